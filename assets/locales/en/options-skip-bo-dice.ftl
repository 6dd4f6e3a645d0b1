### The options of Skip-Bo Dice. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-skip-bo-dice-board = Dice and boards
options-skip-bo-dice-board-about = What is printed on the dice and the boards.

options-skip-bo-dice-first-about = Who goes first: the seat of the youngest, or anybody at random.

# Of the option that says how slips are handled in the other games.
options-skip-bo-dice-slips-about = This game penalises no slip: assisted and table play alike.
