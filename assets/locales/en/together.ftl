### Playing together with people at other machines: the page, the lobby, and what is said over the table.

## The page.

together-heading = Play together
together-you = Your name
together-face = The face at the table
together-colour = The colour you get where it is free
together-name-first = Write your name first, so that the others know who comes.
together-connecting = On the way to the table...
together-connecting-about = The server has not answered yet.
together-no-answer = The server does not answer yet. It is asked again and again; look at the address, and whether the table is still open.
together-cancel = Cancel
together-open-heading = Open a table
# $game: text
together-open-about = { $game } or any other game: you choose at the table. The others come with a code, a link, or from the list of tables near by.
together-in-network = On this machine
# $server: text
together-at-server = At { $server }
together-open = Open a table
together-join-heading = Join a table
together-join-about = Paste the link that you were sent, or write the code and the address of the table: ABCDEF@192.168.1.20
together-join = Join
together-back-heading = Your last table
together-back-about = Your seats are kept. You go on where you left off.
together-back-to-table = Back to the table
together-nearby-heading = Tables near by
together-nearby-none = There is none in this network yet. The list is always up to date.
# $host: text, $game: text
together-table-of = { $host }: { $game }
together-near-locked = Locked
together-near-playing = A match is on; you can look on
# $free: number
together-near-free = { $free ->
    [0] All chairs are taken
    [one] One chair is free
   *[other] { $free } chairs are free
}
together-back = Back

## What can't be done. The first ones are clauses in together-refused.

# $why: message
together-refused = That can't be done: { $why }.
# $why: message
together-ended = You are no longer at the table: { $why }.
# $why: message
together-not-hosted = The table could not be opened on this machine: { $why }.
# $why: text
together-not-started = The connection could not be begun: { $why }.
together-no-folder = There is no folder on this machine in which the matches of a table could be kept.
together-no-code = This is neither a link nor a code. A code has six letters, without I, L, O and U; behind it stands the address of the table, as in ABCDEF@192.168.1.20.
together-no-server = The code alone does not say where the table is. Write its address behind it, as in ABCDEF@192.168.1.20, or name a server in the settings.
together-no-address = This is no address of a server. It is written like play.example.org, or 192.168.1.20:7448.
together-malformed = What the server says can't be understood. Perhaps it is no server of this game.
# $why: message
together-not-kept = The match could not be kept on this machine: { $why }.

## The lobby.

together-lobby-heading = The table
together-code = Code
together-chair-free = Free
together-chair-free-about = sit down here
together-away = away
together-hosts = hosts the table
together-is-ready = ready
together-is-you = you
together-not-yet = not ready yet
together-choose-chair = Choose a chair to see what you can do there.
together-unchecked = name not verified
together-move-here = Move here
together-sit-here = Sit here
together-sit-too = One more person here
together-sit-too-about = Several people can play at this machine: the table is handed over between them.
together-computer-here = Computer player
together-get-up = Get up
together-looks-on = looks on
together-you-look-on = you look on
together-mute = Mute
together-make-host = Make host
together-remove = Remove
together-invite = This is how you read the code out. Whoever has the code and the server can join.
together-invite-alone = This is how you read the code out. This machine has no network, so nobody else can join yet.
# $addresses: any
together-invite-here = This is how you read the code out. In the same network the table is at { $addresses }.
together-copy = Copy the link
# $link: text
together-copied = Copied: { $link }
# $link: text
together-not-copied = The link could not be copied. It is { $link }
together-lock = Locked for more people
together-chairs = Chairs
together-chairs-about = How many play, people and computer players together
together-on = on
together-off = off
# What is played on, where nobody chose a file: boards
together-boards-usual = the usual ones
# $empty: number
together-seats-empty = { $empty ->
    [one] One chair is empty: wait for somebody, or have a computer player sit down.
   *[other] { $empty } chairs are empty: wait for somebody, or have computer players sit down.
}
# $names: all
together-waits-for = Not ready yet: { $names }
# $name: text
together-host-begins = { $name } begins the match.
together-all-ready = Everybody is ready.
together-match-begins = The match begins...
together-fill = Fill with computer players
together-start = Begin
together-ready = I am ready
together-not-ready = Not ready after all
together-leave = Leave the table
together-stay = Stay
together-leave-ask = Leave the table? A computer player takes your seat.
together-leave-closes = The table stands on this machine: if you leave, it closes for everybody. The match is kept.

## How people play together. Little room for the values.

together-manners-heading = With each other
together-clock = Time to think
together-clock-about = When it is up, a computer player decides once
together-clock-none = as long as you like
# $seconds: number
together-clock-reminder = reminder, { $seconds } s
# $seconds: number
together-clock-turn = { $seconds } s each time
# $minutes: number, $seconds: number
together-clock-bank = { $minutes } min + { $seconds } s
together-undo = Taking back
together-undo-about = Who has to agree before a move is taken back
together-undo-never = never
together-undo-asked = the others agree
together-undo-free = freely
together-grace = Waiting for who is away
together-grace-about = So long a seat is kept free after a lost connection
# $seconds: number
together-seconds = { $seconds } s
together-after-grace = After that
together-after-grace-about = Whoever comes back always gets the seat back
together-stands-in = a computer player
together-stands-in-asked = the others decide
together-onlookers = Onlookers
together-onlookers-about = They see what everybody may see, and no hands
together-onlookers-nobody = none
together-onlookers-at-once = at once
together-onlookers-later = 30 s later

## Over the table.

together-lost = The connection is lost. Nothing of the match is lost.
# $why: message
together-lost-why = The connection is lost: { $why }.
# $seconds: number
together-trying = Trying to come back for { $seconds } s
# $seat: seat, $seconds: number
together-away-until = { $seat } is away. A computer player takes over in { $seconds } s.
# $seat: seat, $seconds: number
together-away-since = { $seat } has been away for { $seconds } s.
together-replace = Let a computer player play
together-paused = The match is paused.
together-pause-asked = You asked for a pause. It begins when everybody agrees.
# $names: all
together-pause-wanted = { $names } would like a pause.
together-pause-too = Agree
together-go-on = Go on
together-pause = Ask for a pause
# $left: text
together-clock-own = You: { $left }
# $seat: seat, $left: text
together-clock-of = { $seat }: { $left }
# $seat: seat
together-reminded = It is { $seat }'s turn.
together-undo-waits = The others are asked.
# $seat: seat
together-undo-ask = { $seat } would like to take the last move back. Do you agree?
together-undo-yes = Agree
together-undo-no = No
# $seat: seat
together-undo-done = { $seat } took the last move back.
# $seat: seat
together-undo-refused = { $seat }'s last move stands.
together-talk = Say
# $key: message
together-talk-tip = Say something to the others ({ $key })

## After the match.

together-to-lobby = To the table
together-watch = Watch again
together-look-back = Look back

## The title and the settings.

together-title = Play together
together-title-about = With friends at other machines
together-server = Server for tables
together-server-about = Where you open and join tables by code alone; empty for none. Enter takes it.
together-server-refused = That is no address of a server. It is written like play.example.org.
together-group = Playing together
together-near-by = Tables near by
together-near-by-about = Looks for tables in this network, and tells it of your own
