### The options that several games have. Each has a name (little room: at most about 24 letters) and a line that explains it.

## Slips.

options-slips = When somebody slips
options-slips-about = Refused: what the rules forbid can't be done, and you are told why. Table rules: slips can happen, and cost what the rules say.
options-slips-assisted = It is refused
options-slips-table = Table rules

## Who goes first.

options-first = First player
options-first-anybody = Random

# $seat: number
options-first-seat = Seat { $seat }

## Which values an option can have, as the command line lists them. Words in English, as in "standard" and "random", are typed as they are and must stay.

# Words that are typed, one of them: "on or off".
# $words: any
options-values-words = { $words }

# $least: number, $most: number
options-values-range = { $least } to { $most }

# $most: number
options-values-first = random or a seat number, 1 to { $most }

# Why a seat that was chosen can't go first.
options-values-first-plays = random or the number of a seat that is in play

options-values-board = standard or the name of a board file
