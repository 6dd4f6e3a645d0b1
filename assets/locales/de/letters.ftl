### The letter picker: letters on the screen for a text field.

letters-alphabet = abcdefghijklmnopqrstuvwxyzäöüß

letters-typed = Getippt: { $text }
letters-full = Mehr Buchstaben passen nicht

letters-capitals = Großbuchstaben
letters-small = Kleinbuchstaben
letters-space = Leerzeichen
letters-left = Zurück
letters-right = Vor
letters-delete = Löschen
letters-close = Schließen
letters-done = Fertig
