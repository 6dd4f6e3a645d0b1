## Why a match can't be set up.

rules-players = dieses Spiel ist für { $least } bis { $most } Personen, gewählt sind { $count }

rules-teams = diese Teams können nicht spielen: { $why }

rules-option = Option { $option }: { $value } ist nicht erlaubt ({ $allowed })

rules-option-unknown = es gibt keine Option { $option }; es gibt: { $known }

rules-option-unknown-none = es gibt keine Option { $option }; es gibt gar keine

rules-board = die Tafeldatei { $file } lässt sich nicht nutzen: { $why }

## Why teams can't play.

rules-teams-pairs = ein Team sind genau zwei
rules-teams-letters = für jeden Platz muss genau ein Buchstabe da sein
rules-teams-stack-count = Teams gibt es zu viert, zu sechst oder zu acht
rules-teams-stack-neighbours = Partner sitzen nebeneinander, und auf beiden Seiten muss ein Gegner dazwischensitzen
rules-teams-skip-bo-count = Partner gibt es zu viert oder zu sechst
rules-teams-skip-bo-opposite = Partner müssen einander gegenübersitzen
rules-teams-skip-bo-dice = in Skip-Bo Dice spielen alle für sich

## What is wrong with a board file.

rules-board-no-file = das ist keine Datei mit höchstens { $bytes } Bytes

rules-board-key = { $key }: { $why }

rules-board-count = { $needed } sind nötig, und es sind { $count }

rules-board-at-most = es gibt höchstens { $most }

rules-board-range = { $least } bis { $most } sind möglich, und es sind { $count }

rules-board-deck = ein Kartensatz hat höchstens { $most } Karten, und dieser hat { $count }

rules-board-die-missing = das fehlt, und dieses Spiel hat einen Würfel
rules-board-die-none = dieses Spiel hat keinen Würfel
rules-board-die-face = eine Seite ist nicht gültig

rules-board-die-faces = sechs Seiten sind nötig, und es sind { $count }

rules-board-die-face-name = es gibt keine Seite „{ $name }“; es gibt Bereiche wie „1-4“, „skip-bo“, „discard 2“ und „opponent draws 1“

rules-board-no-such-bubble = { $pile } hat diesen Kreis nicht

rules-board-no-bubble = { $pile } hat keinen Kreis { $bubble }

rules-board-no-side = { $side } ist weder eine Zahl von 1 bis 10 noch S

rules-board-unfillable = kein Würfel zeigt { $number } oder S, also kann keine Reihe voll werden

rules-board-sides = ein Würfel hat { $sides } Seiten, und { $text } hat { $count }

## Why an act was not applied.

rules-not-due = { $who } ist nicht am Zug

rules-not-due-chance = der Zufall ist nicht am Zug
rules-over = die Partie ist aus

rules-illegal = { $why } ({ $rule })

rules-bad-report = das ist hier kein mögliches Ergebnis: { $why }

## Why dice or a shuffle can't have given that.

rules-report-other-game = es gehört zu einem anderen Spiel
rules-report-wrong-dice = die falschen Würfel wurden geworfen
rules-report-another-throw = ein anderer Wurf ist fällig
rules-report-something-else = etwas anderes ist fällig
rules-report-shuffle = das Mischen ist fällig
rules-report-die = der Würfel ist fällig
rules-report-face = ein Würfel zeigt 1 bis 6
rules-report-two-dice = zwei Würfel von allen, die würfeln, sind fällig
rules-report-all-dice = alle Würfel von allen sind fällig
rules-report-floor = so viele Würfel können nicht auf den Boden gefallen sein
rules-report-floor-often = so oft kann ein Würfel nicht auf den Boden gefallen sein
rules-report-stack-on-table = nur ein Stapel auf dem Tisch kann getroffen werden
rules-report-fell-or-stands = ein Stapel ist entweder umgefallen oder steht noch
rules-report-turned-back = nur andere lose Würfel werden zurückgedreht
rules-report-no-seat = auf diesem Platz spielt niemand
rules-report-not-thrown = nur geworfene Würfel zeigen etwas Neues
rules-report-no-side = ein geworfener Würfel zeigt eine seiner Seiten
