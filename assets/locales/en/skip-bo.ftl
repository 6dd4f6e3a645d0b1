### What is said of Skip-Bo, and of Skip-Bo MOD where both games are alike.
###
### A card is a number from 1 to 12, or `wild`: a Skip-Bo, which stands for any number. The building piles in the middle
### have numbers (pile 2), the discard piles of each player letters, which are keys (discard pile W).

## Cards, as other texts of the games name them.

# A card that is played or discarded. 0 is a card that nobody may see.
# $card: card
skip-bo-a-card = { $card ->
    [wild] a Skip-Bo
    [0] a card
    [8] an 8
    [11] an 11
   *[other] a { $card }
}

# The card that lies on top of a pile. 0 is a card that is not known.
# $card: card
skip-bo-the-card = { $card ->
    [wild] the Skip-Bo
    [0] the top card
   *[other] the { $card }
}

# A card that somebody plays; a Skip-Bo with the number for which it stands.
# $card: card, $value: number
skip-bo-card-played = { $card ->
    [wild] a Skip-Bo as { $value }
   *[other] { skip-bo-a-card }
}

## Why an act is refused: a sentence without a full stop.

skip-bo-refused-table-rules-only = That is only possible under Table rules
skip-bo-refused-no-building-pile = There is no such building pile
skip-bo-refused-no-discard-pile = There is no such discard pile
skip-bo-refused-not-in-hand = That card is not in your hand
skip-bo-refused-draw-first = First draw until you hold five cards
skip-bo-refused-end-by-discard = End your turn by discarding a card from your hand
skip-bo-refused-no-die = Only Skip-Bo MOD has a die
skip-bo-refused-chosen-chance = Players can't choose the result of a throw or a shuffle
skip-bo-refused-stock-finished = That stock is finished
skip-bo-refused-discard-pile-empty = There is no card on that discard pile
skip-bo-refused-own-or-partners-piles = You can only play from your own piles and your partner's
skip-bo-refused-own-piles = You can only play from your own piles
# $number: number
skip-bo-refused-pile-needs = That pile needs { common-a-number } or a Skip-Bo
skip-bo-refused-drawn-for-you = Cards are drawn for you except under Table rules
skip-bo-refused-nothing-to-draw = There is no card left to draw
skip-bo-refused-no-draw-now = You draw at the start of your turn, and when you play the last card of your hand
# About talking: a player who is not on turn must say nothing about a partner's play.
skip-bo-refused-talk-alone = Only partners must keep quiet, and you have no partner
skip-bo-refused-talk-on-turn = On your own turn you may ask your partner for a play, and it costs nothing
skip-bo-refused-talk-off-side = It is not your side's turn
skip-bo-refused-talk-paid = You have already paid for talking this turn
# About acting out of turn, and calling somebody who does.
skip-bo-refused-own-turn = It is your turn
skip-bo-refused-call-first = Somebody is already playing out of turn: call that out first
skip-bo-refused-nothing-to-call = Nobody is playing out of turn
skip-bo-refused-call-oneself = You are the one playing out of turn

## The log: a sentence for each event.

