### The options of Skip-Bo Dice. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-skip-bo-dice-board = Dados y tableros
options-skip-bo-dice-board-about = Lo que va impreso en los dados y los tableros.

options-skip-bo-dice-first-about = Quién empieza: elige el sitio de la persona más joven, o déjalo al azar.

options-skip-bo-dice-rounds = Rondas
options-skip-bo-dice-rounds-about = Una ronda, o tantas como sitios, para que cada uno empiece una vez: decide la suma de los puntos.
options-skip-bo-dice-rounds-one = Una
options-skip-bo-dice-rounds-each = Tantas como sitios

options-skip-bo-dice-slips-about = Este juego no penaliza ningún despiste: Asistido y Reglas de mesa son lo mismo.
