### The screen on which a match is set up: the game, who plays, and how it is played.

setup-heading = New match
setup-back = Back
setup-start = Start

## The seats.

setup-seats-heading = Players, clockwise

# How many seats are taken, of those that the game allows.
# $taken: number, $most: number
setup-seats-taken = { $taken } of { $most }

# A button.
setup-add = + Add a player

# $colour: message
setup-colour = Colour: { $colour }. Press for the next one; if another player has it, you swap.

setup-remove = Remove this seat

setup-who = Who sits here? Choose somebody who has played here before, or type a name.
setup-nobody-else = No other players yet. Anyone who plays under their own name is remembered.
setup-face = The face at the table. Computer players have faces of their own.
setup-character = Press for another opponent.

## Who plays a seat. Little room: at most about 22 letters.

setup-kind-person = Person
setup-kind-random = Computer: random
setup-kind-baseline = Computer: baseline
setup-kind-greedy = Computer: greedy
setup-kind-easy = Computer: easy
setup-kind-normal = Computer: normal
setup-kind-hard = Computer: hard
setup-kind-expert = Computer: expert

## The line under a seat: what who plays it does.

setup-about-person = Plays on this computer, with mouse or keys.
setup-about-random = Plays any legal move at random. Good for a first match.
setup-about-baseline = Plays the first legal move.
setup-about-greedy = Takes whatever brings the most points at once.
setup-about-easy = Sees what is on the table and plans nothing. Good for a first match.
setup-about-normal = Plays decently and watches what it leaves for others.
setup-about-hard = Plans the whole turn, and what the others can make of it.
setup-about-expert = Plans ahead and tries out what may come. As good as this program gets.

# Comes after one of the lines above.
# $name: text
setup-about-partner = Partner: { $name }.

# All that is said of a seat.
# $lines: sentences
setup-about = { $lines }

## How it is played: the options that all games have. Those of each game are in files of their own.

setup-options-heading = Options
setup-more = More options
setup-fewer = Fewer options
setup-teams = Teams of two
setup-teams-about = With an even number of players, four or more. Partners sit opposite each other.

# The guide through a first match, the tutorial.
setup-guide = Tutorial
setup-guide-about = For a first match: shows what you can do, until you have done it once.

# The number from which all chance of a match follows.
setup-seed = Seed
setup-seed-about = The same seed and throws give the same match. Leave empty for a random one.

## The line at the bottom: the set-up in short.

# $game: text, $who: series
setup-summary = { $game }: { $who }

# $count: number
setup-summary-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}

# $count: number
setup-summary-computers = { $count ->
    [one] 1 computer player
   *[other] { $count } computer players
}

setup-summary-teams = teams of two, partners opposite

# A button: what a long match can be set to.
# $value: message, $time: message
setup-shorter = Shorter: { $value }, { $time }

## The line at the bottom: why the match can't be played.

# $count: number
setup-problem-teams = Teams of two need an even number of players, four or more; there are { $count }. Add or remove a seat, or play without teams.

# $seat: number
setup-problem-unnamed = Seat { $seat } needs a name.

# $name: text
setup-problem-same-name = Two players are called { $name }: nobody could tell them apart.

setup-problem-seed = The seed has to be a whole number of up to 19 digits, or empty.

# The reason is a clause that begins with a small letter.
# $why: message
setup-refused = { CAPITAL($why) }.
