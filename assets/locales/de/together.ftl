### Zusammen spielen mit Leuten an anderen Geräten: die Seite, der Tisch, und was über dem Tisch gesagt wird.

together-heading = Zusammen spielen
together-you = Dein Name
together-face = Das Gesicht am Tisch
together-colour = Die Farbe, die du bekommst, wenn sie frei ist
together-name-first = Schreib zuerst deinen Namen, damit die anderen wissen, wer kommt.
together-connecting = Auf dem Weg zum Tisch …
together-connecting-about = Der Server hat noch nicht geantwortet.
together-no-answer = Der Server antwortet noch nicht. Er wird immer wieder gefragt; sieh nach, ob die Adresse stimmt und der Tisch noch offen ist.
together-cancel = Abbrechen
together-open-heading = Einen Tisch eröffnen
together-open-about = { $game } oder ein anderes Spiel: Das wählst du am Tisch. Die anderen kommen mit einem Code, einem Link oder aus der Liste der Tische in der Nähe.
together-in-network = Auf diesem Gerät
together-at-server = Bei { $server }
together-open = Tisch eröffnen
together-join-heading = An einen Tisch gehen
together-join-about = Füg den Link ein, den man dir geschickt hat, oder schreib Code und Adresse des Tisches: ABCDEF@192.168.1.20
together-join = Hingehen
together-back-heading = Dein letzter Tisch
together-back-about = Deine Plätze sind reserviert. Du spielst weiter, wo du aufgehört hast.
together-back-to-table = Zurück an den Tisch
together-nearby-heading = Tische in der Nähe
together-nearby-none = In diesem Netz gibt es noch keinen. Die Liste ist immer auf dem neuesten Stand.
together-table-of = { $host }: { $game }
together-near-locked = Abgeschlossen
together-near-playing = Es läuft eine Partie; du kannst zuschauen
together-near-free = { $free ->
    [0] Alle Stühle sind besetzt
    [one] Ein Stuhl ist frei
   *[other] { $free } Stühle sind frei
}
together-back = Zurück

together-refused = Das geht nicht: { $why }.
together-ended = Du bist nicht mehr am Tisch: { $why }.
together-not-hosted = Auf diesem Gerät konnte kein Tisch eröffnet werden: { $why }.
together-not-started = Die Verbindung konnte nicht begonnen werden: { $why }.
together-no-folder = Auf diesem Gerät gibt es keinen Ordner, in dem die Partien eines Tisches aufbewahrt werden könnten.
together-no-code = Das ist weder ein Link noch ein Code. Ein Code hat sechs Buchstaben, ohne I, L, O und U; dahinter steht die Adresse des Tisches, wie in ABCDEF@192.168.1.20.
together-no-server = Der Code allein sagt nicht, wo der Tisch ist. Schreib seine Adresse dahinter, wie in ABCDEF@192.168.1.20, oder nenn in den Einstellungen einen Server.
together-no-address = Das ist keine Adresse eines Servers. Man schreibt sie wie play.example.org oder 192.168.1.20:7448.
together-malformed = Was der Server sagt, ist nicht zu verstehen. Vielleicht ist es kein Server dieses Spiels.
together-not-kept = Die Partie konnte auf diesem Gerät nicht aufbewahrt werden: { $why }.

