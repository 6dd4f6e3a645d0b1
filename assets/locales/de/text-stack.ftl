### Der Tisch von Stack als Text; siehe text.ftl.

## Was da liegt.

text-stack-loose = Deine losen Würfel: { $numbers }.
text-stack-no-loose = Du hast keine losen Würfel.
text-stack-stacks = Deine Stapel: { $stacks }; { stack-points }.
text-stack-loose-of = { $player }, lose Würfel: { $numbers }.
text-stack-no-loose-of = { $player }, lose Würfel: keine.
text-stack-stacks-of = { $player }, Stapel: { $stacks }; { stack-points }.
text-stack-high = { $face } mit { $height } Würfeln
text-stack-captured = { $face } erobert
text-stack-last-turns = Letzter Zug für { $players }.

## Wahlmöglichkeiten.

text-stack-put = eine { $face } setzen
text-stack-roll = eine { $face } neu würfeln
text-stack-roll-any = einen Würfel neu würfeln
text-stack-take-up = eine { $face } aufnehmen
text-stack-take-up-of = eine { $face } von { $owner } aufnehmen
text-stack-take-up-any = einen Würfel aufnehmen
text-stack-roll-of = eine { $face } von { $owner } würfeln
text-stack-roll-any-of = einen gegnerischen Würfel würfeln
text-stack-jump = außer der Reihe handeln
text-stack-throw-first = zwei Würfel werfen: die höchste Summe beginnt
text-stack-throw = alle Würfel werfen

## Beispiele für die Hilfe. Nur Wörter, die das Programm versteht, wie in text.ftl.

text-stack-example-put = setze 3 auf { $player }
text-stack-example-roll = würfle 5

## The things of the table, each by itself.

text-stack-thing-loose = lose { $face }
text-stack-thing-stack = Stapel aus { $height } Würfeln, { $face } obenauf
