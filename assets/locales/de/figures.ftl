### Die Seiten der Statistik: was sich aus den gespeicherten Partien für einen Spieler ergibt und wie die Würfel fielen.

figures-heading = Statistik
figures-back = Zurück

figures-nothing = Es ist noch keine Partie gespeichert, in der ein Mensch gespielt hat.
figures-nothing-of = Von { $name } ist noch keine Partie gespeichert.
figures-no-such-match = Von diesem Spiel ist keine Partie gespeichert.

figures-finished = beendete Partien
figures-won = davon gewonnen
figures-streak = längste Siegesserie
figures-points-mean = Punkte pro Partie im Durchschnitt
figures-points-most = höchster Punktestand
figures-percent = { $percent } %
figures-percent-of = { $number } %
figures-decimal = { $whole },{ $tenth }
figures-negative = −{ $number }

figures-against-heading = Siege nach Gegnern
figures-against-about = Der Anteil gewonnener Partien, geordnet nach dem stärksten Computerspieler am Tisch.
figures-people-only = nur Menschen
figures-against = { $who } ({ $count })

figures-by-game = Nach Spielen
figures-won-of = { $won } von { $count } gewonnen: { $share }

figures-points-heading = Punkte
figures-points-about = Die letzten Partien, ein Balken für jede, die neueste rechts: golden bei einem Sieg, gelb bei einem geteilten. Die Linie ist der Durchschnitt.
figures-match-won = gewonnen
figures-match-tied = geteilt
figures-match-lost = verloren
figures-one-match = { $how }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
figures-streak-now = Aktuelle Siegesserie
figures-streak-lost = Längste Niederlagenserie

figures-counted = Weitere Zahlen

figures-choices = Entscheidungen und Glück
figures-choices-none = Von diesen Partien ist noch keine analysiert. Das dauert eine Weile, denn der stärkste Computerspieler geht jede von ihnen durch.
figures-choices-of = { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, verglichen mit dem, was der stärkste Computerspieler getan hätte.
figures-choices-best = Beste oder gleich gute Entscheidungen
figures-choices-loss = Kosten pro Entscheidung im Durchschnitt
figures-luckiest = Glücklichster Moment
figures-look-back = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} analysieren
figures-looking-back = Analyse: { $done } von { $all }

figures-dice-heading = Sind die Würfel fair?
figures-dice-none = An diesem Gerät wurde noch nicht gewürfelt. Unten siehst du, wie die Würfel bei ihrer Prüfung fielen.
figures-dice-answer = { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
} mit { $die } an diesem Gerät. { $verdict }
figures-dice-how = Jeder Wurf ist echte Physik: Nichts legt vorher fest, welche Seite oben liegt, und nichts korrigiert es hinterher. Jedes Diagramm zeigt, wie oft jede Seite oben lag; die goldene Linie zeigt, was bei einem fairen Würfel zu erwarten ist.
figures-d6 = sechsseitigen Würfeln
figures-d10 = zehnseitigen Würfeln
figures-dice-kept = Würfe an diesem Gerät mit { $die }
figures-dice-tested = Würfe zur Prüfung des Programms mit { $die }
figures-dice-rolled = Würfe durch tumbletop roll mit { $die }
figures-dice-tested-about = Mit Würfen aller Art, kräftig und sanft, von allen Seiten. { $verdict }
figures-dice-throws = Würfe
figures-dice-chi-square = Chi-Quadrat
figures-dice-furthest = Größte Abweichung einer Seite
figures-chi-square = { $value }, bei { $degrees } Freiheitsgraden
figures-both = { $first } { $second }
