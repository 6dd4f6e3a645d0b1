### Die Seiten der Statistik: was sich aus den behaltenen Partien für einen Spieler ergibt und wie die Würfel fielen.

figures-heading = Statistik
figures-back = Zurück

figures-nothing = Es ist keine Partie aufbewahrt, in der ein Mensch gespielt hat.
figures-nothing-of = Von { $name } ist noch keine Partie aufbewahrt.
figures-no-such-match = Von diesem Spiel ist keine Partie aufbewahrt.

figures-finished = Partien zu Ende gespielt
figures-won = davon gewonnen
figures-streak = meiste Siege in Folge
figures-points-mean = Punkte pro Partie im Durchschnitt
figures-points-most = meiste Punkte
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
figures-points-about = Die letzten Partien, je ein Balken, die jüngste rechts: golden bei einem Sieg, gelb bei geteiltem Sieg. Die Linie ist der Durchschnitt.
figures-match-won = gewonnen
figures-match-tied = geteilt
figures-match-lost = verloren
figures-one-match = { $how }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
figures-streak-now = Siege in Folge, derzeit
figures-streak-lost = Meiste Niederlagen in Folge

figures-counted = Nebenbei gezählt

figures-choices = Entscheidungen und Glück
figures-choices-none = Zu diesen Partien gibt es noch keinen Rückblick: Er dauert eine Weile, denn der stärkste Computerspieler geht jede von ihnen durch.
figures-choices-of = { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, verglichen mit dem, was der stärkste Computerspieler getan hätte.
figures-choices-best = Die beste Entscheidung oder ebenso gut
figures-choices-loss = Eine Entscheidung kostete im Durchschnitt
figures-luckiest = Der glücklichste Moment brachte
figures-look-back = Rückblick auf { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
figures-looking-back = Rückblick: { $done } von { $all }

figures-dice-heading = Sind die Würfel fair?
figures-dice-none = An diesem Gerät wurde noch kein Würfel geworfen. Unten steht, wie die Würfel bei ihrer Prüfung fielen.
figures-dice-answer = { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
} mit { $die } an diesem Gerät. { $verdict }
figures-dice-how = Jeder Wurf ist echte Physik: Nichts legt vorher fest, welche Seite oben liegt, und nichts korrigiert es hinterher. Jedes Diagramm zeigt, wie oft jede Seite oben lag; die goldene Linie ist, was von einem fairen Würfel zu erwarten ist.
figures-d6 = sechsseitigen Würfeln
figures-d10 = zehnseitigen Würfeln
figures-dice-kept = Würfe an diesem Gerät mit { $die }
figures-dice-tested = Würfe zur Prüfung des Programms mit { $die }
figures-dice-rolled = Würfe durch tumbletop roll mit { $die }
figures-dice-tested-about = Mit jeder Art von Schwung, kräftig und sacht, von überall her. { $verdict }
figures-dice-throws = Würfe
figures-dice-chi-square = Chi-Quadrat
figures-dice-furthest = Größte Abweichung einer Seite
figures-chi-square = { $value }, bei { $degrees } Freiheitsgraden
figures-both = { $first } { $second }
