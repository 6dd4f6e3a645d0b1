### Keys, buttons of gamepads and what they do.

# What the A button does where things are chosen.
input-take-put = take, put
