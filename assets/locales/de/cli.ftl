### A record is "die Aufzeichnung", the track of a throw "die Bahn", an argument „…“ in quotation marks.

## Parts of several texts.

cli-seat = Platz { $number }

# A name that fits everybody.
cli-player = Spieler

cli-player-number = Spieler { $number }

cli-progress-matches = Partien

cli-progress-throws = Würfe

## What is wrong with the arguments. Clauses without a full stop.

cli-no-such-game = es gibt kein Spiel { $name }; es gibt: { $known }

cli-level-not-for-game = { $game } hat in dieser Version keinen Computerspieler { $level }; es gibt: { $known }

cli-no-such-level = es gibt keinen Computerspieler { $name }; es gibt: { $known }

cli-seat-without-name = jeder Platz braucht einen Namen oder einen Computerspieler, wie in `you,normal`
cli-same-name = zwei Spieler heißen { $name }: niemand könnte sie auseinanderhalten

cli-no-such-scene = es gibt keine Szene `{ $scene }`; `tumbletop shot --list` nennt alle

cli-no-out = gib die Datei für das Bild an: --out FILE.png


cli-command-needs-window = `{ $command }` braucht ein Fenster, und das hat dieses Programm nicht: Baue es mit den voreingestellten Features
cli-needs-text = `{ $command }` braucht ein Fenster, und das hat dieses Programm nicht: Spiele mit --text in Textzeilen

cli-no-command = dieses Programm hat kein Fenster: Nenne einen Befehl, `tumbletop help` zählt sie auf, oder baue es mit den voreingestellten Features

cli-showing-needs-window = um eine Partie zu zeigen, ist ein Fenster nötig, und das hat dieses Programm nicht: Nimm --verify, oder baue es mit den voreingestellten Features

## What is wrong with the value of an argument. Clauses without a full stop.

cli-value-setting = eine Option wird KEY=VALUE geschrieben

cli-value-size = eine Größe wird WIDTHxHEIGHT geschrieben, beides 64 bis 8192, wie in 1280x720

cli-value-interface = die Größe der Anzeige ist eine Zahl von 0.8 bis 2.0

cli-value-language = die Sprache ist en, de, fr oder es

cli-value-quality = die Grafikqualität ist lowest, low, medium oder high

cli-value-speed = das Tempo ist eine Zahl von 0.25 bis 16

cli-value-number = das ist keine ganze Zahl oder keine erlaubte

cli-value-whole = erlaubt ist eine ganze Zahl von { $least } bis { $most }

cli-value-seconds = erlaubt ist eine Zahl von Sekunden von 0 bis { $most }

cli-value-origin = erlaubt ist der Ursprung einer Webseite: https://HOST, http://HOST oder mit einem Port
cli-value-relay = erlaubt ist die Adresse eines Relais: HOST, HOST:PORT, https://HOST:PORT oder, ohne Verschlüsselung, http://HOST:PORT
cli-value-host-name = erlaubt ist der Name eines Servers, ohne Port
cli-value-bytes = erlaubt ist eine Zahl mit K, M, G oder T, etwa 500M oder 4G, von 1M bis 1000T
cli-value-mail-server = hier gehört smtps://HOST oder smtp://HOST hin, mit oder ohne Port; eine Anmeldung hat ihre eigene Datei
cli-value-mail-address = hier gehört eine E-Mail-Adresse hin, etwa tumbletop@example.org

## What is wrong with how the arguments are written. Clauses without a full stop; $argument as in `--seats <SEATS>`.

cli-arguments-unknown = unerwartetes Argument „{ $argument }“

cli-arguments-no-such-command = unbekannter Befehl „{ $command }“

cli-arguments-conflict = das Argument „{ $argument }“ geht nicht zusammen mit { $others }

cli-arguments-twice = das Argument „{ $argument }“ darf nur einmal vorkommen

cli-arguments-missing = diese nötigen Argumente fehlen: { $arguments }

