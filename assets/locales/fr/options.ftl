### The options that several games have. Each has a name (little room: at most about 24 letters) and a line that explains it.

## Slips.

options-slips = En cas de faux pas
options-slips-about = Refusé : ce que les règles interdisent ne se fait pas, et on te dit pourquoi. Mode table : un faux pas est possible, et coûte ce que disent les règles.
options-slips-assisted = Il est refusé
options-slips-table = Mode table

## Who goes first.

options-first = Qui commence
options-first-anybody = Au hasard
options-first-seat = Place { $seat }

## Which values an option can have, as the command line lists them. Words in English, as in "standard" and "random", are typed as they are and must stay.

options-values-words = { $words }
options-values-range = { $least } à { $most }
options-values-first = random ou le numéro d’une place, 1 à { $most }
options-values-first-plays = random ou le numéro d’une place occupée
options-values-board = standard ou le nom d’un fichier de plateau
