## Why a match can't be set up.

rules-players = dieses Spiel braucht { $least } bis { $most } Personen, gewählt sind aber { $count }

rules-teams = diese Teams sind nicht möglich: { $why }

rules-option = Option { $option }: { $value } ist nicht erlaubt ({ $allowed })

rules-option-unknown = es gibt keine Option { $option }; es gibt: { $known }

rules-option-unknown-none = es gibt keine Option { $option }; dieses Spiel hat gar keine

rules-board = die Tafeldatei { $file } lässt sich nicht nutzen: { $why }

## Why teams can't play.

rules-teams-pairs = ein Team besteht aus genau zwei Spielern
rules-teams-letters = für jeden Platz ist ein Buchstabe nötig
rules-teams-stack-count = Teams gibt es zu viert, zu sechst oder zu acht
rules-teams-stack-neighbours = Partner dürfen nicht nebeneinandersitzen: Auf beiden Seiten jedes Platzes muss ein Gegner sitzen
rules-teams-skip-bo-count = in Paaren spielt man zu viert oder zu sechst
rules-teams-skip-bo-opposite = Partner müssen einander gegenübersitzen
rules-teams-skip-bo-dice = in Skip-Bo Dice spielen alle für sich

## What is wrong with a board file.

rules-board-no-file = das ist keine Datei, oder sie ist größer als { $bytes } Bytes

rules-board-key = { $key }: { $why }

rules-board-count = { $needed } sind nötig, es sind aber { $count }

rules-board-at-most = höchstens { $most } sind möglich

rules-board-range = { $least } bis { $most } sind möglich, es sind aber { $count }

rules-board-deck = ein Kartensatz hat höchstens { $most } Karten, dieser aber hat { $count }

rules-board-die-missing = der Würfel fehlt, und dieses Spiel braucht einen
rules-board-die-none = dieses Spiel hat keinen Würfel
rules-board-die-face = eine Seite ist nicht gültig

rules-board-die-faces = sechs Seiten sind nötig, es sind aber { $count }

rules-board-die-face-name = es gibt keine Seite „{ $name }“; möglich sind Bereiche wie „1-4“, „skip-bo“, „discard 2“ und „opponent draws 1“

rules-board-no-such-bubble = { $pile } hat diesen Kreis nicht

rules-board-no-bubble = { $pile } hat keinen Kreis { $bubble }

rules-board-no-side = { $side } ist weder eine Zahl von 1 bis 10 noch S

rules-board-unfillable = kein Würfel zeigt { $number } oder S, also kann keine Reihe voll werden

rules-board-sides = ein Würfel hat { $sides } Seiten, aber { $text } hat { $count }

## Why an act was not applied.

rules-not-due = { $who } ist nicht am Zug

rules-not-due-chance = gerade sind keine Würfel oder Karten fällig
rules-over = die Partie ist aus

rules-illegal = { $why } ({ $rule })

rules-bad-report = dieses Ergebnis ist hier nicht möglich: { $why }

## Why dice or a shuffle can't have given that.

rules-report-other-game = es gehört zu einem anderen Spiel
rules-report-wrong-dice = die falschen Würfel wurden geworfen
rules-report-another-throw = ein anderer Wurf ist fällig
rules-report-something-else = etwas anderes ist fällig
rules-report-shuffle = das Mischen ist fällig
rules-report-die = der Würfel ist fällig
rules-report-face = ein Würfel zeigt 1 bis 6
rules-report-two-dice = von allen, die würfeln, sind zwei Würfel fällig
rules-report-all-dice = alle Würfel von allen sind fällig
rules-report-floor = so viele Würfel können nicht auf den Boden gefallen sein
rules-report-floor-often = so oft kann ein Würfel nicht auf den Boden gefallen sein
rules-report-stack-on-table = nur ein Stapel auf dem Tisch kann getroffen werden
rules-report-fell-or-stands = ein Stapel ist entweder umgefallen oder steht noch
rules-report-turned-back = nur andere lose Würfel werden zurückgedreht
rules-report-no-seat = auf diesem Platz spielt niemand
rules-report-not-thrown = nur geworfene Würfel zeigen etwas Neues
rules-report-no-side = ein geworfener Würfel zeigt eine seiner Seiten
