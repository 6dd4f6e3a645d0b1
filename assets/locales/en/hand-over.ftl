### The screen that hides the hands of cards while one person gives the table to the next.

# $who: seat
hand-over-next = { $who } is next

# Somebody plays out of turn.
# $who: seat
hand-over-reaches-in = { $who } jumps in

# $who: seat, $rightful: seat
hand-over-out-of-turn = { $who } begins a turn, though it is { $rightful }'s turn. Until it ends, anyone can call it out; then { $rightful } plays on.

hand-over-hidden = No hand is shown now. Everyone else, please look away.

# A button.
# $who: seat
hand-over-arrive = I'm { $who }, show my hand

# The same in a game without hidden hands.
hand-over-open = Nothing is hidden here. The next player takes over.

# A button, in a game without hidden hands.
# $who: seat
hand-over-arrive-open = I'm { $who }, continue

# Who can confirm it, where each person has a gamepad.
# $who: seat
hand-over-pad = { $who }'s gamepad, the keyboard or the mouse