cli-arguments-no-value = „{ $argument }“ braucht einen Wert, und es ist keiner da

cli-arguments-value = ungültiger Wert „{ $value }“ für „{ $argument }“

cli-arguments-value-known = ungültiger Wert „{ $value }“ für „{ $argument }“; es gibt: { $known }

cli-arguments-value-why = ungültiger Wert „{ $value }“ für „{ $argument }“: { $why }

cli-arguments-too-many-values = unerwarteter Wert „{ $value }“ für „{ $argument }“; mehr werden nicht erwartet

cli-arguments-count = die Zahl der Werte für „{ $argument }“ stimmt nicht

cli-arguments-not-words = ein Argument ist kein Text

cli-arguments-wrong = mit den Argumenten stimmt etwas nicht: { $why }

cli-arguments-tip = Tipp: Meinst du { $known }?

cli-arguments-more = Mehr dazu mit „--help“.

## What went wrong. Clauses without a full stop; $why is often said by the system.

cli-cant-read = { $file } lässt sich nicht lesen: { $why }

cli-cant-write = { $file } lässt sich nicht schreiben: { $why }; wähle einen anderen Ordner

cli-cant-print = die Ausgabe lässt sich nicht schreiben: { $why }

cli-file = { $file }: { $why }

cli-other-game = die Aufzeichnung ist von einem anderen Spiel

cli-findings = { $count ->
    [one] 1 Befund, den es nicht geben darf: { $first }; bitte melde ihn mit dem Startwert { $seed }
   *[other] { $count } Befunde, die es nicht geben darf, der erste: { $first }; bitte melde sie mit dem Startwert { $seed }
}

cli-scene = { $scene }: { $why }

## `tumbletop simulate`: a table of figures.

cli-simulate-head = { $game }: { $games } Partien, { $actions } Aktionen in { $seconds } s ({ $rate } Partien pro Sekunde, { $action-rate } Aktionen pro Sekunde)

cli-simulate-seat = Platz

cli-simulate-agent = Computer

cli-simulate-wins = Siege

cli-simulate-ties = geteilt

cli-simulate-mean = Ø Punkte

cli-simulate-share = % der Siege

cli-simulate-interval-head = 95-%-Bereich

cli-simulate-interval = { $low } bis { $high }

cli-simulate-rolls = { $turns } Züge mit einem Wurf, { $stacks } umgeworfene Stapel: { $share } von hundert

cli-simulate-cost = { $choices } Entscheidungen, ms: Mittel { $mean }, Median { $median }, 99 % innerhalb { $most }, längste { $longest }

cli-simulate-order = % der Siege, nach der Reihenfolge am Zug: { $shares }

cli-simulate-unfinished = als zu lang abgebrochen: { $count }

cli-simulate-final = Endzustände: { $hash }

cli-simulate-throws = { $throws } Würfe, { $steps } Schritte: { $seconds } s an einem echten Tisch, hier { $times }-mal so schnell

cli-simulate-thrown-again = noch einmal geworfen: { $cocked } schief, { $floor } vom Tisch; umgefallene Stapel: { $fell }; Strafen: { $penalties }

## `tumbletop roll`: how evenly dice fall.

cli-roll-head = { $die }: { $throws } Würfe in { $seconds } s ({ $rate } pro Sekunde)

cli-roll-rest = in Ruhe nach { $half } s (die Hälfte), { $most } s (95 %), { $longest } s (der längste)

cli-roll-even = Chi-Quadrat { $sum } bei { $degrees } Freiheitsgraden: p = { $p }; größte Abweichung einer Seite { $worst } %

cli-roll-association = Seite oben in der Hand und gewürfelte Seite: Cramérs V = { $association }

cli-roll-succession = ein Wurf und der nächste: Korrelation { $correlation }, Folgen gleicher Seiten um { $runs } Standardabweichungen daneben

cli-roll-thrown-again = noch einmal geworfen: { $cocked } schief, { $floor } vom Tisch

