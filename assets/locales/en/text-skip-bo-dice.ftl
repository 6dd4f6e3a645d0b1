### The table of Skip-Bo Dice as text; see text.ftl.

## What lies there.

# In a match of several rounds.
# $round: number, $rounds: number, $scores: series
text-skip-bo-dice-round = Round { $round } of { $rounds }. Points of all rounds: { $scores }.
# The dice that can still be used, and the Bonus Die.
# $values: series, $value: card
text-skip-bo-dice-dice = Dice: { $values }. Bonus Die: { skip-bo-dice-value }.
# All number dice are used.
# $value: card
text-skip-bo-dice-only-bonus = Only the Bonus Die is left: { skip-bo-dice-value }.
# $piles: series
text-skip-bo-dice-needs = Your piles need: { $piles }.
# $player: seat, $piles: series
text-skip-bo-dice-needs-of = { $player }, piles need: { $piles }.
# A pile in a list: its letter, and the number of its next bubble.
# $pile: text, $number: number
text-skip-bo-dice-pile = { $pile } { $number }
# The same with a star above that bubble.
# $pile: text, $number: number
text-skip-bo-dice-pile-star = { $pile } { $number } star
# $pile: text
text-skip-bo-dice-pile-complete = { $pile } complete
# What can be used of each stockpile.
# $stockpiles: series
text-skip-bo-dice-stockpiles = Your stockpiles: { $stockpiles }.
# $player: seat, $stockpiles: series
text-skip-bo-dice-stockpiles-of = { $player }, stockpiles: { $stockpiles }.
# A stockpile in a list: its Roman numeral, the value that can be used, and how many boxes are free.
# $stockpile: text, $value: card, $free: number
text-skip-bo-dice-stockpile = { $stockpile } { skip-bo-dice-value } with { $free } free
# Nothing in it can be used.
# $stockpile: text, $free: number
text-skip-bo-dice-stockpile-none = { $stockpile } nothing with { $free } free
# What is left to use: free Skip-Bos, free re-rolls, Skip-Bo Rewards.
# $skip-bos: number, $rerolls: number, $rewards: number
text-skip-bo-dice-left = You have { $skip-bos } free { $skip-bos ->
    [one] Skip-Bo
   *[other] Skip-Bos
}, { $rerolls } { $rerolls ->
    [one] re-roll
   *[other] re-rolls
}, { $rewards } { $rewards ->
    [one] reward
   *[other] rewards
}.
# $player: seat, $skip-bos: number, $rerolls: number, $rewards: number
text-skip-bo-dice-left-of = { $player }: { $skip-bos } free { $skip-bos ->
    [one] Skip-Bo
   *[other] Skip-Bos
}, { $rerolls } { $rerolls ->
    [one] re-roll
   *[other] re-rolls
}, { $rewards } { $rewards ->
    [one] reward
   *[other] rewards
}.
# $value: card
text-skip-bo-dice-called = The Bonus Die shows { skip-bo-dice-value }: use it, or pass.
text-skip-bo-dice-writes = Everyone writes one value in a stockpile.

## Choices.

text-skip-bo-dice-throw = throw all the dice
text-skip-bo-dice-throw-bonus = throw the Bonus Die again
text-skip-bo-dice-throw-again = throw the dice again
# $number: card
text-skip-bo-dice-using = use { skip-bo-dice-a-value }
# $value: card
text-skip-bo-dice-use-bonus = use the { skip-bo-dice-value } on the Bonus Die
# $value: card, $stockpile: text
text-skip-bo-dice-use-stockpile = use the { skip-bo-dice-value } from stockpile { $stockpile }
# $stockpile: text
text-skip-bo-dice-use-reward = use the Skip-Bo Reward from stockpile { $stockpile }
text-skip-bo-dice-use-free = use a free Skip-Bo
# $value: card
text-skip-bo-dice-write = write { skip-bo-dice-value }
# $left: number
text-skip-bo-dice-reroll = use a free re-roll, { $left } left
# Said before the choices of a re-roll.
text-skip-bo-dice-reroll-how = You can also name several dice, as in: roll 3 5 bonus

## Examples for the help. Only words that the program understands, as in text.ftl.

text-skip-bo-dice-example-use = play 7 on a
text-skip-bo-dice-example-stockpile = play stock 2 on b
text-skip-bo-dice-example-roll = roll 3 5 bonus
text-skip-bo-dice-example-write = write 7 in 2

## The things of the table, each by itself.

# $value: card
text-skip-bo-dice-thing-die = die: { skip-bo-dice-value }
# $value: card
text-skip-bo-dice-thing-bonus = Bonus Die: { skip-bo-dice-value }
# $pile: text, $number: number
text-skip-bo-dice-thing-pile = pile { $pile }: needs { $number }
# With a star above the bubble.
# $pile: text, $number: number
text-skip-bo-dice-thing-pile-star = pile { $pile }: needs { $number }, with a star
# $pile: text
text-skip-bo-dice-thing-pile-complete = pile { $pile }: complete
# $stockpile: text, $value: card, $free: number
text-skip-bo-dice-thing-stockpile = stockpile { $stockpile }: { skip-bo-dice-value } on top, { $free } free
# $stockpile: text, $free: number
text-skip-bo-dice-thing-stockpile-none = stockpile { $stockpile }: nothing to use, { $free } free
# $stockpile: text
text-skip-bo-dice-thing-reward = Skip-Bo Reward of stockpile { $stockpile }
# $left: number
text-skip-bo-dice-thing-free = free Skip-Bo, { $left } left
# $left: number
text-skip-bo-dice-thing-reroll = free re-roll, { $left } left
# The whole board of a player.
# $filled: number
text-skip-bo-dice-thing-board = { $filled ->
    [one] board with one bubble filled
   *[other] board with { $filled } bubbles filled
}
