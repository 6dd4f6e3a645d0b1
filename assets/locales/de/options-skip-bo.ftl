## The cards in each stock.

options-skip-bo-stock = Karten im Spielerstapel
options-skip-bo-stock-about = Wie viele Karten jeder Spielerstapel hat: normalerweise 30, zu fünft oder sechst 20, im kurzen Spiel 10.
options-skip-bo-stock-about-mod = Wie viele Karten jeder Spielerstapel hat: normalerweise 15, im kurzen Spiel 10.
options-skip-bo-stock-standard = Standard
options-skip-bo-stock-short = Kurzes Spiel

options-skip-bo-stock-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

options-skip-bo-stock-values = standard, short oder { $least } bis { $most }

options-skip-bo-stock-too-large = nimm bei diesem Kartensatz und so vielen Personen weniger Karten: Für alle müssen fünf übrig bleiben

## How long the match is.

options-skip-bo-target = Länge der Partie
options-skip-bo-target-about = Eine Runde entscheidet, oder die Partie geht weiter, bis jemand so viele Punkte hat; üblich sind 500.
options-skip-bo-target-round = Eine Runde

options-skip-bo-target-points = Bis { $points } Punkte

options-skip-bo-target-values = round oder { $least } bis { $most }

## Who goes first.

options-skip-bo-first-about = Wer beginnt, zum Beispiel die jüngste Person; in späteren Runden beginnt jeweils der nächste Platz.

## What happens when no card is left to draw.

options-skip-bo-stalemate = Nichts mehr zu ziehen
options-skip-bo-stalemate-about = Wenn keine Karte mehr zu ziehen ist und alle einmal reihum am Zug waren, ohne dass etwas gespielt wurde (frühere Züge zählen mit): Alle Hilfsstapel werden zum neuen Kartenstock; oder die Runde ist nach zweimal reihum unentschieden; oder es geht weiter, bis niemand mehr etwas tun kann.
options-skip-bo-stalemate-reshuffle = Hilfsstapel mischen
options-skip-bo-stalemate-draw = Unentschieden
options-skip-bo-stalemate-off = Weiterspielen

## Decks.

options-skip-bo-decks = Kartensätze
options-skip-bo-decks-about = Wie viele Kartensätze zusammengemischt werden.
options-skip-bo-decks-one = Einer
options-skip-bo-decks-two = Zwei

## What is printed.

options-skip-bo-board = Karten und Würfel
options-skip-bo-board-about = Was auf den Karten steht und, in MOD, auf dem Würfel.
