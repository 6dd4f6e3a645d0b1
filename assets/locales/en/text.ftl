### The table as text in a terminal: a screen reader speaks it, a braille line shows it. Short, plain sentences; no signs
### that have to be seen. What happened is said by the log of each game.

## Whose turn it is, and what was done.

# $player: seat
text-turn = { $player }, it's your turn.
# In another player's turn something is asked of this one.
# $player: seat
text-asked = { $player }, you are asked.
# $players: seats
text-waits = Waiting for { $players }.
text-rolling = Dice are rolling, or cards are dealt.
text-nothing-new = Nothing has happened since your last turn.
# The choices of all players are shown together, later.
text-chosen = Chosen. What was chosen is said when all have chosen.
# $player: seat
text-undone = { $player } takes the last action back.
text-over = The match is over.
# Somebody looks on and has no seat.
text-watching = You are watching. Nobody's hand is shown.
# $player: seat, $points: number
text-score = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# $player: seat, $control: message
text-plays-seat = { $player } is played by { $control } now.
text-a-person = a person
text-the-computer = the computer

## Choices, one a line. The number is what the person types.

# $number: number, $what: message
text-choice = { $number }: { $what }
text-back = back
# A choice that asks for more. What: a clause as in "discard a 7".
# $what: message
text-choose-where = { $what }: choose where
# A choice that asks which die or which player.
# $what: message
text-choose-which = { $what }: choose which
# Comes before a shorter list of choices.
text-which = Which one?

## A line that can't be used.

# $most: number
text-unknown = I did not understand that. Type a number from 1 to { $most }, or help.
text-unknown-none = I did not understand that. Type help for the words you can use.
# $most: number
text-no-such-number = There is no choice with that number. Type a number from 1 to { $most }.
text-no-choice = There is nothing to choose now.
text-not-now = That can't be done now.
text-too-long = That line is too long.
# Why something was refused: a sentence without its full stop.
# $why: message
text-refused = { CAPITAL($why) }.

## The words of help, a line each.

# A word that can be typed, and what it does.
# $word: text, $does: message
text-help-line = { $word }: { $does }
text-help-number = Type the number of a choice, or its words.
# An example is what a person could type.
# $example: message
text-help-example = For example: { $example }
text-help-again = says the last answer once more
text-help-table = says everything that lies on the table
text-help-log = says everything since your last turn
text-help-score = says the points
text-help-hint = says what the strongest computer player would do
text-help-undo = takes the last action back, where nothing new was seen
text-help-rules = lists the chapters of the rules; add a number to hear that chapter
text-help-quit = ends the program; a saved match can be resumed
# $most: number
text-no-such-chapter = The rules have { $most } chapters.

## The beginning and the end.

# $game: text
text-begin = { $game }. Type help for the words you can use.
# $id: text
text-saved = The match is saved as { $id }. To go on with it, add --resume { $id }.
text-not-saved = The match is not saved. To save matches, name a folder with --folder.
# Where several people share a terminal.
# $player: seat
text-press-enter = { $player }, press Enter.

## A table with people on other computers.

# $code: text, $game: text
text-room = Room { $code }: { $game }.
# $people: all
text-room-people = Here: { $people }.
# $seat: number
text-room-seat = You have seat { $seat }.
text-room-full = No seat is free: you watch.
text-room-ready = When you are ready, type ready.
text-room-you-ready = You are ready. The match begins when the host starts it.
text-room-start = You are the host. When everyone is ready, type start.
text-room-started = The match begins.
text-room-lost = The connection is lost. A new attempt follows.
text-room-back = The connection is back.
text-room-paused = The match is paused.
text-room-goes-on = The match goes on.
# $player: seat
text-room-undo-asked = { $player } asks to take the last action back. Type yes or no.
# $player: seat
text-room-undo-granted = { $player } may take it back.
# $player: seat
text-room-undo-refused = { $player } may not take it back.
# $player: seat
text-room-reminded = { $player }, the others are waiting for you.
# $who: text, $words: message
text-room-said = { $who } says: { $words }
text-room-disk = The server waits for its disk.
# $who: text, $words: text
text-room-wrote = { $who } writes: { $words }
text-room-write-on = People who know each other can write here. Begin the line with ": "How are you?
text-room-write-off = Nobody can write here any more.
text-room-write-host = Type " alone to let people who know each other write, and again to end it.
# $people: all
text-room-known = You know: { $people }.
# $why: message
text-room-not-proven = People who know you can't see that it is you: { $why }.
# $file: text
text-room-key-aside = Your key could not be read. It is now in { $file }, and you have a new one: people who know you will not recognize you.
# $file: text
text-room-people-aside = The people you know could not be read. They are now in { $file }, and a new list begins.

## Words that people type. Small letters, a comma between words that mean the same, the first one is shown in the help. Each
## is a single word without blanks. The English words are understood in all languages too.

text-word-again = again, repeat
text-word-table = table
text-word-log = log, news
text-word-score = score, scores, points
text-word-rules = rules, rule
text-word-help = help
text-word-hint = hint, advice
text-word-undo = undo, takeback
text-word-quit = quit, exit, bye
text-word-yes = yes, y
text-word-no = no, n
text-word-back = back, cancel
text-word-play = play, put, place, use, fill
text-word-discard = discard, discards
text-word-stock = stock, stockpile
text-word-partner = partner, partners
text-word-die = die
text-word-wild = skipbo, wild, s
text-word-end = end, done
text-word-draw = draw, draws
text-word-talk = talk
text-word-call = call
text-word-jump = jump
text-word-roll = roll, reroll, throw
text-word-pick = pick, take
text-word-pass = pass
text-word-keep = keep, new
text-word-old = old
text-word-bonus = bonus
text-word-free = free
text-word-reward = reward
text-word-write = write
text-word-all = all
text-word-ready = ready
text-word-start = start
# Words that are left out when a line is understood.
text-word-fillers = on, onto, the, an, from, in, into, to, with, of, my, hand, pile, card, turn, and, as, it, dice, number, over
