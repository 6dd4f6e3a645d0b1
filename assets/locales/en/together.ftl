### Playing together with people on other computers: the page, the lobby, and what is said over the table.

## The page.

together-heading = Play together
together-you = Your name
together-face = Face at the table
together-colour = Preferred colour, used when it is free
together-name-first = Enter your name first, so that the others know who is coming.
together-connecting = Connecting to the table...
together-connecting-about = The server has not answered yet.
# $seconds: number
together-no-answer = The server does not answer yet. Trying for another { $seconds } s; check the address, and whether the table is still open.
together-cancel = Cancel
together-open-heading = Open a table
# $game: text
together-open-about = { $game } or any other game: you choose at the table. The others join with a code, a link, or from the list of nearby tables.
together-in-network = On this computer
# $server: text
together-at-server = On { $server }
together-open = Open a table
together-join-heading = Join a table
together-join-about = Paste the link you were sent, or type the code and the address of the table: ABCDEF@192.168.1.20
# $server: text
together-join-about-server = Paste the link you were sent, or type the code of a table at { $server }. Elsewhere type the address too: ABCDEF@192.168.1.20
together-join = Join
# $count: number
together-back-heading = { $count ->
    [one] Your last table
   *[other] Your last tables
}
together-back-about = Your seats are reserved. You continue where you left off.
together-back-to-table = Back to the table
# $host: text
together-back-to-host = Back to { $host }'s table
together-host-again = Host your table again
together-slow-heading = Tables that take their time
together-slow-about = Come when it suits you. The table waits for you, and you do not have to be there together.
together-slow-asking = Asking whose turn it is...
together-slow-no-answer = The table does not answer at the moment
# $left: message
together-slow-your-turn = Your turn, { $left } left
# $names: all
together-slow-waits = { $names } to play
together-slow-goes-on = The match goes on
together-slow-not-begun = No match has begun yet
together-slow-over = The match is over
together-slow-go = Go there
together-slow-forget = Remove
# $days: number
together-left-days = { $days ->
    [one] one day
   *[other] { $days } days
}
# $hours: number
together-left-hours = { $hours } h
# $minutes: number
together-left-minutes = { $minutes } min
together-nearby-heading = Nearby tables
together-nearby-none = There are none on this network yet. The list updates by itself.
# $host: text, $game: text
together-table-of = { $host }: { $game }
together-near-locked = Locked
together-near-playing = A match is on; you can watch
# $free: number
together-near-free = { $free ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $free } seats are free
}
together-back = Back

## What can't be done. The first ones are clauses in together-refused.

# $why: message
together-refused = That can't be done: { $why }.
# $why: message
together-ended = You are no longer at the table: { $why }.
# $why: message
together-not-hosted = The table could not be opened on this computer: { $why }.
# $why: text
together-not-started = The connection could not be made: { $why }.
together-no-folder = There is no folder on this computer in which the matches of a table could be saved.
together-no-other-homes = This table is in another home, and its address names no relay that this program can use. Join with the installed program.
together-no-code = This is neither a link nor a code. A code has six letters, without I, L, O and U, followed by the address of the table, as in ABCDEF@192.168.1.20.
together-no-server = The code alone does not say where the table is. Add its address, as in ABCDEF@192.168.1.20, or enter a server in the settings.
together-no-server-to-open = A page in a browser can't hold a table by itself: enter a server in the settings under "Play together", or open the page of one.
together-no-address = This is not a server address. One looks like play.example.org, or 192.168.1.20:7448.
together-malformed = The server's answer can't be understood. Perhaps it is not a server for this game.
# $why: message, $server: text, $fingerprint: text
together-trust-ask = { $why } Trust { $server } anyway? Only do so if its owner tells you this SHA-256 fingerprint: { $fingerprint }
together-trust-yes = Trust
together-trust-no = Cancel
# $minutes: number
together-gave-up = There was no answer for { $minutes } minutes. Check that the table is open, then try again. A match in progress is saved there.
# $why: message
together-not-kept = The match could not be saved on this computer: { $why }.

