### The menu that Esc opens during a match, and its questions.

pause-heading = Pause

# Over the menu of a match with people at other machines.
pause-heading-together = Menu
pause-goes-on = La partie continue : ce menu ne l’arrête pour personne.

pause-gamepad-gone = La manette est déconnectée. Rebranche-la, ou continue au clavier ou à la souris.

## The buttons.

pause-resume = Reprendre
pause-players = Joueurs
pause-look = Table et dés
pause-settings = Réglages
pause-rules = Règles
pause-restart = Recommencer
pause-leave = Quitter la partie

## The questions, each with its answers.

pause-restart-ask = Recommencer cette partie, avec les mêmes joueurs et de nouveaux dés ?
pause-restart-yes = Recommencer
pause-restart-no = Continuer à jouer
pause-leave-ask = Quitter cette partie ? Tu ne pourras pas la reprendre.
pause-leave-kept = Quitter cette partie ? Elle est sauvegardée, et tu pourras la reprendre depuis le menu principal.
pause-leave-yes = Quitter
pause-leave-no = Continuer à jouer

## The page about a gamepad that was disconnected.

pause-pad-gone = { $who } n’a plus de manette
pause-pad-gone-about = Rebranche-la, ou appuie sur un bouton de la manette que { $who } utilise maintenant. Les autres gardent la leur.
pause-pad-gone-without = Continuer sans elle
pause-pad-back = { $who } a retrouvé sa manette
