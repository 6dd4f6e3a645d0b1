### Der Tisch von Skip-Bo Dice als Text; siehe text.ftl.

## Was da liegt.

text-skip-bo-dice-round = Runde { $round } von { $rounds }. Punkte aller Runden: { $scores }.
text-skip-bo-dice-dice = Würfel: { $values }. Bonuswürfel: { skip-bo-dice-value }.
text-skip-bo-dice-only-bonus = Nur der Bonuswürfel ist übrig: { skip-bo-dice-value }.
text-skip-bo-dice-needs = Deine Reihen brauchen: { $piles }.
text-skip-bo-dice-needs-of = { $player }, Reihen brauchen: { $piles }.
text-skip-bo-dice-pile = { $pile } { $number }
text-skip-bo-dice-pile-star = { $pile } { $number } Stern
text-skip-bo-dice-pile-complete = { $pile } voll
text-skip-bo-dice-stockpiles = Deine Vorräte: { $stockpiles }.
text-skip-bo-dice-stockpiles-of = { $player }, Vorräte: { $stockpiles }.
text-skip-bo-dice-stockpile = { $stockpile } { skip-bo-dice-value } bei { $free } freien
text-skip-bo-dice-stockpile-none = { $stockpile } nichts bei { $free } freien
text-skip-bo-dice-left = Du hast { $skip-bos } { $skip-bos ->
    [one] freien Skip-Bo
   *[other] freie Skip-Bos
}, { $rerolls } { $rerolls ->
    [one] Freiwurf
   *[other] Freiwürfe
}, { $rewards } { $rewards ->
    [one] Prämie
   *[other] Prämien
}.
text-skip-bo-dice-left-of = { $player }: { $skip-bos } { $skip-bos ->
    [one] freier Skip-Bo
   *[other] freie Skip-Bos
}, { $rerolls } { $rerolls ->
    [one] Freiwurf
   *[other] Freiwürfe
}, { $rewards } { $rewards ->
    [one] Prämie
   *[other] Prämien
}.
text-skip-bo-dice-called = Der Bonuswürfel zeigt { $value ->
    [wild] einen Skip-Bo
   *[other] eine { $value }
}: Nutze den Wert, oder passe.
text-skip-bo-dice-writes = Alle notieren einen Wert in einem Vorrat.

## Wahlmöglichkeiten.

text-skip-bo-dice-throw = alle Würfel werfen
text-skip-bo-dice-throw-bonus = den Bonuswürfel neu würfeln
text-skip-bo-dice-throw-again = die Würfel neu würfeln
text-skip-bo-dice-using = { $number ->
    [wild] einen Skip-Bo
   *[other] eine { $number }
} nutzen
text-skip-bo-dice-use-bonus = { $value ->
    [wild] den Skip-Bo
   *[other] die { $value }
} auf dem Bonuswürfel nutzen
text-skip-bo-dice-use-stockpile = { $value ->
    [wild] den Skip-Bo
   *[other] die { $value }
} aus Vorrat { $stockpile } nutzen
text-skip-bo-dice-use-reward = die Skip-Bo-Prämie von Vorrat { $stockpile } nutzen
text-skip-bo-dice-use-free = einen freien Skip-Bo nutzen
text-skip-bo-dice-write = { $value ->
    [wild] einen Skip-Bo
   *[other] eine { $value }
} notieren
text-skip-bo-dice-reroll = einen Freiwurf nutzen, { $left } übrig
text-skip-bo-dice-reroll-how = Du kannst auch mehrere Würfel nennen, wie in: würfle 3 5 bonus

## Beispiele für die Hilfe. Nur Wörter, die das Programm versteht, wie in text.ftl.

text-skip-bo-dice-example-use = nutze 7 auf a
text-skip-bo-dice-example-stockpile = nutze vorrat 2 auf b
text-skip-bo-dice-example-roll = würfle 3 5 bonus
text-skip-bo-dice-example-write = notiere 7 in 2

## The things of the table, each by itself.

text-skip-bo-dice-thing-die = Würfel: { skip-bo-dice-value }
text-skip-bo-dice-thing-bonus = Bonuswürfel: { skip-bo-dice-value }
text-skip-bo-dice-thing-pile = Reihe { $pile }: braucht { $number }
text-skip-bo-dice-thing-pile-star = Reihe { $pile }: braucht { $number }, mit Stern
text-skip-bo-dice-thing-pile-complete = Reihe { $pile }: voll
text-skip-bo-dice-thing-stockpile = Vorrat { $stockpile }: { skip-bo-dice-value } obenauf, { $free } frei
text-skip-bo-dice-thing-stockpile-none = Vorrat { $stockpile }: nichts zu nutzen, { $free } frei
text-skip-bo-dice-thing-reward = Skip-Bo-Prämie von Vorrat { $stockpile }
text-skip-bo-dice-thing-free = freier Skip-Bo, { $left } übrig
text-skip-bo-dice-thing-reroll = Freiwurf, { $left } übrig
text-skip-bo-dice-thing-board = { $filled ->
    [one] Tafel mit einem gefüllten Kreis
   *[other] Tafel mit { $filled } gefüllten Kreisen
}
