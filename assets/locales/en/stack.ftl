### What is said of Stack. Dice are named by the number they show, from 1 to 6: "the 3", "a 3".

## Words that other texts here refer to.

# $points: number
stack-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The log: a whole sentence for each thing that happens.

# Who throws for the first turn, the numbers of the two dice, and their sum.
# $player: seat, $first: number, $second: number, $sum: number
stack-log-first-roll = { $player } rolls { $first } and { $second }: { $sum }.

# The sums of these players are equal. At least two.
# $players: seats
stack-log-first-tie = { $players } tie and roll again.

# $player: seat
stack-log-goes-first = { $player } goes first.

# $round: number
stack-log-round = Round { $round }: everyone throws all their dice.

# Dice fell off the table. They belong to the player.
# $player: seat, $dice: number
stack-log-floor = { $dice ->
    [one] { $player }'s die fell to the floor and was thrown again.
   *[other] { $dice } of { $player }'s dice fell to the floor and were thrown again.
}

# $player: seat, $face: number
stack-log-takes-up = { $player } picks up a { $face } and has to place it.

# $player: seat, $face: number
stack-log-takes-up-to-roll = { $player } picks up a { $face } that fits nowhere and has to roll it.

# A die is put on a die of somebody else, and the stack is so high then: 2 or 3.
# $player: seat, $face: number, $owner: seat, $height: number
stack-log-puts = { $player } puts a { $face } on { $owner }'s die: a stack of { $height }.

# The fourth die captures the stack.
# $player: seat, $face: number, $owner: seat
stack-log-puts-fourth = { $player } puts a { $face } on { $owner }'s die: the fourth die.

# $player: seat, $points: number
stack-log-captures = { $player } captures the stack: { stack-points }.

# Somebody rolls a die of somebody else, which is a slip.
# $player: seat, $owner: seat
stack-log-rolls-others = { $player } rolls { $owner }'s die.

# The number of the die before the roll, and after it.
# $player: seat, $before: number, $face: number
stack-log-rolled = { $player } re-rolls a { $before } and gets a { $face }.

# It: the die that was just rolled.
# $player: seat
stack-log-has-to-place = It fits, so { $player } has to place it.

# It: the die that was just rolled.
stack-log-stays-loose = It fits nowhere and stays where it lies.

stack-log-pushed = A stack was pushed but still stands: no penalty.

# A roll turned over a die that lay there.
# $owner: seat, $face: number
stack-log-turned-back = { $owner }'s die was turned over and is set back to { $face }.

# $player: seat, $dice: number
stack-log-fell = { $player } knocks over a stack of { $dice }.

# $player: seat, $points: number
stack-log-penalty-fallen = { $player } loses { stack-points } for the fallen dice.

# $player: seat, $points: number
stack-log-penalty-floor = { $player } loses { stack-points } for dice on the floor.

# Somebody else captured the stack.
# $player: seat, $points: number
stack-log-penalty-capture = { $player } loses { stack-points } for the captured stack.

# $player: seat
stack-log-rebuilt = { $player } rebuilds the stack as it was.

# $player: seat, $owner: seat
stack-log-took-others = { $player } picked up { $owner }'s die and puts it back.

# Somebody else rolled the owner's die: which of the two numbers is it to show?
# $owner: seat, $new: number, $old: number
stack-log-owner-chooses = { $owner } chooses: keep the { $new } or go back to the { $old }.

# $owner: seat, $face: number
stack-log-owner-chose = { $owner } chooses the { $face }.

# $player: seat
stack-log-out-of-turn = { $player } acted out of turn: this is undone, and { $player } loses the next turn.

# After a stack was knocked over.
# $player: seat
stack-log-turn-over = { $player }'s turn is over, and the die stays where it lies.

# $player: seat
stack-log-loses-rest = { $player } loses the rest of the turn.

# $player: seat
stack-log-misses-turn = { $player } misses a turn for acting out of turn.

# $player: seat
stack-log-passes = { $player } has no loose die and passes.

