### What is said of Skip-Bo Dice.
###
### A player has build piles A to D of bubbles from 1 to 10, and stockpiles I to IV. Letters and Roman numerals are printed
### on the boards and are the same in all languages; so are the S for a Skip-Bo and the names of the game.

## Values of dice

# What a die shows, or what stands in a box or a bubble: a number or a Skip-Bo. Other texts refer to this one.
# $value: card
skip-bo-dice-value = { $value ->
    [wild] Skip-Bo
   *[other] { $value }
}

# The same with the article that it is spoken with. Other texts refer to this one.
# $number: card
skip-bo-dice-a-value = { $number ->
    [wild] a Skip-Bo
   *[other] { common-a-number }
}

## Banners: a sentence without a full stop. The log says most of them too, with a full stop

# The call of the next player, where several people play on one machine.
# $player: seat
skip-bo-dice-banner-turn = { $player }, it's your turn

# $player: seat
skip-bo-dice-banner-final-turn = { $player }, it's your final turn

# $player: seat
skip-bo-dice-banner-first = { $player } goes first

# In a match of several rounds, from the second round on.
# $player: seat, $round: number, $rounds: number
skip-bo-dice-banner-round = Round { $round } of { $rounds }: { $player } goes first

# Dice that came to rest neither on one side nor on another.
# $dice: number
skip-bo-dice-banner-askew = Thrown again, no penalty: { $dice ->
    [one] 1 cocked die
   *[other] { $dice } cocked dice
}

# $dice: number
skip-bo-dice-banner-fell = Thrown again, no penalty: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} that fell to the floor

# Some of the dice lay askew, others fell to the floor.
# $dice: number
skip-bo-dice-banner-askew-or-fell = Thrown again, no penalty: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} cocked or on the floor

# A pile is full. The player gets the stars of the place: the first who completes this pile gets most.
# $player: seat, $pile: text, $place: number, $stars: number
skip-bo-dice-banner-completed = { $player } completes pile { $pile }, { $place ->
    [1] first
    [2] second
    [3] third
   *[other] last
}: { $stars ->
    [0] no stars
    [one] 1 star
   *[other] { $stars } stars
}

# $by: seats
skip-bo-dice-banner-ends-now = { $by } { $by-count ->
    [one] has
   *[other] have
} three complete piles: the match ends with this turn

# $by: seats, $left: seats
skip-bo-dice-banner-last-turns = { $by } { $by-count ->
    [one] has
   *[other] have
} three complete piles: { $left } { $left-count ->
    [one] has one final turn
   *[other] have one final turn each
}

# $player: seat, $stockpile: text
skip-bo-dice-banner-reward = { $player }'s stockpile { $stockpile } is full and earns a Skip-Bo Reward

## The log: whole sentences

# $player: seat
skip-bo-dice-log-first = { skip-bo-dice-banner-first }.

# $player: seat
skip-bo-dice-log-final-turn = { $player } takes a final turn.

# What all six dice show: the five number dice, and the bonus die.
# $player: seat, $values: all, $value: card
skip-bo-dice-log-rolled = { $player } rolls { $values }, and { skip-bo-dice-value } on the Bonus Die.

# Only number dice are rolled again.
# $player: seat, $values: all
skip-bo-dice-log-rolled-again = { $player } rolls again: { $values }.

# Only the bonus die is rolled again.
# $player: seat, $value: card
skip-bo-dice-log-rolled-bonus = { $player } rolls again: { skip-bo-dice-value } on the Bonus Die.

# Number dice and the bonus die are rolled again.
# $player: seat, $values: all, $value: card
skip-bo-dice-log-rolled-both = { $player } rolls again: { $values }, and { skip-bo-dice-value } on the Bonus Die.

# $dice: number
skip-bo-dice-log-askew = { skip-bo-dice-banner-askew }.

# $dice: number
skip-bo-dice-log-fell = { skip-bo-dice-banner-fell }.

