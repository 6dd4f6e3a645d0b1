## Why a request was refused.

table-no-match = es läuft keine Partie
table-decided = das ist schon entschieden
table-rolling = erst müssen die Würfel geworfen werden
table-dealing = die Karten werden noch gegeben
table-not-awaited = gerade wird kein Wurf erwartet
table-nothing-to-undo = es gibt nichts zurückzunehmen
table-replaying = das ist ein Replay: Du kannst nur zuschauen
