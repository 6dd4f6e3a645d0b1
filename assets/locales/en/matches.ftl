### The matches that are kept: going on with them, the page that lists them, and what is said of keeping them.

## On the title.

matches-continue = Continue
matches-all = Matches

## The page.

matches-heading = Matches
matches-none = No match is kept yet. Whatever you play is kept by itself.
matches-go-on = Go on
matches-watch = Watch
matches-delete = Delete
matches-back = Back

matches-delete-ask = Delete this match? It can't be brought back.
matches-delete-yes = Delete
matches-delete-no = Keep it

# $game: text, $players: all
matches-of = { $game }: { $players }

# How a match stands, and when something last happened in it.
# $points: series, $ago: message
matches-stands = { $points }; { $ago }

# $points: series, $winners: all, $ago: message
matches-won = { $points }; { $winners-count ->
    [one] { $winners } won
   *[other] { $winners } won
}, { $ago }

# $player: text, $points: number
matches-points = { $player } { $points }

matches-moment-ago = just now

# $count: number
matches-minutes-ago = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}

# $count: number
matches-hours-ago = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}

# $count: number
matches-days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

# $file: text, $why: message
matches-unread = { $file }: { $why }

## What is said.

# $why: message
matches-refused = This match can't be taken up: { $why }

# $why: message
matches-not-deleted = The match can't be deleted: { $why }

# $why: message
matches-not-kept = This match is not being kept: { $why }
matches-kept-again = The match is being kept again.
matches-end-lost = The last moment could not be read. The match goes on from just before it.
