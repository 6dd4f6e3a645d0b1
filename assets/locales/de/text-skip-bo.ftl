### Der Tisch von Skip-Bo und Skip-Bo MOD als Text; siehe text.ftl. Ablagestapel und Hilfsstapel haben hier die Nummern 1
### bis 4.

text-skip-bo-card = { $card ->
    [wild] Skip-Bo
    [0] verdeckt
   *[other] { $card }
}
text-skip-bo-empty = leer

## Was da liegt.

text-skip-bo-hand = Deine Hand: { $cards }.
text-skip-bo-hand-empty = Deine Hand ist leer.
text-skip-bo-stock = { $left ->
    [one] Dein Spielerstapel: { text-skip-bo-card }, die letzte Karte.
   *[other] Dein Spielerstapel: { text-skip-bo-card } obenauf, { $left } Karten.
}
text-skip-bo-stock-done = Dein Spielerstapel ist ausgespielt.
text-skip-bo-needs = Stapel 1 bis 4 brauchen: { $numbers }.
text-skip-bo-discards = Deine Hilfsstapel: { $cards }.
text-skip-bo-no-discards = Deine Hilfsstapel sind leer.
text-skip-bo-stock-of = { $left ->
    [one] { $player }, Spielerstapel: { text-skip-bo-card }, die letzte Karte.
   *[other] { $player }, Spielerstapel: { text-skip-bo-card } obenauf, { $left } Karten.
}
text-skip-bo-stock-done-of = { $player }, Spielerstapel: ausgespielt.
text-skip-bo-discards-of = { $player }, Hilfsstapel: { $cards }.
text-skip-bo-no-discards-of = { $player }, Hilfsstapel: leer.
text-skip-bo-hand-of = { $player }, Hand: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
text-skip-bo-pile = Dein Hilfsstapel { $letter }, von oben: { $cards }.
text-skip-bo-pile-of = { $player }, Hilfsstapel { $letter }, von oben: { $cards }.
text-skip-bo-partner = Du spielst mit { $player }.
text-skip-bo-die = Der Würfel: { $face }.
text-skip-bo-die-used = Der Würfel: { $face }, verbraucht.

## Was geschehen ist.

text-skip-bo-also = { $player } spielt außerdem { $cards }.

## Wahlmöglichkeiten.

text-skip-bo-onto = auf Stapel { $pile }, als { $value }
text-skip-bo-onto-empty = auf Hilfsstapel { $letter }, der leer ist
text-skip-bo-onto-card = auf Hilfsstapel { $letter }, auf { skip-bo-the-card }
text-skip-bo-play-hand = { skip-bo-a-card } aus der Hand spielen
text-skip-bo-play-top = { skip-bo-the-card } vom Spielerstapel spielen
text-skip-bo-play-discard = { skip-bo-the-card } von Hilfsstapel { $letter } spielen
text-skip-bo-discard = { skip-bo-a-card } weglegen
text-skip-bo-die-discard = mit dem Würfel { skip-bo-a-card } weglegen und weitermachen
text-skip-bo-stand-in = den Würfel auf Stapel { $pile } als { $value } einsetzen
text-skip-bo-roll = würfeln
text-skip-bo-talk = über den Zug des Partners reden
text-skip-bo-jump = einen Zug außer der Reihe beginnen

## Beispiele für die Hilfe. Nur Wörter, die das Programm versteht, wie in text.ftl.

text-skip-bo-example-hand = spiele 7 auf 2
text-skip-bo-example-stock = spiele spielerstapel auf 1
text-skip-bo-example-discard-pile = spiele hilfsstapel 1 auf 3
text-skip-bo-example-discard = weglegen 7 auf 1
text-skip-bo-example-die = würfel auf 2 mit 7

## The things of the table, each by itself.

text-skip-bo-thing-hand = { text-skip-bo-card } in der Hand
text-skip-bo-thing-hidden = { $cards ->
    [one] Hand mit einer Karte
   *[other] Hand mit { $cards } Karten
}
text-skip-bo-thing-stock = { $left ->
    [one] Spielerstapel: { text-skip-bo-card }, die letzte Karte
   *[other] Spielerstapel: { text-skip-bo-card } obenauf, { $left } Karten
}
text-skip-bo-thing-discards = { $cards ->
    [one] Hilfsstapel { $letter }: { text-skip-bo-card }, die einzige Karte
   *[other] Hilfsstapel { $letter }: { text-skip-bo-card } obenauf, { $cards } Karten
}
text-skip-bo-thing-empty = Hilfsstapel { $letter }: leer
text-skip-bo-thing-die = Würfel: { $face }
text-skip-bo-thing-die-unrolled = Würfel
