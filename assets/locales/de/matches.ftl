matches-continue = Weiterspielen
matches-all = Partien

matches-heading = Partien
matches-none = Noch ist keine Partie gespeichert. Jede Partie, die du spielst, wird automatisch gespeichert.
matches-all-games = Alle Spiele
matches-all-players = Alle Spieler
matches-no-such = Keine Partie passt zu diesen Filtern.
matches-go-on = Weiterspielen
matches-host-again = Tisch wieder öffnen
matches-watch = Ansehen
matches-look-back = Analyse
matches-rename = Umbenennen
matches-export = Exportieren
matches-delete = Löschen
matches-name-ok = Speichern
matches-name-cancel = Abbrechen
matches-back = Zurück

matches-delete-ask = Diese Partie löschen? Das lässt sich nicht rückgängig machen.
matches-delete-yes = Löschen
matches-delete-no = Behalten

matches-of = { $game }: { $players }
matches-named = { $name } – { $game }: { $players }

matches-at-table = Gemeinsam gespielt; Tisch { $code } liegt auf diesem Gerät
matches-stands = Runde { $round }: { $points }; { $ago }
matches-won = { $points }; { $winners-count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}, { $ago }
matches-points = { $player } { $points }

matches-moment-ago = gerade eben
matches-minutes-ago = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
matches-hours-ago = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
matches-days-ago = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
matches-unread = { $file }: { $why }

matches-refused = Diese Partie lässt sich nicht fortsetzen: { $why }
matches-not-deleted = Die Partie lässt sich nicht löschen: { $why }
matches-not-kept = Diese Partie wird nicht gespeichert: { $why }
matches-kept-again = Die Partie wird wieder gespeichert.
matches-end-lost = Der letzte Moment war nicht lesbar. Die Partie geht kurz davor weiter.
matches-not-renamed = Die Partie lässt sich nicht umbenennen: { $why }
matches-exported = Exportiert nach { $file }.
matches-downloaded = Der Browser lädt { $file } herunter.
matches-not-exported = Die Partie lässt sich nicht exportieren: { $why }
matches-no-documents = das System hat keinen Ordner für Dokumente
matches-imported = { $file } gehört jetzt zu deinen Partien.
matches-not-imported = { $file } lässt sich nicht importieren: { $why }

## Eine Partie übernehmen, die anderswo liegt.

matches-import = Importieren
matches-import-ask = Partie importieren
matches-import-heading = Partie importieren
matches-import-about = Diese Partiedateien liegen in deinen üblichen Ordnern, die neuesten zuerst. Liegt sie anderswo, schreib einen Pfad oder einen Ordner, oder zieh eine Datei auf das Fenster.
matches-import-open = Öffnen
matches-import-not = Zurück zur Liste
matches-import-looking = Partiedateien werden gesucht …
matches-import-none = Bei deinen Downloads und Dokumenten und auf dem Schreibtisch liegt keine Partiedatei.
matches-import-none-in = In { $folder } liegt keine Partiedatei.
matches-import-lies = { $file } in { $folder }
matches-import-more = { $count ->
    [one] Eine weitere wird nicht gezeigt: Schreib ihren Ordner.
   *[other] { $count } weitere werden nicht gezeigt: Schreib ihren Ordner.
}
matches-too-large = diese Datei ist zu groß für eine Partie
matches-no-file = Es gibt keine Datei { $file }.
