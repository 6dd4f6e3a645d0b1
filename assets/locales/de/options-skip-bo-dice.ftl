options-skip-bo-dice-board = Würfel und Tafeln
options-skip-bo-dice-board-about = Was auf den Würfeln und Tafeln steht.

options-skip-bo-dice-first-about = Wer beginnt: der Platz der jüngsten Person, oder der Zufall entscheidet.

options-skip-bo-dice-slips-about = In diesem Spiel kostet kein Patzer etwas: Mit Hilfe und bei Tischregeln spielt es sich gleich.
