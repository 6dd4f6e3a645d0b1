### What the frame around the table of any game says.

# What the strongest computer player would do.
# $advice: message
hud-hint = Hint: { $advice }.

# $advice: message, $reason: message
hud-hint-because = Hint: { $advice } - { $reason }.

# $who: seat
hud-thinking = { $who } is thinking ...
