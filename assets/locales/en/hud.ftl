### What the frame around the table of any game says.

## The bar along the top

# A button that opens the log of the match.
hud-log = Log
# $key: message
hud-log-tip = What has happened so far ({ $key })

# A button that opens the rules.
hud-rules = Rules
# $key: message
hud-rules-tip = The rules ({ $key })

# A button.
hud-pause = Pause
# $key: message
hud-pause-tip = Pause and menu ({ $key })

# The same button in a match with people at other machines, which the menu does not stop.
hud-menu = Menu
# $key: message
hud-menu-tip = Menu; the match goes on ({ $key })

# A button that leaves a replay.
hud-leave = Back
# $key: message
hud-leave-tip = Leave the replay ({ $key })

# On a button beside a refusal: it opens the rule that refuses.
hud-why = Why?
hud-rule-tip = Read this rule
# The tooltip of a line of the log.
hud-log-why = Press it to read the rule behind it

## The status line in the bar

# $who: seat
hud-thinking = { $who } is thinking...

# While the score sheet of a round is shown.
hud-round-scored = The round is scored

# An act is refused: it becomes a sentence without a full stop, with a capital.
hud-not-your-turn = it is not your turn

## Hints

# A button.
hud-ask-hint = Hint
# $key: message
hud-ask-hint-tip = What the strongest computer player would do, and why ({ $key })

# What the strongest computer player would do.
# $advice: message
hud-hint = Hint: { $advice }.

# $advice: message, $reason: message
hud-hint-because = Hint: { $advice } – { $reason }.

## The strip along the bottom

# A button: takes the last act back.
hud-take-back = Take back
# $key: message
hud-take-back-tip = Take back your last move, as long as nothing new has been revealed ({ $key })

# On the large button, which can't be pressed while a score sheet is shown.
hud-read-score = See the scores

# What the Enter key does while a score sheet is shown.
hud-key-go-on = continue

## The log of the match in a drawer

# The heading.
hud-log-heading = Log

# A button.
hud-log-close = Close

## The score sheet of a round: the button that puts it away

hud-sheet-continue = Continue

# After the last round.
hud-sheet-result = See the result

## The guided first match

# A button that goes on to the next lesson.
hud-tutorial-next = Go on
# What a lesson says, and the key or button that does it.
# $words: message, $key: message
hud-tutorial-or-press = { $words } Or press { $key }.
# A button that ends it.
hud-tutorial-skip = Skip
hud-tutorial-skip-tip = I know this game: end the tutorial

## The bar of a replay

# $key: message
hud-replay-begin-tip = To the start ({ $key })
# $key: message
hud-replay-turn-before-tip = The previous turn ({ $key })
# $key: message
hud-replay-back-tip = The previous action ({ $key })
# $key: message
hud-replay-play-tip = Play or pause ({ $key })
# $key: message
hud-replay-next-tip = The next action ({ $key })
# $key: message
hud-replay-next-turn-tip = The next turn ({ $key })
# $key: message
hud-replay-end-tip = To the end ({ $key })
# $key: message
hud-replay-eyes-tip = Whose hand you see ({ $key })
# $keys: message
hud-replay-speed-tip = How fast it plays ({ $keys })

# A button: lets the replay run. Little room.
hud-replay-play = Play

# A button: stops the replay. Little room.
hud-replay-pause = Pause

# On the button that changes how fast it goes: "Speed 2", "Speed 1/2". Little room.
# $speed: text
hud-replay-speed = Speed { $speed }

# On the button that changes whose cards are seen. Little room.
hud-replay-seen-by-all = Public view
# $who: seat
hud-replay-seen-by = { $who }'s view

# Where the replay is in the match, in one line. What is in front of the comma also stands alone.
# $turn: number, $turns: number, $who: seat
hud-replay-turn = Turn { $turn } of { $turns } – { $who }
# $turn: number, $turns: number, $who: seat, $action: number, $actions: number
hud-replay-turn-action = { hud-replay-turn }, action { $action } of { $actions }
# $turn: number, $turns: number, $who: seat
hud-replay-turn-end = { hud-replay-turn }, the end
hud-replay-before = Before the first turn
# $action: number, $actions: number
hud-replay-before-action = { hud-replay-before }, action { $action } of { $actions }
hud-replay-before-end = { hud-replay-before }, the end

# $why: message
hud-replay-stuck = The replay stops here: { $why }

## What happened since your last turn

# $player: seat, $done: series
hud-since-line = { $player }: { $done }

# $player: seat
hud-since-nothing = { $player }: nothing played

# At the end of a line that is too long: how much was left out.
# $count: number
hud-since-more = { $count } more