# $round: number, $cards: number, $first: seat
skip-bo-log-round = Round { $round }: everyone has a stock of { $cards } cards, and { $first } goes first.
# $cards: number
skip-bo-log-reshuffled = The draw pile is empty: the { $cards } cards set aside are shuffled into a new one.
# $cards: number
skip-bo-log-gathered = No card is left to draw and nobody is playing: the { $cards } cards of all discard piles are shuffled into a new draw pile.
# The same when the next time ends the round.
# $cards: number
skip-bo-log-gathered-again = No card is left to draw and nobody is playing: the { $cards } cards of all discard piles are shuffled into a new draw pile. If this happens once more before a stock card is played, the fewest stock cards win the round.
skip-bo-log-dry-for-good = The draw pile has run dry for good: the round ends here, and the fewest stock cards left win it.
skip-bo-log-nothing-to-draw = There is no card left to draw.
# $player: seat, $card: card, $value: number, $pile: number
skip-bo-log-played-hand = { $player } plays { skip-bo-card-played } from hand onto pile { $pile }.
# From the player's own stock.
# $player: seat, $card: card, $value: number, $pile: number
skip-bo-log-played-stock = { $player } plays { skip-bo-card-played } from the stock onto pile { $pile }.
# From the stock of the player's partner.
# $player: seat, $card: card, $value: number, $owner: seat, $pile: number
skip-bo-log-played-stock-of = { $player } plays { skip-bo-card-played } from { $owner }'s stock onto pile { $pile }.
# From one of the player's own discard piles, which is named by its letter.
# $player: seat, $card: card, $value: number, $letter: key, $pile: number
skip-bo-log-played-discard = { $player } plays { skip-bo-card-played } from discard pile { $letter } onto pile { $pile }.
# From a discard pile of the player's partner.
# $player: seat, $card: card, $value: number, $letter: key, $owner: seat, $pile: number
skip-bo-log-played-discard-of = { $player } plays { skip-bo-card-played } from { $owner }'s discard pile { $letter } onto pile { $pile }.
# $pile: number
skip-bo-log-pile-complete = Pile { $pile } has reached 12 and is set aside.
# $player: seat, $card: card, $letter: key
skip-bo-log-discarded = { $player } discards { skip-bo-a-card } onto discard pile { $letter }.
# $player: seat
skip-bo-log-ended-empty = { $player } has no card to discard, so the turn is over.
# $owner: seat
skip-bo-log-stock-grew = A card goes unseen to the bottom of { $owner }'s stock.
# $player: seat
skip-bo-log-drew-too-many = { $player } has drawn a card too many.
# $owner: seat
skip-bo-log-stock-shuffled = The face-down cards of { $owner }'s stock are shuffled.
# What talking about a partner's play costs: as many cards, or none where none is left. Other texts refer to this one.
# $cards: number
skip-bo-talk-costs = { $cards ->
    [0] no card is left to take
    [1] one card goes under the stock
    [2] two cards go under the stock
   *[other] { $cards } cards go under the stock
}
# $player: seat, $cards: number
skip-bo-log-talked = { $player } did not keep quiet: { skip-bo-talk-costs }.
# $player: seat, $rightful: seat
skip-bo-log-out-of-turn = { $player } starts a turn, but it is { $rightful }'s turn.
# $by: seat, $player: seat, $rightful: seat
skip-bo-log-called-out = { $by } calls it out: { $player } stops and will miss a draw, and { $rightful } plays on.
# $player: seat
skip-bo-log-out-of-turn-stands = Nobody called out { $player }'s turn: it stands, and play goes on from there.
# $player: seat
skip-bo-log-draw-skipped = { $player } starts without drawing, for having played out of turn.
# $round: number
skip-bo-log-round-drawn = Nobody can move any more: round { $round } is a draw, and nobody scores.
# The winners are one player, or partners who score together.
# $round: number, $winners: seats, $points: number
skip-bo-log-round-scored = { $winners-count ->
    [one] Round { $round }: { $winners } scores { $points } points.
   *[other] Round { $round }: { $winners } score { $points } points.
}
# $winners: seats
skip-bo-log-match-over = { $winners-count ->
    [one] { $winners } wins the match.
   *[other] { $winners } win the match together.
}

## Advice: what to do, as a clause that stands after "Hint:", "Better:" or "Instead:".

# $card: card, $pile: number
skip-bo-advice-play-hand = play { skip-bo-a-card } from hand onto pile { $pile }
# From one's own stock.
# $card: card, $pile: number
skip-bo-advice-play-stock = play { skip-bo-the-card } from the stock onto pile { $pile }
# From the partner's stock.
# $card: card, $owner: seat, $pile: number
skip-bo-advice-play-stock-of = play { skip-bo-the-card } from { $owner }'s stock onto pile { $pile }
# $card: card, $letter: key, $pile: number
skip-bo-advice-play-discard = play { skip-bo-the-card } from discard pile { $letter } onto pile { $pile }
# $card: card, $letter: key, $owner: seat, $pile: number
skip-bo-advice-play-discard-of = play { skip-bo-the-card } from { $owner }'s discard pile { $letter } onto pile { $pile }
# $card: card, $letter: key
skip-bo-advice-discard = discard { skip-bo-a-card } onto discard pile { $letter } and end the turn
skip-bo-advice-end-turn = end the turn
skip-bo-advice-draw = draw a card
skip-bo-advice-call = call out the player who is out of turn
skip-bo-advice-wait = wait

## Why an act is good: a clause that stands after the advice and a dash, without a full stop.