# $dice: number
skip-bo-dice-log-askew-or-fell = { skip-bo-dice-banner-askew-or-fell }.

# $who: seats, $value: card
skip-bo-dice-log-called = { $who } can use the { skip-bo-dice-value } on the Bonus Die.

# $player: seat
skip-bo-dice-log-passed = { $player } passes.

# $player: seat, $value: card, $bubble: number, $pile: text
skip-bo-dice-log-claimed = { $player } uses the called { skip-bo-dice-value } for bubble { $bubble } of pile { $pile }.

# With a number die.
# $player: seat, $number: card, $bubble: number, $pile: text
skip-bo-dice-log-filled = { $player } fills bubble { $bubble } of pile { $pile } with { skip-bo-dice-a-value }.

# $player: seat, $value: card, $bubble: number, $pile: text
skip-bo-dice-log-filled-bonus = { $player } fills bubble { $bubble } of pile { $pile } with the { skip-bo-dice-value } on the Bonus Die.

# $player: seat, $value: card, $stockpile: text, $bubble: number, $pile: text
skip-bo-dice-log-filled-stockpile = { $player } fills bubble { $bubble } of pile { $pile } with the { skip-bo-dice-value } from stockpile { $stockpile }.

# $player: seat, $stockpile: text, $bubble: number, $pile: text
skip-bo-dice-log-filled-reward = { $player } fills bubble { $bubble } of pile { $pile } with the Skip-Bo Reward from stockpile { $stockpile }.

# $player: seat, $bubble: number, $pile: text
skip-bo-dice-log-filled-free = { $player } fills bubble { $bubble } of pile { $pile } with a free Skip-Bo.

# Follows on the line about the bubble that was filled: "it" is the bubble.
# $player: seat
skip-bo-dice-log-star = { $player } collects the star above it.

# Follows on the line about the bubble that was filled: "the one over it" is the star over the bubble.
skip-bo-dice-log-star-lost = A Skip-Bo collects no star: the one above it is crossed out.

# $player: seat, $pile: text, $place: number, $stars: number
skip-bo-dice-log-completed = { skip-bo-dice-banner-completed }.

# $by: seats
skip-bo-dice-log-ends-now = { skip-bo-dice-banner-ends-now }.

# $by: seats, $left: seats
skip-bo-dice-log-last-turns = { skip-bo-dice-banner-last-turns }.

# $player: seat, $dice: number, $left: number
skip-bo-dice-log-reroll = { $player } uses a free re-roll for { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and has { $left } left.

skip-bo-dice-log-nobody-writes = All stockpiles are full: nobody writes.

# $player: seat
skip-bo-dice-log-turn-ended = { $player } ends the turn: everyone with a free box writes.

# $player: seat, $value: card, $stockpile: text
skip-bo-dice-log-wrote = { $player } writes { skip-bo-dice-value } in stockpile { $stockpile }.

# $player: seat, $stockpile: text
skip-bo-dice-log-reward = { skip-bo-dice-banner-reward }.

# The score of a player at the end, in points: all together, and what they are for.
# $player: seat, $points: number, $stars: number, $piles: number, $unused: number
skip-bo-dice-log-scored = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $stars } for stars, { $piles } for complete piles, { $unused } for unused Skip-Bos and re-rolls.

# $player: seat, $round: number, $rounds: number
skip-bo-dice-log-round = { skip-bo-dice-banner-round }.

# In a match of several rounds: the points of all rounds so far.
# $round: number, $rounds: number, $scores: series
skip-bo-dice-log-round-over = After round { $round } of { $rounds }: { $scores }.

# A part of the sentence before.
# $player: seat, $points: number
skip-bo-dice-log-points = { $player } { $points }

# $winners: seats
skip-bo-dice-log-won = { $winners } { $winners-count ->
    [one] wins the match
   *[other] win the match together
}.

