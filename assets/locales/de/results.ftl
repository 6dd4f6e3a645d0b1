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

## What decided the match, one sentence under the headline. The reason is a clause without a full stop, from the texts
## of the game. It always follows on a colon, so it begins with a capital letter.

results-decided-by = { $who } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung: { $why }.

results-decided-you = Du mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung: { $why }.

results-decided-plain = { $who } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung.

results-decided-plain-you = Du mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung.

results-decided-on-tie = Gleich viele Punkte: { $why }.

results-decided-level = { $who } haben gleich viele Punkte: { $points }.

results-decided-nobody = Niemand hat Punkte, also teilen sich alle den Sieg.

results-decided-behind = { $who } { $who-count ->
    [one] lag
   *[other] lagen
} vor der letzten Runde noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} zurück

results-decided-behind-you = Du lagst vor der letzten Runde noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} zurück

## The best moment of the match, which is shown once more. A heading over one sentence.

results-moment-heading = Der beste Moment

results-moment = { CAPITAL($what) }.

results-moment-round = Runde { $round }: { $what }.

## The ranking, a line for each player or team: the place, the names, whether they won, the points.

results-place = { $place }.

results-names = { $who }

results-won = Sieg

## The buttons.

results-rematch = Revanche
results-watch = Replay ansehen
results-new-match = Neue Partie
results-title = Hauptmenü