skip-bo-reason-call = a turn out of turn stands if nobody calls it out
skip-bo-reason-draw = you fill your hand first
skip-bo-reason-wins = it is the last card of the stock and wins the round
# The player's own stock.
skip-bo-reason-stock = the first to empty their stock wins, and your next card is turned up
# The stock of the player's partner.
skip-bo-reason-stock-of-partner = the first to empty their stock wins, and your partner's next card is turned up
# The last card of one of the two stocks of a pair. The other stock has cards left.
skip-bo-reason-finishes-stock = it is the last card of this stock, and a pair wins when both of its stocks are finished
# A stock card fits, and it is better not to play it now.
# $card: card, $amount: message
skip-bo-reason-holds-back = playing { skip-bo-stock-card } on your stock now would cost { $amount }
# The top card of one's own stock can be played later in the turn, after so many more plays. 0 is a card that is not known.
# $card: card, $plays: number
skip-bo-reason-follows = { $plays ->
    [0] { skip-bo-stock-card } on your stock can follow at once
    [1] one more play lets { skip-bo-stock-card } on your stock follow
   *[other] { $plays } more plays let { skip-bo-stock-card } on your stock follow
}
# The same for the stock of the partner.
# $card: card, $owner: seat, $plays: number
skip-bo-reason-follows-of = { $plays ->
    [0] { skip-bo-stock-card } on { $owner }'s stock can follow at once
    [1] one more play lets { skip-bo-stock-card } on { $owner }'s stock follow
   *[other] { $plays } more plays let { skip-bo-stock-card } on { $owner }'s stock follow
}
# Part of the two reasons above.
# $card: card
skip-bo-stock-card = { $card ->
    [wild] the Skip-Bo
    [0] the next card
   *[other] the { $card }
}
skip-bo-reason-empties-hand = it helps to empty your hand, and then you draw five new cards in the same turn
skip-bo-reason-empty-pile = the pile is empty, so nothing is buried
skip-bo-reason-same-number = it lands on a card of the same number
skip-bo-reason-one-lower = it is one lower than the card there, so both can be played one after the other
skip-bo-reason-needed-least = you need this card and this pile least
skip-bo-reason-from-hand = one card fewer in hand means one more new card next turn
# A card with this number lies under the one that is played.
# $number: number
skip-bo-reason-frees-number = it frees the { $number } under it
skip-bo-reason-frees-card = it frees the card under it
skip-bo-reason-empties-pile = it empties the discard pile
skip-bo-reason-ahead = it helps your stock more than the others'
# $opponents: seats
skip-bo-reason-hinders = it makes it harder for { $opponents } to play from the stock
# The number is that of the top card of the stock.
# $number: number
skip-bo-reason-helps-number = it keeps what helps the { $number } on your stock
skip-bo-reason-keeps-wild = the Skip-Bo stays in your hand for later
skip-bo-reason-new-hand = your hand is then empty, and five new cards come next
skip-bo-reason-buries-nothing = it buries no card that is needed sooner
skip-bo-reason-wild-free = no Skip-Bo is covered
skip-bo-reason-keeps-going = nothing is left to draw, and only plays keep the round going

## What a mistake cost or chance gave, after a colon and "it cost" or "chance gave".

skip-bo-amount-round = the round
# With one digit after the point, which is the tenths: about 1.5 cards.
# $whole: number, $tenths: number
skip-bo-amount-tenths = about { $whole }.{ $tenths } stock cards
# $cards: number
skip-bo-amount-cards = about { $cards } stock cards

## The top bar: the game, the round and when the match is won. There is little room.

# $game: text
skip-bo-heading-one-round = { $game }  ·  one round
# Before the first round.
# $game: text, $points: number
skip-bo-heading-target = { $game }  ·  to { $points }
# $game: text, $round: number, $points: number
skip-bo-heading-round = { $game }  ·  round { $round }  ·  to { $points }

## The status line: whose turn it is and what is due.

