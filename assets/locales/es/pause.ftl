### The menu that Esc opens during a match, and its questions.

pause-heading = Pausa

# Over the menu of a match with people at other machines.
pause-heading-together = Menú
pause-goes-on = La partida sigue: este menú no la detiene para nadie.

pause-gamepad-gone = El mando se ha desconectado. Conéctalo de nuevo, o sigue con el teclado o el ratón.

## The buttons.

pause-resume = Continuar
pause-players = Jugadores
pause-look = Mesa y dados
pause-settings = Ajustes
pause-rules = Reglas
pause-restart = Empezar de nuevo
pause-leave = Salir de la partida

## The questions, each with its answers.

pause-restart-ask = ¿Empezar de nuevo esta partida, con los mismos jugadores y otros dados?
pause-restart-yes = Empezar de nuevo
pause-restart-no = Seguir jugando

pause-leave-ask = ¿Salir de esta partida? No podrás volver a ella.
pause-leave-kept = ¿Salir de esta partida? Está guardada, y puedes continuarla desde el menú principal.
pause-leave-yes = Salir
pause-leave-no = Seguir jugando

## The page about a gamepad that was disconnected.

pause-pad-gone = El mando de { $who } se ha desconectado

pause-pad-gone-about = Conéctalo de nuevo, o pulsa un botón del mando que { $who } usa ahora. Los mandos de los demás siguen siendo suyos.

pause-pad-gone-without = Seguir sin él

pause-pad-back = El mando de { $who } vuelve a estar conectado
