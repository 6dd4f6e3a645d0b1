### What keys and buttons do, for the list of controls: a few words without a full stop.

## Everywhere

intents-confirm = drücken, wählen
intents-back = das zuletzt Geöffnete schließen, zurück, Pause
intents-pause = das Menü der Partie
intents-up = nach oben, stärkerer Wurf
intents-down = nach unten, schwächerer Wurf
intents-left = nach links
intents-right = nach rechts
intents-next = zum nächsten Knopf
intents-previous = zum vorigen Knopf
intents-page-up = eine Seite nach oben
intents-page-down = eine Seite nach unten
intents-rules = die Regeln zu dem, worauf du zeigst
intents-full-screen = Vollbild
intents-pin = eine Erklärung festhalten und wieder loslassen
intents-find-next = die nächste Fundstelle
intents-find-backwards = gehalten: die vorige Fundstelle
intents-begin = die Partie starten
intents-go-on = nach einer Wertung weiter
intents-letters = Buchstaben für ein Textfeld

## In the letter picker

intents-delete-letter = den Buchstaben vor dem Cursor löschen
intents-type-space = ein Leerzeichen
intents-capitals = Groß- oder Kleinbuchstaben
intents-cursor-left = den Cursor nach links
intents-cursor-right = den Cursor nach rechts
intents-done = den Text abschließen

## At every table

intents-hint = ein Tipp
intents-log = der Verlauf
intents-since = was seit deinem letzten Zug geschah
intents-undo = zurücknehmen
intents-let-go = die Auswahl aufheben
intents-hurry = vorspulen
intents-throw = werfen
intents-turn-left = die Ansicht nach links drehen
intents-turn-right = die Ansicht nach rechts drehen
intents-turn-table = halten und ziehen: die Ansicht drehen
intents-pan-table = halten und ziehen: die Ansicht verschieben
intents-pan-left = die Ansicht nach links verschieben
intents-pan-right = die Ansicht nach rechts verschieben
intents-pan-up = die Ansicht nach oben verschieben
intents-pan-down = die Ansicht nach unten verschieben
intents-nearer = die Ansicht vergrößern
intents-farther = die Ansicht verkleinern
intents-from-above = Ansicht von oben
intents-whole-table = die Ansicht zurücksetzen
intents-talk = mit den anderen am Tisch reden

## At the table for practice

intents-practice-dice = welche Würfel auf dem Tisch liegen
intents-practice-dice-each = Würfel auf dem Tisch: Auswahl { $number }
intents-lay-again = die Würfel wie am Anfang hinlegen
intents-charge = halten: ein härterer Wurf; loslassen: werfen

## In a replay

intents-play = abspielen oder anhalten
intents-next-action = die nächste Aktion
intents-last-action = die vorige Aktion
intents-next-turn = der nächste Zug
intents-turn-before = der vorige Zug
intents-whole-turns = gehalten: ganze Züge statt Aktionen
intents-beginning = an den Anfang
intents-end = ans Ende
intents-eyes = wessen Hand du siehst
intents-faster = schneller
intents-slower = langsamer

## On the gamepads of several people who are asked

intents-answer = eine Antwort, wie das Feld sie zeigt
intents-answer-each = Antwort { $number } im Feld
