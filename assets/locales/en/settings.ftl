### The settings. Each has a name and a line that explains it.

settings-heading = Settings
settings-done = Done

## The line over the settings, in which words are typed.

settings-search = Search
settings-nothing-found = No setting has these words. Try another one.

## The button for all settings, and its question.

settings-reset = Reset all
settings-reset-ask = Set everything here back to what it was at first? The language stays.
settings-reset-yes = Reset all
settings-reset-no = Keep my settings

## The headings of the groups.

settings-group-sound = Sound
settings-group-picture = Picture
settings-group-table = At the table
settings-group-matches = Matches

## The settings.

# People who can't read the language that is spoken have to find this row: it stays the first.
settings-language = Language
settings-language-about = Of everything you read here.
settings-language-system = As the computer

settings-volume = Volume
settings-volume-about = How loud all sounds are together.

settings-dice-volume = Dice
settings-dice-volume-about = How loud dice are when they roll, hit and fall.

settings-interface-volume = Buttons and notices
settings-interface-volume-about = How loud buttons are, and what tells of turns, refusals and points.

settings-fullscreen = Fullscreen
settings-fullscreen-about = The whole screen, without a frame. F11 does the same.

settings-speed = Speed
settings-speed-about = How fast things move and computer players think.
settings-speed-half = Half
settings-speed-normal = Normal
settings-speed-double = Double
settings-speed-quadruple = Four times
settings-speed-instant = No waiting

settings-marks = Marks on the dice
settings-marks-about = How a die shows its owner, besides its colour.
# Badges are shown while the key B is held.
settings-marks-pips = Pips
settings-marks-symbols = Symbols as pips
settings-marks-badges = Badges always
settings-marks-numerals = Numerals

settings-hand-over = Handing over
settings-hand-over-about = When a screen covers the table until the next person is there. Where hands are hidden it always does.
settings-hand-over-hidden = With hidden hands
settings-hand-over-always = Always

settings-log = Log
settings-log-about = What the log of a match tells: everything, or only turns, points and mishaps.
settings-log-everything = Everything
settings-log-main = The main things

settings-answer = Time to answer
settings-answer-about = How long each has when several are asked at once. A match begins with it, and it can be changed at the table.
settings-answer-any = No limit
# $seconds: number
settings-answer-within = { $seconds } s

settings-quality = Picture quality
settings-quality-about = How finely the table is drawn. Lower is faster.
settings-quality-any = As this computer can
settings-quality-lowest = Lowest
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High

settings-contrast = Strong contrast
settings-contrast-about = Lighter letters on darker, denser panels, so that every text is easy to read.

settings-eyes = Seen by other eyes
settings-eyes-about = Shows everything as people see it who tell fewer colours apart: a check that nothing is told by colour alone.
settings-eyes-usual = Off
settings-eyes-no-red = Blind to red
settings-eyes-no-green = Blind to green
settings-eyes-no-blue = Blind to blue

settings-motion = Reduced motion
settings-motion-about = Cuts instead of glides, and nothing that sways.

settings-scale = Interface size
settings-scale-about = Of text and buttons, on top of the window's size.

# $percent: number
settings-scale-percent = { $percent } %

settings-ask = Ask first
settings-ask-about = Before a match is left or started over. Deleting a match is always asked about.
settings-ask-always = Always
settings-ask-not-kept = If it is not kept

settings-folder = Kept matches
# The path of the folder.
# $folder: text
settings-folder-about = They are in { $folder }. Another folder: write its path and press Enter. Matches in the old folder stay there.

# $folder: text, $why: text
settings-folder-refused = { $folder } can't be used: { $why }. Matches are kept where they were.
