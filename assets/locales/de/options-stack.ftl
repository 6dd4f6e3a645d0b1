options-stack-target = Punkte zum Sieg
options-stack-target-about = Der Punktestand, der die Partie beendet.

options-stack-rotate = Startspieler wechselt
options-stack-rotate-about = In jeder Runde beginnt der nächste Platz.

options-stack-tie = Gleichstand an der Spitze
options-stack-tie-about = Bei Gleichstand an der Spitze entscheidet noch eine Runde, oder der Sieg wird geteilt.
options-stack-tie-round = Noch eine Runde
options-stack-tie-shared = Geteilter Sieg

options-stack-team-target = Teamziel
options-stack-team-target-about = In Teams: Die Partie endet, wenn jemand allein das Ziel erreicht, oder wenn ein Team es gemeinsam erreicht.
options-stack-team-target-either = Einer von beiden
options-stack-team-target-both = Beide zusammen

options-stack-partner = Auf Partner stapeln
options-stack-partner-about = In Teams: Du darfst auch auf die Würfel deines Partners stapeln.

options-stack-floor = Strafe für Würfel am Boden
options-stack-floor-about = Jeder deiner Würfel, der beim Würfeln auf den Boden fällt, kostet dich einen Punkt.

options-stack-capture = Eroberungen kosten andere
options-stack-capture-about = Ein eroberter Stapel kostet alle anderen einen Punkt.