## The lobby.

together-lobby-heading = The table
together-code = Code
together-chair-free = Free
together-chair-free-about = sit here
together-away = away
together-hosts = host
together-is-ready = ready
together-is-you = you
together-not-yet = not ready yet
together-choose-chair = Choose a seat to see what you can do there.
together-unchecked = name not verified
together-move-here = Move here
together-sit-here = Sit here
together-sit-too = Add another person here
together-sit-too-about = Several people can play on this computer: they take turns at it.
together-computer-here = Computer player
together-get-up = Stand up
together-looks-on = watching
together-you-look-on = you are watching
together-mute = Mute
together-hear-again = Hear again
together-make-host = Make host
together-remove = Remove
together-invite = This is how to read the code aloud. Anyone with the code and the server can join.
together-invite-alone = This is how to read the code aloud. This computer is on no network, so nobody else can join yet.
together-invite-direct = This is how to read the code aloud. You are connected directly to the home of this table.
together-invite-relayed = This is how to read the code aloud. You are connected to the home of this table over a relay.
# $addresses: any
together-invite-here = This is how to read the code aloud. On the same network, the table is at { $addresses }.
together-copy = Copy link
together-copy-for-browser = Copy a link for browsers
# $link: text
together-copied = Copied: { $link }
together-copied-link = The link is copied. Paste it into a chat or a mail.
# $link: text
together-not-copied = The link could not be copied. It is { $link }
together-scan = QR code
together-scan-hide = Hide QR code
together-scan-here = Scan the code with a phone or tablet on the same network. The table opens in its browser, with nothing to install.
together-scan-anywhere = Scan the code with a phone or tablet. The table opens in its browser, with nothing to install.
together-scan-homes = Scan the code on a device where the program is installed, in any home, and open the link there.
together-homes = People in other homes
together-homes-off = Off: only people on the same network can join.
together-homes-looking = Looking for a way to other homes...
together-homes-everybody = Everybody with the link can join, wherever they are. Copy the link and send it to them.
together-homes-near = Only people on this network can join for now: no relay answers. Check this computer's connection to the internet; the program keeps trying.
# $count: number
together-homes-direct = { $count ->
    [one] One connection is direct.
   *[other] { $count } connections are direct.
}
# $count: number
together-homes-relayed = { $count ->
    [one] One connection goes over the relay.
   *[other] { $count } connections go over the relay.
}
# $relay: text
together-homes-relay = Guests and table meet at the relay { $relay }.
# $port: text
together-homes-port = Direct connections come to UDP port { $port }.
# $server: text
together-homes-page = The link for browsers opens the table without an installed program, if { $server } gives out the page of the game.
together-homes-privacy = The relay sees which addresses are connected, when, and how much they send, but not what. Everybody with the link can learn the addresses of this computer, also that of this home on the internet, and you those of your guests.
together-homes-privacy-relay = The relay sees which addresses are connected, when, and how much they send, but not what. Your guests do not learn the addresses of this computer.
together-homes-more = More
together-homes-less = Less
together-homes-test = Test again
together-homes-renew = New link
together-homes-renew-ask = Give the table a new link? The old link will lead nowhere. Guests who are here and have a seat come along by themselves. Everybody else has to join again, as new people: in a match, the seats of those who are away don't know them.
together-homes-renew-no = Keep the link
# $why: message
together-homes-fault = The table could not be opened to other homes: { $why }.
together-by-relay = Over the relay only
together-by-relay-about = Then your guests do not learn the addresses of this computer. Actions may take a little longer. Guests who are there come again by themselves.
# On a switch: the code of the table is enough, without the link.
together-listed = Six letters are enough
# $server: text
together-listed-off = Off: people in other homes need the link. If you switch it on, { $server } tells whoever enters the code of this table where it is.
together-listed-asking = Asking the server...
together-listed-waits = As soon as people in other homes can join.
# $server: text
together-listed-on = Whoever has { $server } in their settings joins with the six letters alone.
# $server: text
# $why: message
together-listed-refused = { $server } does not list the table: { $why }.
# $server: text
together-listed-no-answer = { $server } does not answer. The program keeps trying; the link works all the same.
together-lock = Lock the table
together-chairs = Seats
together-chairs-about = How many play, people and computer players together
together-on = on
together-off = off
# What is played on, where nobody chose a file: boards
together-boards-usual = standard
# $empty: number
together-seats-empty = { $empty ->
    [one] One seat is empty: wait for somebody, or add a computer player.
   *[other] { $empty } seats are empty: wait for somebody, or add computer players.
}
# $names: all
together-waits-for = Not ready yet: { $names }
# $name: text
together-host-begins = { $name } starts the match.
together-all-ready = Everyone is ready.
together-match-begins = The match is starting...
together-fill = Fill with computer players
together-start = Start
together-ready = I'm ready
together-not-ready = I'm not ready
together-leave = Leave the table
together-stay = Stay
together-leave-ask = Leave the table? A computer player takes your seat.
together-leave-closes = The table is hosted on this computer: if you leave, it closes for everyone. A match in progress is saved: you can host it again from Matches.
together-leave-for-now = Leave for now? Your seat stays yours, and your time runs on. You find the table under “Play together”.
together-give-up = Give up your seat