# Who placed the die, and who has a turn left; 0: nobody has.
# $by: seat, $left: seats
stack-log-last-die = { $left-count ->
    [0] { $by } has placed the last loose die: the round is over.
    [one] { $by } has placed the last loose die: { $left } has one turn left.
   *[other] { $by } has placed the last loose die: { $left } have one turn left.
}

# Who placed the die, on whose die, and who has a turn left; 0: nobody has.
# $by: seat, $owner: seat, $left: seats
stack-log-covered = { $left-count ->
    [0] { $by } has covered { $owner }'s last loose die: the round is over.
    [one] { $by } has covered { $owner }'s last loose die: { $left } has one turn left.
   *[other] { $by } has covered { $owner }'s last loose die: { $left } have one turn left.
}

# $round: number, $scores: series
stack-log-scored = Round { $round } is scored: { $scores }.

# One of the scores of a round. Points can be less than 0.
# $player: seat, $points: number
stack-log-score = { $player } { $points }

# At least two.
# $players: seats
stack-log-tied = { $players } are tied for the lead: one more round.

# $winners: seats
stack-log-match-over = { $winners-count ->
    [one] { $winners } wins the match.
   *[other] { $winners } win the match together.
}

## Advice to a player: what to do, without a full stop. It stands after "Hint:", "Better:" or "Instead:".

# The owner is the player whose die it goes on.
# $face: number, $owner: seat
stack-advice-onto-loose = put the { $face } on { $owner }'s loose { $face }

# $face: number, $owner: seat
stack-advice-capture = put the { $face } on { $owner }'s die and capture the stack

# The height of the stack before.
# $face: number, $owner: seat, $height: number
stack-advice-onto-stack = put the { $face } on { $owner }'s die, on top of a stack of { $height }

# $face: number
stack-advice-roll = roll this { $face } again

# $owner: seat
stack-advice-roll-others = roll { $owner }'s die

# $face: number
stack-advice-take-up = pick up this { $face }

stack-advice-pass = pass

# Somebody else rolled the player's die.
stack-advice-keep-new = keep the new number

# Somebody else rolled the player's die.
stack-advice-take-old = go back to the old number

# Nothing can be done now.
stack-advice-wait = wait

## Why it is advised: a clause without a full stop, after a dash.

# What the die counts with the number that it keeps, and with the other.
# $kept: number, $other: number
stack-reason-number = on top of a stack it counts { $kept ->
    [one] 1 point
   *[other] { $kept } points
}, the other number { $other ->
    [one] 1 point
   *[other] { $other } points
}

stack-reason-pass = there is no die left to play

# $points: number
stack-reason-captures = it captures the stack, and its { stack-points } are safe

# The die goes on top of a stack that counted for its owner. The threats are the loose dice of the same number, which could
# be put on it.
# $points: number, $owner: seat, $threats: number, $face: number
stack-reason-takes = { $threats ->
    [0] it takes { stack-points } from { $owner }, and no opponent has a loose { $face } to cover it
    [one] it takes { stack-points } from { $owner }, and only one loose { $face } could cover it
   *[other] it takes { stack-points } from { $owner }, though { $threats } loose { $face }s could cover it
}

# The same where the die goes on a loose die.
# $points: number, $threats: number, $face: number
stack-reason-counts = { $threats ->
    [0] it counts { stack-points } on top, and no opponent has a loose { $face } to cover it
    [one] it counts { stack-points } on top, and only one loose { $face } could cover it
   *[other] it counts { stack-points } on top, though { $threats } loose { $face }s could cover it
}

# The die is to be rolled. How many of its six numbers would fit somewhere.
# $fitting: number
stack-reason-roll-idle = { $fitting ->
    [0] it fits nowhere as it is, and no number would fit now, but another may later
    [6] it fits nowhere as it is, and any number it can show will fit somewhere
    [one] it fits nowhere as it is, and { $fitting } of the six numbers fits somewhere
   *[other] it fits nowhere as it is, and { $fitting } of the six numbers fit somewhere
}

# The same where it could be placed, too.
# $fitting: number
stack-reason-roll-better = { $fitting ->
    [0] placing a die now would do worse, and no number would fit now, but another may later
    [6] placing a die now would do worse, and any number it can show will fit somewhere
    [one] placing a die now would do worse, and { $fitting } of the six numbers fits somewhere
   *[other] placing a die now would do worse, and { $fitting } of the six numbers fit somewhere
}

