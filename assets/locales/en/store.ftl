### What is said of the files in which matches are kept. Clauses without a full stop.

store-foreign = this is not a Tumbletop match
store-damaged = the file is damaged from the very start

# $found: number, $known: number
store-newer = the file has format { $found }, and this version reads up to format { $known }: it was written by a newer Tumbletop

# $game: text
store-unknown-game = it is a match of a game, { $game }, that this version does not have

# $game: text, $found: number, $known: number
store-other-rules = the match was started with version { $found } of the rules of { $game }, and this program plays version { $known }

# What is wrong is said by the library that reads it, in English.
# $why: text
store-unreadable = the match can't be read: { $why }
store-too-long = part of the match is longer than a file can hold
store-in-use = another Tumbletop is playing this match
store-deposed = another server has taken over this match
store-torn = the end of its file is damaged, and renaming it would cut that off

# What the system says is in its own language.
# $file: text, $why: message
store-system = { $file }: { $why }
