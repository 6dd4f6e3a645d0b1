### Statistik der aufbewahrten Partien.

## Was die Spiele zählen.

statistics-stacks-captured = Eroberte Stapel
statistics-stacks-captured-in-a-round = Die meisten eroberten Stapel in einer Runde
statistics-stacks-captured-in-a-row = Die meisten Züge in Folge mit einer Eroberung
statistics-dice-placed = Gesetzte Würfel
statistics-dice-rolled = Gewürfelte Würfel
statistics-stacks-felled = Umgeworfene Stapel
statistics-stacks-felled-standard = Mit dem Standardwurf umgeworfene Stapel
statistics-stacks-felled-softly = Mit einem eigenen sanften Wurf umgeworfene Stapel
statistics-stacks-felled-middle = Mit einem eigenen mittleren Wurf umgeworfene Stapel
statistics-stacks-felled-hard = Mit einem eigenen kräftigen Wurf umgeworfene Stapel
statistics-cards-played-a-turn = Gespielte Karten pro Zug, im Durchschnitt
statistics-cards-played-in-a-turn = Die meisten gespielten Karten in einem Zug
statistics-cards-from-stock = Vom Spielerstapel gespielte Karten
statistics-cards-from-stock-in-a-turn = Die meisten Karten vom Spielerstapel in einem Zug
statistics-piles-completed = Volle Stapel oder Reihen
statistics-die-used = Einsätze des Würfels
statistics-bubbles-filled-a-turn = Gefüllte Kreise pro eigenem Zug, im Durchschnitt
statistics-bubbles-filled-in-a-turn = Die meisten gefüllten Kreise in einem Zug
statistics-bonus-used = Mit dem Bonuswürfel gefüllte Kreise
statistics-calls-used = Genutzte Ansagen der anderen
statistics-stars-collected = Eingesammelte Sterne
statistics-rerolls-used = Genutzte Freiwürfe

## Wer.

statistics-unnamed = Spieler ohne eigenen Namen

statistics-against-people = Nur gegen Menschen

statistics-against-computers = Gegen Computerspieler bis Stufe { $level }

## Die Zahlen.

statistics-matches = { $matches ->
    [one] 1 Partie gespeichert
   *[other] { $matches } Partien gespeichert
}; zu Ende gespielt: { $finished }

statistics-all-games = Alle Spiele

statistics-results = gewonnen { $won }, geteilt { $tied }, verloren { $lost }, nicht zu Ende { $unfinished }

statistics-streaks = Siege in Folge: jetzt { $now }, höchstens { $wins }; Niederlagen in Folge: höchstens { $losses }

statistics-points = Punkte: { $least } bis { $most }, im Durchschnitt { $mean }

statistics-figure = { $what }: { $figure }

statistics-told = { $what }: { $told }

statistics-best-choices = beste Entscheidungen: { $percent } % von { $choices }, in { $matches ->
    [one] 1 analysierten Partie
   *[other] { $matches } analysierten Partien
}

statistics-mean-loss = Kosten pro Entscheidung im Durchschnitt: { $amount }

statistics-luckiest = glücklichster Moment: { $amount }

statistics-nobody = Von dieser Person ist keine Partie gespeichert.

statistics-left-out = { $file } fehlt hier: { $why }

## Die Würfel.

statistics-dice-kept = Würfe in gespeicherten Partien
statistics-dice-tested = Würfe bei der Prüfung des Programms
statistics-dice-rolled-series = Würfe mit tumbletop roll

statistics-dice-throws = { $die }: { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
}

statistics-dice-faceless = { $throws ->
    [one] Von 1 Wurf ist nicht bekannt, was er zeigte.
   *[other] Von { $throws } Würfen ist nicht bekannt, was sie zeigten.
}

statistics-chance-of-100 = in { $count } von 100 solchen Reihen

statistics-chance-of-1000 = in { $count } von 1000 solchen Reihen

statistics-chance-below = in weniger als 1 von 1000 solchen Reihen

statistics-dice-usual = Ein fairer Würfel fällt { $chance } mindestens so ungleichmäßig: nichts Auffälliges.

statistics-dice-rare = Ein fairer Würfel fällt { $chance } mindestens so ungleichmäßig: selten, aber es kommt vor.

statistics-dice-surprising = Ein fairer Würfel fällt { $chance } mindestens so ungleichmäßig: Das ist überraschend.

statistics-dice-too-few = Zu wenige Würfe, um etwas zu sagen: Nötig sind { $needed }.

statistics-dice-run = Am längsten in Folge kam die { $face }: { $length ->
    [one] einmal
   *[other] { $length }-mal
}. Mit einem fairen Würfel kommt eine mindestens so lange Folge { $chance } vor.

statistics-dice-tested-as = p = { $p }, größte Abweichung einer Seite { $percent } %

## Was mit einer Datei von Würfen nicht stimmt.

statistics-roll-foreign = das ist keine Wurfreihe von tumbletop roll
statistics-roll-contradicts = die Zahlen der Reihe widersprechen sich
