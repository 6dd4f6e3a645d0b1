### The letter picker: letters on the screen for a text field.

# The small letters of the language, in the order in which they are shown.
letters-alphabet = abcdefghijklmnopqrstuvwxyz

# For a screen reader: what is in the field.
# $text: text
letters-typed = Typed: { $text }
# The field holds no more letters.
letters-full = No more letters fit

# On buttons. The first two change what the keys type.
letters-capitals = Capitals
letters-small = Small letters
letters-space = Space
# These two move the cursor.
letters-left = Back
letters-right = Forward
letters-delete = Delete
# Closes the picker. The text stays as it is.
letters-close = Close
# Takes the text, as Enter does.
letters-done = Done
