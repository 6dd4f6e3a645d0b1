### The page of the pause menu on which a person leaves a seat to the computer and takes it back.

players-heading = Jugadores
players-about = Si tienes que irte, deja que juegue el ordenador por ti. Puedes recuperar tu sitio cuando quieras.
players-done = Listo

## Under the name of a player: who plays the seat now.

players-person = Juega en este dispositivo
players-left = Juega el ordenador

## The button beside a player. Little room: at most about 22 letters.

players-leave = Dejar al ordenador
players-take-over = Recuperar el sitio

## What is said once a seat has changed hands.

players-again = { $who } vuelve a jugar

players-computer = Ahora juega el ordenador por { $who }

## The gamepads, each with its owner. Shown where several people play.

players-pads = Mandos
players-pads-about = Un mando juega por una persona. Uno nuevo es de quien tiene el turno cuando se pulsa por primera vez.

players-pad = Mando { $number }: { $name }

players-pad-last = Pulsado por última vez
players-pad-connected = Conectado

players-pad-free = De nadie
