### Playing together over the network. Why something is not done: clauses without a full stop.

net-no-room = there is no table with this code: check the six letters, or ask for a new code
net-no-seat-of-yours = your seat is no longer reserved here: join the table again with its code
net-locked = the table is locked: ask the host to unlock it
# $most: number
net-room-full = the table is full: it already has { $most } people
net-server-full = the server has no room for another table: try again later, or choose another server
net-too-many-rooms = too many tables were opened from here: close one first
net-no-onlookers = this table does not allow spectators
net-no-name = this name can't be shown: choose another one
net-only-host = only the host of the table can do this
net-seat-taken = this seat is taken
net-not-your-seat = this is not your seat
net-no-such-member = that person is no longer here
net-no-such-level = this game has no such computer player
net-unknown-game = the server does not have this game
net-out-of-range = a number is too small or too large, or a text is too long
# $option: text
net-names-file = { $option } names a file, which a server can't open: send the board itself
net-seats-empty = some seats are empty: add computer players, or choose fewer seats
net-not-ready = not everyone is ready yet
net-match-on = this has to wait until the match is over
net-no-match = no match is being played
net-paused = the match is paused
net-asked-already = there is still an open question
net-not-agreed = the others did not agree
net-no-undo = moves can't be taken back in this match
net-nobody-missing = nobody has been away from this seat for long enough yet
net-too-fast = that was too fast: wait a moment
net-not-entered = you are not at a table yet
net-entered = you are already at a table
net-no-record = no match has been finished here
net-not-open = this table is saved, but not open at the moment: ask its host to open it again
net-disk-full = the server can't save anything at the moment, its disk may be full: try again in a while
net-over-quota = the server has no space left for one more match: try again when others are over
net-code-taken = another table has this code there
net-no-list = this server does not list tables in homes
net-list-full = this server lists as many tables as it can
net-takes-its-time = nobody has to be here all the time: this table takes its time
net-not-proven = the server could not confirm that it is you: people who know you can't see it here
net-other-place = this server does not know the address you used as its own: people who know you can't see here that it is you
net-key-shown = you have already shown here who you are
net-no-free-text = the host of this table has not allowed writing
net-key-needed = only people who show who they are can do this here
net-no-words = there is nothing to read in this
net-no-waiting = invitations can't be waited for here at the moment
net-no-notices = this server sends no messages when it is your turn
net-notice-address = the server can't send messages to this address: ask its owner which ones it allows
net-only-in-days = only a table with turns of days has this
net-not-due = it is not the turn of a person there
net-on-vacation = this player is on vacation
# $hours: number
net-nudged-already = this player was reminded already; wait { $hours } hours before you do it again
# $days: number
net-vacation-too-long = at most { $days } days of vacation fit into a match, and you have fewer left
net-no-offer = this offer to play on no longer stands
net-wrong-notice-code = this is not the code in the mail
net-no-notice-code = no code is awaited: set the address again, and another mail comes
net-too-many-mails = no more mails can be sent there at the moment: try again tomorrow

## Why the connection ended. Clauses without a full stop.

net-malformed = the server did not understand this program
net-silent = nothing was heard from the other side for too long
net-too-slow = the connection is too slow for the match
net-flood = far too many requests were sent at once
net-replaced = you came back on another device
net-removed = the host removed you from the table
net-left = you left the table
net-room-closed = the table was closed: nobody was there for a long time
net-ending = the server is restarting; the match is saved
net-server-newer = the server is newer than this program: install the latest Tumbletop
net-server-older = the server is older than this program: ask its owner to install the latest Tumbletop, or choose another server
net-too-many = there are too many connections from here
net-host-left = the host closed the table; a match in progress is saved, and you can return once the host opens the table again
net-cut-off = the server can’t reach the other servers, and the table may be at one of them by now

## What players say to each other, on a wheel: as short as possible.

net-say-hello = Hello!
net-say-good-luck = Good luck!
net-say-well-played = Well played!
net-say-thanks = Thank you!
net-say-sorry = Sorry!
net-say-moment = One moment, please
net-say-thinking = I'm thinking
net-say-your-turn = It's your turn
net-say-close = That was close!
net-say-luck = What luck!
net-say-again = Another one?
net-say-must-go = I have to go
net-say-bye = Bye!
net-say-laughs = Haha!
net-say-gasps = Oh!
net-say-claps = Bravo!
net-say-groans = Oh no!

## Why a server does not start. Clauses without a full stop. What the system says is in its own language.

# $address: text, $why: text
net-cant-listen = the server can't listen at { $address }: { $why }
# $folder: text
net-folder-in-use = another server uses the folder { $folder }; end it first, or name another folder with --data
# $file: text, $why: message
net-certificate = { $file } can't be used as a certificate or key: { $why }
# $folder: text, $why: message
net-page = the page in { $folder } can't be given out: { $why }
# $file: text
net-page-missing = it has no { $file }
# $most: number
net-page-too-many = it has more than { $most } files
# $file: text, $why: message
net-mail-login = { $file } can't be used as the login of the mail server: { $why }
net-mail-login-readable = other users can read it; take that away from them: chmod 600
net-mail-login-lines = it has to have two lines, the user and the password

## A certificate that is not trusted. Whole sentences.

net-certificate-unknown = The server's certificate is not trusted: no authority known to this computer vouches for it.
net-certificate-expired = The server's certificate is not trusted: it has expired.
net-certificate-not-yet = The server's certificate is not trusted: it is not valid yet. Check this computer's clock.
net-certificate-wrong-name = The server's certificate is not trusted: it was issued for another server.
net-certificate-changed = Warning: this server no longer shows the certificate you trusted. Someone may be posing as the server and reading along.
net-certificate-unusable = The server's certificate is not trusted: it can't be checked.
