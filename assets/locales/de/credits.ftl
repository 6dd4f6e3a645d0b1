credits-heading = Mitwirkende
credits-back = Zurück

credits-program = Regeln, Tisch, Würfel, Bilder und Klänge wurden für dieses Programm gemacht. Es ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, ganz wie du magst.

credits-built-head = Gebaut mit
credits-built = Bevy, die Engine. Rapier, die Physik, der die Würfel gehorchen. Kira, für den Ton. Und die vielen Rust-Crates darunter; ihre Lizenzen liegen beim Quelltext.

credits-type-head = Schrift
credits-type = Atkinson Hyperlegible Next vom Braille Institute und den Mitwirkenden des Projekts Atkinson Hyperlegible Next, unter der SIL Open Font License 1.1.

## What is said of single games.

credits-stack-head = Die Spiele
credits-stack = Stack ist ein Würfelspiel, das alle spielen können, die genug Würfel in genug Farben haben. Die Regelseiten hier sind in unseren eigenen Worten geschrieben.

credits-skip-bo-head = Keine Verbindung zu Mattel
credits-skip-bo = Skip-Bo ist eine Marke von Mattel. Dieses Programm steht in keiner Verbindung zu Mattel und wird von Mattel weder unterstützt noch gefördert.
