### The end of a match.

## The headline.

results-over = The match is over

# $who: seat, $points: number
results-wins = { $who } wins with { $points ->
    [1] 1 point
   *[other] { $points } points
}

# Partners have won together.
# $who: seats, $points: number
results-team-wins = { $who } win with { $points ->
    [1] 1 point
   *[other] { $points } points
}

# $who: seats
results-share = { $who } share the win

## What decided the match, one sentence under the headline. The reason is a clause without a full stop, from the texts
## of the game. It always follows on a colon.

# $who: seats, $points: number, $why: message
results-decided-by = { $who } by { $points }: { $why }.

# The reader won.
# $points: number, $why: message
results-decided-you = You by { $points }: { $why }.

# Without a reason.
# $who: seats, $points: number
results-decided-plain = { $who } by { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# $points: number
results-decided-plain-you = You by { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# Equal points, but one side has more of what breaks the tie.
# $why: message
results-decided-on-tie = Equal points: { $why }.

# They share the win. At least two.
# $who: seats, $points: number
results-decided-level = { $who } are level at { $points ->
    [one] 1 point
   *[other] { $points } points
}.

results-decided-nobody = Nobody scored, so the win is shared.

# A reason.
# $who: seats, $points: number
results-decided-behind = { $who } { $who-count ->
    [one] was
   *[other] were
} { $points } behind before the last round

# $points: number
results-decided-behind-you = you were { $points } behind before the last round

## The best moment of the match, which is shown once more. A heading over one sentence.

results-moment-heading = Best moment

# What happened is a clause without a full stop, from the texts of the game.
# $what: message
results-moment = { CAPITAL($what) }.

# $round: number, $what: message
results-moment-round = Round { $round }: { $what }.

## The ranking, a line for each player or team: the place, the names, whether they won, the points.

# $place: number
results-place = { $place }.

# $who: seats
results-names = { $who }

results-won = won

## The buttons.

results-rematch = Rematch
results-watch = Watch replay
results-new-match = New match
results-title = Main menu