# $winners: seats
skip-bo-status-over = { $winners-count ->
    [one] { $winners } wins the match
   *[other] { $winners } win the match
}
skip-bo-status-gathered = The discards are shuffled into a new draw pile
skip-bo-status-dealt = The cards are dealt
skip-bo-status-shuffled = The cards are shuffled
# $player: seat
skip-bo-status-plays = { $player } is playing
# The table is handed over to this player.
# $player: seat
skip-bo-status-next = { $player } is next
# What a person can do now: one of the texts below that begin with skip-bo-due or skip-bo-mod-due.
# $player: seat, $due: message
skip-bo-status-due = { $player }: { $due }
# $player: seat, $due: message
skip-bo-status-due-out-of-turn = { $player }: { $due } (out of turn)
skip-bo-due-draw = draw until you hold five
skip-bo-due-place = choose where it goes
skip-bo-due-empty-hand = play on from stock and piles, or end the turn
skip-bo-due-play = play, or end your turn with a discard
skip-bo-due-discard = nothing fits: end your turn with a discard

## What the large button says. Little room: at most about 18 letters, except for a name.

skip-bo-button-draw = Draw a card
skip-bo-button-end-turn = End turn
skip-bo-button-over = The match is over
# Somebody else's turn: the button can't be pressed.
# $player: seat
skip-bo-button-plays = { $player }'s turn
# What is due before the button can be pressed.
skip-bo-button-choose-card = Choose a card
skip-bo-button-choose-place = Choose where it goes
skip-bo-button-dealt = Dealing

## What keys do, beside a picture of the key. As short as can be.

skip-bo-key-call = call out
skip-bo-key-partner-talks = partner talks
skip-bo-key-talk = talk
skip-bo-key-log = log
skip-bo-key-rules = rules
# Chooses a card of the hand.
skip-bo-key-hand = hand
skip-bo-key-stock = stock
skip-bo-key-discards = discards
# Held together with the keys of stock and discards: those of the partner.
skip-bo-key-partners = partner's
skip-bo-key-draw = draw
skip-bo-key-take-back = take back
skip-bo-key-look = see discards
skip-bo-key-sort = sort
# Chooses the building pile.
skip-bo-key-pile = pile
skip-bo-key-discard = discard, end turn
# Lets go of what is chosen.
skip-bo-key-let-go = cancel

## Banners: large words over the table when something special happens, without a full stop.

# $player: seat
skip-bo-banner-drew-too-many = { $player } drew too many: the card goes into the stock
# $player: seat, $cards: number
skip-bo-banner-talked = { $player } talked about the play: { skip-bo-talk-costs }
# $player: seat, $rightful: seat
skip-bo-banner-out-of-turn = { $player } plays out of turn: it is { $rightful }'s turn
# $player: seat, $rightful: seat
skip-bo-banner-called-out = { $player } is called out: { $rightful } plays on, and { $player }'s next draw is skipped
# $player: seat
skip-bo-banner-out-of-turn-stands = Nobody called out { $player }: the turn stands
# $player: seat
skip-bo-banner-draw-skipped = { $player } starts without drawing
skip-bo-banner-nothing-to-draw = No card is left to draw: play on with what you have
skip-bo-banner-reshuffled = The piles set aside are shuffled into a new draw pile
skip-bo-banner-gathered = Nothing is left to draw and nobody is playing: all discard piles become the new draw pile
skip-bo-banner-gathered-again = All discard piles become the new draw pile again. Once more without a stock card played, and the fewest stock cards win
skip-bo-banner-dry-for-good = The draw pile has run dry for good: the fewest stock cards win the round
# $player: seat
skip-bo-banner-turn = { $player }, it's your turn

## The plate that tells what is in the pile under the pointer.

# The player's own discard pile, by its letter; its cards are shown below.
# $letter: key, $cards: number
skip-bo-pile-your-discards = { $cards ->
    [one] Your discard pile { $letter }: one card
   *[other] Your discard pile { $letter }: { $cards } cards, the top one first
}
# The discard pile of somebody else.
# $owner: seat, $letter: key, $cards: number
skip-bo-pile-discards-of = { $cards ->
    [one] { CAPITAL($owner) }'s discard pile { $letter }: one card
   *[other] { CAPITAL($owner) }'s discard pile { $letter }: { $cards } cards, the top one first
}
# The player's own stock; its top card is shown below.
# $cards: number
skip-bo-pile-your-stock = Your stock, { $cards } to go; on top:
# $owner: seat, $cards: number
skip-bo-pile-stock-of = { CAPITAL($owner) }'s stock, { $cards } to go; on top:
# $cards: number
skip-bo-pile-draw = { $cards ->
    [one] The draw pile: 1 card
   *[other] The draw pile: { $cards } cards
}
# $cards: number
skip-bo-pile-set-aside = { $cards ->
    [one] 1 card from completed piles: shuffled when the draw pile runs out
   *[other] { $cards } cards from completed piles: shuffled when the draw pile runs out
}
# $pile: number, $number: number
skip-bo-pile-building = Building pile { $pile }: needs { common-a-number } or a Skip-Bo
# After the cards of a large pile, of which not all are shown.
# $cards: number
skip-bo-pile-more = and { $cards } more

