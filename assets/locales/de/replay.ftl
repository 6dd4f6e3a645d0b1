replay-save = Partie speichern

replay-saved = Gespeichert als { $file }

replay-not-saved = Die Partie konnte nicht gespeichert werden: { $why }

replay-no-folder = auf diesem Gerät gibt es keinen Ordner dafür
replay-elsewhere = sie wird anderswo gespielt und dort aufbewahrt

replay-unwritable = { $file } lässt sich nicht schreiben: { $why }

replay-not-shown = Diese Partie lässt sich nicht noch einmal ansehen: { $why }
