### The puzzles: positions in which a play has to be found. The owl is the strongest computer player.

# The button that opens the list.
puzzles-open = Puzzles

puzzles-heading = Puzzles
puzzles-about = Find the play that the owl found. The owl is the strongest computer player.
puzzles-back = Back

# $solved: number, $all: number
puzzles-solved = Found: { $solved } of { $all }

# $why: message
puzzles-unread = The puzzles can't be read: { $why }.

# How much is at stake.
puzzles-grade-small = Something is at stake
puzzles-grade-middle = Much is at stake
puzzles-grade-large = Very much is at stake

# A puzzle in the list.
# $number: number, $game: text
puzzles-entry = { $number } · { $game }

# One that was found. The sign stands for it in the calendar too.
# $number: number, $game: text
puzzles-entry-solved = { $number } · { $game } ◊ found

## A puzzle

# $number: number
puzzles-task-heading = Puzzle { $number }
puzzles-task-own = A moment of your match

# $game: text
puzzles-task = { $game }: it is your turn, and one play is clearly the best.
puzzles-task-about = Look at the table and play it. Only your first play counts; the other players wait.
puzzles-begin = To the table

## The answer

puzzles-found = You found it!
puzzles-not-found = The owl plays something else

# $advice: message
puzzles-yours = You: { $advice }.

# $advice: message
puzzles-best = The owl: { $advice }.

# $advice: message, $reason: message
puzzles-best-because = The owl: { $advice } – { $reason }.

# What was played in the match, and what it cost.
# $advice: message, $amount: message
puzzles-in-the-match = In the match: { $advice }. It cost { $amount }.

puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-leave = All puzzles

# Instead of a hint.
puzzles-no-hint = A puzzle has no hints.

# The button beside a mistake in the review of a match: makes a puzzle of the moment.
puzzles-of-moment = Puzzle
