### Les pages de statistiques : ce que donnent les parties gardées pour un joueur, et comment les dés sont tombés.

figures-heading = Statistiques
figures-back = Retour

figures-nothing = Aucune partie sauvegardée n’a été jouée par une personne.
figures-nothing-of = Il n’y a pas encore de partie sauvegardée de { $name }.
figures-no-such-match = Il n’y a pas de partie sauvegardée de ce jeu.

figures-finished = parties terminées
figures-won = dont gagnées
figures-streak = plus longue série de victoires
figures-points-mean = points par partie en moyenne
figures-points-most = meilleur score
figures-percent = { $percent } %
figures-percent-of = { $number } %
figures-decimal = { $whole },{ $tenth }
figures-negative = −{ $number }

figures-against-heading = Victoires selon les adversaires
figures-against-about = La part de parties gagnées, selon l’ordinateur le plus fort à la table.
figures-people-only = sans ordinateur
figures-against = { $who } ({ $count })

figures-by-game = Par jeu
figures-won-of = { $won } sur { $count } gagnées : { $share }

figures-points-heading = Points
figures-points-about = Les dernières parties, une barre chacune, la plus récente à droite : or pour une victoire, jaune pour une victoire partagée. La ligne indique la moyenne.
figures-match-won = gagnée
figures-match-tied = partagée
figures-match-lost = perdue
figures-one-match = { $how }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
figures-streak-now = Série de victoires en cours
figures-streak-lost = Plus longue série de défaites

figures-counted = Autres chiffres

figures-choices = Choix et chance
figures-choices-none = Aucune de ces parties n’a encore été analysée. Cela prend un moment : l’ordinateur le plus fort les reprend une à une.
figures-choices-of = { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
} dans { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, par rapport à ce qu’aurait fait l’ordinateur le plus fort.
figures-choices-best = Meilleurs choix, ou tout aussi bons
figures-choices-loss = Coût moyen d’un choix
figures-luckiest = Moment le plus chanceux
figures-look-back = Analyser { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
figures-looking-back = Analyse en cours : { $done } sur { $all }

figures-dice-heading = Les dés sont-ils équilibrés ?
figures-dice-none = Aucun dé n’a encore été lancé sur cet ordinateur. Voici comment ils sont tombés lors des essais.
figures-dice-answer = { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
} de { $die } sur cet ordinateur. { $verdict }
figures-dice-how = Chaque lancer est de la vraie physique : rien ne décide d’une face à l’avance, et rien ne la corrige ensuite. Chaque graphique montre combien de fois chaque face est sortie ; la ligne dorée indique ce qu’on attend d’un dé équilibré.
figures-d6 = dés à six faces
figures-d10 = dés à dix faces
figures-dice-kept = Lancés sur cet ordinateur : { $die }
figures-dice-tested = Lancés pour tester le programme : { $die }
figures-dice-rolled = Lancés avec tumbletop roll : { $die }
figures-dice-tested-about = Avec toutes sortes de lancers, forts ou doux, de tous les côtés. { $verdict }
figures-dice-throws = Lancers
figures-dice-chi-square = Khi-deux
figures-dice-furthest = Plus grand écart d’une face
figures-chi-square = { $value }, avec { $degrees } degrés de liberté
figures-both = { $first } { $second }
