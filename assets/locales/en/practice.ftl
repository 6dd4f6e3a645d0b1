### The table on which throws are practised, without a match.

practice-heading = Practise throws
practice-about = Throw as often as you like. Nothing is saved or counted here.

## Which dice lie on the table: buttons.

practice-one = One die
practice-stacks = A die and stacks
practice-five = Five dice
practice-fourteen = Fourteen dice

## The throw as it is aimed

# Of a full throw.
# $percent: number
practice-strength = Strength: { $percent } %

# $way: message
practice-direction = Direction: { $way }

# The directions, as the player sees the table from above.
practice-way-away = away from you
practice-way-away-right = away to the right
practice-way-right = to the right
practice-way-near-right = towards you, to the right
practice-way-near = towards you
practice-way-near-left = towards you, to the left
practice-way-left = to the left
practice-way-away-left = away to the left

## How the last throw ended, a line each

practice-rolls = The dice roll ...
practice-too-slow = Let go while you are still moving.
# $percent: number, $way: message
practice-last = Last throw: { $percent } %, { $way }
# $face: number
practice-shows = The die shows { $face }.
# The numbers of all dice, and their sum.
# $faces: text, $sum: number
practice-show = { $faces } – { $sum } in all
# Dice that lay askew or fell to the floor.
# $dice: number
practice-again = { $dice ->
    [one] One die was thrown again.
   *[other] { $dice } dice were thrown again.
}
practice-stand = All stacks stand.
# $stacks: number
practice-fell = { $stacks ->
    [one] One stack fell.
   *[other] { $stacks } stacks fell.
}

## How to throw

# $arrows: message, $charge: message, $throw: message, $dice: message, $again: message
practice-how = Mouse or finger: drag over the table and let go. Keys: { $arrows } to aim, hold { $charge } for strength, { $throw } to throw. { $dice } to choose the dice, { $again } to lay them again.
# The same while a gamepad is in use.
# $throw: message, $again: message
practice-how-with-pad = Pull the right stick back and let it go, or press { $throw } to throw as aimed. { $again } lays the dice again.

## Buttons

practice-throw = Throw
practice-reset = Lay them again
practice-back = Back