## How much a mistake cost, or what chance gave.

stack-amount-match = the match

# A number with a digit after the point: about 2.5 points. The whole number before the point can be 0.
# $whole: number, $tenths: number
stack-amount-points = about { $whole }.{ $tenths } points

## Why an act is refused: a sentence without a full stop.

stack-refused-no-such-die = There is no such die in this match
stack-refused-not-yours = That is not your die: play one of your own
stack-refused-not-thrown = That die has not been thrown yet
stack-refused-stacked = That die is in a stack: stacked dice stay where they are
stack-refused-captured = That die is in a captured stack
stack-refused-on-itself = A die can't be put on itself
stack-refused-own-colour = You can't stack directly on your own colour
stack-refused-on-partner = That is your partner's die: stack on opponents' dice
stack-refused-on-captured = That stack is captured: nothing can be put on it
stack-refused-buried = That die is buried: only the top of a stack counts
stack-refused-dice-say = Only a throw decides what dice show
stack-refused-still-loose = You still have loose dice: play or roll one
stack-refused-held-fits = The die you picked up fits: place it
stack-refused-another-held = You picked up another die: play that one
stack-refused-rolled-fits = The die you rolled fits: place it now
stack-refused-choose-number = First choose which number your die keeps
stack-refused-no-number = There is no number to choose now
stack-refused-not-now = That can't be done now
stack-refused-table-rules = That is only possible under Table rules
stack-refused-own-die = That is your own die: just roll it
stack-refused-your-turn = It is your turn
stack-refused-turn-lost = You have already lost your next turn
# $theirs: number, $mine: number
stack-refused-numbers-differ = That die shows { $theirs }, but yours shows { $mine }

## The top bar: the game, the round and how many points are played for.

# Before the first round.
# $target: number
stack-heading = Stack  ·  to { $target }

# $round: number, $target: number
stack-heading-round = Stack  ·  round { $round }  ·  to { $target }

## The status line: who is due, and what. Without a full stop, at most about 60 letters.

# Two dice each; the highest sum goes first. At least two players.
# $players: seats
stack-status-first-roll = { $players } roll to see who goes first

# The same after a tie for the highest sum.
# $players: seats
stack-status-first-tie = It is a tie: { $players } roll again

# Somebody at this computer is to throw: their dice, and with them those of the others. Then the highest sum goes first.
stack-status-throw-first = Who goes first? Throw your two dice

# The same after a tie for the highest sum.
stack-status-throw-again = It is a tie: throw your two dice again

# Somebody at this computer is to throw the dice of all.
# $round: number
stack-status-throw-all = Round { $round }: throw all the dice

# $round: number
stack-status-all-thrown = Round { $round }: all dice are thrown

# What is due: one of the texts that follow.
# $player: seat, $due: message
stack-status-turn = { $player }: { $due }

# $player: seat, $due: message
stack-status-last-turn = { $player }: { $due } (last turn)

# What is due, after a name and a colon: the chosen die lies in the hand.
# $face: number
stack-due-aim = aim, and throw the { $face }

# What is due, after a name and a colon: a die is chosen.
# $face: number
stack-due-choose-where = choose where the { $face } goes, or roll it

# What is due, after a name and a colon: a die is chosen.
# $face: number
stack-due-fits-nowhere = the { $face } fits nowhere; roll it or choose another

# What is due, after a name and a colon.
stack-due-pass = no loose die left: pass

# What is due, after a name and a colon.
stack-due-place = place a die or re-roll

# What is due, after a name and a colon.
stack-due-roll = no die fits: re-roll one

# $player: seat, $face: number
stack-status-place-held = { $player }: place the { $face } you picked up

# $player: seat, $face: number
stack-status-roll-held = { $player }: the { $face } fits nowhere: re-roll it

# $player: seat, $owner: seat
stack-status-rolls-others = { $player } rolls { $owner }'s die

# $player: seat
stack-status-rolls = { $player }: the die is rolling

