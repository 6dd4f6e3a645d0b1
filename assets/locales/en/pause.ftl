### The menu that Esc opens during a match, and its questions.

pause-heading = Paused

# Over the menu of a match with people at other machines.
pause-heading-together = Menu
pause-goes-on = The match goes on: this menu doesn't pause it for anyone.

pause-gamepad-gone = The gamepad is disconnected. Reconnect it, or continue with keyboard or mouse.

## The buttons.

pause-resume = Resume
pause-players = Players
pause-look = Table and dice
pause-settings = Settings
pause-rules = Rules
pause-restart = Restart
pause-leave = Leave match

## The questions, each with its answers.

pause-restart-ask = Start this match over, with the same players and fresh dice?
pause-restart-yes = Start over
pause-restart-no = Keep playing

pause-leave-ask = Leave this match? You can't come back to it.

# Where the match is kept.
pause-leave-kept = Leave this match? It is saved, and you can continue it from the main menu.
pause-leave-yes = Leave
pause-leave-no = Keep playing

## The page about a gamepad that was disconnected.

# A heading.
# $who: seat
pause-pad-gone = { $who }'s gamepad is disconnected

# $who: seat
pause-pad-gone-about = Connect it again, or press a button on the gamepad that { $who } uses now. Gamepads of others stay theirs.

# A button.
pause-pad-gone-without = Go on without it

# Said when the gamepad is connected again.
# $who: seat
pause-pad-back = { $who }'s gamepad is back
