### The settings. Each has a name and a line that explains it.

settings-heading = Settings
settings-done = Done

## The line over the settings, in which words are typed.

settings-search = Search
settings-nothing-found = No setting matches these words. Try others.

## The button for all settings, and its question.

settings-reset = Reset all
settings-reset-ask = Reset everything here to the defaults? The language stays.
settings-reset-yes = Reset all
settings-reset-no = Keep my settings

## The button for the page of keys and buttons.

settings-controls = Keys and buttons

## The headings of the groups.

settings-group-sound = Sound
settings-group-picture = Graphics
settings-group-table = At the table
settings-group-matches = Matches

## The settings.

# People who can't read the language that is spoken have to find this row: it stays the first.
settings-language = Language
settings-language-about = The language of everything you read here.
settings-language-system = System language

settings-volume = Volume
settings-volume-about = How loud everything is.

settings-dice-volume = Dice
settings-dice-volume-about = How loud dice are when they roll, hit and fall.

settings-interface-volume = Buttons and notices
settings-interface-volume-about = How loud buttons are, and the sounds for turns, refusals and points.

settings-room-volume = Room
settings-room-volume-about = How loud the quiet room around the table is: a fire, a clock, the street.

settings-music-volume = Music
settings-music-volume-about = How loud the music is. It follows the match and tells nothing that can't be seen.

settings-mono = Mono sound
settings-mono-about = Plays all sounds on both sides alike, for one ear or one loudspeaker.

settings-captions = Captions
settings-captions-about = A short line under the bar for each sound that tells something, with its player or side.

settings-fullscreen = Fullscreen
# $key: message
settings-fullscreen-about = Fills the whole screen. { $key } does the same.

settings-speed = Speed
settings-speed-about = How fast things move and computer players think.
settings-speed-half = Half
settings-speed-normal = Normal
settings-speed-double = Double
settings-speed-quadruple = Quadruple
settings-speed-instant = Instant

settings-marks = Marks on the dice
settings-marks-about = How dice show their owner, besides colour.
# Badges are shown while the key B is held.
settings-marks-pips = Pips
settings-marks-symbols = Symbols as pips
settings-marks-badges = Badges always
settings-marks-numerals = Numerals

settings-hand-over = Hand-over screen
settings-hand-over-about = When a screen covers the table until the next player is ready. With hidden hands it always does.
settings-hand-over-hidden = With hidden hands
settings-hand-over-always = Always

settings-banter = Opponents speak
settings-banter-about = Computer players say a line of their own luck now and then, in a bubble at their seat.

settings-log = Log
settings-log-about = What the log of a match shows: everything, or only turns, points and mishaps.
settings-log-everything = Everything
settings-log-main = Main events

settings-answer = Time to answer
settings-answer-about = How long each player has when several are asked at once. It applies from the start of a match and can be changed at the table.
settings-answer-any = No limit
# $seconds: number
settings-answer-within = { $seconds } s

settings-quality = Graphics quality
settings-quality-about = How finely the table is drawn. Lower is faster.
settings-quality-any = Automatic
settings-quality-lowest = Lowest
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High

settings-contrast = High contrast
settings-contrast-about = Lighter text on darker, more solid panels, so that everything is easy to read.

settings-eyes = Colour-blind view
settings-eyes-about = Shows everything as colour-blind people see it: a check that nothing is told by colour alone.
settings-eyes-usual = Off
settings-eyes-no-red = Red-blind
settings-eyes-no-green = Green-blind
settings-eyes-no-blue = Blue-blind

settings-motion = Reduced motion
settings-motion-about = Cuts instead of camera moves, and nothing that sways.

settings-scale = Interface size
settings-scale-about = The size of text and buttons, on top of the window's size.

# $percent: number
settings-scale-percent = { $percent } %

settings-ask = Ask before leaving
settings-ask-about = Before a match is left or restarted. Deleting a match always asks.
settings-ask-always = Always
settings-ask-not-kept = If it is not saved

settings-folder = Saved matches
# The path of the folder.
# $folder: text, $key: message
settings-folder-about = They are in { $folder }. To use another folder, type its path and confirm with { $key }. Matches in the old folder stay there.

# $folder: text, $why: text
settings-folder-refused = { $folder } can't be used: { $why }. Matches are still saved where they were.
