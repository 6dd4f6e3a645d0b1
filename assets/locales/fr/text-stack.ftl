### La table de Stack en texte ; voir text.ftl.

## Ce qu’il y a sur la table.

text-stack-loose = Tes dés libres : { $numbers }.
text-stack-no-loose = Tu n’as pas de dé libre.
text-stack-stacks = Tes piles : { $stacks } ; { stack-points }.
text-stack-loose-of = { $player }, dés libres : { $numbers }.
text-stack-no-loose-of = { $player }, dés libres : aucun.
text-stack-stacks-of = { $player }, piles : { $stacks } ; { stack-points }.
text-stack-high = { $face } avec { $height } dés
text-stack-captured = { $face } capturé
text-stack-last-turns = Dernier tour pour { $players }.

## Les choix.

text-stack-put = poser un { $face }
text-stack-roll = relancer un { $face }
text-stack-roll-any = relancer un dé
text-stack-take-up = prendre un { $face }
text-stack-take-up-of = prendre un { $face } { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}
text-stack-take-up-any = prendre un dé
text-stack-roll-of = lancer un { $face } { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}
text-stack-roll-any-of = lancer un dé adverse
text-stack-jump = agir hors de ton tour
text-stack-throw-first = lancer deux dés : la somme la plus haute commence
text-stack-throw = lancer tous les dés

## Des exemples pour l’aide. Seulement des mots que le programme comprend, comme dans text.ftl.

text-stack-example-put = pose 3 sur { $player }
text-stack-example-roll = relance 5

## The things of the table, each by itself.

text-stack-thing-loose = { $face } libre
text-stack-thing-stack = pile de { $height } dés, { $face } dessus
