### The pages of statistics: what comes of the kept matches for a player, and how the dice fell.

figures-heading = Statistics
figures-back = Back

## What there is none of.

figures-nothing = No kept match was played by a person.

# $name: text
figures-nothing-of = No match of { $name } is kept yet.

figures-no-such-match = No match of this game is kept.

## The large figures: what stands under each.

figures-finished = matches played to the end
figures-won = of them won
figures-streak = most wins in a row
figures-points-mean = points a match on average
figures-points-most = most points

# $percent: number
figures-percent = { $percent } %

# $number: message
figures-percent-of = { $number } %

# A number with one place after the point.
# $whole: number, $tenth: number
figures-decimal = { $whole }.{ $tenth }

# $number: message
figures-negative = −{ $number }

## Wins by opponents: a chart.

figures-against-heading = Wins by opponents
figures-against-about = The share of matches won, by the strongest computer player at the table.
figures-people-only = people only

# Who, and in how many matches.
# $who: message, $count: number
figures-against = { $who } ({ $count })

## By game: a line each.

figures-by-game = By game

# $won: number, $count: number, $share: message
figures-won-of = { $won } of { $count } won: { $share }

## Points: a chart with a bar for each match.

figures-points-heading = Points
figures-points-about = The last matches, one bar each, the latest on the right: golden where it was won, yellow where the win was shared. The line is the mean.
figures-match-won = won
figures-match-tied = shared
figures-match-lost = lost

# $how: message, $points: number
figures-one-match = { $how }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

figures-streak-now = Wins in a row now
figures-streak-lost = Most losses in a row

## What the game counts.

figures-counted = Counted along the way

## Mistakes and luck.

figures-choices = Choices and luck
figures-choices-none = Nobody has looked back at these matches yet: it takes a while, as the strongest computer player goes through each of them.

# $choices: number, $matches: number
figures-choices-of = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, compared with what the strongest computer player would have done.

figures-choices-best = The best choice, or as good
figures-choices-loss = A choice cost on average
figures-luckiest = The luckiest moment gave

# A button. How many matches nobody has looked back at.
# $count: number
figures-look-back = Look back at { $count ->
    [one] 1 match
   *[other] { $count } matches
}

# $done: number, $all: number
figures-looking-back = Looking back: { $done } of { $all }

## The dice.

figures-dice-heading = Are the dice fair?
figures-dice-none = No die has been thrown at this machine yet. Below is how the dice fell when they were tested.

# The first line of the page.
# $throws: number, $die: message, $verdict: message
figures-dice-answer = { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
} of { $die } at this machine. { $verdict }

figures-dice-how = Every throw is real physics: nothing decides a face beforehand, and nothing corrects one afterwards. Each chart shows how often each face lay on top; the golden line is what an even die is expected to show.

figures-d6 = six-sided dice
figures-d10 = ten-sided dice

# $die: message
figures-dice-kept = Thrown at this machine: { $die }

# $die: message
figures-dice-tested = Thrown to test the program: { $die }

# $die: message
figures-dice-rolled = Thrown with tumbletop roll: { $die }

# $verdict: message
figures-dice-tested-about = With any gesture, hard and soft, from everywhere. { $verdict }

figures-dice-throws = Throws
figures-dice-chi-square = Chi-square
figures-dice-furthest = The furthest face is off by

# $value: message, $degrees: number
figures-chi-square = { $value }, with { $degrees } degrees of freedom

# Two sentences.
# $first: message, $second: message
figures-both = { $first } { $second }
