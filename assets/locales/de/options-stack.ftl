options-stack-target = Punkte zum Sieg
options-stack-target-about = Der Punktestand, der die Partie beendet.

options-stack-rotate = Erster Zug wandert
options-stack-rotate-about = Wer beginnt, wandert jede Runde um einen Platz weiter.

options-stack-tie = Gleichstand an der Spitze
options-stack-tie-about = Ein Gleichstand an der Spitze wird in noch einer Runde entschieden, oder der Sieg wird geteilt.
options-stack-tie-round = Noch eine Runde
options-stack-tie-shared = Geteilter Sieg

options-stack-team-target = Ziel im Team
options-stack-team-target-about = In Teams: Die Partie endet, wenn jemand allein das Ziel erreicht oder wenn ein Team es zusammen hat.
options-stack-team-target-either = Einer von beiden
options-stack-team-target-both = Beide zusammen

options-stack-partner = Auf Partner stapeln
options-stack-partner-about = In Teams: Auch auf die Würfel deines Partners darfst du stapeln.

options-stack-floor = Strafe fürs Herunterfallen
options-stack-floor-about = Jeder deiner Würfel, der beim Würfeln auf den Boden fällt, kostet dich einen Punkt.

options-stack-capture = Eroberungen kosten die anderen
options-stack-capture-about = Eine Eroberung kostet alle anderen einen Punkt.
