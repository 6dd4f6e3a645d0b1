### The menu that Esc opens during a match, and its questions.

pause-heading = Pause
pause-gamepad-gone = La manette n’est plus là. Rebranche-la, ou continue au clavier ou à la souris.

## The buttons.

pause-resume = Reprendre
pause-players = Qui joue
pause-settings = Réglages
pause-rules = Règles
pause-restart = Recommencer
pause-leave = Quitter la partie

## The questions, each with its answers.

pause-restart-ask = Recommencer cette partie depuis le début, à la même table et avec de nouveaux dés ?
pause-restart-yes = Recommencer
pause-restart-no = Continuer à jouer
pause-leave-ask = Quitter cette partie ? Il n’est pas possible de la reprendre.
pause-leave-kept = Quitter cette partie ? Elle est gardée, et tu pourras la reprendre depuis l’accueil.
pause-leave-yes = Quitter
pause-leave-no = Continuer à jouer
