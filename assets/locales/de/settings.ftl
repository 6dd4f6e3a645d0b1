settings-heading = Einstellungen
settings-done = Fertig

## The line over the settings, in which words are typed.

settings-search = Suchen
settings-nothing-found = Keine Einstellung passt zu diesen Wörtern. Versuche es mit anderen.

## The button for all settings, and its question.

settings-reset = Alles zurücksetzen
settings-reset-ask = Alles hier auf die Voreinstellungen zurücksetzen? Die Sprache bleibt.
settings-reset-yes = Zurücksetzen
settings-reset-no = So lassen

## The button for the page of keys and buttons.

settings-controls = Tasten und Knöpfe

## The headings of the groups.

settings-group-sound = Ton
settings-group-picture = Grafik
settings-group-table = Am Tisch
settings-group-matches = Partien

## The settings.

settings-language = Sprache
settings-language-about = Die Sprache von allem, was du hier liest.
settings-language-system = Systemsprache
settings-volume = Lautstärke
settings-volume-about = Wie laut alles ist.
settings-dice-volume = Würfel
settings-dice-volume-about = Wie laut Würfel rollen, anstoßen und umfallen.
settings-interface-volume = Knöpfe und Meldungen
settings-interface-volume-about = Lautstärke von Knöpfen und Meldungen: Züge, Ablehnungen, Punkte.
settings-room-volume = Raum
settings-room-volume-about = Wie laut der stille Raum um den Tisch ist: ein Feuer, eine Uhr, die Straße.
settings-music-volume = Musik
settings-music-volume-about = Wie laut die Musik ist. Sie folgt der Partie und verrät nichts, was nicht auch zu sehen ist.
settings-mono = Mono
settings-mono-about = Spielt alle Geräusche links und rechts gleich ab: für ein Ohr oder einen Lautsprecher.
settings-captions = Untertitel
settings-captions-about = Eine kurze Zeile unter der Leiste zu jedem Geräusch, das etwas verrät: mit Spieler oder Seite.
settings-fullscreen = Vollbild
settings-fullscreen-about = Füllt den ganzen Bildschirm. { $key } tut dasselbe.
settings-speed = Tempo
settings-speed-about = Wie schnell sich alles bewegt und Computerspieler überlegen.
settings-speed-half = Halb
settings-speed-normal = Normal
settings-speed-double = Doppelt
settings-speed-quadruple = Vierfach
settings-speed-instant = Sofort
settings-marks = Zeichen auf den Würfeln
settings-marks-about = Woran du außer an der Farbe erkennst, wem ein Würfel gehört.
settings-marks-pips = Augen
settings-marks-symbols = Symbole als Augen
settings-marks-badges = Immer Abzeichen
settings-marks-numerals = Ziffern
settings-hand-over = Übergabebildschirm
settings-hand-over-about = Wann ein Bildschirm den Tisch verdeckt, bis die nächste Person bereit ist. Bei Handkarten immer.
settings-hand-over-hidden = Bei Handkarten
settings-hand-over-always = Immer
settings-banter = Gegner reden
settings-banter-about = Computerspieler sagen ab und zu einen Satz über ihr eigenes Glück, in einer Sprechblase am Platz.
settings-log = Verlauf
settings-log-about = Was der Verlauf einer Partie erzählt: alles, oder nur Züge, Punkte und Missgeschicke.
settings-log-everything = Alles
settings-log-main = Das Wichtigste
settings-answer = Zeit zum Antworten
settings-answer-about = Wie lange alle Zeit haben, wenn mehrere zugleich gefragt werden. Das gilt zu Beginn einer Partie und lässt sich am Tisch ändern.
settings-answer-any = Ohne Limit
settings-answer-within = { $seconds } s
settings-quality = Grafikqualität
settings-quality-about = Wie fein der Tisch gezeichnet wird. Niedriger ist schneller.
settings-quality-any = Automatisch
settings-quality-lowest = Niedrigste
settings-quality-low = Niedrig
settings-quality-medium = Mittel
settings-quality-high = Hoch
settings-contrast = Hoher Kontrast
settings-contrast-about = Hellere Schrift auf dunkleren, dichteren Flächen, damit alles gut zu lesen ist.
settings-eyes = Farbsehschwäche simulieren
settings-eyes-about = Zeigt alles so, wie Menschen mit Farbsehschwäche es sehen: zur Probe, dass nichts allein an der Farbe hängt.
settings-eyes-usual = Aus
settings-eyes-no-red = Rotblind
settings-eyes-no-green = Grünblind
settings-eyes-no-blue = Blaublind
settings-motion = Weniger Bewegung
settings-motion-about = Schnitte statt Kamerafahrten, und nichts schwankt.
settings-scale = Größe der Anzeige
settings-scale-about = Wie groß Text und Knöpfe sind, zusätzlich zur Größe des Fensters.
settings-scale-percent = { $percent } %
settings-ask = Vor dem Verlassen fragen
settings-ask-about = Bevor eine Partie verlassen oder neu begonnen wird. Vor dem Löschen wird immer gefragt.
settings-ask-always = Immer
settings-ask-not-kept = Wenn nicht gespeichert
settings-folder = Gespeicherte Partien
settings-folder-about = Sie liegen in { $folder }. Für einen anderen Ordner gib seinen Pfad ein und bestätige mit { $key }. Partien im alten Ordner bleiben dort.
settings-folder-refused = { $folder } lässt sich nicht nutzen: { $why }. Partien werden weiter am bisherigen Ort gespeichert.
