### The menu that Esc opens during a match, and its questions.

pause-heading = Paused
pause-gamepad-gone = The gamepad is gone. Connect it again, or go on by keyboard or mouse.

## The buttons.

pause-resume = Resume
pause-players = Players
pause-settings = Settings
pause-rules = Rules
pause-restart = Restart
pause-leave = Leave match

## The questions, each with its answers.

pause-restart-ask = Start this match over, with the same players and new dice?
pause-restart-yes = Start over
pause-restart-no = Keep playing

pause-leave-ask = Leave this match? It can't be taken up again.

# Where the match is kept.
pause-leave-kept = Leave this match? It is kept, and you can go on with it from the title.
pause-leave-yes = Leave
pause-leave-no = Keep playing