# $player: seat, $face: number
stack-status-place-rolled = { $player }: the { $face } fits: choose where it goes

# Somebody else rolled the owner's die.
# $owner: seat, $new: number, $old: number
stack-status-choose-number = { $owner }: keep the { $new } or go back to the { $old }

# $winners: seats
stack-status-over = { $winners-count ->
    [one] { $winners } wins the match
   *[other] { $winners } win the match
}

## What the large button says. Little room: at most about 20 letters.

stack-button-throw-first = Throw two dice
stack-button-throw-all = Throw the dice
stack-button-pass = Pass
stack-button-throw = Throw

# A die is chosen.
# $face: number
stack-button-roll = Roll the { $face }

# A die is chosen. The button can't be pressed.
stack-button-choose-where = Choose where it goes

# Nothing is chosen. The button can't be pressed.
stack-button-choose = Choose a die

# Somebody else's turn. The button can't be pressed.
# $player: seat
stack-button-plays = { $player }'s turn

# The button can't be pressed.
stack-button-over = The match is over

# The button can't be pressed.
stack-button-dice-roll = Dice are rolling

## What keys do, beside the name of the key. Little room, so a word or two.

stack-key-throw-first = throw two dice
stack-key-throw-all = throw all the dice

# The table shows what happened: do not wait for it.
stack-key-hurry = skip ahead

# The look at the table.
stack-key-turn-left = rotate left

# The look at the table.
stack-key-turn-right = rotate right

# The look at the table.
stack-key-from-above = top view

# What has happened in the match.
stack-key-log = log

stack-key-aim = aim

# Hold the key down.
stack-key-charge = hold for power, release to throw

# Stop aiming.
stack-key-back = back

# Where the chosen die goes.
stack-key-choose-where = choose where
stack-key-place = place it
stack-key-roll = roll it

# Stop holding the chosen die.
stack-key-let-go = cancel

stack-key-pass = pass

# By its number.
stack-key-choose = choose a die

stack-key-hint = hint

# Shows the owners of all dice.
stack-key-whose = show owners

## Banners: a sentence without a full stop.

# $player: seat
stack-banner-last-die = { $player } is about to place the last loose die: that ends the round

# The number of dice is also the number of points that are lost.
# $player: seat, $dice: number
stack-banner-fell = { $player } knocked over a stack of { $dice }: −{ $dice }

# Points are lost.
# $player: seat, $points: number
stack-banner-floor = { $player }: dice on the floor, −{ $points }

# How many points the stack will count.
# $player: seat, $points: number
stack-banner-captures = { $player } captures a stack: it counts { $points } when the round is scored

# Speaks to the player who is next at this computer.
# $player: seat
stack-banner-your-turn = { $player }, it's your turn

# A stack.
stack-banner-pushed = Pushed but still standing: no penalty

# $owner: seat, $face: number
stack-banner-turned-back = { $owner }'s die was turned over: set back to { $face }

# $player: seat
stack-banner-loses-rest = { $player } loses the rest of the turn

# $player: seat
stack-banner-misses-turn = { $player } misses this turn

# $player: seat
stack-banner-out-of-turn = { $player } acted out of turn: undone, and the next turn is lost

# $player: seat, $owner: seat
stack-banner-took-others = { $player } picked up { $owner }'s die: it goes back

# Dice came to rest askew.
# $dice: number
stack-banner-cocked = { $dice ->
    [one] Cocked: thrown again, no penalty
   *[other] { $dice } cocked dice: thrown again, no penalty
}

stack-banner-restless = A die would not come to rest: thrown again, no penalty

# $owner: seat
stack-banner-off-table = { $owner }'s die fell off the table: brought back, thrown again

# Of several owners, so at least two.
# $dice: number
stack-banner-several-off-table = { $dice } dice fell off the table: brought back, thrown again

## The rail at the side: a row for each player. Little room.

# The player has no more turns in this round. At most about 15 letters, as the next two.
stack-rail-out = out

# The player is in the last turn of the round, or will have it.
stack-rail-last-turn = last turn

# For an act out of turn.
stack-rail-loses-turn = misses a turn