# Others had as many points; what was left unused decided.
# $winners: seats
skip-bo-dice-log-won-by-unused = { $winners } { $winners-count ->
    [one] wins the match
   *[other] win the match together
}, with more Skip-Bos and re-rolls unused.

## Advice: what to do, as in "Hint: end the turn." Without a full stop

# With a number die.
# $number: card, $pile: text
skip-bo-dice-advice-fill = fill the next bubble of pile { $pile } with { skip-bo-dice-a-value }

# $value: card, $pile: text
skip-bo-dice-advice-fill-bonus = fill the next bubble of pile { $pile } with the { skip-bo-dice-value } on the Bonus Die

# $value: card, $stockpile: text, $pile: text
skip-bo-dice-advice-fill-stockpile = fill the next bubble of pile { $pile } with the { skip-bo-dice-value } from stockpile { $stockpile }

# $stockpile: text, $pile: text
skip-bo-dice-advice-fill-reward = fill the next bubble of pile { $pile } with the Skip-Bo Reward from stockpile { $stockpile }

# $pile: text
skip-bo-dice-advice-fill-free = fill the next bubble of pile { $pile } with a free Skip-Bo

# The value that was called.
# $value: card, $pile: text
skip-bo-dice-advice-claim = use the { skip-bo-dice-value } for pile { $pile }

skip-bo-dice-advice-pass = pass

# Roll some of the number dice again.
# $values: all
skip-bo-dice-advice-reroll = re-roll { $values } with a free re-roll

# Roll the bonus die again.
# $value: card
skip-bo-dice-advice-reroll-bonus = re-roll the { skip-bo-dice-value } on the Bonus Die with a free re-roll

# Roll some of the number dice and the bonus die again.
# $values: all, $value: card
skip-bo-dice-advice-reroll-both = re-roll { $values }, and the { skip-bo-dice-value } on the Bonus Die, with a free re-roll

skip-bo-dice-advice-end = end the turn

# $value: card, $stockpile: text
skip-bo-dice-advice-write = write { skip-bo-dice-value } in stockpile { $stockpile }

# Nothing can be done: the dice are rolling.
skip-bo-dice-advice-wait = wait

## Why an advice is good: clauses after a dash, as in "Hint: end the turn - it ..." Without a full stop

# Two of these reasons.
# $gain: message, $then: message
skip-bo-dice-reason-both = { $gain }, and { $then }

skip-bo-dice-reason-bonus-again = the Bonus Die is rolled again

# It: filling the bubble. The stars are those of the place.
# $stars: number
skip-bo-dice-reason-completes = it completes the pile and earns { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}

# $stars: number
skip-bo-dice-reason-completes-star = it completes the pile and earns { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} on top of the one above the bubble

# $stars: number
skip-bo-dice-reason-completes-ends = it completes the pile, starts the last turns and earns { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}

# $stars: number
skip-bo-dice-reason-completes-ends-star = it completes the pile, starts the last turns and earns { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} on top of the one above the bubble

# $bubble: number
skip-bo-dice-reason-star = it earns the star above the { $bubble }

skip-bo-dice-reason-star-forfeited = moving the pile on is worth more than the star it forfeits

# A Skip-Bo in this bubble loses no star: none is over it.
# $bubble: number
skip-bo-dice-reason-no-star-lost = no star is lost on the { $bubble }

# $next: number
skip-bo-dice-reason-follows = the { $next } can follow

# $next: number
skip-bo-dice-reason-follows-bonus = the { $next } on the Bonus Die can follow

# $next: number, $stockpile: text
skip-bo-dice-reason-follows-stockpile = the { $next } in stockpile { $stockpile } can follow

# $left: number, $pile: text
skip-bo-dice-reason-nearer = then { $left ->
    [one] only 1 bubble is
   *[other] { $left } bubbles are
} left to fill in pile { $pile }