## `tumbletop rules`: the list of a game's options.

cli-rules-options = Optionen

cli-rules-set = `--set KEY=VALUE`; der Wert in Klammern ist die Voreinstellung.

cli-rules-option = `{ $key }` = { $values } [{ $default }]. { $what }

cli-rules-teams = Wer mit wem spielt.

cli-teams-values = on, off oder ein Buchstabe für jeden Platz, zum Beispiel abab

## `tumbletop replay`: a record that was played again by the rules.

cli-replay-finished = { $game }: { $count } Aktionen, zu Ende gespielt, jeder Zustand wie aufgezeichnet

cli-replay-unfinished = { $game }: { $count } Aktionen, nicht zu Ende gespielt, jeder Zustand wie aufgezeichnet

cli-replay-scores = Punkte: { $scores }, Sieg: Platz { $seats }

cli-replay-final = Endzustand: { $hash }

cli-replay-damaged = nach Aktion { $count } ist die Datei beschädigt

cli-replay-tracks = Würfe mit einer Bahn: { $count }

cli-replay-without-tracks = { $why }; die Würfel werden hingelegt, statt zu rollen

## `tumbletop verify`: a match that was checked.

cli-verify-drawn = { $people ->
    [0] der Server allein hat den Startwert gezogen
    [one] der Server und eine Person haben den Startwert gemeinsam gezogen
   *[other] der Server und { $people } Personen haben den Startwert gemeinsam gezogen
}
cli-verify-commitment = { $who ->
    [0] Festlegung des Servers: { $hash }
   *[other] Festlegung von Person { $who }: { $hash }
}
cli-verify-not-drawn = das Programm hat den Startwert selbst gewählt: { $seed }
cli-verify-chance = alles Gezogene ist das, was der Startwert ergibt
cli-verify-throws = noch einmal geworfen, jeweils bis aufs letzte Bit gleich: { $count }
cli-verify-unknown = Würfe, die sich nicht wiederholen lassen: { $count }; die Datei hat keine Bahn davon oder weiß nur ungefähr, wo die Würfel lagen
cli-verify-seal = Siegel: { $seal }
cli-verify-seed-differs = der Startwert ist nicht der gezogene: jemand hat die Partie verändert
cli-verify-chance-differs = was Eintrag { $entry } gezogen hat, ist nicht das, was der Startwert ergibt: jemand hat die Partie verändert
cli-verify-throw-differs = die Würfel von Eintrag { $entry } fallen anders, wenn sie noch einmal geworfen werden: jemand hat die Partie verändert, oder ein anderes System oder eine andere Version des Spiels hat sie geworfen

## `tumbletop perft`: how many sequences of acts there are.

cli-perft-counted = { $count } Folgen von { $acts } Aktionen in { $seconds } s, Hash { $hash }

## `tumbletop doctor`: what this machine has. The names in front of the lines have room for ten letters.

cli-doctor-packed = { $file } enthält { $count ->
    [one] 1 Datei
   *[other] { $count } Dateien
}; sieh sie dir an, bevor du etwas verschickst

cli-doctor-program = { $version } auf { $system }

cli-doctor-rules-name = Regeln

cli-doctor-rules = { $game }, Version { $version }

cli-doctor-engine-name = Engine

cli-doctor-display-name = Anzeige

cli-doctor-graphics-name = Grafik

cli-doctor-no-graphics = keine

cli-doctor-adapter = { $name } ({ $backend })

cli-doctor-adapter-driver = { $name } ({ $backend }, { $driver })

cli-doctor-adapter-software = { $adapter }, zeichnet mit dem Prozessor: langsam

cli-doctor-adapter-used = { $adapter }, in Gebrauch

cli-doctor-sound-name = Ton

cli-doctor-silence = { $why }: Gespielt wird ohne Ton

# Longer than ten letters: the column grows with its widest name.
cli-doctor-settings-name = Einstellungen

cli-doctor-data-name = Daten

cli-doctor-no-folder = das System hat keinen

