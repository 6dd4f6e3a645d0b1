### What is said of the die of Skip-Bo MOD. All else is as in Skip-Bo: see skip-bo.ftl.

## The faces of the die, as they are printed on it.

# Stands in for a card from the low to the high number.
# $low: number, $high: number
skip-bo-mod-face-range = { $low }-{ $high }
skip-bo-mod-face-wild = Skip-Bo
# $cards: number
skip-bo-mod-face-discard = Discard { $cards }
# $cards: number
skip-bo-mod-face-opponent-draws = Opponent Draws { $cards }

## What the die can be used for, in a word or two beside it. Little room.

skip-bo-mod-rolled-used = used
skip-bo-mod-rolled-stands-in = stands in
skip-bo-mod-rolled-wild = any number
# $cards: number
skip-bo-mod-rolled-discard = { $cards ->
    [one] discard
   *[other] discards
}
skip-bo-mod-rolled-opponent-draws = opponent draws

## Why an act is refused: a sentence without a full stop.

skip-bo-mod-refused-used-up = The die has been used up for this turn
skip-bo-mod-refused-other-number = The die can't stand in for the number that pile needs
skip-bo-mod-refused-no-follower = A card of the next number, or a Skip-Bo, has to follow the die at once
skip-bo-mod-refused-no-opponent = That is not your opponent
skip-bo-mod-refused-finished-stock = That stock is finished and gets no more cards
skip-bo-mod-refused-no-stand-in = The die shows nothing that can stand in for a card
skip-bo-mod-refused-no-discard = The die does not let you discard a card and play on
skip-bo-mod-refused-no-opponent-draws = The die does not make an opponent draw

## The log: a sentence for each event.

# The face is one of those at the top of this file.
# $player: seat, $face: message
skip-bo-mod-log-rolled = { $player } rolls the die: { $face }.
# The die takes the place of a card with this number.
# $player: seat, $value: number, $pile: number
skip-bo-mod-log-stood-in = { $player } uses the die as { $value } on pile { $pile }.
# $player: seat, $card: card, $letter: key
skip-bo-mod-log-discarded = { $player } uses the die to discard { skip-bo-a-card } onto discard pile { $letter } and plays on.
# $player: seat, $opponent: seat
skip-bo-mod-log-made-draw = { $player } uses the die: { $opponent }'s stock has to grow.

## Advice: what to do, as a clause that stands after "Hint:", "Better:" or "Instead:".

# The die is the next number of a pile, and a card from the hand follows on it.
# $value: number, $pile: number, $card: card
skip-bo-mod-advice-stand-in-hand = use the die as { $value } on pile { $pile } and follow it with { skip-bo-a-card } from hand
# $value: number, $pile: number, $card: card
skip-bo-mod-advice-stand-in-stock = use the die as { $value } on pile { $pile } and follow it with { skip-bo-the-card } from the stock
# $value: number, $pile: number, $card: card, $owner: seat
skip-bo-mod-advice-stand-in-stock-of = use the die as { $value } on pile { $pile } and follow it with { skip-bo-the-card } from { $owner }'s stock
# $value: number, $pile: number, $card: card, $letter: key
skip-bo-mod-advice-stand-in-discard = use the die as { $value } on pile { $pile } and follow it with { skip-bo-the-card } from discard pile { $letter }
# $value: number, $pile: number, $card: card, $letter: key, $owner: seat
skip-bo-mod-advice-stand-in-discard-of = use the die as { $value } on pile { $pile } and follow it with { skip-bo-the-card } from { $owner }'s discard pile { $letter }
# $card: card, $letter: key
skip-bo-mod-advice-discard = use the die to discard { skip-bo-a-card } onto discard pile { $letter } and play on
# $opponent: seat
skip-bo-mod-advice-opponent-draws = use the die to make { $opponent } draw

## Why an act is good: a clause that stands after the advice and a dash, without a full stop.

# $opponent: seat, $cards: number
skip-bo-mod-reason-opponent-draws = { $cards ->
    [one] { $opponent } has { $cards } card left in the stock
   *[other] { $opponent } has { $cards } cards left in the stock
}

## The status line: whose turn it is and what is due.

