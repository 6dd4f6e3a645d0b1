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

## What decided the match, one sentence under the headline. The reason is a clause without a full stop, from the texts
## of the game. It always follows on a colon.

results-decided-by = { $who } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $why }.

results-decided-you = Tú por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $why }.

results-decided-plain = { $who } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

results-decided-plain-you = Tú por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

results-decided-on-tie = Empate a puntos: { $why }.

results-decided-level = { $who } empatan a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

results-decided-nobody = Nadie tiene puntos, así que todos comparten la victoria.

results-decided-behind = { $who } { $who-count ->
    [one] iba
   *[other] iban
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por detrás antes de la última ronda

results-decided-behind-you = ibas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por detrás antes de la última ronda

## The best moment of the match, which is shown once more. A heading over one sentence.

results-moment-heading = El mejor momento

results-moment = { CAPITAL($what) }.

results-moment-round = Ronda { $round }: { $what }.

## The ranking, a line for each player or team: the place, the names, whether they won, the points.

results-place = { $place }.

results-names = { $who }

results-won = victoria

## The buttons.

results-rematch = Revancha
results-watch = Ver repetición
results-new-match = Nueva partida
results-title = Menú principal
