### What is said of Skip-Bo and Skip-Bo MOD.

## Why an act is refused: a sentence without a full stop.

skip-bo-refused-done-where-table-rules = That can only be done where Table rules are on
skip-bo-refused-such-building-pile = There is no such building pile
skip-bo-refused-such-discard-pile = There is no such discard pile
skip-bo-refused-card-not-hand = That card is not in your hand
skip-bo-refused-first-draw-until-hold = First draw until you hold five cards
skip-bo-refused-end-turn-by-discarding = End your turn by discarding a card from your hand
skip-bo-refused-die-skip-bo-mod = There is a die in Skip-Bo MOD only
skip-bo-refused-players-cant-choose-result = Players can't choose the result of a throw or a shuffle
skip-bo-refused-stock-finished = That stock is finished
skip-bo-refused-card-discard-pile = There is no card on that discard pile
skip-bo-refused-play-from-own-piles = You play from your own piles and your partner's only
skip-bo-refused-play-from-own-piles-too = You play from your own piles only
skip-bo-refused-cards-drawn-unless-table = Cards are drawn for you unless Table rules are on
skip-bo-refused-card-left-draw = There is no card left to draw
skip-bo-refused-draw-start-turn-when = You draw at the start of your turn, and when you play the last card of your hand
skip-bo-refused-partners-must-keep-quiet = Only partners must keep quiet, and you have no partner
skip-bo-refused-own-turn-may-ask = On your own turn you may ask your partner for a play, and it costs nothing
skip-bo-refused-not-sides-turn = It is not your side's turn
skip-bo-refused-have-paid-talking-turn = You have paid for talking in this turn already
skip-bo-refused-turn = It is your turn
skip-bo-refused-somebody-acts-out-turn = Somebody acts out of turn already: call that first
skip-bo-refused-nobody-acts-out-turn = Nobody acts out of turn
skip-bo-refused-one-who-acts-out = You are the one who acts out of turn
# $number: number
skip-bo-refused-pile-needs = That pile needs { common-a-number } or a Skip-Bo

## The guided first match: what each lesson is about, and what to do.

skip-bo-lesson-your-stock-head = Your stock
skip-bo-lesson-your-stock-words = Whoever first plays all cards of the stock wins the round. Its top card fits now: click it, then the lit pile.
skip-bo-lesson-a-skipbo-head = A Skip-Bo
skip-bo-lesson-a-skipbo-words = A Skip-Bo stands for any number. Keep it for the moment when it brings your stock on.
skip-bo-lesson-cards-of-your-hand-head = Cards of your hand
skip-bo-lesson-cards-of-your-hand-words = Piles in the middle go from 1 to 12. Play from the hand what brings you nearer to the number on your stock. An empty hand is filled again.
skip-bo-lesson-your-discard-piles-head = Your discard piles
skip-bo-lesson-your-discard-piles-words = The top card of each of your discard piles can be played too.
skip-bo-lesson-end-the-turn-head = End the turn
skip-bo-lesson-end-the-turn-words = A card of the hand on one of your four discard piles ends the turn. Put equal numbers together, or high ones under lower ones.
skip-bo-lesson-nothing-left-to-draw-head = Nothing left to draw
skip-bo-lesson-nothing-left-to-draw-words = No card is left to draw, and none is set aside. When a full round of turns passes without a play, all discard piles are shuffled into a new draw pile.
