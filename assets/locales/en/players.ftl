### The page of the pause menu on which a person leaves a seat to the computer and takes it back.

players-heading = Players
players-about = If you have to go, let the computer play for you. You can take your seat back at any time.
players-done = Done

## Under the name of a player: who plays the seat now.

players-person = Plays on this computer
players-left = Played by the computer

## The button beside a player. Little room: at most about 22 letters.

players-leave = Let the computer play
players-take-over = Take seat back

## What is said once a seat has changed hands.

# $who: seat
players-again = { $who } is playing again

# $who: seat
players-computer = The computer now plays for { $who }

## The gamepads, each with its owner. Shown where several people play.

players-pads = Gamepads
players-pads-about = A gamepad plays for one person. A new one gets the seat of whoever is due when it is first pressed.

# $number: number, $name: text
players-pad = Gamepad { $number }: { $name }

# Under the gamepad that was pressed last.
players-pad-last = Pressed last
players-pad-connected = Connected

# In place of the name of a person: the gamepad has no owner.
players-pad-free = Nobody yet
