### What keys and buttons do, for the list of controls: a few words without a full stop.

## Everywhere

intents-confirm = press, choose
intents-back = close what was opened last, go back, pause
intents-pause = the menu of the match
intents-up = up, a harder throw
intents-down = down, a softer throw
intents-left = left
intents-right = right
intents-next = to the next button
intents-previous = to the previous button
intents-page-up = a page up
intents-page-down = a page down
intents-rules = the rules of what you are pointing at
intents-full-screen = full screen
intents-pin = let an explanation stay, and go
intents-find-next = the next place that the search found
intents-find-backwards = hold: the previous place that the search found
intents-begin = begin the match
intents-go-on = go on after a score
intents-letters = letters to pick for a text field

## In the letter picker

intents-delete-letter = delete the letter before the cursor
intents-type-space = a space
intents-capitals = capital or small letters
intents-cursor-left = the cursor to the left
intents-cursor-right = the cursor to the right
intents-done = finish the text

## At every table

intents-hint = a hint
intents-log = the log
intents-since = what happened since your last turn
intents-undo = take back
intents-let-go = cancel the choice
intents-hurry = skip ahead
intents-throw = throw
intents-turn-left = rotate the view left
intents-turn-right = rotate the view right
intents-turn-table = hold and drag: rotate the view
intents-pan-table = hold and drag: pan the view
intents-pan-left = pan the view left
intents-pan-right = pan the view right
intents-pan-up = pan the view up
intents-pan-down = pan the view down
intents-nearer = zoom in
intents-farther = zoom out
intents-from-above = top view
intents-whole-table = reset the view
intents-talk = talk to the others at the table

## At the table for practice

intents-practice-dice = which dice lie on the table
# $number: number
intents-practice-dice-each = dice on the table: choice { $number }
intents-lay-again = lay the dice as at the beginning
intents-charge = hold: a harder throw; let go: throw

## In a replay

intents-play = play or pause
intents-next-action = the next action
intents-last-action = the previous action
intents-next-turn = the next turn
intents-turn-before = the previous turn
intents-whole-turns = hold: whole turns instead of actions
intents-beginning = to the start
intents-end = to the end
intents-eyes = whose hand you see
intents-faster = faster
intents-slower = slower

## On the gamepads of several people who are asked

intents-answer = an answer, as the panel says
# $number: number
intents-answer-each = answer { $number } on the panel
