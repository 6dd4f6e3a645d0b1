### What a person types at a table in a room, where the game is text: lines that begin with /.

## Words that people type. A comma between words that mean the same; the first one is shown in the help. Each is a single
## word without blanks; a hyphen may be left out. The English words are understood in all languages too.

commands-word-help = help
commands-word-away = away, absent
commands-word-vacation = vacation, holiday
commands-word-remind = remind, nudge
commands-word-calls = calls
commands-word-writes = writes
commands-word-play-on = play-on, substitute
commands-word-agree = agree
commands-word-refuse = refuse
commands-word-take-back = take-back
commands-word-tell = tell, notify
commands-word-code = code, confirm
commands-word-mute = mute, unmute
commands-word-report = report
commands-word-leave = leave
# What follows such a word.
commands-word-ask = ask
commands-word-nothing = nothing
commands-word-computer = computer
commands-word-end = end, off

## The help.

commands-more = /help: what else you can type at this table
# $command: message, $does: message
commands-line = { $command }: { $does }
# $command: text, $with: message
commands-with = { $command } { $with }
commands-days = DAYS
commands-name = NAME
commands-address = ADDRESS
commands-letters = CODE
commands-does-away = who is away, and what you have set for when you are
commands-does-vacation = your clock stands still for so many days; 0 ends it
commands-does-remind = reminds somebody that it is their turn
commands-does-calls = what you do when a value is called in another's turn
commands-does-writes = what you do when everybody writes a value
commands-does-play-on = offers to play on in this seat, if you have none
commands-does-agree = somebody who offers may play on in this seat
commands-does-refuse = they may not
commands-does-take-back = takes your own offer back
commands-does-tell = where a message goes when it is your turn: an address of mail, or one that takes posted messages
commands-does-code = confirms your address of mail by the code in the mail
commands-does-mute = hides what somebody says and writes, or shows it again
commands-does-report = keeps what was said here in a file of yours, and hides what somebody says; nobody gets it but you
commands-does-leave = leaves for good: your seat no longer waits for you

## What is said.

commands-unknown = There is no such command. Type /help.
commands-which-days = Say for how many days, from 0 to 21.
# $answers: any
commands-which-answer = Say what you want: { $answers }.
commands-which-name = Say who: their name, or the number of their seat.
commands-nobody = Nobody here has this name.
commands-several = Several people here have names that begin like this.
commands-nobody-due = It is nobody else's turn.
commands-no-offer = Nobody waits for your answer.
commands-which-offer = Several people offer to play on. Say for which seat.
# $name: text, $state: message
commands-seat = { $name }: { $state }
# $what: message, $answer: message
commands-set = { $what }: { $answer }
# $address: text
commands-told-at = A message goes to { $address } when it is your turn.
commands-told-nowhere = No message goes out when it is your turn.
commands-type-code = Type /code and the code.
# $who: text
commands-back = { $who } is back from vacation.
commands-type-answer = Type /agree or /refuse.
# $by: text, $who: seat
commands-offer-over = { $by } does not play on for { $who }.
# $who: text
commands-muted = You hear and read nothing of { $who } any more.
# $who: text
commands-unmuted = You hear and read { $who } again.

commands-slow = This table takes its time: nobody has to be there at once. Type /away to see who is, and /help for more.
commands-slow-kept = Quit when you like: your seat waits for you.
commands-slow-not-kept = To come back to your seat after you quit, start with --people and a folder. Now it will be free when you quit.
# $why: message
commands-not-kept = What leads you back to your seat can't be written: { $why }.

## The list of one's tables.

# $table: message, $state: message
commands-table = { $table }: { $state }
# $address: text, $code: text
commands-go-there = To go there: join { $address } { $code } --text
commands-no-tables = You have no seat at a table that takes its time.
commands-no-list = these are no tables of yours. Move the file elsewhere to begin anew