# $left: number, $pile: text
skip-bo-dice-reason-costs-nothing = it costs nothing, and { skip-bo-dice-reason-nearer }

# $dice: number, $left: number
skip-bo-dice-reason-reroll = { $dice ->
    [one] this die is
   *[other] these dice are
} worth less than a new throw, even though an unused re-roll counts a point; you have { $left }

skip-bo-dice-reason-end = what could still be filled is worth more later
skip-bo-dice-reason-end-keeps-reroll = nothing can be filled, and an unused re-roll counts a point
skip-bo-dice-reason-pass = using it would cost more than it brings

# It: writing the value in that stockpile.
skip-bo-dice-reason-fills-stockpile = it fills the stockpile, which earns a Skip-Bo
skip-bo-dice-reason-fits-anywhere = a Skip-Bo fits wherever it is needed

# It: the value that is written.
# $pile: text
skip-bo-dice-reason-needed-next = pile { $pile } needs it next

# $pile: text, $away: number
skip-bo-dice-reason-needed-after = pile { $pile } needs it after { $away ->
    [one] 1 more number
   *[other] { $away } more numbers
}

skip-bo-dice-reason-nearer-reward = it brings the stockpile nearer to its Skip-Bo

# How large a difference is, as in "it cost about 2.5 % of the chance to win": the whole percents, and the tenths, with
# the decimal sign of the language between them.
# $whole: number, $tenths: number
skip-bo-dice-amount = about { $whole }.{ $tenths } % of the chance to win

## Why an act is refused: a sentence without a full stop

skip-bo-dice-refused-no-such-pile = There is no such build pile on the board
skip-bo-dice-refused-no-such-stockpile = There is no such stockpile on the board
skip-bo-dice-refused-only-dice-say = Only a throw decides what dice show
skip-bo-dice-refused-call-on-own-turn = Calls are for the others: on your own turn, use the Bonus Die itself
skip-bo-dice-refused-write-on-turn = End your turn first: then everyone writes
skip-bo-dice-refused-write-at-call = Nobody writes before the turn is over
skip-bo-dice-refused-only-called-value = When it is not your turn you can only use the called value, or pass
skip-bo-dice-refused-has-to-write = The turn is over: now everyone has to write one value
skip-bo-dice-refused-not-now = That can't be done now
skip-bo-dice-refused-no-such-die = There is no such Number Die
skip-bo-dice-refused-die-used = That die has been used and set aside
skip-bo-dice-refused-bonus-not-thrown = The Bonus Die has not been thrown yet
skip-bo-dice-refused-stockpile-used-up = There is nothing left to use in that stockpile
skip-bo-dice-refused-reward-not-earned = That stockpile is not full, so it has earned no Skip-Bo Reward
skip-bo-dice-refused-reward-used = That Skip-Bo Reward has already been used
skip-bo-dice-refused-no-free-skip-bo = You have no free Skip-Bo left
skip-bo-dice-refused-no-dice-chosen = Choose one or more of the six dice
skip-bo-dice-refused-used-die-rolled = A used die is set aside and can't be rolled again
skip-bo-dice-refused-no-free-reroll = You have no free re-roll left
skip-bo-dice-refused-stockpile-full = That stockpile is full
skip-bo-dice-refused-value-not-shown = None of the unused dice shows that
skip-bo-dice-refused-pile-complete = That pile is complete
# $number: number
skip-bo-dice-refused-pile-needs = That pile needs { common-a-number } next

## Notices at the pointer: why nothing happened, or what to do first. A sentence without a full stop

