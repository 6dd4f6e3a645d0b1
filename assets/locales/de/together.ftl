### Zusammen spielen mit Leuten an anderen Geräten: die Seite, der Tisch, und was über dem Tisch gesagt wird.

together-heading = Zusammen spielen
together-you = Dein Name
together-face = Gesicht am Tisch
together-colour = Lieblingsfarbe, wenn sie frei ist
together-name-first = Gib zuerst deinen Namen ein, damit die anderen wissen, wer kommt.
together-connecting = Verbindung zum Tisch …
together-connecting-about = Der Server hat noch nicht geantwortet.
together-no-answer = Der Server antwortet noch nicht. Weitere Versuche für { $seconds } s; prüfe die Adresse, und ob der Tisch noch offen ist.
together-cancel = Abbrechen
together-open-heading = Einen Tisch eröffnen
together-open-about = { $game } oder ein anderes Spiel: Das wählst du am Tisch. Die anderen kommen mit einem Code, einem Link oder aus der Liste der Tische in der Nähe.
together-in-network = Auf diesem Gerät
together-at-server = Auf { $server }
together-open = Tisch eröffnen
together-join-heading = Einem Tisch beitreten
together-join-about = Füge den Link ein, den du bekommen hast, oder gib Code und Adresse des Tisches ein: ABCDEF@192.168.1.20
together-join-about-server = Füge den Link ein, den du bekommen hast, oder gib den Code eines Tisches bei { $server } ein. Anderswo gib auch die Adresse an: ABCDEF@192.168.1.20
together-join = Beitreten
together-back-heading = { $count ->
    [one] Dein letzter Tisch
   *[other] Deine letzten Tische
}
together-back-about = Deine Plätze sind reserviert. Du spielst da weiter, wo du aufgehört hast.
together-back-to-table = Zurück an den Tisch
together-back-to-host = Zurück an den Tisch von { $host }
together-host-again = Deinen Tisch wieder öffnen
together-slow-heading = Tische, die sich Zeit lassen
together-slow-about = Komm, wann es dir passt. Der Tisch wartet auf dich, und ihr müsst nicht gleichzeitig da sein.
together-slow-asking = Wer ist dran? Wird gefragt...
together-slow-no-answer = Der Tisch antwortet im Moment nicht
together-slow-your-turn = Du bist dran, noch { $left }
together-slow-waits = Am Zug: { $names }
together-slow-goes-on = Die Partie läuft
together-slow-not-begun = Es hat noch keine Partie begonnen
together-slow-over = Die Partie ist zu Ende
together-slow-go = Hingehen
together-slow-forget = Entfernen
together-left-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
together-left-hours = { $hours } h
together-left-minutes = { $minutes } min
together-nearby-heading = Tische in der Nähe
together-nearby-none = In diesem Netz gibt es noch keine. Die Liste aktualisiert sich von selbst.
together-table-of = { $host }: { $game }
together-near-locked = Abgeschlossen
together-near-playing = Es läuft eine Partie; du kannst zuschauen
together-near-free = { $free ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
together-back = Zurück

together-refused = Das geht nicht: { $why }.
together-ended = Du bist nicht mehr am Tisch: { $why }.
together-not-hosted = Auf diesem Gerät konnte kein Tisch eröffnet werden: { $why }.
together-not-started = Die Verbindung konnte nicht hergestellt werden: { $why }.
together-no-folder = Auf diesem Gerät gibt es keinen Ordner, in dem die Partien eines Tisches gespeichert werden könnten.
together-no-other-homes = Dieser Tisch steht in einer anderen Wohnung, und seine Adresse nennt kein Relais, das dieses Programm benutzen kann. Komm mit dem installierten Programm dazu.
together-no-code = Das ist weder ein Link noch ein Code. Ein Code hat sechs Buchstaben, ohne I, L, O und U; dahinter steht die Adresse des Tisches, wie in ABCDEF@192.168.1.20.
together-no-server = Der Code allein sagt nicht, wo der Tisch ist. Schreib seine Adresse dahinter, wie in ABCDEF@192.168.1.20, oder gib in den Einstellungen einen Server an.
together-no-server-to-open = Eine Seite im Browser kann keinen Tisch beherbergen: Trag in den Einstellungen unter „Zusammen spielen“ einen Server ein, oder öffne die Seite eines Servers.
together-no-address = Das ist keine Serveradresse. So sieht eine aus: play.example.org oder 192.168.1.20:7448.
together-malformed = Die Antwort des Servers ist nicht zu verstehen. Vielleicht ist es kein Server für dieses Spiel.
together-trust-ask = { $why } { $server } trotzdem vertrauen? Nur wenn dir der Betreiber diesen SHA-256-Fingerabdruck nennt: { $fingerprint }
together-trust-yes = Vertrauen
together-trust-no = Abbrechen
together-gave-up = Seit { $minutes } Minuten kam keine Antwort. Prüfe, ob der Tisch offen ist, und versuche es dann noch einmal. Eine laufende Partie ist dort gespeichert.
together-not-kept = Die Partie konnte auf diesem Gerät nicht gespeichert werden: { $why }.

together-lobby-heading = Der Tisch
together-code = Code
together-chair-free = Frei
together-chair-free-about = hier hinsetzen
together-away = nicht da
together-hosts = Gastgeber
together-is-ready = bereit
together-is-you = du
together-not-yet = noch nicht bereit
together-choose-chair = Wähle einen Platz, um zu sehen, was du dort tun kannst.
together-unchecked = Name nicht geprüft
together-move-here = Hierher wechseln
together-sit-here = Hier sitzen
together-sit-too = Weitere Person hier
together-sit-too-about = An diesem Gerät können mehrere spielen: Sie wechseln sich daran ab.
together-computer-here = Computerspieler
together-get-up = Aufstehen
together-looks-on = schaut zu
together-you-look-on = du schaust zu
together-mute = Stummschalten
together-hear-again = Wieder hören
together-make-host = Zum Gastgeber machen
together-remove = Entfernen
together-invite = So liest du den Code vor. Wer Code und Server hat, kann beitreten.
together-invite-alone = So liest du den Code vor. Dieses Gerät ist in keinem Netz, also kann noch niemand sonst beitreten.
together-invite-direct = So liest du den Code vor. Du bist direkt mit der Wohnung dieses Tischs verbunden.
together-invite-relayed = So liest du den Code vor. Du bist über ein Relais mit der Wohnung dieses Tischs verbunden.
together-invite-here = So liest du den Code vor. Im selben Netz ist der Tisch unter { $addresses } erreichbar.
together-copy = Link kopieren
together-copy-for-browser = Link für Browser kopieren
together-copied = Kopiert: { $link }
together-copied-link = Der Link ist kopiert. Füge ihn in einen Chat oder eine Mail ein.
together-not-copied = Der Link konnte nicht kopiert werden. Er lautet { $link }
together-scan = QR-Code
together-scan-hide = QR-Code ausblenden
together-scan-here = Scanne den Code mit einem Handy oder Tablet im selben Netz. Der Tisch öffnet sich im Browser, ohne Installation.
together-scan-anywhere = Scanne den Code mit einem Handy oder Tablet. Der Tisch öffnet sich im Browser, ohne Installation.
together-scan-homes = Scanne den Code mit einem Gerät, auf dem das Programm installiert ist, in irgendeiner Wohnung, und öffne dort den Link.
together-homes = Leute in anderen Wohnungen
together-homes-off = Aus: Nur wer im selben Netz ist, kann dazukommen.
together-homes-looking = Ein Weg zu anderen Wohnungen wird gesucht ...
together-homes-everybody = Alle, die den Link haben, können dazukommen, wo immer sie sind. Kopiere den Link und schicke ihn ihnen.
together-homes-near = Vorerst kann nur dazukommen, wer in diesem Netz ist: Kein Relais antwortet. Prüfe, ob dieser Computer mit dem Internet verbunden ist; das Programm versucht es weiter.
together-homes-direct = { $count ->
    [one] Eine Verbindung ist direkt.
   *[other] { $count } Verbindungen sind direkt.
}
together-homes-relayed = { $count ->
    [one] Eine Verbindung geht über das Relais.
   *[other] { $count } Verbindungen gehen über das Relais.
}
together-homes-relay = Gäste und Tisch treffen sich beim Relais { $relay }.
together-homes-port = Direkte Verbindungen kommen am UDP-Port { $port } an.
together-homes-page = Der Link für Browser öffnet den Tisch ohne installiertes Programm, wenn { $server } die Seite des Spiels ausgibt.
together-homes-privacy = Das Relais sieht, welche Adressen verbunden sind, wann, und wie viel sie senden, aber nicht was. Alle, die den Link haben, können die Adressen dieses Computers erfahren, auch die dieser Wohnung im Internet, und du die deiner Gäste.
together-homes-privacy-relay = Das Relais sieht, welche Adressen verbunden sind, wann, und wie viel sie senden, aber nicht was. Deine Gäste erfahren die Adressen dieses Computers nicht.
together-homes-more = Mehr
together-homes-less = Weniger
together-homes-test = Noch einmal testen
together-homes-renew = Neuer Link
together-homes-renew-ask = Dem Tisch einen neuen Link geben? Der alte führt dann nirgends mehr hin. Gäste, die da sind und einen Platz haben, kommen von selbst mit. Alle anderen müssen neu dazukommen, als neue Leute: In einer Partie kennen die Plätze derer, die weg sind, sie nicht.
together-homes-renew-no = Link behalten
together-homes-fault = Der Tisch konnte nicht für andere Wohnungen geöffnet werden: { $why }.
together-by-relay = Nur über das Relais
together-by-relay-about = Dann erfahren deine Gäste die Adressen dieses Computers nicht. Aktionen können etwas länger dauern. Gäste, die schon da sind, kommen von selbst wieder.
together-listed = Sechs Buchstaben genügen
together-listed-off = Aus: Leute in anderen Wohnungen brauchen den Link. Wenn du es einschaltest, sagt { $server } allen, die den Code dieses Tisches eingeben, wo er steht.
together-listed-asking = Der Server wird gefragt ...
together-listed-waits = Sobald Leute in anderen Wohnungen dazukommen können.
together-listed-on = Wer { $server } in den Einstellungen hat, kommt allein mit den sechs Buchstaben dazu.
together-listed-refused = { $server } führt den Tisch nicht: { $why }.
together-listed-no-answer = { $server } antwortet nicht. Das Programm versucht es weiter; der Link geht trotzdem.
together-lock = Tisch abschließen
together-chairs = Plätze
together-chairs-about = Wie viele spielen, Menschen und Computerspieler zusammen
together-on = an
together-off = aus
together-boards-usual = Standard
together-seats-empty = { $empty ->
    [one] Ein Platz ist leer: Warte auf jemanden, oder füge einen Computerspieler hinzu.
   *[other] { $empty } Plätze sind leer: Warte auf jemanden, oder füge Computerspieler hinzu.
}
together-waits-for = Noch nicht bereit: { $names }
together-host-begins = { $name } startet die Partie.
together-all-ready = Alle sind bereit.
together-match-begins = Die Partie startet …
together-fill = Mit Computerspielern füllen
together-start = Starten
together-ready = Ich bin bereit
together-not-ready = Doch nicht bereit
together-leave = Tisch verlassen
together-stay = Bleiben
together-leave-ask = Den Tisch verlassen? Ein Computerspieler nimmt deinen Platz ein.
together-leave-closes = Der Tisch läuft auf diesem Gerät: Wenn du gehst, wird er für alle geschlossen. Eine laufende Partie bleibt gespeichert: Unter „Partien“ kannst du den Tisch wieder öffnen.
together-leave-for-now = Erst einmal gehen? Dein Platz bleibt deiner, und deine Zeit läuft weiter. Du findest den Tisch unter „Zusammen spielen“.
together-give-up = Deinen Platz aufgeben

together-manners-heading = Zusammen spielen
together-clock = Bedenkzeit
together-clock-about = Ist sie um, trifft ein Computerspieler diese eine Entscheidung
together-clock-about-days = Niemand muss gleichzeitig da sein. Ist die Zeit um, spielt ein Computerspieler den Zug zu Ende
together-clock-none = ohne Limit
together-clock-reminder = Erinnerung nach { $seconds } s
together-clock-turn = je { $seconds } s
together-clock-bank = { $minutes } min + { $seconds } s
together-clock-days = { $days ->
    [one] je ein Tag
   *[other] je { $days } Tage
}
together-undo = Zurücknehmen
together-undo-about = Wer einverstanden sein muss, bevor ein Zug zurückgenommen wird
together-undo-never = nie
together-undo-asked = mit Zustimmung
together-undo-free = ohne Nachfrage
together-grace = Wenn jemand ausfällt
together-grace-about = Wie lange ein Platz nach einem Verbindungsabbruch reserviert bleibt
together-seconds = { $seconds } s
together-after-grace = Danach
together-after-grace-about = Wer zurückkommt, bekommt immer den eigenen Platz wieder
together-stands-in = ein Computerspieler
together-stands-in-asked = die anderen entscheiden
together-onlookers = Zuschauer
together-onlookers-about = Sie sehen, was alle sehen können, und keine Handkarten
together-onlookers-nobody = keine
together-onlookers-at-once = live
together-onlookers-later = 30 s später

together-lost = Die Verbindung wurde unterbrochen. Die Partie ist sicher.
together-lost-why = Die Verbindung wurde unterbrochen: { $why }.
together-trying = Weitere Versuche für { $seconds } s
together-away-until = { $seat } ist nicht da. In { $seconds } s übernimmt ein Computerspieler.
together-away-since = { $seat } ist seit { $seconds } s nicht da.
together-replace = Computerspieler einsetzen
together-paused = Die Partie ist pausiert.
together-pause-asked = Du hast um eine Pause gebeten. Sie beginnt, wenn alle einverstanden sind.
together-pause-wanted = Eine Pause wünscht: { $names }
together-pause-too = Einverstanden
together-pause-not = Doch keine Pause
together-go-on = Pause beenden
together-pause = Um eine Pause bitten
together-clock-own = Du: { $left }
together-clock-of = { $seat }: { $left }
together-reminded = { $seat } ist dran.
together-undo-waits = Die anderen werden gefragt …
together-disk-waits = Der Server kann gerade nichts speichern, vielleicht ist seine Festplatte voll. Der Tisch wartet und macht von selbst weiter.
together-undo-ask = { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
together-undo-yes = Einverstanden
together-undo-no = Nein
together-undo-done = { $seat } hat den letzten Zug zurückgenommen.
together-undo-refused = Der letzte Zug von { $seat } bleibt bestehen.
together-talk = Sagen
together-talk-tip = Den anderen etwas sagen ({ $key })

together-to-lobby = Zurück an den Tisch
together-watch = Replay ansehen
together-look-back = Analyse

together-title = Zusammen spielen
together-title-about = Mit Freunden an anderen Geräten
together-title-turns = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
together-server = Server für Tische
together-server-about = Dort eröffnest du Tische und findest sie allein mit dem Code. Leer lassen für keinen. Bestätigen mit { $key }.
together-server-refused = Das ist keine Serveradresse. So sieht eine aus: play.example.org.
together-relay = Relais für andere Wohnungen
together-relay-about = Hier finden Leute in anderen Wohnungen deine Tische. Leer lassen für die öffentlichen, die zum Ausprobieren gedacht und begrenzt sind. Mit { $key } bestätigen.
together-relay-refused = Das ist nicht die Adresse eines Relais. Eine sieht aus wie relay.example.org.
together-group = Zusammen spielen
together-near-by = Tische in der Nähe
together-near-by-about = Sucht Tische in diesem Netz und macht deinen eigenen dort bekannt
together-turn-notices = Sag mir, wenn ich dran bin
together-turn-notices-about = Eine Mitteilung dieses Computers, an Tischen, die sich Zeit lassen, während du etwas anderes ansiehst
together-draw-failed = { $names }: keine Antwort, als die Würfel ausgelost wurden. Die Partie hat nicht begonnen; starte sie noch einmal.
together-draws = Alle losen zusammen die Würfel aus...
together-person-new = noch nie getroffen
together-person-met = ihr habt schon gespielt
together-person-known = du kennst: { $name }
together-person-blocked = blockiert
together-block = Blockieren
together-unblock = Freigeben
together-given-name = Dein Name für sie
together-give-name = Merken
together-compare = Nur du siehst diesen Namen. Was Leute mit Namen schreiben, kannst du lesen, und sie können dich einladen. Vergleicht am Telefon, um sicher zu sein: die andere Seite ist { $theirs }, du bist { $yours }.
together-invite-known = Einladen
together-invited = { $name } sieht die Einladung, wenn dort gerade der Titel offen ist, mit demselben Server.
together-invites-you = { $name } lädt dich ein
together-decline = Ablehnen
together-people-heading = Leute, die du getroffen hast
together-people-about = Namen gibst du ihnen an einem Tisch. Die Namen sind nur für dich.
together-person-not-played = noch nicht zusammen gespielt
together-person-today = heute zusammen gespielt
together-person-days-ago = { $count ->
    [one] gestern zusammen gespielt
   *[other] zuletzt vor { $count } Tagen
}
together-known-as = { $given } ({ $used })
together-forget = Vergessen
together-writing = Schreiben
together-writing-about = Wer sich kennt, kann frei schreiben. Der Server speichert nichts davon
together-write-about = Das kann nur lesen, wer dich kennt. Senden mit { $key }
together-wrote = { $name }: { $words }
together-not-proven = Wer dich kennt, sieht nicht, dass du es bist: { $why }.
together-key-aside = Dein Schlüssel war nicht lesbar. Er liegt jetzt in { $file }, und du hast einen neuen: Wer dich kennt, erkennt dich nicht wieder.
together-key-not-read = Dein Schlüssel war nicht lesbar. Wer dich kennt, sieht nicht, dass du es bist: { $why }
together-people-aside = Die Menschen, die du kennst, waren nicht lesbar. Sie liegen jetzt in { $file }, und eine neue Liste beginnt.
together-people-not-read = Die Menschen, die du kennst, waren nicht lesbar: { $why }
together-people-not-kept = Das ließ sich nicht speichern und gilt, bis das Programm endet: { $why }
together-key = Dein Schlüssel
together-key-about = Daran erkennt man dich: { $letters }. Kopiere ihn, um ihn auf einen anderen Computer zu bringen, und zeige ihn sonst niemandem.
together-key-copy = Kopieren
together-key-copied = Dein Schlüssel ist kopiert. Wer ihn hat, kann sich für dich ausgeben.
together-key-not-copied = Dein Schlüssel ließ sich nicht kopieren.
together-key-move = Schlüssel von einem anderen Computer
together-key-move-about = Füge ihn hier ein, um hier dieselbe Person zu sein. Bestätige mit { $key }.
together-key-refused = Das ist kein Schlüssel, oder ein Zeichen darin ist falsch.
together-key-moved = Von jetzt an erkennt man dich an diesem Schlüssel. Der frühere liegt in einer Datei.
together-key-not-kept = Der Schlüssel ließ sich nicht speichern: { $why }