## How people play together. Little room for the values.

together-manners-heading = Playing together
together-clock = Time to think
together-clock-about = When time is up, a computer player makes that one decision
together-clock-about-days = Nobody has to be there together. When time is up, a computer player plays the rest of the turn
together-clock-none = no limit
# $seconds: number
together-clock-reminder = reminder after { $seconds } s
# $seconds: number
together-clock-turn = { $seconds } s each time
# $minutes: number, $seconds: number
together-clock-bank = { $minutes } min + { $seconds } s
# $days: number
together-clock-days = { $days ->
    [one] a day each time
   *[other] { $days } days each time
}
together-undo = Taking back
together-undo-about = Who has to agree before a move is taken back
together-undo-never = never
together-undo-asked = if others agree
together-undo-free = without asking
together-grace = If somebody drops out
together-grace-about = How long a seat is reserved after a lost connection
# $seconds: number
together-seconds = { $seconds } s
together-after-grace = After that
together-after-grace-about = Whoever comes back always gets their seat back
together-stands-in = a computer player
together-stands-in-asked = the others decide
together-onlookers = Spectators
together-onlookers-about = They see what everyone can see, and no hands
together-onlookers-nobody = none
together-onlookers-at-once = live
together-onlookers-later = 30 s later

## Over the table.

together-lost = The connection is lost. The match is safe.
# $why: message
together-lost-why = The connection is lost: { $why }.
# $seconds: number
together-trying = Trying to reconnect for another { $seconds } s
# $seat: seat, $seconds: number
together-away-until = { $seat } is away. A computer player takes over in { $seconds } s.
# $seat: seat, $seconds: number
together-away-since = { $seat } has been away for { $seconds } s.
together-replace = Let a computer player play
together-paused = The match is paused.
together-pause-asked = You asked for a pause. It begins when everyone agrees.
# $names: all
together-pause-wanted = { $names } would like a pause.
together-pause-too = Agree
together-pause-not = Withdraw the request
together-go-on = End the pause
together-pause = Ask for a pause
# $left: message
together-clock-own = You: { $left }
# $seat: seat, $left: message
together-clock-of = { $seat }: { $left }
# $seat: seat
together-reminded = It is { $seat }'s turn.
together-undo-waits = Asking the others...
together-disk-waits = The server can't save anything at the moment, its disk may be full. The table waits and goes on by itself.
# $seat: seat
together-undo-ask = { $seat } would like to take back the last move. Do you agree?
together-undo-yes = Agree
together-undo-no = No
# $seat: seat
together-undo-done = { $seat } took back the last move.
# $seat: seat
together-undo-refused = { $seat }'s last move stands.
together-talk = Say
# $key: message
together-talk-tip = Say something to the others ({ $key })

