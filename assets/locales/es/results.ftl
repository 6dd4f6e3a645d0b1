### The end of a match.

## The headline.

results-over = La partida ha acabado

results-wins = { $who } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

results-team-wins = { $who } ganan con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

results-share = { $who } comparten la victoria

## The ranking, a line for each player or team: the place, the names, whether they won, the points.

results-place = { $place }.

results-names = { $who }

results-won = victoria

## The buttons.

results-rematch = Revancha
results-watch = Ver repetición
results-new-match = Nueva partida
results-title = Menú principal