together-lobby-heading = Der Tisch
together-code = Code
together-chair-free = Frei
together-chair-free-about = setz dich hierher
together-away = nicht da
together-hosts = Gastgeber
together-is-ready = bereit
together-is-you = du
together-not-yet = noch nicht bereit
together-choose-chair = Wähle einen Stuhl, um zu sehen, was du dort tun kannst.
together-unchecked = Name nicht geprüft
together-move-here = Hierher umziehen
together-sit-here = Hier sitzen
together-sit-too = Noch jemand hier
together-sit-too-about = An diesem Gerät können mehrere spielen: Der Tisch wird zwischen ihnen weitergegeben.
together-computer-here = Computerspieler
together-get-up = Aufstehen
together-looks-on = schaut zu
together-you-look-on = du schaust zu
together-mute = Stumm
together-make-host = Zum Gastgeber
together-remove = Entfernen
together-invite = So liest man den Code vor. Wer Code und Server hat, kann mitspielen.
together-invite-alone = So liest man den Code vor. Dieses Gerät hat kein Netz, also kann noch niemand sonst kommen.
together-invite-here = So liest man den Code vor. Im selben Netz ist der Tisch unter { $addresses } zu finden.
together-copy = Link kopieren
together-copied = Kopiert: { $link }
together-not-copied = Der Link konnte nicht kopiert werden. Er lautet { $link }
together-lock = Für weitere geschlossen
together-chairs = Stühle
together-chairs-about = Wie viele spielen, Menschen und Computerspieler zusammen
together-on = an
together-off = aus
together-boards-usual = die üblichen
together-seats-empty = { $empty ->
    [one] Ein Stuhl ist leer: Warte auf jemanden, oder bitte einen Computerspieler an den Tisch.
   *[other] { $empty } Stühle sind leer: Warte auf jemanden, oder bitte Computerspieler an den Tisch.
}
together-waits-for = Noch nicht bereit: { $names }
together-host-begins = { $name } beginnt die Partie.
together-all-ready = Alle sind bereit.
together-match-begins = Die Partie beginnt …
together-fill = Mit Computerspielern füllen
together-start = Beginnen
together-ready = Ich bin bereit
together-not-ready = Doch nicht bereit
together-leave = Tisch verlassen
together-stay = Bleiben
together-leave-ask = Den Tisch verlassen? Ein Computerspieler nimmt deinen Platz ein.
together-leave-closes = Der Tisch steht auf diesem Gerät: Wenn du gehst, schließt er für alle. Die Partie bleibt aufbewahrt.

together-manners-heading = Miteinander
together-clock = Bedenkzeit
together-clock-about = Ist sie um, entscheidet einmal ein Computerspieler
together-clock-none = so lange man will
together-clock-reminder = Erinnerung, { $seconds } s
together-clock-turn = je { $seconds } s
together-clock-bank = { $minutes } min + { $seconds } s
together-undo = Zurücknehmen
together-undo-about = Wer einverstanden sein muss, bevor ein Zug zurückgenommen wird
together-undo-never = nie
together-undo-asked = die anderen
together-undo-free = frei
together-grace = Warten auf Abwesende
together-grace-about = So lange bleibt ein Platz nach einer verlorenen Verbindung frei
together-seconds = { $seconds } s
together-after-grace = Danach
together-after-grace-about = Wer zurückkommt, bekommt immer den Platz wieder
together-stands-in = ein Computerspieler
together-stands-in-asked = die anderen bestimmen
together-onlookers = Zuschauer
together-onlookers-about = Sie sehen, was alle sehen dürfen, und keine Handkarten
together-onlookers-nobody = keine
together-onlookers-at-once = sofort
together-onlookers-later = 30 s später

together-lost = Die Verbindung ist weg. Von der Partie geht nichts verloren.
together-lost-why = Die Verbindung ist weg: { $why }.
together-trying = Versuche zurückzukommen, seit { $seconds } s
together-away-until = { $seat } ist weg. In { $seconds } s übernimmt ein Computerspieler.
together-away-since = { $seat } ist seit { $seconds } s weg.
together-replace = Computerspieler einsetzen
together-paused = Die Partie ist unterbrochen.
together-pause-asked = Du möchtest eine Pause. Sie beginnt, wenn alle einverstanden sind.
together-pause-wanted = Eine Pause wünscht: { $names }
together-pause-too = Einverstanden
together-pause-not = Doch keine Pause
together-go-on = Weiterspielen
together-pause = Um eine Pause bitten
together-clock-own = Du: { $left }
together-clock-of = { $seat }: { $left }
together-reminded = { $seat } ist dran.
together-undo-waits = Die anderen werden gefragt.
together-undo-ask = { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
together-undo-yes = Einverstanden
together-undo-no = Nein
together-undo-done = { $seat } hat den letzten Zug zurückgenommen.
together-undo-refused = Der letzte Zug von { $seat } bleibt stehen.
together-talk = Sagen
together-talk-tip = Den anderen etwas sagen ({ $key })

together-to-lobby = An den Tisch
together-watch = Noch einmal ansehen
together-look-back = Rückblick

together-title = Zusammen spielen
together-title-about = Mit Freunden an anderen Geräten
together-server = Server für Tische
together-server-about = Dort eröffnest und findest du Tische mit dem Code allein; leer für keinen. Die Eingabetaste übernimmt ihn.
together-server-refused = Das ist keine Adresse eines Servers. Man schreibt sie wie play.example.org.
together-group = Zusammen spielen
together-near-by = Tische in der Nähe
together-near-by-about = Sucht Tische in diesem Netz und meldet dort den eigenen
