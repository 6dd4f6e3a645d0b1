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
