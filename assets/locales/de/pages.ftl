pages-controls = Steuerung

pages-back = Zurück

## The search.

pages-search = Suchen
pages-search-about = Alle diese Seiten durchsuchen. { $next }: nächstes Ergebnis. { $previous }: voriges Ergebnis
pages-previous = Voriges Ergebnis ({ $key })
pages-next = Nächstes Ergebnis ({ $key })

pages-found = { $at } von { $count }

pages-nothing-found = Nichts gefunden. Versuche es mit einem anderen Wort.

## The list of all controls.

pages-controls-now = Deine Tasten und Knöpfe jetzt
pages-controls-first = Tasten und Knöpfe am Anfang
pages-controls-keys = Tastatur und Maus
pages-controls-pad = Gamepad
pages-controls-everywhere = Überall
pages-controls-menu = In Menüs
pages-controls-letters = In der Buchstabenauswahl
pages-controls-table = An jedem Tisch
pages-controls-practice = Am Übungstisch
pages-controls-replay = In einem Replay
pages-controls-answers = Gamepads, wenn mehrere gefragt sind
