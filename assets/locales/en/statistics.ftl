### Statistics of the saved matches: what players did, what the games count, how the dice fell.

## What the games count. A line each, with the figure after it.

statistics-stacks-captured = Stacks captured
statistics-stacks-captured-in-a-round = Most stacks captured in one round
statistics-stacks-captured-in-a-row = Most turns in a row with a capture
statistics-dice-placed = Dice stacked
statistics-dice-rolled = Dice rolled
statistics-stacks-felled = Stacks knocked over
statistics-stacks-felled-standard = Stacks knocked over with the standard throw
statistics-stacks-felled-softly = Stacks knocked over with your own soft throw
statistics-stacks-felled-middle = Stacks knocked over with your own medium throw
statistics-stacks-felled-hard = Stacks knocked over with your own hard throw
statistics-cards-played-a-turn = Cards played per turn, on average
statistics-cards-played-in-a-turn = Most cards played in one turn
statistics-cards-from-stock = Cards played from the stock
statistics-cards-from-stock-in-a-turn = Most cards from the stock in one turn
statistics-piles-completed = Piles completed
statistics-die-used = Times the die was used
statistics-bubbles-filled-a-turn = Bubbles filled per own turn, on average
statistics-bubbles-filled-in-a-turn = Most bubbles filled in one turn
statistics-bonus-used = Bubbles filled with the Bonus Die
statistics-calls-used = Calls of others used
statistics-stars-collected = Stars collected
statistics-rerolls-used = Free re-rolls used

## Who.

statistics-unnamed = Players without their own name

# Against whom matches were played. What the levels are called stands in ai.ftl.
statistics-against-people = Against people only

# The strongest computer player at the table.
# $level: message
statistics-against-computers = Against computer players up to { $level }

## The figures of a player.

# $matches: number, $finished: number
statistics-matches = { $matches ->
    [one] 1 match saved
   *[other] { $matches } matches saved
}; finished: { $finished }

statistics-all-games = All games

# $won: number, $tied: number, $lost: number, $unfinished: number
statistics-results = won { $won }, shared { $tied }, lost { $lost }, unfinished { $unfinished }

# Wins and losses in a row: how many at present, the most ever.
# $now: number, $wins: number, $losses: number
statistics-streaks = wins in a row: { $now } now, { $wins } at most; losses in a row: { $losses } at most

# $least: number, $most: number, $mean: text
statistics-points = points: { $least } to { $most }, { $mean } on average

# Something with its figure.
# $what: message, $figure: text
statistics-figure = { $what }: { $figure }

# What is told of a player, an opponent or a game.
# $what: message, $told: message
statistics-told = { $what }: { $told }

# Where matches were reviewed. A share of choices in percent.
# $percent: text, $choices: number, $matches: number
statistics-best-choices = best choices: { $percent } % of { $choices }, in { $matches ->
    [one] 1 reviewed match
   *[other] { $matches } reviewed matches
}

# What it cost is measured as the game measures it: "about 2 points".
# $amount: message
statistics-mean-loss = average cost of a choice: { $amount }

# $amount: message
statistics-luckiest = luckiest moment: { $amount }

statistics-nobody = There is no saved match of this player.

# $file: text, $why: message
statistics-left-out = { $file } is left out: { $why }

## The dice.

statistics-dice-kept = Dice thrown in saved matches
statistics-dice-tested = Dice thrown in tests of the program
statistics-dice-rolled-series = Dice thrown with tumbletop roll

# $die: text, $throws: number
statistics-dice-throws = { $die }: { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
}

# $throws: number
statistics-dice-faceless = { $throws ->
    [one] 1 throw left no faces to count.
   *[other] { $throws } throws left no faces to count.
}

# How likely something is with an even die: the end of a sentence.
# $count: number
statistics-chance-of-100 = in { $count } of 100 such series

# $count: number
statistics-chance-of-1000 = in { $count } of 1000 such series

statistics-chance-below = in fewer than 1 of 1000 such series

# What a player should make of it.
# $chance: message
statistics-dice-usual = A fair die would be at least this uneven { $chance }: nothing unusual.

# $chance: message
statistics-dice-rare = A fair die would be at least this uneven { $chance }: rare, but it happens.

# $chance: message
statistics-dice-surprising = A fair die would be at least this uneven { $chance }: that is surprising.

# $needed: number
statistics-dice-too-few = Too few throws to tell: it takes { $needed }.

# $length: number, $face: number, $chance: message
statistics-dice-run = The longest run is of the { $face }: { $length ->
    [one] once
   *[other] { $length } times in a row
}. A fair die would have a run at least this long { $chance }.

# $p: text, $percent: text
statistics-dice-tested-as = p = { $p }, largest deviation of a face { $percent } %

## What is wrong with a file of throws. Clauses without a full stop.

statistics-roll-foreign = this is not a series of throws made by tumbletop roll
statistics-roll-contradicts = the numbers in the series contradict each other
