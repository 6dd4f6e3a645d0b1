### Die Seite der Leute, die an diesem Rechner spielen.

people-heading = Spieler
people-about = Wer unter eigenem Namen spielt, ist von da an hier bekannt, mit Gesicht und Farbe.

people-former = früher { $names }

## Knöpfe. Wenig Platz.

people-new = + Spieler hinzufügen
people-statistics = Statistik
people-dice = Sind die Würfel fair?
people-back = Zurück
people-change = Ändern
people-forget = Entfernen
people-done = Speichern
people-not = Abbrechen

## Ein Spieler, der geändert wird.

people-face = Gesicht am Tisch
people-colour = Lieblingsfarbe, wenn sie frei ist
people-no-name = Ohne Namen geht es nicht.
people-taken = Dieser Name ist vergeben.
people-had = Diesen Namen hatte früher schon jemand anderes.
people-given = So heißen alle, die keinen Namen angeben: Wähle einen anderen.

people-forget-ask = { $name } aus der Spielerliste entfernen? Partien und Statistik bleiben, wie sie sind.
people-forget-yes = Entfernen
people-forget-no = Behalten
