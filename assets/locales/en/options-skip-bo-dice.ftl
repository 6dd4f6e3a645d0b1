### The options of Skip-Bo Dice. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-skip-bo-dice-board = Dice and boards
options-skip-bo-dice-board-about = What is printed on the dice and the boards.

options-skip-bo-dice-first-about = Who goes first: choose the youngest player's seat, or leave it to chance.

# Of the option that says how slips are handled in the other games.
options-skip-bo-dice-slips-about = No slip is penalised in this game: Assisted and Table rules play alike.
