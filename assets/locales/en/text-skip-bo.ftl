### The table of Skip-Bo and Skip-Bo MOD as text; see text.ftl. Building piles have numbers 1 to 4 and so have discard
### piles here.

# A card alone, as in a list. 0 is a card that is not shown.
# $card: card
text-skip-bo-card = { $card ->
    [wild] Skip-Bo
    [0] hidden
   *[other] { $card }
}
# In a list of piles, instead of a card.
text-skip-bo-empty = empty

## What lies there.

# $cards: series
text-skip-bo-hand = Your hand: { $cards }.
text-skip-bo-hand-empty = Your hand is empty.
# $card: card, $left: number
text-skip-bo-stock = { $left ->
    [one] Your stock: { text-skip-bo-card }, the last card.
   *[other] Your stock: { text-skip-bo-card } on top, { $left } cards.
}
text-skip-bo-stock-done = Your stock is finished.
# The number that each of the four building piles takes next, in the order of the piles.
# $numbers: series
text-skip-bo-needs = Piles 1 to 4 need: { $numbers }.
# The top card of each of the four discard piles, in the order of the piles.
# $cards: series
text-skip-bo-discards = Your discards: { $cards }.
text-skip-bo-no-discards = Your discards are empty.
# $player: seat, $card: card, $left: number
text-skip-bo-stock-of = { $left ->
    [one] { $player }, stock: { text-skip-bo-card }, the last card.
   *[other] { $player }, stock: { text-skip-bo-card } on top, { $left } cards.
}
# $player: seat
text-skip-bo-stock-done-of = { $player }, stock: finished.
# $player: seat, $cards: series
text-skip-bo-discards-of = { $player }, discards: { $cards }.
# $player: seat
text-skip-bo-no-discards-of = { $player }, discards: empty.
# $player: seat, $cards: number
text-skip-bo-hand-of = { $player }, hand: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
# A discard pile with several cards, the top one first.
# $letter: key, $cards: series
text-skip-bo-pile = Your discard pile { $letter }, from the top: { $cards }.
# $player: seat, $letter: key, $cards: series
text-skip-bo-pile-of = { $player }, discard pile { $letter }, from the top: { $cards }.
# $player: seat
text-skip-bo-partner = Your partner is { $player }.
# What the die shows: a face as in skip-bo-mod.ftl.
# $face: message
text-skip-bo-die = The die: { $face }.
# $face: message
text-skip-bo-die-used = The die: { $face }, used.

## What happened.

# All cards that a player played in a turn, other than those of the stock.
# $player: seat, $cards: all
text-skip-bo-also = { $player } also plays { $cards }.

## Choices.

# $pile: number, $value: number
text-skip-bo-onto = onto pile { $pile }, as { $value }
# $letter: key
text-skip-bo-onto-empty = onto discard pile { $letter }, which is empty
# $letter: key, $card: card
text-skip-bo-onto-card = onto discard pile { $letter }, on { skip-bo-the-card }
# $card: card
text-skip-bo-play-hand = play { skip-bo-a-card } from hand
# $card: card
text-skip-bo-play-top = play { skip-bo-the-card } from the stock
# $card: card, $letter: key
text-skip-bo-play-discard = play { skip-bo-the-card } from discard pile { $letter }
# $card: card
text-skip-bo-discard = discard { skip-bo-a-card }
# $card: card
text-skip-bo-die-discard = use the die to discard { skip-bo-a-card } and play on
# The die takes the number of a pile, and a card follows.
# $value: number, $pile: number
text-skip-bo-stand-in = use the die as { $value } on pile { $pile }
text-skip-bo-roll = roll the die
text-skip-bo-talk = talk about your partner's play
text-skip-bo-jump = begin a turn out of turn

## Examples for the help. Only words that the program understands, as in text.ftl.

text-skip-bo-example-hand = play 7 on 2
text-skip-bo-example-stock = play stock on 1
text-skip-bo-example-discard-pile = play discard 1 on 3
text-skip-bo-example-discard = discard 7 on 1
text-skip-bo-example-die = die on 2 with 7

## The things of the table, each by itself.

# $card: card
text-skip-bo-thing-hand = { text-skip-bo-card } in hand
# A hand that is face down.
# $cards: number
text-skip-bo-thing-hidden = { $cards ->
    [one] hand of one card
   *[other] hand of { $cards } cards
}
# $card: card, $left: number
text-skip-bo-thing-stock = { $left ->
    [one] stock: { text-skip-bo-card }, the last card
   *[other] stock: { text-skip-bo-card } on top, { $left } cards
}
# $letter: key, $card: card, $cards: number
text-skip-bo-thing-discards = { $cards ->
    [one] discard pile { $letter }: { text-skip-bo-card }, the only card
   *[other] discard pile { $letter }: { text-skip-bo-card } on top, { $cards } cards
}
# $letter: key
text-skip-bo-thing-empty = discard pile { $letter }: empty
# What the die shows: a face as in skip-bo-mod.ftl.
# $face: message
text-skip-bo-thing-die = die: { $face }
# The die, before it is rolled.
text-skip-bo-thing-die-unrolled = die
