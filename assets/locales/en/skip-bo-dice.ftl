### What is said of Skip-Bo Dice.

## Why an act is refused: a sentence without a full stop.

skip-bo-dice-refused-such-build-pile-board = There is no such build pile on the board
skip-bo-dice-refused-such-stockpile-board = There is no such stockpile on the board
skip-bo-dice-refused-dice-say-what-they = Only the dice can say what they show
skip-bo-dice-refused-calls-others-turn-fill = Calls are for the others: on your turn fill with the Bonus Die itself
skip-bo-dice-refused-end-turn-first-then = End your turn first: then everybody writes
skip-bo-dice-refused-nobody-writes-before-turn = Nobody writes before the turn is over
skip-bo-dice-refused-off-turn-use-called = Off turn you can only use the called value, or pass
skip-bo-dice-refused-turn-over-now-everybody = The turn is over: now everybody has to write one value
skip-bo-dice-refused-cant-done-now = That can't be done now
skip-bo-dice-refused-such-number-die = There is no such Number Die
skip-bo-dice-refused-die-used-set-aside = That die is used and set aside
skip-bo-dice-refused-bonus-die-not-thrown = The Bonus Die is not thrown yet
skip-bo-dice-refused-nothing-stockpile-left-use = Nothing in that stockpile is left to use
skip-bo-dice-refused-stockpile-not-full-so = That stockpile is not full, so it has earned no Skip-Bo Reward
skip-bo-dice-refused-skip-bo-reward-used = That Skip-Bo Reward is used already
skip-bo-dice-refused-have-free-skip-bo = You have no free Skip-Bo left
skip-bo-dice-refused-choose-one-or-more = Choose one or more of the six dice
skip-bo-dice-refused-used-die-set-aside = A used die is set aside and can't be rolled again
skip-bo-dice-refused-have-free-re-roll = You have no free re-roll left
skip-bo-dice-refused-stockpile-full = That stockpile is full
skip-bo-dice-refused-none-unused-dice-shows = None of the unused dice shows that
skip-bo-dice-refused-pile-complete = That pile is complete
# $number: number
skip-bo-dice-refused-pile-needs = That pile needs { common-a-number } next

## The guided first match: what each lesson is about, and what to do.

skip-bo-dice-lesson-throw-the-dice-head = Throw the dice
skip-bo-dice-lesson-throw-the-dice-words = Five number dice and the ten-sided bonus die. Flick them with the mouse, or press the large button.
skip-bo-dice-lesson-a-call-head = A call
skip-bo-dice-lesson-a-call-words = What the bonus die shows is there for everybody. Take it for one of your piles where it fits, or pass.
skip-bo-dice-lesson-write-one-down-head = Write one down
skip-bo-dice-lesson-write-one-down-words = The turn is over, and everybody writes one of the dice left into a stockpile, to be used on a later turn. A full stockpile earns a Skip-Bo.
skip-bo-dice-lesson-the-bonus-die-head = The bonus die
skip-bo-dice-lesson-the-bonus-die-words = Use the bonus die for a bubble and it is rolled again, for you and for everybody.
skip-bo-dice-lesson-fill-bubbles-head = Fill bubbles
skip-bo-dice-lesson-fill-bubbles-words = Each pile is filled from 1 to 10. Click a die and then a lit bubble. A number under a star collects it.
skip-bo-dice-lesson-roll-again-or-end-head = Roll again, or end
skip-bo-dice-lesson-roll-again-or-end-words = Nothing fits now. Choose dice and use a free re-roll, or end your turn with the large button.
