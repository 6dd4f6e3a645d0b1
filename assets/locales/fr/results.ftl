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

## What decided the match, one sentence under the headline. The reason is a clause without a full stop, from the texts
## of the game. It always follows on a colon.

results-decided-by = { $who }, de { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $why }.
results-decided-you = Toi, de { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $why }.
results-decided-plain = { $who }, de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
results-decided-plain-you = Toi, de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
results-decided-on-tie = À égalité de points : { $why }.
results-decided-level = { $who } sont à égalité, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
results-decided-nobody = Personne n’a marqué de points : la victoire est partagée.
results-decided-behind = { $who } { $who-count ->
    [one] avait
   *[other] avaient
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard avant la dernière manche
results-decided-behind-you = tu avais { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard avant la dernière manche

## The best moment of the match, which is shown once more. A heading over one sentence.

results-moment-heading = Le meilleur moment
results-moment = { CAPITAL($what) }.
results-moment-round = Manche { $round } : { $what }.

## The ranking, a line for each player or team: the place, the names, whether they won, the points.

results-place = { $place }.
results-names = { $who }
results-won = victoire

## The buttons.

results-rematch = Revanche
results-watch = Revoir la partie
results-new-match = Nouvelle partie
results-title = Menu principal
