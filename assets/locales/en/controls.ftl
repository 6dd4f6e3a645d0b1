### The page on which actions are put on other keys and buttons.

controls-heading = Keys and buttons
controls-about = Choose an action, then press the key, mouse button or gamepad button for it. Esc leaves it as it was.
controls-done = Done
controls-reset = Reset
controls-reset-all = Reset all
# On the button of the action that is being chosen, instead of its keys.
controls-press-now = Press it now
# On that button if no key is bound.
controls-no-input = nothing
# For a screen reader: what the button with the inputs of an action shows.
# $does: message, $device: message, $inputs: message
controls-inputs = { $does }, { $device }: { $inputs }
controls-preset = Keys and mouse
controls-preset-about = All actions at once, for the way you sit at the computer.
controls-preset-own = Your own
controls-preset-usual = Usual
controls-preset-mouse-right = Mouse right
controls-preset-mouse-left = Mouse left
controls-preset-one-hand = One hand
controls-pad-preset = Gamepad
controls-pad-preset-about = All buttons at once. With one hand: its stick or four buttons, the buttons above them, and a click on the stick. Everything else is on the screen.
controls-preset-swapped = A and B swapped
controls-preset-left-hand = Left hand alone
controls-preset-right-hand = Right hand alone
controls-letter = Keys by letter
controls-letter-about = What you press counts by what stands on the key, not by its place.
controls-toggle = Press instead of hold
controls-toggle-about = What has to be held begins with one press and ends with the next.
controls-stick = Left stick
controls-stick-about = How far the left stick must be pushed to count as a direction.
controls-pull = Right stick
controls-pull-about = How far it must be pulled to aim a throw. More, if it aims by itself.
controls-repeat = Held direction
controls-repeat-about = How a direction of the gamepad repeats while you hold it. Keys repeat as your system says.
controls-repeat-off = Does not repeat
controls-repeat-slow = Slowly
controls-repeat-normal = Normally
controls-repeat-fast = Fast
controls-strength = Throw strength
controls-strength-about = How hard a gesture of the mouse or the stick throws.

# An action of every table that has further keys and buttons at the table of one game.
# $does: message
controls-further = { $does } (further inputs in this game)

# Under an action: other actions that the same key does at the same time.
# $actions: message
controls-also = Also: { $actions }

# How strongly gamepads shake.
controls-rumble = Rumble
controls-rumble-about = Gamepads shake for a moment when a stack falls and when their turn begins.
controls-rumble-off = Off
controls-rumble-weak = Weak
controls-rumble-full = Full
