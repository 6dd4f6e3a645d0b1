### What the window says about itself: crashes, drawing, what the program carries.

## On the title, in a corner

# $file: text
app-crashed-last-time = The game crashed last time. The report is { $file }

# A file of the settings in which some entries make no sense. They stay in the file until the player changes them.
# $file: text, $entries: text
app-settings-left-out = Not understood in { $file }: { $entries }. Defaults are used for these; everything else was kept

# A file of the settings of which nothing can be read. It stays as it is.
# $file: text
app-settings-unreadable = { $file } can't be read: defaults are used

# $why: message
app-mind-memory = Memory warning: { $why }

## In a box or on the console when the program ends

# It goes on a sentence that begins with the name of the program and a colon. FILE.tar.gz stands for a name that the
# player chooses; the words between the signs ` are typed as they are.
# $file: text
app-crashed = the game crashed; { $file } says what happened, and `tumbletop doctor --bundle FILE.tar.gz` packs it with all that a bug report needs

# The report could not be written; the console has its text.
app-crashed-unwritten = the game crashed; the lines above say what happened

## At the table

# The picture is drawn with fewer details from now on. Without a full stop.
app-draws-slowly = This computer draws slowly, so the picture is now simpler. You can change that in the settings

## In the list of `tumbletop doctor`

# The numbers of files that are part of the program.
# $shaders: number, $sounds: number, $fonts: number, $pictures: number, $kib: number
app-carried = built in: { $shaders } shaders, { $sounds } sounds, { $fonts } fonts, { $pictures } pictures, { $kib } KiB; no other files are needed
