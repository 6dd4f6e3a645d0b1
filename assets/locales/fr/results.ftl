### The end of a match.

## The headline.

results-over = La partie est finie
results-wins = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
results-team-wins = { $who } gagnent avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
results-share = { $who } partagent la victoire

## The ranking, a line for each player or team: the place, the names, whether they won, the points.

results-place = { $place }.
results-names = { $who }
results-won = victoire

## The buttons.

results-rematch = Revanche
results-watch = Revoir la partie
results-new-match = Nouvelle partie
results-title = Menu principal
