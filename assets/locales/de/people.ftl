### Die Seite der Leute, die an diesem Rechner spielen.

people-heading = Spieler
people-about = Wer unter eigenem Namen spielt, wird hier gemerkt, mit Gesicht und Farbe.

people-former = früher { $names }

## Knöpfe. Wenig Platz.

people-new = + Spieler dazu
people-statistics = Statistik
people-dice = Sind die Würfel gerecht?
people-back = Zurück
people-change = Ändern
people-forget = Entfernen
people-done = Behalten
people-not = Abbrechen

## Ein Spieler, der geändert wird.

people-face = Das Gesicht am Tisch
people-colour = Die Farbe, die dieser Spieler bekommt, wenn sie frei ist
people-no-name = Ein Spieler braucht einen Namen.
people-taken = So heißt schon jemand anderes.

people-forget-ask = { $name } aus der Liste der Spieler entfernen? Die Partien bleiben, wie sie sind, und ihre Statistik auch.
people-forget-yes = Entfernen
people-forget-no = Behalten
