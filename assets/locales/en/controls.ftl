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
controls-preset = Preset
controls-preset-about = All actions at once, for the way you sit at the computer.
controls-preset-own = Your own
controls-preset-usual = Usual
controls-preset-mouse-right = Mouse right
controls-preset-mouse-left = Mouse left
controls-preset-one-hand = One hand
controls-letter = Keys by letter
controls-letter-about = What you press counts by what stands on the key, not by its place.
controls-toggle = Press instead of hold
controls-toggle-about = What has to be held begins with one press and ends with the next.
controls-stick = Stick push
controls-stick-about = How far the left stick must be pushed to count as a direction.
controls-strength = Throw strength
controls-strength-about = How hard a gesture of the mouse or the stick throws.

# An action of every table that has further keys and buttons at the table of one game.
# $does: message
controls-further = { $does } (further inputs in this game)

# Under an action: other actions that the same key does at the same time.
# $actions: message
controls-also = Also: { $actions }
