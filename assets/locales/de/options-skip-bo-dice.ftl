options-skip-bo-dice-board = Würfel und Tafeln
options-skip-bo-dice-board-about = Was auf den Würfeln und Tafeln steht.

options-skip-bo-dice-first-about = Wer beginnt: Wähle den Platz der jüngsten Person, oder überlass es dem Zufall.

options-skip-bo-dice-rounds = Runden
options-skip-bo-dice-rounds-about = Eine Runde, oder so viele wie Leute am Tisch, damit jeder Platz einmal beginnt: Die Summe der Punkte entscheidet.
options-skip-bo-dice-rounds-one = Eine
options-skip-bo-dice-rounds-each = So viele wie Plätze

options-skip-bo-dice-slips-about = In diesem Spiel wird kein Patzer bestraft: Mit Hilfe und bei Tischregeln spielt es sich gleich.