cli-doctor-folder-missing = { $folder } (noch nicht da)

cli-doctor-assets-name = Dateien

cli-doctor-verdict-name = Fazit

cli-doctor-can-play = hier lässt sich spielen

cli-doctor-cant-play = hier lässt sich nicht spielen

## What `--help` prints: headings and signs.

cli-usage = Aufruf:

cli-heading-commands = Befehle

cli-heading-arguments = Argumente

cli-heading-options = Optionen

cli-default = [ohne Angabe: { $value }]

cli-possible = [mögliche Werte: { $values }]

cli-possible-heading = Mögliche Werte:

## What `--help` prints of all commands. A message is found by its id: cli-help-, the command, the argument, the value.

cli-help-tumbletop = Vier Tischspiele mit ehrlich geworfenen Würfeln: Stack, Skip-Bo, Skip-Bo MOD und Skip-Bo Dice.

cli-help-help = Zeigt diese Hilfe oder die zum genannten Befehl

cli-help-flag-help = Zeigt die Hilfe

cli-help-flag-help-short = Zeigt die Hilfe (mehr mit „--help“)

cli-help-flag-help-long = Zeigt die Hilfe (kürzer mit „-h“)

cli-help-flag-version = Zeigt die Version

cli-help-lang = Verwendet diese Sprache: en, de, fr, es; ohne Angabe die des Systems

cli-help-game = Das Spiel: { $games }

cli-help-seed = Der Startwert für allen Zufall

cli-help-json = Gibt ein JSON-Objekt aus

cli-help-set = Setzt eine Option des Spiels; `tumbletop rules GAME` zählt sie auf

cli-help-speed = Das Tempo aller Bewegungen als Vielfaches des normalen, 0.25 bis 16

cli-help-mute = Spielt ohne Ton

cli-help-windowed = Spielt in einem Fenster dieser Größe

cli-help-quality = Die Grafikqualität für diesmal: lowest, low, medium, high

cli-help-threads = Die Zahl der Threads; ohne Angabe einer pro Kern
cli-help-text = Spielt in diesem Terminal, in Textzeilen
cli-help-play-resume = Spielt diese gespeicherte Partie weiter, benannt wie in der Liste der Partien; nur mit --text

## `tumbletop play --help`

cli-help-play = Startet sofort eine Partie

cli-help-play-seats = Wer spielt, Platz für Platz: `you`, der Name eines Menschen oder ein Computerspieler (easy, normal, hard, expert, greedy, random)

cli-help-play-seed = Der Startwert für allen Zufall; ohne Angabe ein zufälliger

cli-help-play-enforcement = Wie das Spiel mit Patzern umgeht; dasselbe wie `--set enforcement=...`

cli-help-play-shots = Schreibt bei jedem Zug, jedem zur Ruhe gekommenen Wurf und jedem Wechsel des Bildschirms ein nummeriertes Bild in diesen Ordner

cli-help-play-quit-after = Beendet das Programm nach dem ersten Zug, der ersten Runde oder der Partie

cli-help-play-quit-after-turn = Nach einem Zug

cli-help-play-quit-after-round = Nach einer gewerteten Runde

cli-help-play-quit-after-match = Nach der Partie

## `tumbletop simulate --help`

cli-help-simulate = Lässt Computerspieler viele Partien spielen und zählt die Ergebnisse

cli-help-simulate-games = Die Zahl der Partien

cli-help-simulate-seats = Die Computerspieler, Platz für Platz: easy, normal, hard, expert; oder ein Maßstab: random, baseline, greedy

cli-help-simulate-alternate = Lässt alle nach jeder Partie um einen Platz weiterrücken, damit kein Platz ein Vorteil ist

cli-help-simulate-cost = Misst, wie lange jeder Computerspieler über eine Entscheidung nachdenkt

cli-help-simulate-nodes = Wie viele Knoten ein suchender Computerspieler bei einer Entscheidung besuchen darf; ohne Angabe so viele wie im Spiel; nicht mit echten Würfeln

