pause-heading = Pause

# Over the menu of a match with people at other machines.
pause-heading-together = Menü
pause-goes-on = Die Partie läuft weiter: Dieses Menü hält sie für niemanden an.

pause-gamepad-gone = Das Gamepad ist getrennt. Schließ es wieder an, oder spiele mit Tastatur oder Maus weiter.

## The buttons.

pause-resume = Weiterspielen
pause-players = Spieler
pause-look = Tisch und Würfel
pause-settings = Einstellungen
pause-rules = Regeln
pause-restart = Neu beginnen
pause-leave = Partie verlassen

## The questions, each with its answers.

pause-restart-ask = Diese Partie von vorn beginnen, mit denselben Spielern und neuem Glück?
pause-restart-yes = Neu beginnen
pause-restart-no = Weiterspielen

pause-leave-ask = Diese Partie verlassen? Du kannst sie später nicht fortsetzen.
pause-leave-kept = Diese Partie verlassen? Sie ist gespeichert, und du kannst sie im Hauptmenü fortsetzen.
pause-leave-yes = Verlassen
pause-leave-no = Weiterspielen

## The page about a gamepad that was disconnected.

pause-pad-gone = Das Gamepad von { $who } ist getrennt

pause-pad-gone-about = Schließ es wieder an, oder drücke einen Knopf auf dem Gamepad, das { $who } jetzt benutzt. Die Gamepads der anderen bleiben ihre.

pause-pad-gone-without = Ohne weiterspielen

pause-pad-back = Das Gamepad von { $who } ist wieder da
