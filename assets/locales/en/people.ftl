### The page of the people who play on this computer.

people-heading = Players
people-about = Anyone who plays under their own name is remembered here, with face and colour.

# Names that somebody had before.
# $names: all
people-former = formerly { $names }

## Buttons. Little room.

people-new = + Add a player
people-statistics = Statistics
people-dice = Are the dice fair?
people-back = Back
people-change = Edit
people-forget = Remove
people-done = Save
people-not = Cancel

## A player who is being changed.

people-face = Face at the table
people-colour = Preferred colour, used when it is free
people-no-name = A player needs a name.
people-taken = That name is taken.
people-had = Somebody else used that name before.
people-given = People without a name are called that: choose another one.

# $name: text
people-forget-ask = Remove { $name } from the list of players? Their matches and statistics stay as they are.
people-forget-yes = Remove
people-forget-no = Keep
