### The review of a match: where something better could have been done, and where chance helped.

# The button that opens the sheet.
review-open = Review

review-heading = Review
review-back = Back

# $percent: number
review-going = Reviewing the match: { $percent } %

# $why: message
review-failed = The match can't be reviewed: { $why }.

# $best: number, $choices: number
review-choices = { $best } of { $choices } choices were the best, according to the strongest computer player.

# Not all choices were the best, and yet there is no mistake to show.
# $best: number, $choices: number
review-choices-cheap = { $best } of { $choices } choices were the best, according to the strongest computer player; the others cost next to nothing.

review-mistakes-heading = What would have been better
review-no-mistakes = No mistakes worth mentioning. Well played.
review-luck-heading = The luckiest moments
review-no-luck = Chance favoured nobody.

# The button beside a moment: shows it on the table.
review-show = Show

# The headline of a mistake. What it cost is measured as the game measures it: "about 2 points".
# $who: seat, $round: number, $amount: message
review-mistake = { $who }, round { $round }: it cost { $amount }

# $advice: message
review-better = Better: { $advice }.

# $advice: message, $reason: message
review-better-because = Better: { $advice } – { $reason }.

# $advice: message
review-instead = Instead: { $advice }.

# The headline of a lucky moment.
# $who: seat, $round: number, $amount: message
review-luck = { $who }, round { $round }: chance gave { $amount }

review-at-start-of-round = At the start of the round.

# Whole sentences of the log, one after the other.
# $events: sentences
review-events = { $events }