skip-bo-dice-notice-die-used = That die has been used and set aside for this turn
# $value: card
skip-bo-dice-notice-no-pile-needs = None of your piles needs { skip-bo-dice-value } now
# The letters of piles.
# $piles: series
skip-bo-dice-notice-choose-pile = Choose the pile: { $piles }
# $pile: text, $number: number
skip-bo-dice-notice-pile-needs = Pile { $pile } needs { common-a-number } next, and you have none
# $pile: text
skip-bo-dice-notice-pile-complete = Pile { $pile } is complete
# It: a bubble.
skip-bo-dice-notice-choose-first = First choose what to fill it with
skip-bo-dice-notice-die-not-rolled = That die has been used and can't be rolled again
skip-bo-dice-notice-pick-dice = Pick the dice to re-roll
skip-bo-dice-notice-nothing-back = There is nothing to take back
skip-bo-dice-notice-no-reward = You have no Skip-Bo Reward
skip-bo-dice-notice-let-go-moving = To throw, release while the hand is moving
skip-bo-dice-notice-die-first = First choose a die, then the box to write it in
skip-bo-dice-notice-only-topmost = Only the topmost number of a stockpile that is not crossed out can be used
skip-bo-dice-notice-fourth-box = Filling the fourth box of a stockpile earns its Skip-Bo Reward
skip-bo-dice-notice-free-skip-bo-used = That free Skip-Bo has been used
# $value: card
skip-bo-dice-notice-no-die-shows = None of the remaining dice shows { skip-bo-dice-value }
# $value: card
skip-bo-dice-notice-nothing-shows = Nothing you can use shows { skip-bo-dice-value }

## The heading at the top of the table

skip-bo-dice-heading = Skip-Bo Dice  ·  to three piles
# In a match of several rounds.
# $round: number, $rounds: number
skip-bo-dice-heading-round = Skip-Bo Dice  ·  round { $round } of { $rounds }
skip-bo-dice-heading-last-turns = Skip-Bo Dice  ·  last turns

## The status line: whose turn it is, and what is due. Without a full stop

skip-bo-dice-status-first = Drawing lots for who goes first
# $player: seat
skip-bo-dice-status-throw = { $player }: throw the dice
# $player: seat
skip-bo-dice-status-throw-again = { $player }: throw again
# $player: seat
skip-bo-dice-status-rolls = { $player } is rolling
# $player: seat
skip-bo-dice-status-rolls-bonus = { $player } is rolling the Bonus Die again
# The value on the bonus die, and who can still use it.
# $value: card, $who: seats
skip-bo-dice-status-call = Called: { skip-bo-dice-value }. { $who } { $who-count ->
    [one] is choosing
   *[other] are choosing
}
# $player: seat
skip-bo-dice-status-fill = { $player }: fill bubbles, or end the turn
# $player: seat
skip-bo-dice-status-choose-pile = { $player }: choose the pile
# $player: seat
skip-bo-dice-status-pick-dice = { $player }: pick the dice to re-roll
# One of the three lines above, in a player's last turn.
# $status: message
skip-bo-dice-status-last-turn = { $status } (last turn)
# $who: seats
skip-bo-dice-status-write = Everyone writes one value: { $who } { $who-count ->
    [one] is choosing
   *[other] are choosing
}
# $winners: seats
skip-bo-dice-status-won = { $winners } { $winners-count ->
    [one] wins
   *[other] win
} the match

## The large button. Little room: at most about 18 letters, and names

skip-bo-dice-button-throw = Throw the dice
# Greyed: no dice are picked for a free re-roll yet.
skip-bo-dice-button-pick-dice = Pick dice
# $dice: number
skip-bo-dice-button-reroll = { $dice ->
    [one] Re-roll this die
   *[other] Re-roll these { $dice }
}
skip-bo-dice-button-end = End turn
# $value: card, $stockpile: text
skip-bo-dice-button-write = Write { skip-bo-dice-value } in { $stockpile }
# Where several people are asked.
# $player: seat, $value: card, $stockpile: text
skip-bo-dice-button-write-for = { $player }: write { skip-bo-dice-value } in { $stockpile }
# Where the called value fits.
# $value: card, $pile: text
skip-bo-dice-button-claim = Take the { skip-bo-dice-value } for pile { $pile }
# $player: seat, $value: card, $pile: text
skip-bo-dice-button-claim-for = { $player }: { skip-bo-dice-value } for { $pile }
skip-bo-dice-button-pass = Pass
# Where several people are asked.
# $player: seat
skip-bo-dice-button-pass-for = { $player }: pass
# These four are greyed, and say why nothing can be pressed.
skip-bo-dice-button-over = The match is over
# $player: seat
skip-bo-dice-button-plays = { $player }'s turn
skip-bo-dice-button-others-choose = Others choose
skip-bo-dice-button-rolling = Dice are rolling

