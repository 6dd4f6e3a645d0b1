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
setup-colour = Colour: { $colour }. Press for the next one; the player who has it gets this one.

setup-remove = Remove this seat

setup-who = Who sits here? Choose somebody who has played here before, or write a name.
setup-nobody-else = Nobody else is known yet. Whoever plays under a name of their own is remembered.
setup-face = The face at the table. Computer players have others.

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

setup-about-person = Plays at this machine, by mouse or keys.
setup-about-random = Does anything that is allowed. Good for a first match.
setup-about-baseline = Does the first thing that is allowed.
setup-about-greedy = Takes whatever brings the most points at once.
setup-about-easy = Sees what is there and plans nothing. Good for a first match.
setup-about-normal = Plays decently and watches what it leaves to others.
setup-about-hard = Plans the whole turn, and what the others can make of it.
setup-about-expert = Plans, and tries out what may come. As good as this program can.

# Comes after one of the lines above.
# $name: text
setup-about-partner = Partner: { $name }.

# All that is said of a seat.
# $lines: sentences
setup-about = { $lines }

## How it is played: the options that all games have. Those of each game are in files of their own.

setup-options-heading = How it is played
setup-teams = Teams of two
setup-teams-about = With an even number of players, four or more. Partners sit opposite.

# The guide through a first match, the tutorial.
setup-guide = Guide
setup-guide-about = For a first match: shows what you can do, until you have done it once.

# The number from which all chance of a match follows.
setup-seed = Seed
setup-seed-about = The same seed and throws give the same match. Empty: any.

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

## The line at the bottom: why the match can't be played.

# $count: number
setup-problem-teams = Teams of two need an even number of players, four or more; there are { $count }. Add or remove a seat, or play without teams.

# $seat: number
setup-problem-unnamed = Seat { $seat } needs a name.

# $name: text
setup-problem-same-name = Two players are called { $name }: nobody could tell them apart.

setup-problem-seed = The seed is a whole number of up to 19 digits, or nothing.

# The reason is a clause that begins with a small letter.
# $why: message
setup-refused = { CAPITAL($why) }.
