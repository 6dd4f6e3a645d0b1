### What the rules of all games say: why a match can't be set up, an act is refused or a result makes no sense. All are
### clauses without a full stop; where one begins a sentence its first letter becomes a capital.

## Why a match can't be set up.

# $least: number, $most: number, $count: number
rules-players = this game needs { $least } to { $most } players, and { $count } were chosen

# $why: message
rules-teams = these teams can't play: { $why }

# $option: text, $value: text, $allowed: message
rules-option = option { $option }: { $value } is not allowed ({ $allowed })

# $option: text, $known: series
rules-option-unknown = there is no option { $option }; there are: { $known }

# $option: text
rules-option-unknown-none = there is no option { $option }; there are: none

# A board file says what is printed on dice, boards and cards.
# $file: text, $why: message
rules-board = the board file { $file } can't be used: { $why }

## Why teams can't play.

rules-teams-pairs = a team is two players, neither more nor fewer
rules-teams-letters = there has to be one letter for each seat
rules-teams-stack-count = teams need four, six or eight players
rules-teams-stack-neighbours = partners sit next to each other, and an opponent has to sit between them on both sides
rules-teams-skip-bo-count = partners need four or six players
rules-teams-skip-bo-opposite = partners have to sit opposite each other
rules-teams-skip-bo-dice = in Skip-Bo Dice everybody plays alone

## What is wrong with a board file.

# $bytes: number
rules-board-no-file = it is not a file of at most { $bytes } bytes

# $key: text, $why: message
rules-board-key = { $key }: { $why }

# $needed: number, $count: number
rules-board-count = { $needed } are needed, and there are { $count }

# $most: number
rules-board-at-most = there are at most { $most }

# $least: number, $most: number, $count: number
rules-board-range = { $least } to { $most } are possible, and there are { $count }

# $most: number, $count: number
rules-board-deck = a deck has at most { $most } cards, and this one has { $count }

rules-board-die-missing = it is missing, and this game has one
rules-board-die-none = this game has none
rules-board-die-face = a face is not valid

# $count: number
rules-board-die-faces = six faces are needed, and there are { $count }

# The names in quotation marks are the same in all languages.
# $name: text
rules-board-die-face-name = there is no face "{ $name }"; there are ranges as in "1-4", "skip-bo", "discard 2" and "opponent draws 1"

# $pile: text
rules-board-no-such-bubble = { $pile } has no such bubble

# $pile: text, $bubble: number
rules-board-no-bubble = { $pile } has no bubble { $bubble }

# $side: text
rules-board-no-side = { $side } is no number from 1 to 10 and no S

# $number: number
rules-board-unfillable = no die shows { $number } or S, so no pile can be completed

# $sides: number, $text: text, $count: number
rules-board-sides = a die has { $sides } sides, and { $text } has { $count }

## Why an act was not applied.

# $who: seat
rules-not-due = it is not the turn of { $who }

rules-not-due-chance = it is not the turn of chance
rules-over = the match is over

# The rule's id, as in S-4, comes last.
# $why: message, $rule: text
rules-illegal = { $why } ({ $rule })

# What dice or a shuffle are said to have given.
# $why: message
rules-bad-report = this is no possible outcome here: { $why }

## Why dice or a shuffle can't have given that.

rules-report-other-game = it belongs to another game
rules-report-wrong-dice = the wrong dice were thrown
rules-report-another-throw = another throw is due
rules-report-something-else = something else is due
rules-report-shuffle = a shuffle is due
rules-report-die = the die is due
rules-report-face = a die shows 1 to 6
rules-report-two-dice = two dice of each player who rolls are due
rules-report-all-dice = all dice of all players are due
rules-report-floor = so many dice can't have fallen to the floor
rules-report-floor-often = a die can't have fallen to the floor so often
rules-report-stack-on-table = only a stack on the table can be hit
rules-report-fell-or-stands = a stack either fell or still stands
rules-report-turned-back = only other loose dice are turned back
rules-report-no-seat = nobody plays that seat
rules-report-not-thrown = only the dice that were thrown show something new
rules-report-no-side = a die that was thrown shows one of its sides
