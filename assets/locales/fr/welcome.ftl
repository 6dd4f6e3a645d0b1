### Le premier démarrage : un nom, une langue, et ce qu’est chaque jeu.

## La première page

welcome-heading = Bienvenue dans Tumbletop
welcome-about = Quatre jeux de table, et les dés roulent vraiment.
welcome-name = Ton nom
welcome-name-about = Pour que les autres sachent à qui c’est de jouer. On ne te le demande qu’une fois.
welcome-next = Continuer
welcome-skip = Vers le titre

## Les jeux

welcome-games-heading = À quoi veux-tu jouer ?
welcome-company = { $players } · { $time }
welcome-minutes = environ { $minutes } minutes
welcome-minutes-between = de { $least } à { $most } minutes
welcome-learn = L’apprendre en trois minutes
welcome-short = Partie courte, { $minutes } minutes