cli-help-simulate-physics = Wirft echte Würfel, ohne Fenster

cli-help-simulate-record = Speichert jede Partie als Datei in diesem Ordner; mit --physics auch, wie ihre Würfel rollten

## `tumbletop replay --help`

cli-help-replay = Zeigt eine aufgezeichnete Partie, oder spielt sie allein nach den Regeln nach

cli-help-replay-file = Eine gespeicherte Partie oder eine Aufzeichnung einer früheren Version

cli-help-replay-verify = Spielt die Partie nach den Regeln nach, ohne Fenster, und vergleicht den Zustand nach jeder Aktion

cli-help-replay-at = Beginnt nach so vielen Aktionen und hält dort an

## `tumbletop perft --help`

cli-help-perft = Zählt Folgen von Aktionen

cli-help-perft-depth = Die Zahl der Aktionen von Spielern in einer Folge

## `tumbletop shot --help`

cli-help-shot = Zeichnet eine benannte Szene in ein Bild, ohne Fenster

cli-help-shot-scene = Die Szene

cli-help-shot-out = Die Datei für das Bild

cli-help-shot-size = Die Größe des Bildes

cli-help-shot-scale = Die Größe der Anzeige, 0.8 bis 2.0

cli-help-shot-quality = Die Grafikqualität: lowest, low, medium, high

cli-help-shot-list = Zählt alle Szenen auf

## `tumbletop roll --help`

cli-help-roll = Wirft echte Würfel viele Male und sagt, wie gleichmäßig sie fallen

cli-help-roll-die = Der Würfel

cli-help-roll-die-d6 = Sechs Seiten

cli-help-roll-die-d10 = Zehn Seiten

cli-help-roll-throws = Die Zahl der Würfe

cli-help-roll-manner = Wie die Würfel geworfen werden

cli-help-roll-manner-any = Wie am Tisch: von jeder Seite, in jede Richtung aufs Würfelbrett, kräftig oder sanft

cli-help-roll-manner-standard = Der Standardwurf des Spiels, immer gleich

cli-help-roll-manner-low = So sanft wie möglich, immer gleich

cli-help-roll-manner-middle = Mit halber Kraft, immer gleich

cli-help-roll-manner-high = So kräftig wie möglich, immer gleich

cli-help-roll-manner-dense = 112 Würfel auf einmal

## `tumbletop verify --help`

cli-help-verify = Prüft eine Partie: ihre Auslosung, ihre Regeln, ihren Zufall, und jeden Wurf durch einen neuen Wurf

cli-help-verify-file = Eine gespeicherte Partie oder eine Aufzeichnung einer früheren Version

## `tumbletop rules --help`

cli-help-rules = Gibt die Regeln eines Spiels in unseren Worten aus

## `tumbletop doctor --help`

cli-help-doctor = Sagt, was dieses Gerät hat, und was zu tun ist, wenn sich darauf nicht spielen lässt

cli-help-doctor-bundle = Packt in diese Datei, was ein Fehlerbericht braucht: was gefunden wurde, Einstellungen, Protokolle, Absturzberichte

cli-help-roll-keep = Speichert die Zahlen neben den gespeicherten Partien, für die Statistik

## `tumbletop stats --help`

cli-help-stats = Zeigt die Statistik der gespeicherten Partien: Ergebnisse, Zahlen, Fehler und Glück, und wie die Würfel fielen

cli-help-stats-player = Nur diese Person

cli-help-stats-game = Nur dieses Spiel

cli-help-stats-rebuild = Rechnet alles neu

cli-help-stats-look-back = Sucht in allen beendeten Partien nach Fehlern und Glück; das dauert lange

cli-help-folder = Der Ordner der gespeicherten Partien; ohne Angabe der, den das Fenster benutzt

## `tumbletop matches --help`

cli-help-matches = Zählt die gespeicherten Partien auf, zeigt, exportiert, importiert oder löscht eine

