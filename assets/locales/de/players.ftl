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
