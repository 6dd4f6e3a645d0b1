### What is said of the die of Skip-Bo MOD.

## Why an act is refused: a sentence without a full stop.

skip-bo-mod-refused-die-used-up-turn = The die is used up for this turn
skip-bo-mod-refused-die-cant-stand-number = The die can't stand in for the number that pile needs
skip-bo-mod-refused-card-next-number-or = A card of the next number, or a Skip-Bo, has to follow on the die at once
skip-bo-mod-refused-opponent-yours = That is no opponent of yours
skip-bo-mod-refused-stock-finished-gets-more = That stock is finished and gets no more cards
skip-bo-mod-refused-no-stand-in = The die shows nothing that can stand in for a card
skip-bo-mod-refused-no-discard = The die does not let you discard a card and go on
skip-bo-mod-refused-no-opponent-draws = The die does not make an opponent draw

## The guided first match: what each lesson is about, and what to do.

skip-bo-mod-lesson-roll-the-die-head = Roll the die
skip-bo-mod-lesson-roll-the-die-words = A turn of MOD starts with the action die. Flick it with the mouse, or press the large button.
skip-bo-mod-lesson-the-die-stands-in-head = The die stands in
skip-bo-mod-lesson-the-die-stands-in-words = The die can be the next number of a pile, if a card of yours follows on it at once. Click the die, then the pile, then the card.
skip-bo-mod-lesson-discard-and-go-on-head = Discard and go on
skip-bo-mod-lesson-discard-and-go-on-words = The die lets you discard cards and go on with your turn.
skip-bo-mod-lesson-somebody-draws-head = Somebody draws
skip-bo-mod-lesson-somebody-draws-words = The die lets you add a card to the stock of an opponent: click the die, then whose.