## Labels on the table. Very little room: as short as can be.

# Under the draw pile, with the number of its cards.
# $cards: number
skip-bo-label-draw = draw { $cards }
# Under the cards that are set aside, with their number.
# $cards: number
skip-bo-label-set-aside = set aside { $cards }
# The same where there is less room.
# $cards: number
skip-bo-label-aside = aside { $cards }
# Under a player's stock pile, with the number of its cards.
# $cards: number
skip-bo-label-stock = stock { $cards }
# Under the discard piles of a player.
skip-bo-label-discards = discards
# Over a building pile that is complete: two words for more and for less room.
skip-bo-label-complete = complete
skip-bo-label-full = full
# Over a building pile: the number that fits next.
# $next: number
skip-bo-label-needs = needs { $next }
# Over a building pile: the number that it has reached, and the number that fits next.
# $value: number, $next: number
skip-bo-label-reached = { $value }, needs { $next }

## The plate of a player at the table. Very little room.

# A mark: the player will not draw at the start of the next turn.
skip-bo-plate-no-draw = no draw
# A mark: the player plays out of turn.
skip-bo-plate-out-of-turn = out of turn
# On the own plate: who the partner is.
# $partner: seat
skip-bo-plate-with = with { $partner }
# On the plate of another player: who is the partner of that player.
# $partner: seat
skip-bo-plate-and = + { $partner }
# How many cards the player has in the hand.
# $cards: number
skip-bo-plate-hand = hand { $cards }
# A button on the plate of who plays out of turn; C is its key.
skip-bo-plate-call = Call out
skip-bo-plate-call-about = Somebody is playing out of turn: stop them. What has been played stays.
# A button on a player's own plate: plays out of turn.
skip-bo-plate-reach-in = Jump in
skip-bo-plate-reach-in-about = Begin a turn now, although it is not yours. Until it ends, anyone can call it out; then you start your next turn without drawing.

## The score sheet of a round. The rule in brackets stays as it is.

# $round: number
skip-bo-score-head = Round { $round }
skip-bo-score-won = The winner scores 25, plus 5 for each card left in the opponents' stocks.
skip-bo-score-stuck = Nobody could move any more: nobody scores (K-11).
skip-bo-score-fewest = The draw pile ran dry for good: the fewest stock cards win 25, plus 5 for each stock card of the others (K-11).
skip-bo-score-level = The draw pile ran dry for good with a tie for the fewest stock cards: nobody scores (K-11).
skip-bo-score-finished = stock finished
# How many cards were left in the stock of a player.
# $cards: number
skip-bo-score-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}

## What a person is told at the pointer and in the status line, mostly because something can't be done so.

skip-bo-told-nothing-to-take-back = There is nothing to take back: something new has been revealed since
# The piles that fit need different numbers.
# $numbers: all
skip-bo-told-several-fit = It fits on piles that need { $numbers }: choose one of them
# $numbers: all
skip-bo-told-fits-nowhere = That card fits nowhere now: the piles need { $numbers }
# $owner: seat
skip-bo-told-not-yours = That is { $owner }'s: play from your own piles
skip-bo-told-drawn-for-you = Cards are drawn for you
skip-bo-told-empty-place = That place in your hand is empty
skip-bo-told-empty-pile = There is no card on that pile
skip-bo-told-sorted = Your hand is now kept sorted
skip-bo-told-unsorted = Your hand is now kept in the order drawn
# The keys of the discard piles, as in "Q W E R".
# $keys: message
skip-bo-told-only-discard = It fits on no building pile: discard it with { $keys }
skip-bo-told-no-discards = The discard piles are all empty

## The guided first match: what each lesson is about, and what to do.