cli-help-list = Zählt die gespeicherten Partien auf, die neueste zuerst

cli-help-show = Zeigt, wie eine Partie steht

cli-help-export = Kopiert eine Partie in eine Datei

cli-help-import = Nimmt die Kopie einer Partie unter die gespeicherten auf

cli-help-delete = Löscht eine Partie

cli-help-id = Die Partie, wie die Liste sie nennt

cli-help-export-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben

cli-help-import-file = Die Datei, die importiert wird

cli-help-delete-yes = Löscht, ohne zu fragen

## What the commands of kept matches say.

cli-folder-needed = dieses Programm weiß nicht, wo Partien gespeichert werden: Nenne den Ordner mit --folder

cli-matches-none = In { $folder } ist keine Partie gespeichert.

cli-matches-line = { $id }: { $told }

cli-matches-on = { $game }, { $players }; Runde { $round }, Punkte { $points }, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}

cli-matches-over = { $game }, { $players }; zu Ende in Runde { $round }, Punkte { $points }, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}

cli-matches-unknown = es gibt keine Partie { $id } in { $folder }; `tumbletop matches list` nennt alle

cli-matches-exported = Exportiert nach { $file }.

cli-matches-imported = Importiert als Partie { $id }.

cli-matches-delete-ask = { $id } löschen? Das lässt sich nicht rückgängig machen. (ja/nein)

cli-matches-yes = ja

cli-matches-not-deleted = Nichts wurde gelöscht.

cli-matches-unasked = hier lässt sich nicht nachfragen, ob gelöscht werden soll: Gib --yes an

cli-matches-deleted = { $id } ist gelöscht.

cli-roll-kept = Die Zahlen sind in { $file } gespeichert.

## Was an Befehlen für das Netz nicht stimmt. Satzteile ohne Punkt.

cli-no-cluster = dieses Programm kann keine Tische mit anderen Servern teilen (--cluster): Lass --cluster weg, dann liegt alles in --data
cli-half-certificate = ein Zertifikat und sein Schlüssel gehören zusammen: --tls-cert FILE --tls-key FILE
cli-no-address = { $address } ist keine Serveradresse: Schreib HOST, HOST:PORT, wss://HOST:PORT oder, ohne Verschlüsselung, ws://HOST:PORT
cli-no-code = { $code } ist kein Raumcode: Ein Code hat sechs Buchstaben, oder schreib `new` für einen neuen Raum
cli-new-without-game = ein neuer Raum braucht sein Spiel: --game GAME
cli-no-seat-left = mindestens ein Platz muss für den Bot bleiben: Nimm ein kleineres --open
cli-no-connection = keine Verbindung zu { $address }: Sieh nach, ob die Adresse stimmt und der Server läuft
cli-untrusted = { $why } Wenn dir der Betreiber von { $address } diesen Fingerabdruck nennt, vertraue ihm mit --trust { $fingerprint }

## Was Befehle für das Netz ausgeben.

cli-serve-listening = Der Server ist unter { $address } zu erreichen; { $rooms ->
    [one] 1 Raum geht
   *[other] { $rooms } Räume gehen
} weiter.
cli-serve-your-turn = Du bist an der Reihe, { $game }: Tisch { $code }.
cli-mail-turn-subject = Du bist an der Reihe: { $game }, Tisch { $code }
cli-mail-why = Du bekommst diese E-Mail, weil du sie an diesem Tisch bestellt und die Adresse bestätigt hast.
cli-mail-ends = Wenn du keine mehr willst, beende das an diesem Tisch in Tumbletop.
cli-mail-code-subject = Tumbletop: ein Code für deine Adresse
cli-mail-asks = Jemand hat diese Adresse angegeben, um zu erfahren, wann er an der Reihe ist: { $game }, Tisch { $code }.
cli-mail-code = Warst du das? Dann gib diesen Code innerhalb von 24 Stunden am Tisch in Tumbletop ein: { $letters }
cli-mail-not-you = Wenn du es nicht warst, musst du nichts tun: Ohne den Code werden keine Nachrichten über Züge hierher geschickt.
cli-serve-homes = Von anderen Wohnungen aus kommt man unter { $address } dazu
cli-serve-no-relay = Kein Relais antwortet{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}: Andere Wohnungen finden diesen Server nur, wenn ihr Netz und dieses sie lassen. Seine Adresse ist { $address }
cli-relay-listening = Das Relais wartet unter { $address }.
cli-relay-ended = das Relais hat von selbst geendet
cli-bot-room = Raum { $code }
cli-bot-ended = Die Partie ist nach { $items ->
    [one] 1 Nachricht
   *[other] { $items } Nachrichten
} und { $reconnects ->
    [one] 1 neuen Verbindung
   *[other] { $reconnects } neuen Verbindungen
} vorbei.

