## Slips.

options-slips = Wenn jemand patzt
options-slips-about = Abgelehnt: Was die Regeln verbieten, geht nicht, mit Begründung. Tischregeln: Patzer sind möglich und kosten, was die Regeln sagen.
options-slips-assisted = Wird abgelehnt
options-slips-table = Tischregeln

## Who goes first.

options-first = Startspieler
options-first-anybody = Zufällig

options-first-seat = Platz { $seat }

## Which values an option can have, as the command line lists them. Words in English, as in "standard" and "random", are typed as they are and must stay.

options-values-words = { $words }

options-values-range = { $least } bis { $most }

options-values-first = random oder die Nummer eines Platzes, 1 bis { $most }

options-values-first-plays = random oder die Nummer eines besetzten Platzes

options-values-board = standard oder der Name einer Tafeldatei
