### What the rules of all games say: why a match can't be set up, an act is refused or a result makes no sense. All are
### clauses without a full stop; where one begins a sentence its first letter becomes a capital.

## Why a match can't be set up.

# $least: number, $most: number, $count: number
rules-players = this game needs { $least } to { $most } players, but { $count } were chosen

# $why: message
rules-teams = these teams are not possible: { $why }

# $option: text, $value: text, $allowed: message
rules-option = option { $option }: { $value } is not allowed ({ $allowed })

# $option: text, $known: series
rules-option-unknown = there is no option { $option }; the options are: { $known }

# $option: text
rules-option-unknown-none = there is no option { $option }; this game has none

# A board file says what is printed on dice, boards and cards.
# $file: text, $why: message
rules-board = the board file { $file } can't be used: { $why }

## Why teams can't play.

rules-teams-pairs = a team has exactly two players
rules-teams-letters = one letter is needed for each seat
rules-teams-stack-count = teams need four, six or eight players
rules-teams-stack-neighbours = partners can't sit next to each other: an opponent has to sit on each side of every player
rules-teams-skip-bo-count = playing in pairs takes four or six players
rules-teams-skip-bo-opposite = partners have to sit opposite each other
rules-teams-skip-bo-dice = in Skip-Bo Dice everyone plays alone

## What is wrong with a board file.

# $bytes: number
rules-board-no-file = it is not a file, or it is larger than { $bytes } bytes

# $key: text, $why: message
rules-board-key = { $key }: { $why }

# $needed: number, $count: number
rules-board-count = { $needed } are needed, but there are { $count }

# $most: number
rules-board-at-most = at most { $most } are possible

# $least: number, $most: number, $count: number
rules-board-range = { $least } to { $most } are possible, but there are { $count }

# $most: number, $count: number
rules-board-deck = a deck has at most { $most } cards, but this one has { $count }

rules-board-die-missing = it is missing, and this game needs one
rules-board-die-none = this game has no die
rules-board-die-face = one of the faces is not valid

# $count: number
rules-board-die-faces = six faces are needed, but there are { $count }

# The names in quotation marks are the same in all languages.
# $name: text
rules-board-die-face-name = there is no face "{ $name }"; possible faces are ranges as in "1-4", "skip-bo", "discard 2" and "opponent draws 1"

# $pile: text
rules-board-no-such-bubble = { $pile } has no such bubble

# $pile: text, $bubble: number
rules-board-no-bubble = { $pile } has no bubble { $bubble }

# $side: text
rules-board-no-side = { $side } is neither a number from 1 to 10 nor S

# $number: number
rules-board-unfillable = no die shows { $number } or S, so no pile can be completed

# $sides: number, $text: text, $count: number
rules-board-sides = a die has { $sides } sides, but { $text } has { $count }

## Why an act was not applied.

# $who: seat
rules-not-due = it is not { $who }'s turn

rules-not-due-chance = no dice or cards are due now
rules-over = the match is over

# The rule's id, as in S-4, comes last.
# $why: message, $rule: text
rules-illegal = { $why } ({ $rule })

# What dice or a shuffle are said to have given.
# $why: message
rules-bad-report = this result is not possible here: { $why }

## Why dice or a shuffle can't have given that.

rules-report-other-game = it belongs to another game
rules-report-wrong-dice = the wrong dice were thrown
rules-report-another-throw = a different throw is due
rules-report-something-else = something else is due
rules-report-shuffle = a shuffle is due
rules-report-die = the die is due
rules-report-face = a die shows 1 to 6
rules-report-two-dice = two dice are due from each player who rolls
rules-report-all-dice = all dice of all players are due
rules-report-floor = that many dice can't have fallen to the floor
rules-report-floor-often = a die can't have fallen to the floor that often
rules-report-stack-on-table = only a stack on the table can be hit
rules-report-fell-or-stands = a stack has either fallen or still stands
rules-report-turned-back = only other loose dice are turned back
rules-report-no-seat = nobody plays in that seat
rules-report-not-thrown = only the dice that were thrown can show something new
rules-report-no-side = a die that was thrown has to show one of its sides
