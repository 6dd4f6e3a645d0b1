### Captions: short lines that tell what sounds tell. There is little room.
###
### Each begins without a capital, as a name can stand before it: "Ana: a card is laid down, left ×3". The whole line
### gets a capital.

## What stands around the words for a sound

# The player whose sound it is.
# $who: seat, $what: message
captions-of = { $who }: { $what }

# The sound comes from the left or the right side of the table.
# $what: message
captions-left = { $what }, left
# $what: message
captions-right = { $what }, right

# It was heard this often.
# $what: message, $times: number
captions-times = { $what } ×{ $times }

## Dice

captions-dice = dice rattle
# The end of a throw.
captions-still = the dice lie still
captions-floor = a die falls to the floor
captions-placed = a die is put down
captions-rebuilt = a stack is built again
captions-captured = a stack is captured
captions-fell = a stack falls

## Cards and boards

captions-card = a card is laid down
captions-deal = cards are dealt
captions-flip = a card turns over
captions-shuffle = cards are shuffled
# A pile of cards in the middle reached 12.
captions-swept = a pile is complete
# A pile on a player's board.
captions-complete = a pile is complete
captions-reward = a reward
captions-pen = a pen writes

## What the program announces

# After the name of the player.
captions-your-turn = your turn
# After the name of a player who has to choose in another player's turn.
captions-asked = you have to choose
captions-call = a value is called
captions-out-of-turn = out of turn
captions-penalty = penalty
captions-refused = not allowed
captions-round-end = the round is scored
captions-last-turns = last turns
captions-win = victory
captions-lose = the match is lost
captions-emptied = the stock is empty
# In Skip-Bo Dice, by one player in one turn.
captions-chain = five Bonus rolls in a row
