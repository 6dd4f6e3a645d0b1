### The page at a table that takes its time: what people arrange for when they are away.

absences-heading = While people are away
absences-about = This table takes its time. What you set here counts for this match.
absences-open = While people are away
absences-done = Done

## What the person sets for themselves.

absences-notice = Tell me that it is my turn: by a message to this address, or by mail
absences-notice-about = If you are away. The owner of the server says which addresses work.
absences-notice-set = Save
absences-notice-off = Stop
# $address: text
absences-code-sent = A mail with a code is on its way to { $address }
absences-code-about = Write the code here to get mails there. Your address stays as it was until then.
absences-code-confirm = Confirm
absences-vacation = Vacation
# $days: number
absences-vacation-about = Your clock stands still, and nobody plays for you. { $days ->
    [one] One day is
   *[other] { $days } days are
} left in this match.
# $left: message
absences-vacation-on = Your vacation goes on for { $left }.
absences-vacation-take = Go on vacation
absences-vacation-end = End it
# $days: number
absences-days = { $days ->
    [one] One day
   *[other] { $days } days
}
absences-offers = When a value is called in another's turn
absences-choices = When everybody writes a value
absences-ask = Ask me
absences-pass = I take nothing
absences-computer = A computer decides

## The other seats.

absences-seats = The seats
# $left: message
absences-due = It is their turn: { $left } left
# $left: message
absences-on-vacation = On vacation for { $left }
absences-here = At the table now
absences-away = Away
absences-remind = Remind
absences-play-on = Play on here
absences-take-back = Take back
absences-offered = You offer to play on here. Those who play have to agree.
# $by: text
absences-would-play = { $by } would play on here
# $names: all
absences-still-asked = { $names } still to agree
absences-agree = Agree
absences-refuse = No

## Said over the table.

# $who: text
absences-nudged = { $who } reminds you: it is your turn.
absences-reminded = A reminder is on its way.
# $who: seat, $left: message
absences-vacation-of = { $who } is on vacation for { $left }
# $by: message, $who: seat
absences-asks = { $by } would play on for { $who }
absences-answer = Answer
# $left: message
absences-slow-nudged = You are reminded: your turn, { $left } left
absences-slow-offered = Somebody offers to play on in a seat
absences-slow-vacation = You are on vacation
absences-turn = It is your turn
# $game: text, $names: all
absences-turn-at = { $game } with { $names }
