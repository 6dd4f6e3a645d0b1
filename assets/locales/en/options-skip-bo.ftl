### The options of Skip-Bo and Skip-Bo MOD. Each has a name (little room: at most about 24 letters) and a line that explains it.

## The cards in each stock.

options-skip-bo-stock = Cards in each stock
options-skip-bo-stock-about = How many cards each stock has: 30 as standard, 20 with five or six players, 10 in the short game.
options-skip-bo-stock-about-mod = How many cards each stock has: 15 as standard, 10 in the short game.
options-skip-bo-stock-standard = Standard
options-skip-bo-stock-short = Short game

# $count: number
options-skip-bo-stock-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# Which values the option can have, as the command line lists them: "standard" and "short" are typed as they are.
# $least: number, $most: number
options-skip-bo-stock-values = standard, short, or { $least } to { $most }

# Why a number of cards is not allowed.
options-skip-bo-stock-too-large = use fewer cards with this deck and so many players: five have to be left for each of them

## How long the match is.

options-skip-bo-target = Match length
options-skip-bo-target-about = One round decides, or the match goes on until somebody reaches this many points; 500 is usual.
options-skip-bo-target-round = One round

# $points: number
options-skip-bo-target-points = To { $points } points

# Which values the option can have, as the command line lists them: "round" is typed as it is.
# $least: number, $most: number
options-skip-bo-target-values = round, or { $least } to { $most }

## Who goes first.

options-skip-bo-first-about = Who goes first, such as the youngest; in later rounds the first turn moves on by one seat.

## What happens when no card is left to draw.

options-skip-bo-stalemate = Nothing left to draw
options-skip-bo-stalemate-about = When no card is left to draw and a full round has passed without a play, earlier turns included: all discard piles become a new draw pile; or, after two rounds, the round is a draw; or play goes on until nobody can do anything any more.
options-skip-bo-stalemate-reshuffle = Reshuffle the discards
options-skip-bo-stalemate-draw = The round is a draw
options-skip-bo-stalemate-off = Play on

## Decks.

options-skip-bo-decks = Decks
options-skip-bo-decks-about = How many decks are shuffled together.
options-skip-bo-decks-one = One
options-skip-bo-decks-two = Two

## What is printed.

options-skip-bo-board = Deck and die
options-skip-bo-board-about = What is printed on the cards and, in MOD, on the die.