## After the match.

together-to-lobby = Back to the table
together-watch = Watch replay
together-look-back = Review

## The title and the settings.

together-title = Play together
together-title-about = With friends on other computers
# $count: number
together-title-turns = { $count ->
    [one] It is your turn at a table
   *[other] It is your turn at { $count } tables
}
together-server = Server for tables
# $key: message
together-server-about = Where you open tables and join them by code alone. Leave empty for none. Confirm with { $key }.
together-server-refused = That is not a server address. One looks like play.example.org.
together-relay = Relay for other homes
# $key: message
together-relay-about = Where people in other homes find your tables. Leave empty for the public ones, which are for trying and limited. Confirm with { $key }.
together-relay-refused = That is not the address of a relay. One looks like relay.example.org.
together-group = Playing together
together-near-by = Nearby tables
together-near-by-about = Looks for tables on this network, and announces your own
together-turn-notices = Tell me when it is my turn
together-turn-notices-about = A notification of this computer, at tables that take their time, while you look at something else
# $names: all
together-draw-failed = { $names } did not answer while the dice were drawn, so the match has not begun. Start it again.
together-draws = Everybody draws the dice together...

## People who know each other.

together-person-new = not met before
together-person-met = you have played together
# $name: text
together-person-known = you know: { $name }
together-person-blocked = blocked
together-block = Block
together-unblock = Unblock
together-given-name = Your name for them
together-give-name = Remember
# $theirs: text, $yours: text
together-compare = Only you see this name. You can read what people with a name write, and they can invite you. To be sure who this is, compare by telephone: they are { $theirs }, you are { $yours }.
together-invite-known = Invite
# $name: text
together-invited = { $name } sees the invitation if they are at the title now, with the same server.
# $name: text
together-invites-you = { $name } invites you
together-decline = Decline
together-people-heading = People you have met
together-people-about = You give them names at a table. The names are yours alone.
together-person-not-played = not played together yet
together-person-today = played together today
# $count: number
together-person-days-ago = { $count ->
    [one] played together yesterday
   *[other] last played { $count } days ago
}
# $given: text, $used: text
together-known-as = { $given } ({ $used })
together-forget = Forget
together-writing = Writing
together-writing-about = People who know each other may write. The server keeps nothing of it
# $key: message
together-write-about = Only people who know you can read this. Send with { $key }
# $name: text, $words: text
together-wrote = { $name }: { $words }
# $why: message
together-not-proven = People who know you can't see that it is you: { $why }.
# $file: text
together-key-aside = Your key could not be read. It is now in { $file }, and you have a new one: people who know you will not recognize you.
# $why: text
together-key-not-read = Your key could not be read, so people who know you can't see that it is you: { $why }
# $file: text
together-people-aside = The people you know could not be read. They are now in { $file }, and a new list begins.
# $why: text
together-people-not-read = The people you know could not be read: { $why }
# $why: text
together-people-not-kept = This could not be saved and holds until the program ends: { $why }
together-key = Your key
# $letters: text
together-key-about = By it people know you: { $letters }. Copy it to move it to another computer, and show it to nobody else.
together-key-copy = Copy
together-key-copied = Your key is copied. Whoever has it can pass for you.
together-key-not-copied = Your key could not be copied.
together-key-move = Key from another computer
# $key: message
together-key-move-about = Paste it here to be the same person on this one. Confirm with { $key }.
together-key-refused = This is not a key, or a letter of it is wrong.
together-key-moved = From now on people know you by this key. The one before is kept in a file.
# $why: text
together-key-not-kept = The key could not be saved: { $why }
