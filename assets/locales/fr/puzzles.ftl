### The puzzles: positions in which a play has to be found. The owl is the strongest computer player.

# The button that opens the list.
puzzles-open = Énigmes

puzzles-heading = Énigmes
puzzles-about = Trouve le coup que le hibou a trouvé. Le hibou est l’ordinateur le plus fort.
puzzles-back = Retour

# $solved: number, $all: number
puzzles-solved = Trouvées : { $solved } sur { $all }

# $why: message
puzzles-unread = Impossible de lire les énigmes : { $why }.

# How much is at stake.
puzzles-grade-small = L’enjeu est réel
puzzles-grade-middle = L’enjeu est grand
puzzles-grade-large = L’enjeu est très grand

# A puzzle in the list.
# $number: number, $game: text
puzzles-entry = { $number } · { $game }

# One that was found. The sign stands for it in the calendar too.
# $number: number, $game: text
puzzles-entry-solved = { $number } · { $game } ◊ trouvée

## A puzzle

# $number: number
puzzles-task-heading = Énigme { $number }
puzzles-task-own = Un moment de ta partie

# $game: text
puzzles-task = { $game } : c’est à toi, et un coup est nettement le meilleur.
puzzles-task-about = Regarde la table et joue-le. Seul ton premier coup compte ; les autres attendent.
puzzles-begin = À la table

## The answer

puzzles-found = Trouvé !
puzzles-not-found = Le hibou joue autre chose

# $advice: message
puzzles-yours = Toi : { $advice }.

# $advice: message
puzzles-best = Le hibou : { $advice }.

# $advice: message, $reason: message
puzzles-best-because = Le hibou : { $advice } – { $reason }.

# What was played in the match, and what it cost.
# $advice: message, $amount: message
puzzles-in-the-match = Dans la partie : { $advice }. Cela a coûté { $amount }.

puzzles-next = Énigme suivante
puzzles-again = Réessayer
puzzles-leave = Toutes les énigmes

# Instead of a hint.
puzzles-no-hint = Une énigme n’a pas d’indices.

# The button beside a mistake in the review of a match: makes a puzzle of the moment.
puzzles-of-moment = Énigme
