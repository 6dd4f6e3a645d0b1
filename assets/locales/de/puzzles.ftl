### The puzzles: positions in which a play has to be found. The owl is the strongest computer player.

# The button that opens the list.
puzzles-open = Rätsel

puzzles-heading = Rätsel
puzzles-about = Finde den Zug, den die Eule gefunden hat. Die Eule ist der stärkste Computerspieler.
puzzles-back = Zurück

# $solved: number, $all: number
puzzles-solved = Gefunden: { $solved } von { $all }

# $why: message
puzzles-unread = Die Rätsel lassen sich nicht lesen: { $why }.

# How much is at stake.
puzzles-grade-small = Es geht um etwas
puzzles-grade-middle = Es geht um viel
puzzles-grade-large = Es geht um sehr viel

# A puzzle in the list.
# $number: number, $game: text
puzzles-entry = { $number } · { $game }

# One that was found. The sign stands for it in the calendar too.
# $number: number, $game: text
puzzles-entry-solved = { $number } · { $game } ◊ gefunden

## A puzzle

# $number: number
puzzles-task-heading = Rätsel { $number }
puzzles-task-own = Ein Moment deiner Partie

# $game: text
puzzles-task = { $game }: Du bist am Zug, und ein Zug ist klar der beste.
puzzles-task-about = Sieh dir den Tisch an und spiele ihn. Nur dein erster Zug zählt; die anderen warten.
puzzles-begin = Zum Tisch

## The answer

puzzles-found = Gefunden!
puzzles-not-found = Die Eule spielt etwas anderes

# $advice: message
puzzles-yours = Du: { $advice }.

# $advice: message
puzzles-best = Die Eule: { $advice }.

# $advice: message, $reason: message
puzzles-best-because = Die Eule: { $advice } – { $reason }.

# What was played in the match, and what it cost.
# $advice: message, $amount: message
puzzles-in-the-match = In der Partie: { $advice }. Das kostete { $amount }.

puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
puzzles-leave = Alle Rätsel

# Instead of a hint.
puzzles-no-hint = Bei einem Rätsel gibt es keine Tipps.

# The button beside a mistake in the review of a match: makes a puzzle of the moment.
puzzles-of-moment = Rätsel
