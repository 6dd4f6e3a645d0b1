### The options that several games have. Each has a name (little room: at most about 24 letters) and a line that explains it.

## Slips.

options-slips = Si alguien se despista
options-slips-about = Rechazado: lo que las reglas prohíben no se puede hacer, y se dice por qué. Reglas de mesa: puede haber despistes, y cuestan lo que dicen las reglas.
options-slips-assisted = Se rechaza
options-slips-table = Reglas de mesa

## Who goes first.

options-first = Quién empieza
options-first-anybody = Al azar

options-first-seat = Sitio { $seat }

## Which values an option can have, as the command line lists them. Words in English, as in "standard" and "random", are typed as they are and must stay.

options-values-words = { $words }

options-values-range = de { $least } a { $most }

options-values-first = random o el número de un sitio, de 1 a { $most }

options-values-first-plays = random o el número de un sitio ocupado

options-values-board = standard o el nombre de un archivo de tablero
