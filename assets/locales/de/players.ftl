players-heading = Wer spielt
players-about = Wenn du wegmusst, überlass deinen Platz dem Computer. Du kannst ihn jederzeit wieder übernehmen.
players-done = Fertig

## Under the name of a player: who plays the seat now.

players-person = Spielt an diesem Gerät
players-left = Hier spielt der Computer

## The button beside a player. Little room: at most about 22 letters.

players-leave = Dem Computer überlassen
players-take-over = Übernehmen

## What is said once a seat has changed hands.

players-again = { $who } spielt wieder

players-computer = Für { $who } spielt jetzt der Computer
