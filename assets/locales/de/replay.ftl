replay-save = Replay speichern

replay-saved = Gespeichert als { $file }

replay-not-saved = Das Replay konnte nicht gespeichert werden: { $why }

replay-no-folder = auf diesem Gerät gibt es keinen Ordner dafür
replay-elsewhere = die Partie läuft anderswo und wird dort gespeichert

replay-unwritable = { $file } lässt sich nicht schreiben: { $why }

replay-not-shown = Von dieser Partie lässt sich kein Replay zeigen: { $why }