## What keys do, each after its key. Little room: two or three words

skip-bo-dice-key-throw = throw
skip-bo-dice-key-swing = swing over the tray and release, or click it
# After the keys 1 to 9: takes a die or stockpile that shows this number.
skip-bo-dice-key-what-shows = what shows it
# After the key 0: takes what shows a 10.
skip-bo-dice-key-ten = a 10
skip-bo-dice-key-skip-bo = a Skip-Bo
# Takes a free Skip-Bo.
skip-bo-dice-key-free = free one
# Takes a Skip-Bo Reward.
skip-bo-dice-key-reward = reward
skip-bo-dice-key-reroll = re-roll
skip-bo-dice-key-end = end turn
skip-bo-dice-key-undo = take back
# After the keys A to D: chooses the pile.
skip-bo-dice-key-pile = pile
# After the key Enter: chooses the pile, if only one fits.
skip-bo-dice-key-only-one = if only one fits
skip-bo-dice-key-let-go = cancel
# After the keys 1 to 9: picks a die that shows this number, to be rolled again.
skip-bo-dice-key-pick = pick a die
skip-bo-dice-key-roll-again = re-roll them
skip-bo-dice-key-suggested = as suggested
# After the keys of a person: the panel says what each of them does.
skip-bo-dice-key-as-panel = as the panel says
# After "Your keys", where several people are asked: each has a row of the panel.
skip-bo-dice-key-in-row = are in your row
# After "Click".
skip-bo-dice-key-die-then-box = a die, then a box
skip-bo-dice-key-lit-bubble = a lit bubble
skip-bo-dice-key-hint = hint
skip-bo-dice-key-hurry = skip ahead
skip-bo-dice-key-see-board = a board, to enlarge it
skip-bo-dice-key-log = log
skip-bo-dice-key-rules = rules

## The panel on the right, with the answers of those who are asked

# The value on the bonus die.
# $value: card
skip-bo-dice-panel-call = Call: { skip-bo-dice-value }
skip-bo-dice-panel-write = Everyone writes one value
# Above how each player answers calls of a value, set beforehand.
skip-bo-dice-panel-at-calls = On calls
# The seconds left to answer.
# $seconds: number
skip-bo-dice-panel-left = { $seconds } s
# A button: how long everybody has to answer.
skip-bo-dice-panel-no-limit = no time limit
# $seconds: number
skip-bo-dice-panel-limit = { $seconds } s to answer
skip-bo-dice-panel-limit-what = How long everyone has to answer. Players who run out of time pass, or write the suggested value
# Button of an answer. Very little room: at most about 5 letters.
skip-bo-dice-panel-pass = pass
# Button that goes back to the choice of a stockpile. Very little room: at most about 6 letters.
skip-bo-dice-panel-back = back
# Button of an answer: write the value in the stockpile, as in "10 in III". Very little room.
# $value: text, $stockpile: text
skip-bo-dice-panel-suggested = { $value } in { $stockpile }
skip-bo-dice-panel-suggested-what = The suggestion: the value, and the number of the stockpile on the board
# Before the buttons with the values that can be written in this stockpile. Very little room: at most about 8 letters.
# $stockpile: text
skip-bo-dice-panel-into = in { $stockpile }:
# The same where others look on, and it is secret which stockpile. Very little room: at most about 8 letters.
skip-bo-dice-panel-value = value:
# Instead of buttons: the player has answered.
skip-bo-dice-panel-chosen = chosen
# Instead of buttons: a computer player has not answered yet.
skip-bo-dice-panel-thinks = thinking
# How a player answers calls, after the player's name.
skip-bo-dice-panel-is-asked = ask first
skip-bo-dice-panel-takes = use it if only one bubble fits
skip-bo-dice-panel-passes = pass
skip-bo-dice-panel-calls-what = What you do when others call a value: be asked, use it automatically, or pass

