players-heading = Spieler
players-about = Wenn du wegmusst, lass den Computer für dich spielen. Du kannst jederzeit auf deinen Platz zurückkehren.
players-done = Fertig

## Under the name of a player: who plays the seat now.

players-person = Spielt an diesem Gerät
players-left = Hier spielt der Computer

## The button beside a player. Little room: at most about 22 letters.

players-leave = Computer spielen lassen
players-take-over = Wieder selbst spielen

## What is said once a seat has changed hands.

players-again = { $who } spielt wieder

players-computer = Für { $who } spielt jetzt der Computer

## The gamepads, each with its owner. Shown where several people play.

players-pads = Gamepads
players-pads-about = Ein Gamepad spielt für eine Person. Ein neues gehört der Person, die am Zug ist, wenn es zum ersten Mal gedrückt wird.

players-pad = Gamepad { $number }: { $name }

players-pad-last = Zuletzt gedrückt
players-pad-connected = Angeschlossen

players-pad-free = Noch niemand
