### Die Seite der Leute, die an diesem Rechner spielen.

people-heading = Spieler
people-about = Wer unter eigenem Namen spielt, steht von da an hier, mit Gesicht und Farbe.

people-former = früher { $names }

## Knöpfe. Wenig Platz.

people-new = + Neuer Spieler
people-statistics = Statistik
people-dice = Sind die Würfel fair?
people-back = Zurück
people-change = Ändern
people-forget = Entfernen
people-done = Übernehmen
people-not = Abbrechen

## Ein Spieler, der geändert wird.

people-face = Das Gesicht am Tisch
people-colour = Die Farbe, die diese Person bekommt, wenn sie frei ist
people-no-name = Ohne Namen geht es nicht.
people-taken = So heißt schon jemand anderes.
people-had = So hieß früher schon jemand anderes.
people-given = Diesen Namen vergibt das Programm: Bitte einen eigenen wählen.

people-forget-ask = { $name } aus der Liste der Spieler entfernen? Die Partien bleiben, wie sie sind, und ihre Statistik auch.
people-forget-yes = Entfernen
people-forget-no = Behalten
