### The pages of statistics: figures of the saved matches for a player, and how the dice fell.

figures-heading = Statistics
figures-back = Back

## What there is none of.

figures-nothing = No saved match was played by a person.

# $name: text
figures-nothing-of = There is no saved match of { $name } yet.

figures-no-such-match = There is no saved match of this game.

## The large figures: what stands under each.

figures-finished = matches finished
figures-won = of them won
figures-streak = longest winning streak
figures-points-mean = points per match on average
figures-points-most = highest score

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
figures-points-about = The latest matches, one bar each, newest on the right: gold for a win, yellow for a shared win. The line is the average.
figures-match-won = won
figures-match-tied = shared
figures-match-lost = lost

# $how: message, $points: number
figures-one-match = { $how }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

figures-streak-now = Current winning streak
figures-streak-lost = Longest losing streak

## What the game counts.

figures-counted = More figures

## Mistakes and luck.

figures-choices = Choices and luck
figures-choices-none = None of these matches has been reviewed yet. It takes a while, as the strongest computer player goes through each of them.

# $choices: number, $matches: number
figures-choices-of = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, compared with what the strongest computer player would have done.

figures-choices-best = Best choices, or just as good
figures-choices-loss = Average cost of a choice
figures-luckiest = Luckiest moment

# A button. How many matches have not been reviewed yet.
# $count: number
figures-look-back = Review { $count ->
    [one] 1 match
   *[other] { $count } matches
}

# $done: number, $all: number
figures-looking-back = Reviewing: { $done } of { $all }

## The dice.

figures-dice-heading = Are the dice fair?
figures-dice-none = No dice have been thrown on this computer yet. Below is how they fell when they were tested.

# The first line of the page.
# $throws: number, $die: message, $verdict: message
figures-dice-answer = { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
} of { $die } on this computer. { $verdict }

figures-dice-how = Every throw is real physics: nothing decides a face beforehand, and nothing corrects it afterwards. Each chart shows how often each face came up; the gold line is what a fair die is expected to show.

figures-d6 = six-sided dice
figures-d10 = ten-sided dice

# $die: message
figures-dice-kept = Thrown on this computer: { $die }

# $die: message
figures-dice-tested = Thrown to test the program: { $die }

# $die: message
figures-dice-rolled = Thrown with tumbletop roll: { $die }

# $verdict: message
figures-dice-tested-about = With every kind of throw, hard and soft, from all sides. { $verdict }

figures-dice-throws = Throws
figures-dice-chi-square = Chi-square
figures-dice-furthest = Largest deviation of a face

# $value: message, $degrees: number
figures-chi-square = { $value }, with { $degrees } degrees of freedom

# Two sentences.
# $first: message, $second: message
figures-both = { $first } { $second }
