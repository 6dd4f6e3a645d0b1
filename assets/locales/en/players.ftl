### The page of the pause menu on which a person leaves a seat to the computer and takes it back.

players-heading = Players
players-about = If you have to go, leave your seat to the computer. You can take it back at any time.
players-done = Done

## Under the name of a player: who plays the seat now.

players-person = Plays at this machine
players-left = Left to the computer

## The button beside a player. Little room: at most about 22 letters.

players-leave = Leave to the computer
players-take-over = Take over

## What is said once a seat has changed hands.

# $who: seat
players-again = { $who } plays again

# $who: seat
players-computer = The computer plays for { $who } now
