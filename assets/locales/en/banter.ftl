### What computer players say at the table, now and then, in a bubble at their seats. Nobody is spoken to, and nobody's
### mistakes are spoken of: each speaks of its own luck. Little room: at most about 40 letters.

## Somebody who is glad, and says so.

# A stack was captured, and is carried off.
banter-merry-capture-1 = Hop, and it's mine!
banter-merry-capture-2 = What a lovely tower to take home!

# Somebody else is on top of the own stack now.
banter-merry-lost-1 = Oh! There it goes. On we go!
banter-merry-lost-2 = It was fun while it was mine.

# The own throw was a good one.
banter-merry-lucky-1 = Ha! Just what I wished for!
banter-merry-lucky-2 = The dice like me today!

# The own stock pile is empty.
banter-merry-stock-1 = All gone! Hooray!
banter-merry-stock-2 = Not a card left. What a feeling!

# A pile is complete.
banter-merry-pile-1 = Done, and off it goes!
banter-merry-pile-2 = Finished! I love that part.

# The match is won.
banter-merry-won-1 = Hooray! That was fun!
banter-merry-won-2 = I won! What a lovely match!

## Somebody who says little, and means it.

# A stack was captured, and is carried off.
banter-dry-capture-1 = I'll take that.
banter-dry-capture-2 = Mine, then.

# Somebody else is on top of the own stack now.
banter-dry-lost-1 = Well. That was that.
banter-dry-lost-2 = It had to go some day.

# The own throw was a good one.
banter-dry-lucky-1 = That will do.
banter-dry-lucky-2 = I've seen worse.

# The own stock pile is empty.
banter-dry-stock-1 = Nothing left. Good.
banter-dry-stock-2 = That was the last one.

# A pile is complete.
banter-dry-pile-1 = Complete.
banter-dry-pile-2 = One more done.

# The match is won.
banter-dry-won-1 = So that's it. A good match.
banter-dry-won-2 = I win. Time for tea.

## Somebody who enjoys a good moment in large words.

# A stack was captured, and is carried off.
banter-grand-capture-1 = Behold: it comes with me!
banter-grand-capture-2 = A fine tower, worthy of my shelf!

# Somebody else is on top of the own stack now.
banter-grand-lost-1 = Farewell, my proud tower!
banter-grand-lost-2 = Even great towers change hands.

# The own throw was a good one.
banter-grand-lucky-1 = Fortune smiles on me!
banter-grand-lucky-2 = The stars are on my side!

# The own stock pile is empty.
banter-grand-stock-1 = The last card! Sound the trumpets!
banter-grand-stock-2 = Empty! What a moment!

# A pile is complete.
banter-grand-pile-1 = Complete, like a poem!
banter-grand-pile-2 = The crowning touch!

# The match is won.
banter-grand-won-1 = Victory! One for the history books!
banter-grand-won-2 = What a match! I take a bow.

## Somebody who speaks softly.

# A stack was captured, and is carried off.
banter-gentle-capture-1 = May I? Thank you.
banter-gentle-capture-2 = How nice. I'll keep it safe.

# Somebody else is on top of the own stack now.
banter-gentle-lost-1 = Never mind. It was a nice one.
banter-gentle-lost-2 = Oh well. Such is the game.

# The own throw was a good one.
banter-gentle-lucky-1 = Oh, how kind of the dice.
banter-gentle-lucky-2 = What a lovely throw.

# The own stock pile is empty.
banter-gentle-stock-1 = My pile is empty. How nice.
banter-gentle-stock-2 = There, all played.

# A pile is complete.
banter-gentle-pile-1 = There, complete.
banter-gentle-pile-2 = Nicely filled.

# The match is won.
banter-gentle-won-1 = I won? What a lovely match.
banter-gentle-won-2 = That was a pleasure, every minute.
