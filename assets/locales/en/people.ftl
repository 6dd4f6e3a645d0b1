### The page of the people who play at this machine.

people-heading = Players
people-about = Whoever plays under a name of their own is remembered here, with face and colour.

# Names that somebody had before.
# $names: all
people-former = formerly { $names }

## Buttons. Little room.

people-new = + Add a player
people-statistics = Statistics
people-dice = Are the dice fair?
people-back = Back
people-change = Change
people-forget = Remove
people-done = Keep
people-not = Cancel

## A player who is being changed.

people-face = The face at the table
people-colour = The colour this player gets where it is free
people-no-name = A player needs a name.
people-taken = Somebody else is called that already.
people-had = Somebody else was called that before.
people-given = The program gives this name to others: choose your own.

# $name: text
people-forget-ask = Remove { $name } from the list of players? The matches stay as they are, and so do their statistics.
people-forget-yes = Remove
people-forget-no = Keep