## The strip over each board, after the player's name

skip-bo-dice-label-plays = playing
skip-bo-dice-label-last-turn = last turn to come
skip-bo-dice-label-wins = wins
# $piles: number
skip-bo-dice-label-piles = { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
} complete
# The points for stars and for what is unused, and the complete piles.
# $stars: number, $unused: number, $piles: number
skip-bo-dice-label-points = { $stars } for stars, { $unused } unused, { skip-bo-dice-label-piles }
# In a later round of a match: the points of the rounds before, and what the points of this one are for.
# $before: number, $stars: number, $unused: number, $piles: number
skip-bo-dice-label-points-before = { $before } before, { skip-bo-dice-label-points }
# The same with less room.
# $before: number, $points: number
skip-bo-dice-label-before = { $before } before, { $points } now

## What is printed on the boards. Capitals; longer words than these are printed smaller

skip-bo-dice-print-stockpiles = STOCKPILES
skip-bo-dice-print-free-skip-bo = FREE SKIP-BO
skip-bo-dice-print-free-rerolls = FREE RE-ROLLS

## The score sheet at the end

skip-bo-dice-score-heading = The boards are scored
# In a match of several rounds.
# $round: number, $rounds: number
skip-bo-dice-score-heading-round = Round { $round } of { $rounds } is scored
# After the last of several rounds.
skip-bo-dice-score-all-rounds = The sum of all rounds decides.
skip-bo-dice-score-what-counts = One point for each star and for each re-roll, free Skip-Bo and reward left; 3, 2, 1 for completed piles.
skip-bo-dice-score-tie = Equal points: more unused Skip-Bos and re-rolls win.
# Heads of narrow columns with points. Little room: at most about 10 letters each.
# The points for stars over bubbles.
skip-bo-dice-score-stars = stars
# The points for complete piles.
skip-bo-dice-score-piles = piles
# Re-rolls left.
skip-bo-dice-score-rerolls = re-rolls
# Free Skip-Bos left.
skip-bo-dice-score-skip-bos = Skip-Bos
# Skip-Bo Rewards left.
skip-bo-dice-score-rewards = rewards
skip-bo-dice-score-total = total
# The points of all rounds so far.
skip-bo-dice-score-so-far = so far

## The guided first match: what each lesson is about, and what to do

skip-bo-dice-lesson-throw-the-dice-head = Throw the dice
skip-bo-dice-lesson-throw-the-dice-words = Fill your piles from 1 to 10: most stars win, and three complete piles end the match. Flick the dice with the mouse or a finger, or press the large button.
skip-bo-dice-lesson-a-call-head = A call
skip-bo-dice-lesson-a-call-words = Everyone may use what the Bonus Die shows. Use it for one of your piles where it fits, or pass.
skip-bo-dice-lesson-write-one-down-head = Write one down
skip-bo-dice-lesson-write-one-down-words = The turn is over, and everyone writes the value of one unused die in a stockpile, to be used on a later turn. A full stockpile earns a Skip-Bo.
skip-bo-dice-lesson-the-bonus-die-head = The Bonus Die
skip-bo-dice-lesson-the-bonus-die-words = When you use the Bonus Die for a bubble, it is rolled again, for you and for everyone.
skip-bo-dice-lesson-fill-bubbles-head = Fill bubbles
skip-bo-dice-lesson-fill-bubbles-words = Each pile is filled from 1 to 10. Choose a die and then a lit bubble. A number under a star collects it.
skip-bo-dice-lesson-roll-again-or-end-head = Re-roll, or end
skip-bo-dice-lesson-roll-again-or-end-words = Nothing fits now. Choose dice and use a free re-roll, or end your turn with the large button.

