### Die Seiten der Statistik: was sich aus den behaltenen Partien für einen Spieler ergibt und wie die Würfel fielen.

figures-heading = Statistik
figures-back = Zurück

figures-nothing = Es ist keine Partie behalten, in der ein Mensch gespielt hat.
figures-nothing-of = Von { $name } ist noch keine Partie behalten.
figures-no-such-match = Von diesem Spiel ist keine Partie behalten.

figures-finished = Partien zu Ende gespielt
figures-won = davon gewonnen
figures-streak = Siege in Folge, höchstens
figures-points-mean = Punkte pro Partie im Mittel
figures-points-most = Punkte höchstens
figures-percent = { $percent } %
figures-percent-of = { $number } %
figures-decimal = { $whole },{ $tenth }
figures-negative = −{ $number }

figures-against-heading = Siege nach Gegnern
figures-against-about = Der Anteil gewonnener Partien, nach dem stärksten Computerspieler am Tisch.
figures-people-only = nur Menschen
figures-against = { $who } ({ $count })

figures-by-game = Nach Spielen
figures-won-of = { $won } von { $count } gewonnen: { $share }

figures-points-heading = Punkte
figures-points-about = Die letzten Partien, je ein Balken, die jüngste rechts: golden, wo gewonnen wurde, gelb, wo der Sieg geteilt wurde. Die Linie ist das Mittel.
figures-match-won = gewonnen
figures-match-tied = geteilt
figures-match-lost = verloren
figures-one-match = { $how }, { $points } Punkte
figures-streak-now = Siege in Folge gerade
figures-streak-lost = Niederlagen in Folge, höchstens

figures-counted = Unterwegs gezählt

figures-choices = Entscheidungen und Glück
figures-choices-none = Auf diese Partien hat noch niemand zurückgeblickt: Das dauert eine Weile, denn der stärkste Computerspieler geht jede von ihnen durch.
figures-choices-of = { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, verglichen mit dem, was der stärkste Computerspieler getan hätte.
figures-choices-best = Die beste Wahl oder ebenso gut
figures-choices-loss = Eine Entscheidung kostete im Mittel
figures-luckiest = Der glücklichste Augenblick brachte
figures-look-back = Auf { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} zurückblicken
figures-looking-back = Rückblick: { $done } von { $all }

figures-dice-heading = Sind die Würfel gerecht?
figures-dice-none = An diesem Rechner wurde noch kein Würfel geworfen. Unten steht, wie die Würfel in ihren Prüfungen fielen.
figures-dice-answer = { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
} mit { $die } an diesem Rechner. { $verdict }
figures-dice-how = Jeder Wurf ist echte Physik: Nichts legt eine Zahl vorher fest, und nichts verbessert sie hinterher. Jedes Bild zeigt, wie oft jede Seite oben lag; die goldene Linie ist, was von einem gleichmäßigen Würfel zu erwarten ist.
figures-d6 = sechsseitigen Würfeln
figures-d10 = zehnseitigen Würfeln
figures-dice-kept = An diesem Rechner geworfen, mit { $die }
figures-dice-tested = Zur Prüfung des Programms geworfen, mit { $die }
figures-dice-rolled = Mit tumbletop roll geworfen, mit { $die }
figures-dice-tested-about = Mit beliebigem Schwung, hart und sanft, von überall. { $verdict }
figures-dice-throws = Würfe
figures-dice-chi-square = Chi-Quadrat
figures-dice-furthest = Die Seite, die am weitesten abweicht, um
figures-chi-square = { $value }, bei { $degrees } Freiheitsgraden
figures-both = { $first } { $second }
