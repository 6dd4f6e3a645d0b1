settings-heading = Einstellungen
settings-done = Fertig

## The line over the settings, in which words are typed.

settings-search = Suchen
settings-nothing-found = Keine Einstellung enthält diese Wörter. Versuch es mit anderen.

## The button for all settings, and its question.

settings-reset = Alles zurücksetzen
settings-reset-ask = Alles hier wieder so einstellen, wie es am Anfang war? Die Sprache bleibt.
settings-reset-yes = Zurücksetzen
settings-reset-no = So lassen

## The headings of the groups.

settings-group-sound = Ton
settings-group-picture = Bild
settings-group-table = Am Tisch
settings-group-matches = Partien

## The settings.

settings-language = Sprache
settings-language-about = Für alles, was du hier liest.
settings-language-system = Wie der Computer

settings-volume = Lautstärke
settings-volume-about = Wie laut alles zusammen ist.

settings-dice-volume = Würfel
settings-dice-volume-about = Wie laut Würfel rollen, anstoßen und umfallen.

settings-interface-volume = Knöpfe und Meldungen
settings-interface-volume-about = Wie laut Knöpfe sind, und was Züge, Ablehnungen und Punkte meldet.

settings-fullscreen = Vollbild
settings-fullscreen-about = Der ganze Bildschirm, ohne Rahmen. F11 tut dasselbe.

settings-speed = Tempo
settings-speed-about = Wie schnell sich alles bewegt und Computerspieler überlegen.
settings-speed-half = Halb
settings-speed-normal = Normal
settings-speed-double = Doppelt
settings-speed-quadruple = Vierfach
settings-speed-instant = Ohne Warten

settings-marks = Zeichen auf den Würfeln
settings-marks-about = Wie ein Würfel zeigt, wem er gehört, außer durch seine Farbe.
settings-marks-pips = Augen
settings-marks-symbols = Symbole als Augen
settings-marks-badges = Immer Abzeichen
settings-marks-numerals = Ziffern

settings-hand-over = Übergabe
settings-hand-over-about = Wann der Tisch zugedeckt ist, bis die nächste Person da ist. Bei verdeckten Händen ist er es immer.
settings-hand-over-hidden = Bei Handkarten
settings-hand-over-always = Immer

settings-log = Verlauf
settings-log-about = Was der Verlauf einer Partie erzählt: alles, oder nur Züge, Punkte und Missgeschicke.
settings-log-everything = Alles
settings-log-main = Das Wichtigste

settings-answer = Zeit zum Antworten
settings-answer-about = Wie lange alle Zeit haben, die zugleich gefragt werden. So beginnt eine Partie; am Tisch lässt es sich ändern.
settings-answer-any = Ohne Limit
settings-answer-within = { $seconds } s

settings-quality = Bildqualität
settings-quality-about = Wie fein der Tisch gezeichnet wird. Niedriger ist schneller.
settings-quality-any = Automatisch
settings-quality-lowest = Niedrigste
settings-quality-low = Niedrig
settings-quality-medium = Mittel
settings-quality-high = Hoch

settings-contrast = Starker Kontrast
settings-contrast-about = Hellere Schrift auf dunkleren, dichteren Flächen: Jeder Text ist gut zu lesen.

settings-eyes = Mit anderen Augen
settings-eyes-about = Zeigt alles so, wie es Menschen sehen, die weniger Farben unterscheiden: zur Probe, dass nichts nur an der Farbe hängt.
settings-eyes-usual = Aus
settings-eyes-no-red = Rotblind
settings-eyes-no-green = Grünblind
settings-eyes-no-blue = Blaublind

settings-motion = Weniger Bewegung
settings-motion-about = Schnitte statt Kamerafahrten, und nichts, was schwankt.

settings-scale = Größe der Anzeige
settings-scale-about = Von Text und Knöpfen, zusätzlich zur Größe des Fensters.

settings-scale-percent = { $percent } %

settings-ask = Vorher fragen
settings-ask-about = Bevor du eine Partie verlässt oder neu beginnst. Vor dem Löschen kommt die Frage immer.
settings-ask-always = Immer
settings-ask-not-kept = Nur bei Verlust

settings-folder = Aufbewahrte Partien
settings-folder-about = Sie liegen in { $folder }. Ein anderer Ordner: Schreib seinen Pfad und drück die Eingabetaste. Die Partien im alten Ordner bleiben dort.
settings-folder-refused = { $folder } lässt sich nicht nutzen: { $why }. Partien bleiben aufbewahrt, wo sie waren.
