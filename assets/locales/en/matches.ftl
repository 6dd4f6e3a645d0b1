### The saved matches: continuing them, the page that lists them, and what is said of saving them.

## On the title.

matches-continue = Continue
matches-all = Matches

## The page.

matches-heading = Matches
matches-none = No saved matches yet. Every match you play is saved automatically.
matches-all-games = All games
matches-all-players = All players
matches-no-such = No match fits these filters.
matches-go-on = Continue
matches-host-again = Host again
matches-watch = Watch
matches-look-back = Review
matches-rename = Rename
matches-export = Export
matches-delete = Delete
matches-name-ok = Save name
matches-name-cancel = Cancel
matches-back = Back

matches-delete-ask = Delete this match? This can't be undone.
matches-delete-yes = Delete
matches-delete-no = Keep it

# $game: text, $players: all
matches-of = { $game }: { $players }

# $name: text, $game: text, $players: all
matches-named = { $name } – { $game }: { $players }

# $code: text
matches-at-table = Played together; table { $code } is on this computer

# How a match stands, and when something last happened in it.
# $round: number, $points: series, $ago: message
matches-stands = round { $round }: { $points }; { $ago }

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
matches-refused = This match can't be continued: { $why }

# $why: message
matches-not-deleted = The match can't be deleted: { $why }

# $why: message
matches-not-kept = This match is not being saved: { $why }
matches-kept-again = The match is being saved again.
matches-end-lost = The last moment could not be read. The match continues from just before it.

# $why: message
matches-not-renamed = The match can't be renamed: { $why }

# $file: text
matches-exported = Exported to { $file }.
# The same in a browser.
# $file: text
matches-downloaded = The browser downloads { $file }.

# $why: message
matches-not-exported = The match can't be exported: { $why }

matches-no-documents = the system has no documents folder

# $file: text
matches-imported = { $file } has been added to your matches.

# $file: text, $why: message
matches-not-imported = { $file } can't be imported: { $why }

## Taking in a match that lies elsewhere.

matches-import = Import
matches-import-ask = Import a match
matches-import-heading = Import a match
matches-import-about = Match files in your usual folders, newest first. For anywhere else, type a path or a folder, or drop a file onto the window.
matches-import-open = Open
matches-import-not = Back to the list
matches-import-looking = Looking for match files...
matches-import-none = There are no match files in your downloads or documents, or on your desktop.
# $folder: text
matches-import-none-in = There are no match files in { $folder }.
# $file: text, $folder: text
matches-import-lies = { $file } in { $folder }
# $count: number
matches-import-more = { $count ->
    [one] One more is not shown: type its folder.
   *[other] { $count } more are not shown: type their folder.
}
matches-too-large = this file is too large to be a match
# $file: text
matches-no-file = No file found at { $file }.
