### Whether the dice and cards of a match with others were honest: one sentence, and how that was found out.

fair-how = How?
fair-checked = Nobody could choose these dice: checked.
fair-seen = The match on record is the one that was played: checked.
fair-not-checked = The dice of this match can't be checked.
fair-wrong = Something about the dice of this match is not right.
# $people: number
fair-how-checked = { $people ->
    [one] Before the match, you and the program that runs the table each settled on a secret number. Only then did you show yours.
   *[other] Before the match, the { $people } players and the program that runs the table each settled on a secret number. Only when all were fixed did the players show theirs.
} All cards, and how dice lie in the hand, follow from these numbers together; where a die falls depends on the hand that throws it too. At the end the last number was shown, and your program has compared it, and each moment of the match, with what it saw before.
# $people: number, $given-up: number
fair-how-checked-again = { $people ->
    [one] Before the match, you and the program that runs the table each settled on a secret number. Only then did you show yours.
   *[other] Before the match, the { $people } players and the program that runs the table each settled on a secret number. Only when all were fixed did the players show theirs.
} All cards, and how dice lie in the hand, follow from these numbers together; where a die falls depends on the hand that throws it too. At the end the last number was shown, and your program has compared it, and each moment of the match, with what it saw before. { $given-up ->
    [one] One draw of numbers was given up at this table. If that happens often, ask why.
   *[other] { $given-up } draws of numbers were given up at this table. If that happens often, ask why.
}
fair-how-seen = You gave no number of your own, as you did not play when the match began. But your program saw the numbers of the others, and has compared them, and each moment that it saw, with the record of the match.
fair-how-seen-late = Your program came to the match after its numbers were drawn, or lost its connection meanwhile. It has compared what it saw since then with the record of the match.
fair-how-not-drawn = The match began in an earlier version of the game, in which nobody drew numbers together.
fair-how-other-version = The record of the match is from another version of the game than yours.
fair-how-no-record = The program that runs the table has handed out no record of the match.
fair-wrong-left-out = You played, and the match began without a number of yours. Play at another table, or ask whoever runs this one which program it uses.
fair-wrong-secret = The program that runs the table had settled on another secret number before the match than the one it showed at the end. Play at another table, or ask whoever runs this one which program it uses.
fair-wrong-numbers = The dice do not follow from the numbers that the players showed before the match. Play at another table, or ask whoever runs this one which program it uses.
fair-wrong-seed = The dice do not follow from the numbers that were drawn before the match. Play at another table, or ask whoever runs this one which program it uses.
# $entries: number
fair-wrong-match = The record of the match is not what was played: it differs within the first { $entries } entries. Play at another table, or ask whoever runs this one which program it uses.
# $entry: number
fair-wrong-chance = Entry { $entry } of the match was not drawn as the numbers say. Play at another table, or ask whoever runs this one which program it uses.
fair-wrong-record = The record of the match can't be read, or breaks the rules.
