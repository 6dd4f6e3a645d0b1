### The options of Skip-Bo Dice. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-skip-bo-dice-board = Dice and boards
options-skip-bo-dice-board-about = What is printed on the dice and the boards.

options-skip-bo-dice-first-about = Who goes first: choose the youngest player's seat, or leave it to chance.

options-skip-bo-dice-rounds = Rounds
options-skip-bo-dice-rounds-about = One round, or as many as there are players, so that each goes first once: the sum of points decides.
# Values of the option, on a chooser.
options-skip-bo-dice-rounds-one = One
options-skip-bo-dice-rounds-each = As many as players

# Of the option that says how slips are handled in the other games.
options-skip-bo-dice-slips-about = No slip is penalised in this game: Assisted and Table rules play alike.
