### La table de Skip-Bo et de Skip-Bo MOD en texte ; voir text.ftl. Séries et défausses ont ici les numéros 1 à 4.

text-skip-bo-card = { $card ->
    [wild] Skip-Bo
    [0] cachée
   *[other] { $card }
}
text-skip-bo-empty = vide

## Ce qu’il y a sur la table.

text-skip-bo-hand = Ta main : { $cards }.
text-skip-bo-hand-empty = Ta main est vide.
text-skip-bo-stock = { $left ->
    [1] Ton stock : { text-skip-bo-card }, la dernière carte.
   *[other] Ton stock : { text-skip-bo-card } dessus, { $left } cartes.
}
text-skip-bo-stock-done = Ton stock est épuisé.
text-skip-bo-needs = Sur les séries 1 à 4, il faut : { $numbers }.
text-skip-bo-discards = Tes défausses : { $cards }.
text-skip-bo-no-discards = Tes défausses sont vides.
text-skip-bo-stock-of = { $left ->
    [1] { $player }, stock : { text-skip-bo-card }, la dernière carte.
   *[other] { $player }, stock : { text-skip-bo-card } dessus, { $left } cartes.
}
text-skip-bo-stock-done-of = { $player }, stock : épuisé.
text-skip-bo-discards-of = { $player }, défausses : { $cards }.
text-skip-bo-no-discards-of = { $player }, défausses : vides.
text-skip-bo-hand-of = { $player }, main : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
text-skip-bo-pile = Ta défausse { $letter }, depuis le dessus : { $cards }.
text-skip-bo-pile-of = { $player }, défausse { $letter }, depuis le dessus : { $cards }.
text-skip-bo-partner = Tu joues avec { $player }.
text-skip-bo-die = Le dé : { $face }.
text-skip-bo-die-used = Le dé : { $face }, utilisé.

## Ce qui s’est passé.

text-skip-bo-also = { $player } joue aussi { $cards }.

## Les choix.

text-skip-bo-onto = sur la série { $pile }, comme { $value }
text-skip-bo-onto-empty = sur la défausse { $letter }, qui est vide
text-skip-bo-onto-card = sur la défausse { $letter }, sur { skip-bo-the-card }
text-skip-bo-play-hand = jouer { skip-bo-a-card } de la main
text-skip-bo-play-top = jouer { skip-bo-the-card } du stock
text-skip-bo-play-discard = jouer { skip-bo-the-card } de la défausse { $letter }
text-skip-bo-discard = défausser { skip-bo-a-card }
text-skip-bo-die-discard = utiliser le dé pour défausser { skip-bo-a-card } et continuer
text-skip-bo-stand-in = utiliser le dé comme { $value } sur la série { $pile }
text-skip-bo-roll = lancer le dé
text-skip-bo-talk = parler du coup de ton partenaire
text-skip-bo-jump = commencer un tour hors de ton tour

## Des exemples pour l’aide. Seulement des mots que le programme comprend, comme dans text.ftl.

text-skip-bo-example-hand = joue 7 sur 2
text-skip-bo-example-stock = joue stock sur 1
text-skip-bo-example-discard-pile = joue défausse 1 sur 3
text-skip-bo-example-discard = défausse 7 sur 1
text-skip-bo-example-die = action sur 2 avec 7

## The things of the table, each by itself.

text-skip-bo-thing-hand = { text-skip-bo-card } en main
text-skip-bo-thing-hidden = { $cards ->
    [1] main d’une carte
   *[other] main de { $cards } cartes
}
text-skip-bo-thing-stock = { $left ->
    [1] stock : { text-skip-bo-card }, la dernière carte
   *[other] stock : { text-skip-bo-card } dessus, { $left } cartes
}
text-skip-bo-thing-discards = { $cards ->
    [1] défausse { $letter } : { text-skip-bo-card }, la seule carte
   *[other] défausse { $letter } : { text-skip-bo-card } dessus, { $cards } cartes
}
text-skip-bo-thing-empty = défausse { $letter } : vide
text-skip-bo-thing-die = dé : { $face }
text-skip-bo-thing-die-unrolled = dé