## `tumbletop serve --help`

cli-help-serve = Bietet Räume an, in denen man über das Netz zusammen spielt
cli-help-serve-listen = Die Adresse, unter der der Server zu erreichen ist; ohne sie alle dieses Rechners, am Port 7448
cli-help-serve-data = Der Ordner, in dem Räume und Partien gesichert werden
cli-help-serve-tls-cert = Die Datei mit dem Zertifikat, für verschlüsselte Verbindungen
cli-help-serve-tls-key = Die Datei mit dem Schlüssel des Zertifikats
cli-help-serve-public-name = Der Name, unter dem man den Server erreicht, wenn er nicht in seinem Zertifikat steht; kann wiederholt werden
cli-help-serve-max-rooms = Die Höchstzahl der Räume
cli-help-serve-keep-days = Wie viele Tage Partien aufbewahrt werden, die zu Ende sind
cli-help-serve-max-disk = Wie viel Speicherplatz Partien belegen dürfen, etwa 500M oder 4G; eine Adresse darf davon ein Achtel belegen
cli-help-serve-allow-origin = Der Ursprung einer Webseite, die sich verbinden darf, etwa `https://play.example.org`; mehrfach möglich
cli-help-serve-web = Der Ordner der Seite, auf der man im Browser spielt; sie wird unter derselben Adresse ausgegeben
cli-help-serve-push-url-allow = Ein Server, an den Nachrichten geschickt werden dürfen, wer an der Reihe ist, etwa `ntfy.sh`; mehrfach möglich
cli-help-serve-mail-server = Der Mailserver, über den Nachrichten geschickt werden, wer an der Reihe ist: `smtps://HOST`, oder `smtp://HOST` für STARTTLS
cli-help-serve-mail-from = Die Adresse, von der diese E-Mails kommen
cli-help-serve-mail-login = Die Datei mit der Anmeldung beim Mailserver: zwei Zeilen, Benutzer und Passwort
cli-help-serve-metrics = Die Adresse für Zustand und Messwerte
cli-help-serve-trusted-proxy = Ein Proxy, als Adresse oder Netz wie 10.0.0.0/8, dem geglaubt wird, wenn er sagt, wer gekommen ist; mehrfach möglich
cli-help-serve-homes = Lässt auch Leute aus anderen Wohnungen herein, ohne Zertifikat und ohne Änderung am Router: gibt die Adresse aus
cli-help-serve-relay = Ein Relais, bei dem andere Wohnungen diesen Server finden, statt der öffentlichen; mehrfach möglich
cli-help-serve-relay-trust = Zertifikate, denen bei Relais vertraut wird, neben denen der öffentlichen Stellen
cli-help-serve-relay-listen = Ist auch ein Relais für Tische und Gäste in verschiedenen Wohnungen, an dieser Adresse
cli-help-serve-shards = Mit welchen Buchstaben die Codes welcher Server beginnen: eine Datei mit einer Zeile für jeden, etwa `ABCD eins.example.org`
cli-help-serve-shard = Welcher dieser Server dieser ist, oder zu welchem er gehört
cli-help-serve-cluster = Teilt Tische mit anderen Servern über dieses etcd, jedes Mitglied mit oder ohne Port; `etcds://` über TLS
cli-help-serve-advertise = Die Adresse, unter der man diesen Server erreicht und keinen anderen
cli-help-serve-etcd-ca = Das Zertifikat der Stelle, die die von etcd unterschrieben hat
cli-help-serve-etcd-cert = Das Zertifikat, an dem etcd diesen Server erkennt
cli-help-serve-etcd-key = Der Schlüssel dieses Zertifikats
cli-help-serve-objects = Wo alle Server beendete Partien und die Wege der Würfel aufbewahren: `file:///ORDNER` oder `s3://BUCKET/ORDNER`
cli-help-serve-etcd-quota = Das Kontingent von etcd (`--quota-backend-bytes`), etwa 2G oder 8G
cli-help-serve-json-log = Schreibt das Protokoll als JSON

