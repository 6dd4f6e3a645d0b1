### Les pages de statistiques : ce que donnent les parties gardées pour un joueur, et comment les dés sont tombés.

figures-heading = Statistiques
figures-back = Retour

figures-nothing = Aucune partie gardée n’a été jouée par une personne.
figures-nothing-of = Aucune partie de { $name } n’est encore gardée.
figures-no-such-match = Aucune partie de ce jeu n’est gardée.

figures-finished = parties jouées jusqu’au bout
figures-won = dont gagnées
figures-streak = record de victoires de suite
figures-points-mean = points par partie en moyenne
figures-points-most = record de points
figures-percent = { $percent } %
figures-percent-of = { $number } %
figures-decimal = { $whole },{ $tenth }
figures-negative = −{ $number }

figures-against-heading = Victoires selon les adversaires
figures-against-about = La part des parties gagnées, selon l’ordinateur le plus fort à la table.
figures-people-only = que des personnes
figures-against = { $who } ({ $count })

figures-by-game = Par jeu
figures-won-of = { $won } sur { $count } gagnées : { $share }

figures-points-heading = Points
figures-points-about = Les dernières parties, une barre chacune, la plus récente à droite : dorée si elle a été gagnée, jaune si la victoire a été partagée. La ligne est la moyenne.
figures-match-won = gagnée
figures-match-tied = partagée
figures-match-lost = perdue
figures-one-match = { $how }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
figures-streak-now = Victoires de suite en ce moment
figures-streak-lost = Record de défaites de suite

figures-counted = Compté au passage

figures-choices = Choix et chance
figures-choices-none = Il n’y a pas encore eu de retour sur ces parties : cela prend un moment, car l’ordinateur le plus fort les parcourt toutes.
figures-choices-of = { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
} dans { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, en comparaison de ce qu’aurait fait l’ordinateur le plus fort.
figures-choices-best = Le meilleur choix, ou aussi bon
figures-choices-loss = Un choix a coûté en moyenne
figures-luckiest = Le moment le plus chanceux a rapporté
figures-look-back = Revenir sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
figures-looking-back = Retour sur les parties : { $done } sur { $all }

figures-dice-heading = Les dés sont-ils justes ?
figures-dice-none = Aucun dé n’a encore été lancé sur cette machine. Voici comment les dés sont tombés lors de leurs essais.
figures-dice-answer = { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
} de { $die } sur cette machine. { $verdict }
figures-dice-how = Chaque lancer est de la vraie physique : rien ne décide d’une face à l’avance, et rien ne la corrige après. Chaque graphique montre combien de fois chaque face est sortie ; la ligne dorée est ce qu’on attend d’un dé équilibré.
figures-d6 = dés à six faces
figures-d10 = dés à dix faces
figures-dice-kept = Lancés sur cette machine : { $die }
figures-dice-tested = Lancés pour tester le programme : { $die }
figures-dice-rolled = Lancés avec tumbletop roll : { $die }
figures-dice-tested-about = Avec tous les gestes, forts ou doux, de partout. { $verdict }
figures-dice-throws = Lancers
figures-dice-chi-square = Khi-deux
figures-dice-furthest = La face la plus éloignée s’écarte de
figures-chi-square = { $value }, à { $degrees } degrés de liberté
figures-both = { $first } { $second }
