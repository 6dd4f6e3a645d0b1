## The headline.

results-over = Die Partie ist aus

results-wins = { $who } gewinnt mit { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
}

results-team-wins = { $who } gewinnen mit { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
}

results-share = { $who } teilen sich den Sieg

## The ranking, a line for each player or team: the place, the names, whether they won, the points.

results-place = { $place }.

results-names = { $who }

results-won = Sieg

## The buttons.

results-rematch = Revanche
results-watch = Replay ansehen
results-new-match = Neue Partie
results-title = Hauptmenü
