### What is said of files of recorded matches, and of throws that are kept beside them. Clauses without a full stop.

## Why a file is no record.

record-foreign = this is not a Tumbletop record
record-damaged = the record is damaged: its checksum does not match

# $found: number, $known: number
record-newer = the record has format { $found }, and this version reads format { $known }: it was written by a newer Tumbletop

# $found: number, $known: number
record-older = the record has format { $found }, and this version reads format { $known }: it was written by an older Tumbletop

# $game: text
record-unknown-game = the record is of a game, { $game }, that this version does not have

# $game: text, $found: number, $known: number
record-other-rules = the record uses version { $found } of the rules of { $game }, and this program plays version { $known }

# What is wrong is said by the library that reads it, in English.
# $why: text
record-unreadable = the record can't be read: { $why }

## Why a record does not replay.

# $why: message
record-setup = the match can't be set up: { $why }

# $action: number, $count: number, $who: seat, $why: message
record-refused = action { $action } of { $count }, by { $who }, is not allowed: { $why }

# $action: number, $count: number, $why: message
record-refused-chance = action { $action } of { $count }, by chance, is not allowed: { $why }

# $action: number, $count: number, $who: seat
record-differs = after action { $action } of { $count }, by { $who }, the match is no longer the same: { record-why-differs }

# $action: number, $count: number
record-differs-chance = after action { $action } of { $count }, by chance, the match is no longer the same: { record-why-differs }

# Stands at the end of the two texts above.
record-why-differs = the record was changed, or this program follows different rules from the one that wrote it

## Why the throws beside a record can't be shown. A track is how the dice of a throw moved.

record-tracks-foreign = this is not a file of dice tracks of a Tumbletop match
record-tracks-damaged = the dice tracks are damaged: their checksum does not match

# $found: number, $known: number
record-tracks-newer = the dice tracks have format { $found }, and this version reads format { $known }: they were written by a newer Tumbletop

# $found: number, $known: number
record-tracks-older = the dice tracks have format { $found }, and this version reads format { $known }: they were written by an older Tumbletop

record-tracks-other = the dice tracks belong to another record

# What is wrong is said for developers, in English.
# $why: text
record-tracks-unreadable = the dice tracks can't be read: { $why }

# $track: number, $why: text
record-tracks-one-unreadable = dice track { $track } can't be read: { $why }
