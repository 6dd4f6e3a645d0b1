### What the referee of the table says. Clauses without a full stop.

## Why a request was refused.

table-no-match = no match is being played
table-decided = that was already decided
table-rolling = the dice have to be thrown first
table-dealing = the cards are still being dealt
table-not-awaited = nobody waits for a throw now
table-nothing-to-undo = there is nothing to undo
table-replaying = this is a recorded match: it can only be watched
