### The page on which actions are put on other keys and buttons.

controls-heading = Touches et boutons
controls-about = Choisis une action, puis appuie sur la touche, le bouton de la souris ou de la manette à lui donner. Échap laisse tout en place.
controls-done = Terminé
controls-reset = Rétablir
controls-reset-all = Tout rétablir
controls-press-now = Appuie maintenant
controls-no-input = rien
controls-inputs = { $does }, { $device } : { $inputs }
controls-preset = Préréglage
controls-preset-about = Toutes les actions d’un coup, selon ta façon de t’installer.
controls-preset-own = Personnel
controls-preset-usual = Habituel
controls-preset-mouse-right = Souris à droite
controls-preset-mouse-left = Souris à gauche
controls-preset-one-hand = Une main
controls-letter = Touches par lettre
controls-letter-about = Ce que tu presses compte par ce qui est écrit sur la touche, et non par sa place.
controls-toggle = Appuyer au lieu de maintenir
controls-toggle-about = Ce qu’il faut maintenir commence par un appui et finit par le suivant.
controls-stick = Course du stick
controls-stick-about = Jusqu’où pousser le stick gauche pour qu’il compte comme une direction.
controls-strength = Force du lancer
controls-strength-about = La force du lancer d’un geste de la souris ou du stick.

controls-further = { $does } (en plus dans ce jeu)

controls-also = Aussi : { $actions }