skip-bo-lesson-aim-head = The aim
skip-bo-lesson-aim-words = Whoever plays all cards of their stock first wins: it is the pile with the large number. Cards go on the piles in the middle, from 1 to 12, and an S stands for any number.
skip-bo-lesson-stock-head = Your stock
skip-bo-lesson-stock-words = The first player to play all the cards of their stock wins the round. Your top card fits now: choose it, then the lit pile.
skip-bo-lesson-wild-head = A Skip-Bo
skip-bo-lesson-wild-words = A Skip-Bo stands for any number. Keep it for when it helps you play from your stock.
skip-bo-lesson-hand-head = Cards in your hand
skip-bo-lesson-hand-words = The piles in the middle go from 1 to 12. Play the cards that bring a pile nearer to the number on your stock. An empty hand is refilled.
skip-bo-lesson-discards-head = Your discard piles
skip-bo-lesson-discards-words = The top card of each of your discard piles can be played too.
skip-bo-lesson-end-turn-head = End the turn
skip-bo-lesson-end-turn-words = Putting a card from your hand onto one of your four discard piles ends your turn. Put equal numbers together, or lower ones on top of higher ones.
skip-bo-lesson-dry-head = Nothing left to draw
skip-bo-lesson-dry-words = No card is left to draw, and none is set aside. Once a full round of turns has passed without a play, all discard piles are shuffled into a new draw pile.

## What keys and buttons do, for the list of controls

skip-bo-intent-number = choose by number: a card, a pile, a player
# $number: number
skip-bo-intent-number-each = choose card, pile or player { $number }
skip-bo-intent-discard = a discard pile
# $number: number
skip-bo-intent-discard-each = discard pile { $number }
skip-bo-intent-stock = the stock pile
skip-bo-intent-partner = hold: your partner's piles
skip-bo-intent-draw = draw (Table rules)
skip-bo-intent-call = call out a turn out of turn (Table rules)
skip-bo-intent-speak = talk on your partner's turn (Table rules)
skip-bo-intent-look = see all cards of a discard pile; again for the next pile
skip-bo-intent-sort = sort the hand

# In the summary of what a player did since your last turn: a card from the stock, by its number.
# $value: number
skip-bo-brief-stock = { $value } from the stock

# A card from the hand or a discard pile, by its number.
# $value: number
skip-bo-brief-played = { $value }

# $card: card
skip-bo-brief-discarded = { $card ->
    [wild] a Skip-Bo discarded
   *[other] { $card } discarded
}

## What the game is, for people who do not know it.

skip-bo-introduction = Be the first to get rid of your stock: build the piles in the middle from 1 to 12, with wild cards that fit everywhere.

## What decided a match: a clause after a colon, without a full stop.

# The round was scored for the fewest stock cards (K-11).
# $who: seats
skip-bo-decided-dry = the draw pile ran dry, and { $who } had the fewest stock cards

skip-bo-decided-dry-you = the draw pile ran dry, and you had the fewest stock cards

# At least three cards.
# $who: seats, $cards: number
skip-bo-decided-turn = { $who } played { $cards } stock cards in one turn

# $cards: number
skip-bo-decided-turn-you = you played { $cards } stock cards in one turn

# $who: seats, $cards: number
skip-bo-decided-left = { $who } still had { $cards ->
    [one] 1 stock card
   *[other] { $cards } stock cards
}

# $cards: number
skip-bo-decided-left-you = you still had { $cards ->
    [one] 1 stock card
   *[other] { $cards } stock cards
}

# $who: seats, $won: number, $rounds: number
skip-bo-decided-rounds = { $who } won { $won } of { $rounds } rounds

# $won: number, $rounds: number
skip-bo-decided-rounds-you = you won { $won } of { $rounds } rounds

# The best round of the winner; the other side won as many rounds or more.
# $who: seats, $points: number
skip-bo-decided-round = one round alone brought { $who } { $points } points

# $points: number
skip-bo-decided-round-you = one round alone brought you { $points } points

## The best moment of a match: a clause without a full stop, with or without a round before it.

# At least three cards.
# $who: seat, $cards: number
skip-bo-moment-turn = { $who } plays { $cards } cards in one turn

# $who: seat
skip-bo-moment-emptied = { $who } plays the last stock card

# At least two cards, and the last of them was the last stock card.
# $who: seat, $cards: number
skip-bo-moment-emptied-by = { $who } plays { $cards } cards in one turn, down to the last stock card
