options-skip-bo-dice-board = Würfel und Tafeln
options-skip-bo-dice-board-about = Was auf den Würfeln und Tafeln steht.

options-skip-bo-dice-first-about = Wer beginnt: Wähle den Platz der jüngsten Person, oder überlass es dem Zufall.

options-skip-bo-dice-slips-about = In diesem Spiel wird kein Patzer bestraft: Mit Hilfe und bei Tischregeln spielt es sich gleich.
