### La table de Skip-Bo Dice en texte ; voir text.ftl.

## Ce qu’il y a sur la table.

text-skip-bo-dice-round = Manche { $round } sur { $rounds }. Points de toutes les manches : { $scores }.
text-skip-bo-dice-dice = Dés : { $values }. Dé bonus : { skip-bo-dice-value }.
text-skip-bo-dice-only-bonus = Il ne reste que le dé bonus : { skip-bo-dice-value }.
text-skip-bo-dice-needs = Sur tes séries, il faut : { $piles }.
text-skip-bo-dice-needs-of = { $player }, sur les séries, il faut : { $piles }.
text-skip-bo-dice-pile = { $pile } { $number }
text-skip-bo-dice-pile-star = { $pile } { $number } étoile
text-skip-bo-dice-pile-complete = { $pile } complète
text-skip-bo-dice-stockpiles = Tes réserves : { $stockpiles }.
text-skip-bo-dice-stockpiles-of = { $player }, réserves : { $stockpiles }.
text-skip-bo-dice-stockpile = { $stockpile } { skip-bo-dice-value } avec { $free } { $free ->
    [one] libre
   *[other] libres
}
text-skip-bo-dice-stockpile-none = { $stockpile } rien avec { $free } { $free ->
    [one] libre
   *[other] libres
}
text-skip-bo-dice-left = Tu as { $skip-bos } Skip-Bo { $skip-bos ->
    [one] gratuit
   *[other] gratuits
}, { $rerolls } { $rerolls ->
    [one] relance
   *[other] relances
}, { $rewards } { $rewards ->
    [one] récompense
   *[other] récompenses
}.
text-skip-bo-dice-left-of = { $player } : { $skip-bos } Skip-Bo { $skip-bos ->
    [one] gratuit
   *[other] gratuits
}, { $rerolls } { $rerolls ->
    [one] relance
   *[other] relances
}, { $rewards } { $rewards ->
    [one] récompense
   *[other] récompenses
}.
text-skip-bo-dice-called = Le dé bonus montre { skip-bo-dice-value } : utilise-le, ou passe.
text-skip-bo-dice-writes = Tout le monde note une valeur dans une réserve.

## Les choix.

text-skip-bo-dice-throw = lancer tous les dés
text-skip-bo-dice-throw-bonus = relancer le dé bonus
text-skip-bo-dice-throw-again = relancer les dés
text-skip-bo-dice-using = utiliser { skip-bo-dice-a-value }
text-skip-bo-dice-use-bonus = utiliser le { skip-bo-dice-value } du dé bonus
text-skip-bo-dice-use-stockpile = utiliser le { skip-bo-dice-value } de la réserve { $stockpile }
text-skip-bo-dice-use-reward = utiliser la récompense Skip-Bo de la réserve { $stockpile }
text-skip-bo-dice-use-free = utiliser un Skip-Bo gratuit
text-skip-bo-dice-write = noter { skip-bo-dice-value }
text-skip-bo-dice-reroll = utiliser une relance gratuite, il en reste { $left }
text-skip-bo-dice-reroll-how = Tu peux aussi nommer plusieurs dés, comme : relance 3 5 bonus

## Des exemples pour l’aide. Seulement des mots que le programme comprend, comme dans text.ftl.

text-skip-bo-dice-example-use = utilise 7 sur a
text-skip-bo-dice-example-stockpile = utilise réserve 2 sur b
text-skip-bo-dice-example-roll = relance 3 5 bonus
text-skip-bo-dice-example-write = note 7 dans 2

## The things of the table, each by itself.

text-skip-bo-dice-thing-die = dé : { skip-bo-dice-value }
text-skip-bo-dice-thing-bonus = dé bonus : { skip-bo-dice-value }
text-skip-bo-dice-thing-pile = série { $pile } : il faut { $number }
text-skip-bo-dice-thing-pile-star = série { $pile } : il faut { $number }, avec une étoile
text-skip-bo-dice-thing-pile-complete = série { $pile } : complète
text-skip-bo-dice-thing-stockpile = réserve { $stockpile } : { skip-bo-dice-value } dessus, encore { $free } cases
text-skip-bo-dice-thing-stockpile-none = réserve { $stockpile } : rien à utiliser, encore { $free } cases
text-skip-bo-dice-thing-reward = récompense Skip-Bo de la réserve { $stockpile }
text-skip-bo-dice-thing-free = Skip-Bo gratuit, reste : { $left }
text-skip-bo-dice-thing-reroll = relance gratuite, reste : { $left }
text-skip-bo-dice-thing-board = { $filled ->
    [1] plateau avec une bulle remplie
   *[other] plateau avec { $filled } bulles remplies
}
