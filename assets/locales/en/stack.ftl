### What is said of Stack.

## Why an act is refused: a sentence without a full stop.

stack-refused-such-die-match = There is no such die in this match
stack-refused-not-die-play-one = That is not your die: play one of your own colour
stack-refused-die-has-not-been = That die has not been thrown yet
stack-refused-die-stack-stacked-dice = That die is in a stack: stacked dice stay where they are
stack-refused-die-captured-stack = That die is in a captured stack
stack-refused-die-cant-put-itself = A die can't be put on itself
stack-refused-cant-stack-own-colour = You can't stack on your own colour
stack-refused-partners-die-stack-opponents = That is your partner's die: stack on opponents' dice
stack-refused-stack-captured-nothing-put = That stack is captured: nothing can be put on it any more
stack-refused-die-buried-top-stack = That die is buried: only the top of a stack counts
stack-refused-dice-say-what-they = Only the dice can say what they show
stack-refused-still-have-loose-dice = You still have loose dice: play or roll one
stack-refused-die-took-up-fits = The die you took up fits: place it
stack-refused-took-up-die-one = You took up a die: that one has to be played
stack-refused-die-rolled-fits-has = The die you rolled fits: it has to be placed now
stack-refused-first-choose-which-number = First choose which number your die keeps
stack-refused-number-choose-now = There is no number to choose now
stack-refused-cant-done-now = That can't be done now
stack-refused-done-where-table-rules = That can only be done where Table rules are on
stack-refused-own-die-just-roll = That is your own die: just roll it
stack-refused-turn = It is your turn
stack-refused-have-already-lost-next = You have already lost your next turn
# $theirs: number, $mine: number
stack-refused-numbers-differ = That shows { $theirs }, your die shows { $mine }

## The guided first match: what each lesson is about, and what to do.

stack-lesson-throw-all-dice-head = Throw all dice
stack-lesson-throw-all-dice-words = A round starts with everybody's dice on the table at once. Press the large button, or Space.
stack-lesson-the-last-die-head = The last die
stack-lesson-the-last-die-words = This is your last loose die. Once it is placed the round ends, after one more turn for everybody else.
stack-lesson-capture-a-stack-head = Capture a stack
stack-lesson-capture-a-stack-words = A stack of three with your number: a fourth die captures it. It leaves the table, and is yours.
stack-lesson-stack-a-die-head = Stack a die
stack-lesson-stack-a-die-words = Take one of your dice, by a click or its number key, and put it on another colour's die that shows the same. Whose die is on top has the points.
stack-lesson-roll-a-die-again-head = Roll a die again
stack-lesson-roll-a-die-again-words = None of your dice fits. Choose one and flick it with the mouse, or roll it by the key below and aim. Keep clear of the stacks: knocking one over costs a point for each of its dice.
stack-lesson-it-fits-now-head = It fits now
stack-lesson-it-fits-now-words = The number you rolled fits, so the die has to be placed. Choose among the lit dice.