# What this round would bring if it ended now, and how many stacks the player is on top of.
# $points: number, $stacks: number
stack-rail-points = +{ $points } this round, { $stacks ->
    [one] 1 stack
   *[other] { $stacks } stacks
}

# The same in a team, with the partner's name and the points of both together. Without "this round": there is less room.
# $points: number, $stacks: number, $partner: seat, $together: number
stack-rail-points-of-team = +{ $points }, { $stacks ->
    [one] 1 stack
   *[other] { $stacks } stacks
}; with { $partner } { $together }

# The explanation of a row.
stack-rail-about = In squares: the numbers on loose dice, and how many show each. Large: the points. Below: what this round would score if it ended now.

# What a short row has no room for: the points as above, and how many loose dice show which number, or none.
# $points: message, $loose: series
stack-rail-about-short = { $loose-count ->
    [0] { $points }. Loose dice: none.
   *[other] { $points }. Loose dice: { $loose }.
}

# So many loose dice show the number: "2 of 6".
# $count: number, $face: number
stack-rail-loose = { $count }× { $face }

# A button, for a slip that Table rules allow: to act although it is not one's turn.
stack-rail-reach-in = Jump in

# The explanation of the button.
stack-rail-about-reach-in = Act now, although it is not your turn. It is undone and costs you your next turn.

## The score sheet of a round.

# $round: number
stack-score-round = Round { $round }

stack-score-about = Each stack scores for the colour on top: the number it shows, or 10 for a 1.

# Over the column with the points of the whole match.
stack-score-total = total

# In the row of a player who is on top of no stack.
stack-score-no-stack = No stacks

# A sum with all its terms: 6 + 4 + 10 (a 1) = 20. The terms already have their plus signs.
# $terms: sentences, $points: number
stack-score-sum = { $terms } = { $points }

# A term of the sum: a stack with a 1 on top.
stack-score-ten = 10 (a 1)

# Lost in this round. At most about 20 letters.
# $points: number
stack-score-penalties = penalties −{ $points }

# At least two.
# $players: seats
stack-score-tied = { $players } are tied for the lead: one more round for all.

## Questions to a player, with their two buttons.

stack-ask-last-die = This is your last loose die: placing it ends the round. Everyone else has one more turn.
stack-ask-last-die-yes = Place it
stack-ask-last-die-no = Not yet

# $owner: seat, $old: number, $new: number
stack-ask-number = { $owner }, your die was rolled by mistake: it showed { $old } and now shows { $new }.

# The button.
# $new: number
stack-ask-number-keep = Keep the { $new }

# The button: the die is to show its old number.
# $old: number
stack-ask-number-back = Back to the { $old }

## What is said at the hand when something can't be done, or to help: without a full stop.

stack-hand-play-first = Play this die first
stack-hand-only-roll = This number fits nowhere now, but you can roll the die

# $owner: seat
stack-hand-not-yours = That die is { $owner }'s: choose one of your own

stack-hand-choose-first = First choose one of your dice, then roll it
stack-hand-rolled-fits = The number you rolled fits, so the die has to be placed

# $face: number
stack-hand-no-such-number = None of your loose dice shows a { $face }

stack-hand-roll-it = This number fits nowhere now: roll the die

# A die is chosen, and it fits in several places.
stack-hand-choose-where = Choose where it goes

# While a die is carried with the mouse.
stack-hand-drop-or-flick = Drop it on a lit die, or flick and release to roll it

## The guided first match: what each lesson is about, and what to do.