# A person has to roll.
# $player: seat
skip-bo-mod-status-roll = { $player }: roll the die
# $player: seat
skip-bo-mod-status-rolls = { $player }: the die is rolling
# The turn of somebody else who can discard by the die.
# $player: seat, $cards: number
skip-bo-mod-status-plays-discard = { $player } is playing, and can discard { $cards } more with the die
# The turn of somebody else. What the die is for is one of the texts below that begin with skip-bo-mod-use.
# $player: seat, $purpose: message
skip-bo-mod-status-plays = { $player } is playing; the die: { $purpose }
# $low: number, $high: number
skip-bo-mod-use-stand-in = it stands in for { $low } to { $high }
skip-bo-mod-use-wild = it stands in for any number
# $cards: number
skip-bo-mod-use-discard = { $cards ->
    [one] discard a card and play on
   *[other] discard up to { $cards } cards and play on
}
skip-bo-mod-use-opponent-draws = make an opponent draw
# What is due stands after the name of the player and a colon.
# $purpose: message
skip-bo-mod-due-play = play or discard; the die: { $purpose }
skip-bo-mod-due-follower = choose the card that follows the die
skip-bo-mod-due-discard = choose a card from your hand to discard; your turn goes on
skip-bo-mod-due-discard-pile = choose a discard pile; your turn goes on
skip-bo-mod-due-opponent = choose who draws: a stock, or the key at a name
skip-bo-mod-due-pile = choose the pile where the die stands in

## What the large button says. Little room: at most about 18 letters.

skip-bo-mod-button-roll = Roll the die
# What is due: the button can't be pressed.
skip-bo-mod-button-use = Use the die

## What keys do, beside a picture of the key. As short as can be.

skip-bo-mod-key-roll = roll the die
# With the mouse.
skip-bo-mod-key-swing = swing over the tray and release, or click it
skip-bo-mod-key-die = die
skip-bo-mod-key-discard = discard, play on
# Chooses the card that follows on the die.
skip-bo-mod-key-follower = what follows
# Chooses the opponent who draws, by the number at each name.
skip-bo-mod-key-opponent = who draws, by number
# Chooses the card that is discarded by the die.
skip-bo-mod-key-card = the card
# Chooses the pile that the die stands in on.
skip-bo-mod-key-pile = the pile
# The arrow keys, through all that can be chosen.
skip-bo-mod-key-go-through = browse

## Banners: large words over the table when something special happens, without a full stop.

# $player: seat, $opponent: seat
skip-bo-mod-banner-made-draw = { $player } makes { $opponent } draw a card to the bottom of the stock

## Labels on the table. Very little room: as short as can be.

# Over a building pile whose top number the die took.
# $value: number
skip-bo-mod-label-by-die = { $value } by the die
# Over a building pile in which the die took a number: what it has reached, what fits next, and what the die stands for.
# $value: number, $next: number, $die: number
skip-bo-mod-label-die-below = { $value }, needs { $next } · { $die } by die

## What a person is told at the pointer and in the status line, mostly because something can't be done so.

skip-bo-mod-told-nothing-follows = The die can stand in only where you can play the next number on it at once
skip-bo-mod-told-no-card = You have no card in hand to discard
skip-bo-mod-told-no-opponent = No opponent can be made to draw
skip-bo-mod-told-press-number = Press the number shown at a player's name
skip-bo-mod-told-building-piles = The die stands in on one of the building piles 1 to 4
skip-bo-mod-told-choose-use = First choose what to use the die for

## The guided first match: what each lesson is about, and what to do.

skip-bo-mod-lesson-roll-head = Roll the die
skip-bo-mod-lesson-roll-words = Whoever plays all cards of their stock first wins. A turn of MOD starts with the action die. Flick it with the mouse or a finger, or press the large button.
skip-bo-mod-lesson-stand-in-head = The die stands in
skip-bo-mod-lesson-stand-in-words = The die can be the next number of a pile if one of your cards follows it at once. Choose the die, then the pile, then the card.
skip-bo-mod-lesson-discard-head = Discard and play on
skip-bo-mod-lesson-discard-words = The die lets you discard cards and carry on with your turn.
skip-bo-mod-lesson-draws-head = Opponent draws
skip-bo-mod-lesson-draws-words = The die lets you add a card to an opponent's stock: choose the die, then that stock.

## What keys and buttons do, for the list of controls

skip-bo-mod-intent-die = use the die

# In the summary of what a player did since your last turn: the die stood in for a card of this number.
# $value: number
skip-bo-mod-brief-stood-in = { $value } by the die

## What the game is, for people who do not know it.

skip-bo-mod-introduction = Skip-Bo with a die that every turn begins with: it lends you a card, makes the others draw, or lets you discard more.
