### The table of Stack as text; see text.ftl.

## What lies there.

# $numbers: series
text-stack-loose = Your loose dice: { $numbers }.
text-stack-no-loose = You have no loose dice.
# Stacks with the player's die on top, and what they count together now.
# $stacks: series, $points: number
text-stack-stacks = Your stacks: { $stacks }; { stack-points }.
# $player: seat, $numbers: series
text-stack-loose-of = { $player }, loose dice: { $numbers }.
# $player: seat
text-stack-no-loose-of = { $player }, loose dice: none.
# $player: seat, $stacks: series, $points: number
text-stack-stacks-of = { $player }, stacks: { $stacks }; { stack-points }.
# A stack in a list: the number on top, and how many dice.
# $face: number, $height: number
text-stack-high = { $face } with { $height } dice
# $face: number
text-stack-captured = { $face } captured
# $players: seats
text-stack-last-turns = Last turn for { $players }.

## Choices.

# $face: number
text-stack-put = put a { $face }
# $face: number
text-stack-roll = roll a { $face } again
text-stack-roll-any = roll a die again
# Slips that Table rules allow.
# $face: number
text-stack-take-up = pick up a { $face }
# $face: number, $owner: seat
text-stack-take-up-of = pick up a { $face } of { $owner }
text-stack-take-up-any = pick up a die
# $face: number, $owner: seat
text-stack-roll-of = roll a { $face } of { $owner }
text-stack-roll-any-of = roll a die of another player
text-stack-jump = act out of turn
text-stack-throw-first = throw two dice: the highest sum goes first
text-stack-throw = throw all the dice

## Examples for the help. Only words that the program understands, as in text.ftl.

# $player: text
text-stack-example-put = put 3 on { $player }
text-stack-example-roll = roll 5

## The things of the table, each by itself.

# $face: number
text-stack-thing-loose = loose { $face }
# $face: number, $height: number
text-stack-thing-stack = stack of { $height } dice, { $face } on top