stack-lesson-first-roll-head = Who goes first
stack-lesson-first-roll-words = Everyone throws two dice; the highest sum goes first, and in each later round the next player does. Press the large button.
stack-lesson-throw-all-head = Throw all dice
stack-lesson-throw-all-words = Stacks score for the colour on top: the number it shows, and a 1 counts ten. A round starts with everyone's dice thrown at once. Press the large button.
stack-lesson-last-die-head = The last die
stack-lesson-last-die-words = This is your last loose die. Once it is placed, the round ends after one more turn for everyone else.
stack-lesson-capture-head = Capture a stack
stack-lesson-capture-words = A stack of three shows your number: a fourth die captures it. It leaves the table and is yours.
stack-lesson-place-head = Stack a die
stack-lesson-place-words = Choose one of your dice, and put it on a die of another colour that shows the same number. The colour on top gets the points.
stack-lesson-roll-head = Re-roll a die
stack-lesson-roll-words = None of your dice fits, so one is rolled again. Keep clear of the stacks: knocking one over costs a point for each of its dice. Choose a die and flick it with the mouse or a finger.
stack-lesson-fits-now-head = It fits now
stack-lesson-fits-now-words = The number you rolled fits, so the die has to be placed. Choose one of the lit dice.

## What keys and buttons do, for the list of controls

stack-intent-number = choose a die by its number
# $number: number
stack-intent-number-each = choose a die that shows { $number }
stack-intent-roll = take the die to aim, then roll it
stack-intent-roll-at-once = the standard throw at once
stack-intent-pass = pass, when nothing else is possible
stack-intent-owners = hold: show the owners of dice

# In the summary of what a player did since your last turn: a stack was captured.
# $points: number
stack-brief-captured = a stack captured ({ $points })

# $points: number
stack-brief-penalty = penalty of { $points }

# A die was put on a stack, which is now so high.
# $face: number, $height: number
stack-brief-placed = { $face } placed (height { $height })

# $face: number
stack-brief-rolled = { $face } rolled

stack-brief-passed = passed

## What the game is, for people who do not know it.

stack-introduction = Put your dice on others that show the same number. Who has to re-roll throws among the stacks, and whatever falls costs points.

## What decided a match: a clause after a colon, without a full stop.

# $who: seats, $stacks: number, $points: number
stack-decided-captured = { $who } captured { $stacks ->
    [one] a stack
   *[other] { $stacks } stacks
} worth { stack-points }

# $stacks: number, $points: number
stack-decided-captured-you = you captured { $stacks ->
    [one] a stack
   *[other] { $stacks } stacks
} worth { stack-points }

# $who: seats, $stacks: number, $points: number
stack-decided-fell = { $who } knocked over { $stacks ->
    [one] a stack
   *[other] { $stacks } stacks
} and lost { stack-points }

# $stacks: number, $points: number
stack-decided-fell-you = you knocked over { $stacks ->
    [one] a stack
   *[other] { $stacks } stacks
} and lost { stack-points }

# Stacks with a 1 on top, which counts ten.
# $who: seats, $stacks: number
stack-decided-ones = { $who } had a 1 on top of { $stacks ->
    [one] a stack, for ten points
   *[other] { $stacks } stacks, for ten points each
}

# $stacks: number
stack-decided-ones-you = you had a 1 on top of { $stacks ->
    [one] a stack, for ten points
   *[other] { $stacks } stacks, for ten points each
}

# $who: seats, $stacks: number, $points: number
stack-decided-tops = { $who } topped { $stacks ->
    [one] a stack
   *[other] { $stacks } stacks
} worth { stack-points }

# $stacks: number, $points: number
stack-decided-tops-you = you topped { $stacks ->
    [one] a stack
   *[other] { $stacks } stacks
} worth { stack-points }

# $who: seats, $points: number
stack-decided-floor = { $who } lost { stack-points } for dice on the floor

# $points: number
stack-decided-floor-you = you lost { stack-points } for dice on the floor

# Somebody else captured the stacks.
# $who: seats, $points: number
stack-decided-lost = { $who } lost { stack-points } for captured stacks

# $points: number
stack-decided-lost-you = you lost { stack-points } for captured stacks

## The best moment of a match: a clause without a full stop, with or without a round before it.

# A throw that knocked over one stack of so many dice.
# $who: seat, $dice: number
stack-moment-fell = { $who } knocks over a stack of { $dice } dice

# At least two stacks.
# $who: seat, $stacks: number
stack-moment-fell-several = one throw of { $who } knocks over { $stacks } stacks

# $who: seat, $stacks: number, $points: number
stack-moment-captured = { $who } captures { $stacks ->
    [one] a stack
   *[other] { $stacks } stacks in one turn
} worth { stack-points }
