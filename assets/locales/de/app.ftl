## On the title, in a corner

app-crashed-last-time = Beim letzten Mal ist das Programm abgestürzt. Der Bericht: { $file }
app-settings-left-out = Nicht verstanden in { $file }: { $entries }. Dafür gelten die Voreinstellungen; alles andere bleibt
app-settings-unreadable = { $file } ist nicht lesbar: Es gelten die Voreinstellungen
app-mind-memory = Warnung zum Arbeitsspeicher: { $why }

## In a box or on the console when the program ends

app-crashed = das Programm ist abgestürzt; was passiert ist, steht in { $file }, und `tumbletop doctor --bundle FILE.tar.gz` packt das mit allem zusammen, was ein Fehlerbericht braucht
app-crashed-unwritten = das Programm ist abgestürzt; was passiert ist, steht in den Zeilen darüber

## At the table

app-draws-slowly = Dieser Computer zeichnet langsam, darum ist das Bild jetzt einfacher. In den Einstellungen kannst du das ändern

## In the list of `tumbletop doctor`

app-carried = eingebaut: { $shaders } Shader, { $sounds } Klänge, { $fonts } Schriften, { $pictures } Bilder, { $kib } KiB; weitere Dateien sind nicht nötig
