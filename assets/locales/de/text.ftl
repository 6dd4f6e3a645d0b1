### Der Tisch als Text im Terminal: ein Screenreader liest ihn vor, eine Braillezeile zeigt ihn. Kurze, einfache Sätze;
### keine Zeichen, die man sehen muss. Was geschehen ist, sagt der Verlauf jedes Spiels.

## Wer am Zug ist und was getan wurde.

text-turn = { $player }, du bist am Zug.
text-asked = { $player }, du bist gefragt.
text-waits = Es wird auf { $players } gewartet.
text-rolling = Es wird gewürfelt oder gegeben.
text-nothing-new = Seit deinem letzten Zug ist nichts geschehen.
text-chosen = Gewählt. Was gewählt wurde, kommt, wenn alle gewählt haben.
text-undone = { $player } nimmt die letzte Aktion zurück.
text-over = Die Partie ist vorbei.
text-watching = Du schaust zu. Keine Hand wird gezeigt.
text-score = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
text-plays-seat = { $player } wird jetzt { $control } gespielt.
text-a-person = von einem Menschen
text-the-computer = vom Computer

## Wahlmöglichkeiten, eine je Zeile. Die Nummer wird getippt.

text-choice = { $number }: { $what }
text-back = zurück
text-choose-where = { $what }: wohin?
text-choose-which = { $what }: welche Möglichkeit?
text-which = Was davon?

## Eine Zeile, mit der nichts anzufangen ist.

text-unknown = Das habe ich nicht verstanden. Tippe eine Nummer von 1 bis { $most } oder: hilfe.
text-unknown-none = Das habe ich nicht verstanden. Tippe hilfe, um die Wörter zu hören.
text-no-such-number = Diese Nummer gibt es nicht. Tippe eine Nummer von 1 bis { $most }.
text-no-choice = Jetzt ist nichts zu wählen.
text-not-now = Das geht jetzt nicht.
text-too-long = Diese Zeile ist zu lang.
text-refused = { CAPITAL($why) }.

## Die Wörter der Hilfe, eine Zeile je Wort.

text-help-line = { $word }: { $does }
text-help-number = Tippe die Nummer einer Möglichkeit oder ihre Wörter.
text-help-example = Zum Beispiel: { $example }
text-help-again = sagt die letzte Antwort noch einmal
text-help-table = sagt alles, was auf dem Tisch liegt
text-help-log = sagt alles seit deinem letzten Zug
text-help-score = sagt die Punkte
text-help-hint = sagt, was der stärkste Computer täte
text-help-undo = nimmt die letzte Aktion zurück, wenn nichts Neues zu sehen war
text-help-rules = nennt die Kapitel der Regeln; mit einer Nummer dahinter kommt das Kapitel
text-help-quit = beendet das Programm; eine gespeicherte Partie kann weitergespielt werden
text-no-such-chapter = Die Regeln haben { $most } Kapitel.

## Anfang und Ende.

text-begin = { $game }. Tippe hilfe, um die Wörter zu hören.
text-saved = Die Partie ist gespeichert als { $id }. Zum Weiterspielen: --resume { $id }.
text-not-saved = Die Partie wird nicht gespeichert. Um Partien zu speichern, nenne einen Ordner mit --folder.
text-press-enter = { $player }, drücke die Eingabetaste.

## Ein Tisch mit Leuten an anderen Computern.

text-room = Raum { $code }: { $game }.
text-room-people = Hier: { $people }.
text-room-seat = Du hast Platz { $seat }.
text-room-full = Kein Platz ist frei: Du schaust zu.
text-room-ready = Wenn es losgehen kann, tippe bereit.
text-room-you-ready = Du bist bereit. Die Partie beginnt, sobald der Gastgeber sie startet.
text-room-start = Du bist der Gastgeber. Wenn alle bereit sind, tippe start.
text-room-started = Die Partie beginnt.
text-room-lost = Die Verbindung wurde unterbrochen. Ein neuer Versuch folgt.
text-room-back = Die Verbindung ist wieder da.
text-room-paused = Die Partie macht Pause.
text-room-goes-on = Die Partie geht weiter.
text-room-undo-asked = { $player } möchte die letzte Aktion zurücknehmen. Tippe ja oder nein.
text-room-undo-granted = { $player } darf sie zurücknehmen.
text-room-undo-refused = { $player } darf sie nicht zurücknehmen.
text-room-reminded = { $player }, die anderen warten auf dich.
text-room-said = { $who } sagt: { $words }
text-room-disk = Der Server wartet auf seine Festplatte.
text-room-wrote = { $who } schreibt: { $words }
text-room-write-on = Wer sich kennt, kann hier schreiben. Beginne die Zeile mit ": "Wie geht es dir?
text-room-write-off = Hier kann niemand mehr schreiben.
text-room-write-host = Gib nur " ein, damit alle schreiben können, die sich kennen, und noch einmal, um das zu beenden.
text-room-known = Du kennst: { $people }.
text-room-not-proven = Wer dich kennt, sieht nicht, dass du es bist: { $why }.
text-room-key-aside = Dein Schlüssel war nicht lesbar. Er liegt jetzt in { $file }, und du hast einen neuen: Wer dich kennt, erkennt dich nicht wieder.
text-room-people-aside = Die Menschen, die du kennst, waren nicht lesbar. Sie liegen jetzt in { $file }, und eine neue Liste beginnt.

## Wörter zum Tippen. Kleinbuchstaben, ein Komma zwischen Wörtern gleicher Bedeutung, das erste steht in der Hilfe. Jedes
## ist ein einziges Wort. Die englischen Wörter gelten auch.

text-word-again = nochmal, wiederholen, wiederhole
text-word-table = tisch
text-word-log = verlauf
text-word-score = punkte, punktestand
text-word-rules = regeln, regel
text-word-help = hilfe
text-word-hint = tipp
text-word-undo = zurücknehmen, zuruecknehmen
text-word-quit = aufhören, aufhoeren, verlassen
text-word-yes = ja, j
text-word-no = nein
text-word-back = zurück, zurueck, abbrechen
text-word-play = spiele, spielen, spiel, lege, legen, setze, setzen, fülle, füllen, fuellen, nutze, nutzen, nimm
text-word-discard = weglegen, weg, hilfsstapel
text-word-stock = spielerstapel, vorrat
text-word-partner = partner
text-word-die = würfel, wuerfel
text-word-wild = skipbo, joker
text-word-end = ende, beenden, fertig
text-word-draw = ziehen, ziehe, zieh
text-word-talk = reden, rede
text-word-call = reklamieren, reklamiere
text-word-jump = vordrängeln, vordraengeln
text-word-roll = würfle, würfeln, wuerfeln, wuerfle, werfen, werfe, wirf
text-word-pick = aufnehmen
text-word-pass = passen, passe
text-word-keep = behalten, behalte, neue
text-word-old = alte, alt
text-word-bonus = bonus, bonuswürfel, bonuswuerfel
text-word-free = frei, freier, freien
text-word-reward = prämie, praemie
text-word-write = notiere, notieren
text-word-all = alle, alles
text-word-ready = bereit
text-word-start = start, starten, los
text-word-fillers = auf, die, der, das, den, dem, ein, eine, einen, einem, einer, von, vom, aus, mit, in, im, zu, zum, an, am, meine, meinen, hand, stapel, ablagestapel, reihe, karte, zug, und, als, danach, nummer, lose, losen, neu, kreis, den, bitte
