### What the referee of the table says. Clauses without a full stop.

## Why a request was refused.

table-no-match = no match is being played
table-decided = that has already been decided
table-rolling = the dice have to be thrown first
table-dealing = the cards are still being dealt
table-not-awaited = no throw is expected now
table-nothing-to-undo = there is nothing to take back
table-replaying = this is a replay: you can only watch
