## Why a request was refused.

table-no-match = es läuft keine Partie
table-decided = das ist schon entschieden
table-rolling = erst müssen die Würfel geworfen werden
table-dealing = die Karten werden noch gegeben
table-replaying = das ist eine aufgezeichnete Partie: Du kannst nur zusehen
