### The look back at a match: where something better could have been done, and where chance helped.

# The headline of a mistake. What it cost is measured as the game measures it: "about 2 points".
# $who: seat, $round: number, $amount: message
review-mistake = { $who }, round { $round }: it cost { $amount }

# $advice: message
review-better = Better: { $advice }.

# $advice: message, $reason: message
review-better-because = Better: { $advice } - { $reason }.

# $advice: message
review-instead = Instead: { $advice }.

# The headline of a lucky moment.
# $who: seat, $round: number, $amount: message
review-luck = { $who }, round { $round }: chance gave { $amount }

review-at-start-of-round = At the start of the round.

# Whole sentences of the log, one after the other.
# $events: sentences
review-events = { $events }
