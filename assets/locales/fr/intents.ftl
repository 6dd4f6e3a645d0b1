### What keys and buttons do, for the list of controls: a few words without a full stop.

## Everywhere

intents-confirm = appuyer, choisir
intents-back = fermer ce qui a été ouvert en dernier, revenir, pause
intents-pause = le menu de la partie
intents-up = vers le haut, lancer plus fort
intents-down = vers le bas, lancer moins fort
intents-left = vers la gauche
intents-right = vers la droite
intents-next = au bouton suivant
intents-previous = au bouton précédent
intents-page-up = une page vers le haut
intents-page-down = une page vers le bas
intents-rules = les règles de ce que tu pointes
intents-full-screen = plein écran
intents-pin = garder une explication, puis la laisser partir
intents-find-next = le résultat suivant de la recherche
intents-find-backwards = maintenue : le résultat précédent
intents-begin = commencer la partie
intents-go-on = continuer après un décompte
intents-letters = choisir des lettres pour un champ de texte

## In the letter picker

intents-delete-letter = effacer la lettre avant le curseur
intents-type-space = une espace
intents-capitals = majuscules ou minuscules
intents-cursor-left = le curseur à gauche
intents-cursor-right = le curseur à droite
intents-done = terminer le texte

## At every table

intents-hint = un conseil
intents-log = le journal
intents-since = ce qui s’est passé depuis ton dernier tour
intents-undo = annuler le dernier coup
intents-let-go = annuler le choix
intents-hurry = passer les animations
intents-throw = lancer
intents-turn-left = tourner la vue à gauche
intents-turn-right = tourner la vue à droite
intents-turn-table = maintiens et fais glisser : tourner la vue
intents-pan-table = maintiens et fais glisser : déplacer la vue
intents-pan-left = déplacer la vue vers la gauche
intents-pan-right = déplacer la vue vers la droite
intents-pan-up = déplacer la vue vers le haut
intents-pan-down = déplacer la vue vers le bas
intents-nearer = rapprocher la vue
intents-farther = éloigner la vue
intents-from-above = vue de dessus
intents-whole-table = rétablir la vue
intents-talk = parler aux autres à la table

## At the table for practice

intents-practice-dice = les dés qui sont sur la table
intents-practice-dice-each = dés sur la table : choix { $number }
intents-lay-again = reposer les dés comme au début
intents-charge = maintenir : un lancer plus fort ; relâcher : lancer

## In a replay

intents-play = lire ou mettre en pause
intents-next-action = l’action suivante
intents-last-action = l’action précédente
intents-next-turn = le tour suivant
intents-turn-before = le tour précédent
intents-whole-turns = maintenue : des tours entiers au lieu d’actions
intents-beginning = au début
intents-end = à la fin
intents-eyes = de qui tu vois la main
intents-faster = plus vite
intents-slower = moins vite

## On the gamepads of several people who are asked

intents-answer = une réponse, comme l’indique le panneau
intents-answer-each = réponse { $number } du panneau
