### The puzzles: positions in which a play has to be found. The owl is the strongest computer player.

# The button that opens the list.
puzzles-open = Problemas

puzzles-heading = Problemas
puzzles-about = Encuentra la jugada que encontró el búho. El búho es el jugador virtual más fuerte.
puzzles-back = Volver

# $solved: number, $all: number
puzzles-solved = Encontradas: { $solved } de { $all }

# $why: message
puzzles-unread = No se pueden leer los problemas: { $why }.

# How much is at stake.
puzzles-grade-small = Hay algo en juego
puzzles-grade-middle = Hay mucho en juego
puzzles-grade-large = Hay muchísimo en juego

# A puzzle in the list.
# $number: number, $game: text
puzzles-entry = { $number } · { $game }

# One that was found. The sign stands for it in the calendar too.
# $number: number, $game: text
puzzles-entry-solved = { $number } · { $game } ◊ encontrada

## A puzzle

# $number: number
puzzles-task-heading = Problema { $number }
puzzles-task-own = Un momento de tu partida

# $game: text
puzzles-task = { $game }: es tu turno, y una jugada es claramente la mejor.
puzzles-task-about = Mira la mesa y juégala. Solo cuenta tu primera jugada; los demás esperan.
puzzles-begin = A la mesa

## The answer

puzzles-found = ¡La encontraste!
puzzles-not-found = El búho juega otra cosa

# $advice: message
puzzles-yours = Tú: { $advice }.

# $advice: message
puzzles-best = El búho: { $advice }.

# $advice: message, $reason: message
puzzles-best-because = El búho: { $advice } – { $reason }.

# What was played in the match, and what it cost.
# $advice: message, $amount: message
puzzles-in-the-match = En la partida: { $advice }. Costó { $amount }.

puzzles-next = Siguiente problema
puzzles-again = Intentar otra vez
puzzles-leave = Todos los problemas

# Instead of a hint.
puzzles-no-hint = Un problema no tiene pistas.

# The button beside a mistake in the review of a match: makes a puzzle of the moment.
puzzles-of-moment = Problema
