### The page on which actions are put on other keys and buttons.

controls-heading = Tasten und Knöpfe
controls-about = Wähle eine Aktion und drücke dann die Taste, Maustaste oder Gamepad-Taste dafür. Esc lässt alles, wie es war.
controls-done = Fertig
controls-reset = Zurücksetzen
controls-reset-all = Alle zurücksetzen
controls-press-now = Jetzt drücken
controls-no-input = nichts
controls-inputs = { $does }, { $device }: { $inputs }
controls-preset = Vorlage
controls-preset-about = Alle Aktionen auf einmal, so wie du am Computer sitzt.
controls-preset-own = Eigene
controls-preset-usual = Üblich
controls-preset-mouse-right = Maus rechts
controls-preset-mouse-left = Maus links
controls-preset-one-hand = Eine Hand
controls-letter = Tasten nach Buchstaben
controls-letter-about = Was du drückst, zählt nach dem, was auf der Taste steht, nicht nach ihrem Platz.
controls-toggle = Drücken statt halten
controls-toggle-about = Was gehalten werden muss, beginnt mit einem Druck und endet mit dem nächsten.
controls-stick = Stick-Weg
controls-stick-about = Wie weit der linke Stick gedrückt werden muss, um als Richtung zu zählen.
controls-strength = Wurfkraft
controls-strength-about = Wie stark eine Geste mit Maus oder Stick wirft.

controls-further = { $does } (in diesem Spiel zusätzlich)

controls-also = Auch: { $actions }
