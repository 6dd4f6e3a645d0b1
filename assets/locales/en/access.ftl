### What a screen reader says of things that show no words.

# The two arrows of a control that steps through values.
access-step-back = previous

access-step-on = next

# Faces that people choose from.
access-face-bear = bear

access-face-cat = cat

access-face-dog = dog

access-face-duck = duck

access-face-frog = frog

access-face-hare = hare

access-face-lion = lion

access-face-panda = panda

# The table in words: the panel, the list in it, and the heading over the choices.
access-table = Table

access-table-list = What lies on the table

access-choices = You can
# The things of the table where they lie: dice, cards, piles and parts of boards.
access-things = Things on the table

# A thing of whoever reads, or of nobody: the words of it.
# $thing: message
access-thing-own = { CAPITAL($thing) }

# A thing of somebody else.
# $player: seat, $thing: message
access-thing-of = { $player }: { $thing }

# What can be done with a thing now, after its words.
# $thing: message
access-thing-takeable = { $thing }, can be taken

# $thing: message
access-thing-chosen = { $thing }, chosen

# $thing: message
access-thing-target = { $thing }, what is chosen can go here

# The name of the player of a seat, and who that is: a person or a computer player.
access-seat-name = Name

access-seat-player = Played by