## `tumbletop relay --help`

cli-help-relay = Überbringt, was Tische und Gäste in verschiedenen Wohnungen einander nicht direkt senden können
cli-help-relay-listen = Die Adresse, unter der es wartet; 443 ist der Port, den Programme von sich aus versuchen
cli-help-relay-tls-cert = Die Datei mit dem Zertifikat. Ohne es finden weniger Wohnungen einen direkten Weg
cli-help-relay-tls-key = Die Datei mit dem Schlüssel des Zertifikats
cli-help-relay-max-clients = Die größte Zahl von Tischen und Gästen

## `tumbletop bot --help`

cli-help-bot = Besetzt Plätze eines Raums mit einem Programm, über das Netz
cli-help-bot-address = Die Adresse des Servers
cli-help-bot-code = Der Code des Raums, oder `new`
cli-help-bot-level = Die Stufe des Computerspielers
cli-help-bot-seats = Wie viele Plätze der Bot spielt; in einem neuen Raum: wie viele es gibt
cli-help-bot-open = Wie viele Plätze eines neuen Raums für andere frei bleiben
cli-help-bot-watch = Schaut zu und spielt keinen Platz
cli-help-bot-pace = Wie viele Sekunden der Bot für jede Aktion braucht
cli-help-bot-name = Der Name, den der Bot benutzt
cli-help-bot-trust = Vertraut dem Zertifikat mit diesem SHA-256-Fingerabdruck, oder denen dieser Datei statt denen des Systems

## `tumbletop daily`

cli-help-daily = Öffnet den Tisch des Tages: eine Partie am Tag, dieselbe für alle
cli-daily-window = Ohne --text öffnet sich das Fenster. Dort kannst du noch einmal spielen.

## `tumbletop join --help`

cli-help-tables = Listet deine Tische auf, die sich Zeit lassen, und wer dran ist
cli-help-tables-people = Der Ordner, den du bei `join --text --people` genannt hast
cli-help-tables-trust = Vertraut dem Zertifikat mit diesem SHA-256-Fingerabdruck, oder dem ersten dieser Datei
cli-help-join = Tritt einem Tisch mit Leuten an anderen Geräten bei
cli-help-join-address = Die Adresse des Servers, oder ein Link
cli-help-join-code = Der Code des Tisches; bei einem Link nicht nötig
cli-help-join-name = Der Name, unter dem du spielst
cli-help-join-watch = Schaut zu, ohne einen Platz zu nehmen
cli-help-join-trust = Vertraut bei diesem Server ab jetzt dem Zertifikat mit diesem SHA-256-Fingerabdruck, oder dem ersten dieser Datei
cli-help-join-people = Der Ordner mit deinem Schlüssel, den Menschen, die du kennst, und deinen Plätzen an Tischen, die sich Zeit lassen; ohne ihn wird dein Schlüssel niemandem gezeigt
cli-no-invitation = das führt an keinen Tisch: Gib eine Adresse und einen Code aus sechs Buchstaben an, oder einen Link tumbletop://join/CODE
