### Zusammen spielen über das Netz. Warum etwas nicht geht: Satzteile ohne Punkt.

net-no-room = es gibt keinen Tisch mit diesem Code: Prüfe die sechs Buchstaben noch einmal, oder frage nach einem neuen Code
net-no-seat-of-yours = dein Platz ist nicht mehr reserviert: Tritt dem Tisch noch einmal mit seinem Code bei
net-locked = der Tisch ist abgeschlossen: Bitte den Gastgeber, ihn aufzuschließen
net-room-full = der Tisch ist voll: Es sind schon { $most } Personen da
net-server-full = der Server hat keinen Platz für einen weiteren Tisch: Versuche es später noch einmal, oder wähle einen anderen Server
net-too-many-rooms = von hier aus wurden zu viele Tische eröffnet: Schließ erst einen
net-no-onlookers = an diesem Tisch sind keine Zuschauer erlaubt
net-no-name = dieser Name lässt sich nicht anzeigen: Wähle einen anderen
net-only-host = das kann nur der Gastgeber des Tisches
net-seat-taken = dieser Platz ist besetzt
net-not-your-seat = das ist nicht dein Platz
net-no-such-member = diese Person ist nicht mehr da
net-no-such-level = in diesem Spiel gibt es keinen solchen Computerspieler
net-unknown-game = der Server hat dieses Spiel nicht
net-out-of-range = eine Zahl ist zu klein oder zu groß, oder ein Text ist zu lang
net-names-file = { $option } nennt eine Datei, die ein Server nicht öffnen kann: Schicke die Tafel selbst
net-seats-empty = einige Plätze sind leer: Füge Computerspieler hinzu, oder wähle weniger Plätze
net-not-ready = noch sind nicht alle bereit
net-match-on = das muss warten, bis die Partie vorbei ist
net-no-match = es läuft keine Partie
net-paused = die Partie ist pausiert
net-asked-already = es ist noch eine Frage offen
net-not-agreed = die anderen waren nicht einverstanden
net-no-undo = in dieser Partie lassen sich Züge nicht zurücknehmen
net-nobody-missing = auf diesem Platz fehlt noch niemand lange genug
net-too-fast = das war zu schnell: Warte einen Augenblick
net-not-entered = du bist noch an keinem Tisch
net-entered = du bist schon an einem Tisch
net-no-record = hier wurde noch keine Partie zu Ende gespielt
net-not-open = dieser Tisch ist gespeichert, aber gerade nicht offen: Bitte den Gastgeber, ihn wieder zu öffnen
net-disk-full = der Server kann gerade nichts speichern, vielleicht ist seine Festplatte voll: Versuche es in einer Weile noch einmal
net-over-quota = der Server hat keinen Platz für eine weitere Partie: Versuch es wieder, wenn andere zu Ende sind
net-code-taken = ein anderer Tisch hat dort diesen Code
net-no-list = dieser Server führt keine Tische in Wohnungen
net-list-full = dieser Server führt so viele Tische, wie er kann
net-takes-its-time = an diesem Tisch muss niemand die ganze Zeit da sein: Er lässt sich Zeit
net-not-proven = der Server konnte nicht bestätigen, dass du es bist: Wer dich kennt, sieht es hier nicht
net-other-place = dieser Server kennt die Adresse nicht als seine, die du benutzt hast: Wer dich kennt, sieht hier nicht, dass du es bist
net-key-shown = du hast hier schon gezeigt, wer du bist
net-no-free-text = der Gastgeber dieses Tisches hat das Schreiben nicht erlaubt
net-key-needed = das kann hier nur, wer zeigt, wer er ist
net-no-words = darin gibt es nichts zu lesen
net-no-waiting = auf Einladungen kann man hier gerade nicht warten
net-no-notices = dieser Server schickt keine Nachrichten, wenn du an der Reihe bist
net-notice-address = an diese Adresse kann der Server nichts schicken: frag, wer ihn betreibt, welche er erlaubt
net-only-in-days = das gibt es nur an Tischen mit Tagen für jeden Zug
net-not-due = dort ist kein Mensch an der Reihe
net-on-vacation = dieser Spieler ist im Urlaub
net-nudged-already = dieser Spieler wurde schon erinnert; warte { $hours } Stunden, bevor du es wieder tust
net-vacation-too-long = in eine Partie passen höchstens { $days } Tage Urlaub, und du hast weniger übrig
net-no-offer = dieses Angebot weiterzuspielen besteht nicht mehr
net-wrong-notice-code = das ist nicht der Code aus der E-Mail
net-no-notice-code = es wird kein Code erwartet: gib die Adresse noch einmal an, dann kommt eine neue E-Mail
net-too-many-mails = dorthin können gerade keine E-Mails mehr geschickt werden: versuch es morgen noch einmal

