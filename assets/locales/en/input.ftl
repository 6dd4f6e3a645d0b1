### Keys, buttons of gamepads and what they do.

## What stands on keys. It is drawn on a small key cap: as short as on a real keyboard of the language.

input-key-space = Space
input-key-enter = Enter
input-key-escape = Esc
input-key-backspace = Bksp
input-key-tab = Tab
input-key-shift = Shift
input-key-home = Home
input-key-end = End
input-key-page-up = Page up
input-key-page-down = Page down
# The arrow to the left.
input-key-left = Left
# The arrow to the right.
input-key-right = Right

# The arrow up.
input-key-up = Up
# The arrow down.
input-key-down = Down
input-key-alt = Alt
input-key-control = Ctrl
input-key-delete = Del
input-key-insert = Ins

# The four arrow keys.
input-key-arrows = Arrows

# Moving the mouse.
input-mouse = Mouse

# A click with the mouse.
input-click = Click

## What else of a mouse can be bound to an action.

input-click-right = Right click
input-click-middle = Middle click
input-click-back = Mouse back
input-click-forward = Mouse forward

# Another button of the mouse, which has no name.
# $number: number
input-click-other = Mouse button { $number }
input-wheel-up = Wheel up
input-wheel-down = Wheel down

## Several keys

# A key while another one is held: "Ctrl+Enter".
# $held: message, $key: message
input-keys-chord = { $held }+{ $key }

# Several keys in a row: "1-5".
# $first: message, $last: message
input-keys-range = { $first }-{ $last }

# The same on the number pad.
# $first: message, $last: message
input-keys-number-pad = Number pad { $first }-{ $last }

# A key of the number pad where there is little room.
# $number: message
input-key-of-number-pad = N{ $number }

# Several keys: "Q W E R".
# $keys: sentences
input-keys-each = { $keys }

# Letter keys on which it is not known what stands: by their row, and their numbers in it, counted from the left, as in
# "Upper 1 2 3". On a key cap: as short as can be.
# $numbers: text
input-keys-upper-row = Upper { $numbers }

# The same in the middle row.
# $numbers: text
input-keys-middle-row = Middle { $numbers }

# The same in the lower row.
# $numbers: text
input-keys-lower-row = Lower { $numbers }

# Two keys with opposite effects: "- and +".
# $keys: all
input-keys-both = { $keys }

# Where several people have keys of their own, in place of the names of the keys.
input-keys-own = Your keys

## Buttons of a gamepad. Those with only a letter or number on them (A, LB, R3) have no text here.

# The cross with four directions.
input-pad-cross = D-pad
input-pad-menu = Menu

# The small button left of the middle, as gamepads for Xbox call it.
input-pad-view = View

# The same two buttons on gamepads for PlayStation.
input-pad-options = Options
input-pad-create = Create

# The button in the middle that belongs to the console, on every gamepad.
input-pad-middle = Middle

# The names of the signs on four buttons of gamepads for PlayStation. On key caps they are drawn.
input-pad-sign-cross = Cross
input-pad-sign-circle = Circle
input-pad-sign-square = Square
input-pad-sign-triangle = Triangle

## Whose gamepad it is

# In the strip: whose gamepads are asked now.
# $who: seats
input-pads-asked = Gamepad: { $who }

# A gamepad was pressed for the first time, or takes the place of another one.
# $who: seat
input-pad-is-now = This gamepad is { $who }'s

# Why a press of a gamepad does nothing.
# $due: seat, $whose: seat
input-pad-of-another = { $due } is due; this gamepad is { $whose }'s

# The same for a gamepad that nobody has yet.
# $due: seat
input-pad-of-nobody = { $due } is due, and this gamepad is nobody's yet. Choose whose it is in the menu, under Players.

## What buttons do

# What the A button does where things are chosen.
input-take-put = pick, place
