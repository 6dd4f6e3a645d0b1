### The page on which actions are put on other keys and buttons.

controls-heading = Tasten und Knöpfe
controls-about = Wähle eine Aktion und drücke dann die Taste, Maustaste oder Gamepad-Taste dafür. Esc lässt alles, wie es war.
controls-done = Fertig
controls-reset = Zurücksetzen
controls-reset-all = Alle zurücksetzen
controls-press-now = Jetzt drücken
controls-no-input = nichts
controls-inputs = { $does }, { $device }: { $inputs }
controls-preset = Tasten und Maus
controls-preset-about = Alle Aktionen auf einmal, so wie du am Computer sitzt.
controls-preset-own = Eigene
controls-preset-usual = Üblich
controls-preset-mouse-right = Maus rechts
controls-preset-mouse-left = Maus links
controls-preset-one-hand = Eine Hand
controls-pad-preset = Gamepad
controls-pad-preset-about = Alle Knöpfe auf einmal. Mit einer Hand: ihr Stick oder ihre vier Knöpfe, die Knöpfe darüber und ein Druck auf den Stick. Alles andere steht auf dem Bildschirm.
controls-preset-swapped = A und B vertauscht
controls-preset-left-hand = Nur linke Hand
controls-preset-right-hand = Nur rechte Hand
controls-letter = Tasten nach Buchstaben
controls-letter-about = Was du drückst, zählt nach dem, was auf der Taste steht, nicht nach ihrem Platz.
controls-toggle = Drücken statt halten
controls-toggle-about = Was gehalten werden muss, beginnt mit einem Druck und endet mit dem nächsten.
controls-stick = Linker Stick
controls-stick-about = Wie weit der linke Stick gedrückt werden muss, um als Richtung zu zählen.
controls-pull = Rechter Stick
controls-pull-about = Wie weit du ihn ziehen musst, um einen Wurf zu zielen. Mehr, wenn er von selbst zielt.
controls-repeat = Gehaltene Richtung
controls-repeat-about = Wie sich eine Richtung des Gamepads wiederholt, solange du sie hältst. Tasten wiederholen sich, wie es dein System vorgibt.
controls-repeat-off = Gar nicht
controls-repeat-slow = Langsam
controls-repeat-normal = Normal
controls-repeat-fast = Schnell
controls-strength = Wurfkraft
controls-strength-about = Wie stark eine Geste mit Maus oder Stick wirft.

controls-further = { $does } (in diesem Spiel zusätzlich)

controls-also = Auch: { $actions }

controls-rumble = Vibration
controls-rumble-about = Gamepads vibrieren kurz, wenn ein Stapel umfällt und wenn sie am Zug sind.
controls-rumble-off = Aus
controls-rumble-weak = Schwach
controls-rumble-full = Stark
