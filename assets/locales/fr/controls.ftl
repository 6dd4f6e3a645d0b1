### The page on which actions are put on other keys and buttons.

controls-heading = Touches et boutons
controls-about = Choisis une action, puis appuie sur la touche, le bouton de la souris ou de la manette à lui donner. Échap laisse tout en place.
controls-done = Terminé
controls-reset = Rétablir
controls-reset-all = Tout rétablir
controls-press-now = Appuie maintenant
controls-no-input = rien
controls-inputs = { $does }, { $device } : { $inputs }
controls-preset = Clavier et souris
controls-preset-about = Toutes les actions d’un coup, selon ta façon de t’installer.
controls-preset-own = Personnel
controls-preset-usual = Habituel
controls-preset-mouse-right = Souris à droite
controls-preset-mouse-left = Souris à gauche
controls-preset-one-hand = Une main
controls-pad-preset = Manette
controls-pad-preset-about = Tous les boutons d’un coup. D’une main : son stick ou ses quatre boutons, les boutons au-dessus et un appui sur le stick. Tout le reste est à l’écran.
controls-preset-swapped = A et B inversés
controls-preset-left-hand = Main gauche seule
controls-preset-right-hand = Main droite seule
controls-letter = Touches par lettre
controls-letter-about = Ce que tu presses compte par ce qui est écrit sur la touche, et non par sa place.
controls-toggle = Appuyer au lieu de maintenir
controls-toggle-about = Ce qu’il faut maintenir commence par un appui et finit par le suivant.
controls-stick = Stick gauche
controls-stick-about = Jusqu’où pousser le stick gauche pour qu’il compte comme une direction.
controls-pull = Stick droit
controls-pull-about = Jusqu’où le tirer pour viser un lancer. Plus loin, s’il vise tout seul.
controls-repeat = Direction maintenue
controls-repeat-about = Comment une direction de la manette se répète tant que tu la maintiens. Les touches se répètent selon ton système.
controls-repeat-off = Pas du tout
controls-repeat-slow = Lentement
controls-repeat-normal = Normalement
controls-repeat-fast = Vite
controls-strength = Force du lancer
controls-strength-about = La force du lancer d’un geste de la souris ou du stick.

controls-further = { $does } (en plus dans ce jeu)

controls-also = Aussi : { $actions }

controls-rumble = Vibrations
controls-rumble-about = Les manettes vibrent un instant quand une pile tombe et quand c’est leur tour.
controls-rumble-off = Aucune
controls-rumble-weak = Faibles
controls-rumble-full = Fortes