## Warum die Verbindung endete. Satzteile ohne Punkt.

net-malformed = der Server hat dieses Programm nicht verstanden
net-silent = von der anderen Seite war zu lange nichts zu hören
net-too-slow = die Verbindung ist zu langsam für die Partie
net-flood = es kamen viel zu viele Anfragen auf einmal an
net-replaced = du spielst jetzt auf einem anderen Gerät
net-removed = der Gastgeber hat dich vom Tisch entfernt
net-left = du hast den Tisch verlassen
net-room-closed = der Tisch wurde geschlossen: Lange war niemand da
net-ending = der Server startet neu; die Partie ist gespeichert
net-server-newer = der Server ist neuer als dieses Programm: Installiere das neueste Tumbletop
net-server-older = der Server ist älter als dieses Programm: Bitte den Betreiber, das neueste Tumbletop zu installieren, oder wähle einen anderen Server
net-too-many = von hier aus bestehen zu viele Verbindungen
net-host-left = der Gastgeber hat den Tisch geschlossen; eine laufende Partie ist gespeichert, und du kannst zurück, sobald er wieder offen ist
net-cut-off = der Server erreicht die anderen Server nicht, und der Tisch ist vielleicht schon bei einem von ihnen

## Was Spieler einander sagen, auf einem Rad: so kurz wie möglich.

net-say-hello = Hallo!
net-say-good-luck = Viel Glück!
net-say-well-played = Gut gespielt!
net-say-thanks = Danke!
net-say-sorry = Entschuldigung!
net-say-moment = Einen Moment, bitte
net-say-thinking = Ich überlege
net-say-your-turn = Du bist dran
net-say-close = Das war knapp!
net-say-luck = So ein Glück!
net-say-again = Noch eine?
net-say-must-go = Ich muss los
net-say-bye = Tschüss!
net-say-laughs = Haha!
net-say-gasps = Oh!
net-say-claps = Bravo!
net-say-groans = Oh nein!

## Warum ein Server nicht startet. Satzteile ohne Punkt. Was das System sagt, ist in dessen Sprache.

net-cant-listen = der Server kann unter { $address } keine Verbindungen annehmen: { $why }
net-folder-in-use = ein anderer Server nutzt den Ordner { $folder }; beende ihn zuerst oder gib mit --data einen anderen Ordner an
net-certificate = { $file } lässt sich nicht als Zertifikat oder Schlüssel nutzen: { $why }
net-page = die Seite in { $folder } lässt sich nicht ausgeben: { $why }
net-page-missing = dort fehlt { $file }
net-page-too-many = es sind mehr als { $most } Dateien
net-mail-login = { $file } lässt sich nicht als Anmeldung beim Mailserver verwenden: { $why }
net-mail-login-readable = andere Benutzer können sie lesen; nimm ihnen das Recht: chmod 600
net-mail-login-lines = sie muss zwei Zeilen haben, den Benutzer und das Passwort

net-certificate-unknown = Dem Zertifikat des Servers wird nicht vertraut: Keine Stelle, die dieser Computer kennt, bürgt dafür.
net-certificate-expired = Dem Zertifikat des Servers wird nicht vertraut: Es ist abgelaufen.
net-certificate-not-yet = Dem Zertifikat des Servers wird nicht vertraut: Es gilt noch nicht. Prüfe die Uhr dieses Computers.
net-certificate-wrong-name = Dem Zertifikat des Servers wird nicht vertraut: Es wurde für einen anderen Server ausgestellt.
net-certificate-changed = Achtung: Dieser Server zeigt nicht mehr das Zertifikat, dem du vertraut hast. Vielleicht gibt sich jemand für den Server aus und liest mit.
net-certificate-unusable = Dem Zertifikat des Servers wird nicht vertraut: Es lässt sich nicht prüfen.
