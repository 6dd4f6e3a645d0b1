### Les pages de statistiques : ce que donnent les parties gardées pour un joueur, et comment les dés sont tombés.

figures-heading = Statistiques
figures-back = Retour

figures-nothing = Aucune partie gardée n’a été jouée par une personne.
figures-nothing-of = Aucune partie de { $name } n’est encore gardée.
figures-no-such-match = Aucune partie de ce jeu n’est gardée.

figures-finished = parties jouées jusqu’au bout
figures-won = dont gagnées
figures-streak = victoires de suite, au plus
figures-points-mean = points par partie en moyenne
figures-points-most = points au plus
figures-percent = { $percent } %
figures-percent-of = { $number } %
figures-decimal = { $whole },{ $tenth }
figures-negative = −{ $number }

figures-against-heading = Victoires selon les adversaires
figures-against-about = La part des parties gagnées, selon le joueur de l’ordinateur le plus fort à la table.
figures-people-only = des gens seulement
figures-against = { $who } ({ $count })

figures-by-game = Par jeu
figures-won-of = { $won } sur { $count } gagnées : { $share }

figures-points-heading = Points
figures-points-about = Les dernières parties, une barre chacune, la plus récente à droite : dorée si elle a été gagnée, jaune si la victoire a été partagée. La ligne est la moyenne.
figures-match-won = gagnée
figures-match-tied = partagée
figures-match-lost = perdue
figures-one-match = { $how }, { $points } points
figures-streak-now = Victoires de suite en ce moment
figures-streak-lost = Défaites de suite, au plus

figures-counted = Compté en chemin

figures-choices = Choix et chance
figures-choices-none = Personne n’est encore revenu sur ces parties : cela prend un moment, car le joueur de l’ordinateur le plus fort les parcourt toutes.
figures-choices-of = { $choices ->
    [one] 1 choix
   *[other] { $choices } choix
} dans { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
}, comparés à ce qu’aurait fait le joueur de l’ordinateur le plus fort.
figures-choices-best = Le meilleur choix, ou aussi bon
figures-choices-loss = Un choix a coûté en moyenne
figures-luckiest = Le moment le plus chanceux a rapporté
figures-look-back = Revenir sur { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
figures-looking-back = Retour en arrière : { $done } sur { $all }

figures-dice-heading = Les dés sont-ils justes ?
figures-dice-none = Aucun dé n’a encore été lancé sur cet ordinateur. Voici comment les dés sont tombés lors de leurs essais.
figures-dice-answer = { $throws ->
    [one] 1 lancer
   *[other] { $throws } lancers
} de { $die } sur cet ordinateur. { $verdict }
figures-dice-how = Chaque lancer est de la vraie physique : rien ne décide d’une face à l’avance, et rien ne la corrige après. Chaque graphique montre combien de fois chaque face était dessus ; la ligne dorée est ce qu’on attend d’un dé équilibré.
figures-d6 = dés à six faces
figures-d10 = dés à dix faces
figures-dice-kept = Lancés sur cet ordinateur : { $die }
figures-dice-tested = Lancés pour éprouver le programme : { $die }
figures-dice-rolled = Lancés avec tumbletop roll : { $die }
figures-dice-tested-about = De tous les gestes, forts et doux, de partout. { $verdict }
figures-dice-throws = Lancers
figures-dice-chi-square = Khi-deux
figures-dice-furthest = La face la plus éloignée s’écarte de
figures-chi-square = { $value }, à { $degrees } degrés de liberté
figures-both = { $first } { $second }
