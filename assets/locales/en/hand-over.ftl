### The screen that hides the hands of cards while one person gives the table to the next.

# $who: seat
hand-over-next = { $who } is next

# Somebody plays out of turn.
# $who: seat
hand-over-reaches-in = { $who } reaches in

# $who: seat, $rightful: seat
hand-over-out-of-turn = { $who } begins a turn, though it is { $rightful }'s. Until it ends anybody can call it; then { $rightful } goes on.

hand-over-hidden = Nobody's hand is shown now. The others look away.

# A button.
# $who: seat
hand-over-arrive = I am { $who }, show my hand

# The same in a game without hidden hands.
hand-over-open = Nothing is hidden here. Whoever is next goes to the table.

# A button, in a game without hidden hands.
# $who: seat
hand-over-arrive-open = I am { $who }, go on