## What keys and buttons do, for the list of controls

skip-bo-dice-intent-shown = choose what shows this number
# $number: number
skip-bo-dice-intent-shown-each = choose what shows { $number }
skip-bo-dice-intent-skip-bo = choose a Skip-Bo
skip-bo-dice-intent-free = choose a free Skip-Bo
skip-bo-dice-intent-reward = choose a reward
skip-bo-dice-intent-pile = choose the pile
# The letter of the pile.
# $pile: text
skip-bo-dice-intent-pile-each = choose pile { $pile }
skip-bo-dice-intent-reroll = a free re-roll: pick dice, then throw them
skip-bo-dice-intent-end-turn = end the turn
skip-bo-dice-intent-answer-of-first = answers of the first person
# $number: number
skip-bo-dice-intent-answer-each-of-first = answer { $number } of the first person
skip-bo-dice-intent-answer-of-second = answers of the second person
# $number: number
skip-bo-dice-intent-answer-each-of-second = answer { $number } of the second person
skip-bo-dice-intent-answer-of-third = answers of the third person
# $number: number
skip-bo-dice-intent-answer-each-of-third = answer { $number } of the third person
skip-bo-dice-intent-answer-of-fourth = answers of the fourth person
# $number: number
skip-bo-dice-intent-answer-each-of-fourth = answer { $number } of the fourth person

# In the summary of what a player did since your last turn: a complete pile.
# $pile: text
skip-bo-dice-brief-completed = pile { $pile } complete

# A bubble that was filled, as in "A4".
# $pile: text, $bubble: number
skip-bo-dice-brief-filled = { $pile }{ $bubble }

## What the game is, for people who do not know it.

skip-bo-dice-introduction = Throw five dice and fill piles from 1 to 10. What the sixth die shows, everybody may use.

## What decided a match: a clause after a colon, without a full stop.

# Stars over bubbles: those of the winner, and those of the next best.
# $who: seats, $stars: number, $against: number
skip-bo-dice-decided-stars = { $who } collected { $stars } stars against { $against }

# $stars: number, $against: number
skip-bo-dice-decided-stars-you = you collected { $stars } stars against { $against }

# Points for completed piles.
# $who: seats, $points: number, $against: number
skip-bo-dice-decided-piles = completed piles brought { $who } { $points } against { $against }

# $points: number, $against: number
skip-bo-dice-decided-piles-you = completed piles brought you { $points } against { $against }

# Unused Skip-Bos and re-rolls.
# $who: seats, $left: number, $against: number
skip-bo-dice-decided-unused = { $who } had { $left } Skip-Bos and re-rolls left against { $against }

# $left: number, $against: number
skip-bo-dice-decided-unused-you = you had { $left } Skip-Bos and re-rolls left against { $against }

# Stars that a Skip-Bo crossed out.
# $who: seats, $stars: number
skip-bo-dice-decided-lost = { $who } crossed out { $stars ->
    [one] a star
   *[other] { $stars } stars
} with Skip-Bos

# $stars: number
skip-bo-dice-decided-lost-you = you crossed out { $stars ->
    [one] a star
   *[other] { $stars } stars
} with Skip-Bos

## The best moment of a match: a clause without a full stop.

# At least four rolls.
# $who: seat, $rolls: number
skip-bo-dice-moment-chain = { $who } rolls the Bonus Die { $rolls } times in one turn

# At least three bubbles.
# $who: seat, $bubbles: number
skip-bo-dice-moment-fills = { $who } fills { $bubbles } bubbles in one turn
