### Dice are feminine by their number ("die 3", "eine 3"), and masculine as "der Würfel". Advice stands in the infinitive,
### so that it fits after "Tipp:", "Besser:" and "Stattdessen:" alike; so does what is due after a name and a colon.

## Words that other texts here refer to.

stack-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## The log: a whole sentence for each thing that happens.

stack-log-first-roll = { $player } würfelt { $first } und { $second }: { $sum }.

stack-log-first-tie = { $players } liegen gleichauf und würfeln noch einmal.

stack-log-goes-first = { $player } beginnt.

stack-log-round = Runde { $round }: Alle werfen ihre Würfel.

stack-log-floor = { $dice ->
    [one] Ein Würfel von { $player } fiel auf den Boden und wurde noch einmal geworfen.
   *[other] { $dice } Würfel von { $player } fielen auf den Boden und wurden noch einmal geworfen.
}

stack-log-takes-up = { $player } nimmt eine { $face } auf und muss sie setzen.

stack-log-takes-up-to-roll = { $player } nimmt eine { $face } auf, die nirgends passt, und muss sie neu würfeln.

stack-log-puts = { $player } setzt eine { $face } auf einen Würfel von { $owner }: ein { $height ->
    [2] Zweierstapel
    [3] Dreierstapel
   *[other] Stapel aus { $height } Würfeln
}.

stack-log-puts-fourth = { $player } setzt eine { $face } auf einen Würfel von { $owner }: der vierte Würfel.

stack-log-captures = { $player } erobert den Stapel: { stack-points }.

stack-log-rolls-others = { $player } würfelt einen Würfel von { $owner }.

stack-log-rolled = { $player } würfelt eine { $before } neu: Es wird eine { $face }.

stack-log-has-to-place = Der Würfel passt, also muss { $player } ihn setzen.

stack-log-stays-loose = Der Würfel passt nirgends und bleibt liegen, wo er liegt.

stack-log-pushed = Ein Stapel wurde verschoben, steht aber noch: keine Strafe.

stack-log-turned-back = Ein Würfel von { $owner } wurde umgedreht und wird wieder auf die { $face } gestellt.

stack-log-fell = { $player } wirft einen { $dice ->
    [2] Zweierstapel
    [3] Dreierstapel
   *[other] Stapel aus { $dice } Würfeln
} um.

stack-log-penalty-fallen = { $player } verliert { stack-points } für die umgefallenen Würfel.

stack-log-penalty-floor = { $player } verliert { stack-points } für Würfel auf dem Boden.

stack-log-penalty-capture = { $player } verliert { stack-points } wegen der Eroberung.

stack-log-rebuilt = { $player } baut den Stapel wieder auf, wie er war.

stack-log-took-others = { $player } hat einen Würfel von { $owner } aufgenommen und legt ihn zurück.

stack-log-owner-chooses = { $owner } wählt: die { $new } behalten oder zurück zur { $old }.

stack-log-owner-chose = { $owner } wählt die { $face }.

stack-log-out-of-turn = { $player } hat außer der Reihe gehandelt: Das wird rückgängig gemacht, und { $player } verliert den nächsten Zug.

stack-log-turn-over = Der Zug von { $player } ist vorbei, und der Würfel bleibt liegen, wo er liegt.

stack-log-loses-rest = { $player } verliert den Rest des Zuges.

stack-log-misses-turn = { $player } setzt einen Zug aus, als Strafe fürs Handeln außer der Reihe.

stack-log-passes = { $player } hat keinen losen Würfel und passt.

stack-log-last-die = { $left-count ->
    [0] { $by } hat den letzten losen Würfel gesetzt: Die Runde ist vorbei.
    [one] { $by } hat den letzten losen Würfel gesetzt: { $left } hat noch einen Zug.
   *[other] { $by } hat den letzten losen Würfel gesetzt: { $left } haben noch je einen Zug.
}

stack-log-covered = { $left-count ->
    [0] { $by } hat den letzten losen Würfel von { $owner } zugedeckt: Die Runde ist vorbei.
    [one] { $by } hat den letzten losen Würfel von { $owner } zugedeckt: { $left } hat noch einen Zug.
   *[other] { $by } hat den letzten losen Würfel von { $owner } zugedeckt: { $left } haben noch je einen Zug.
}

stack-log-scored = Runde { $round } wird gewertet: { $scores }.

stack-log-score = { $player } { $points }

stack-log-tied = { $players } liegen an der Spitze gleichauf: noch eine Runde.

stack-log-match-over = { $winners-count ->
    [one] { $winners } gewinnt die Partie.
   *[other] { $winners } gewinnen die Partie gemeinsam.
}

## Advice to a player: what to do, without a full stop. It stands after "Hint:", "Better:" or "Instead:".

stack-advice-onto-loose = die { $face } auf die lose { $face } von { $owner } setzen

stack-advice-capture = die { $face } auf den Würfel von { $owner } setzen und den Stapel erobern

stack-advice-onto-stack = die { $face } auf den Würfel von { $owner } setzen, auf einen { $height ->
    [2] Zweierstapel
    [3] Dreierstapel
   *[other] Stapel aus { $height } Würfeln
}

stack-advice-roll = diese { $face } neu würfeln

stack-advice-roll-others = diesen Würfel von { $owner } würfeln

stack-advice-take-up = diese { $face } aufnehmen

stack-advice-pass = passen

stack-advice-keep-new = die neue Zahl behalten

stack-advice-take-old = die alte Zahl zurücknehmen

stack-advice-wait = abwarten

## Why it is advised: a clause without a full stop, after a dash.

stack-reason-number = oben auf einem Stapel zählt sie { $kept ->
    [one] 1 Punkt
   *[other] { $kept } Punkte
}, die andere { $other ->
    [one] 1 Punkt
   *[other] { $other } Punkte
}

stack-reason-pass = es ist kein Würfel mehr zu spielen

stack-reason-captures = { $points ->
    [one] das erobert den Stapel, und sein Punkt ist sicher
   *[other] das erobert den Stapel, und seine { $points } Punkte sind sicher
}

stack-reason-takes = { $threats ->
    [0] das nimmt { $owner } { stack-points } ab, und kein Gegner hat eine lose { $face } zum Zudecken
    [one] das nimmt { $owner } { stack-points } ab, und nur eine lose { $face } der anderen könnte sie zudecken
   *[other] das nimmt { $owner } { stack-points } ab, auch wenn die anderen noch { $threats } lose Würfel mit { $face } zum Zudecken haben
}

stack-reason-counts = { $threats ->
    [0] obenauf zählt das { stack-points }, und kein Gegner hat eine lose { $face } zum Zudecken
    [one] obenauf zählt das { stack-points }, und nur eine lose { $face } der anderen könnte sie zudecken
   *[other] obenauf zählt das { stack-points }, auch wenn die anderen noch { $threats } lose Würfel mit { $face } zum Zudecken haben
}

stack-reason-roll-idle = { $fitting ->
    [0] so, wie sie liegt, passt sie nirgends, und jetzt würde keine Zahl passen, später aber vielleicht eine andere
    [6] so, wie sie liegt, passt sie nirgends, und jede Zahl, die fallen kann, passt irgendwo
    [one] so, wie sie liegt, passt sie nirgends, und eine der sechs Zahlen passt irgendwo
   *[other] so, wie sie liegt, passt sie nirgends, und { $fitting } der sechs Zahlen passen irgendwo
}

stack-reason-roll-better = { $fitting ->
    [0] was sich jetzt setzen lässt, wäre schlechter, und jetzt würde keine Zahl passen, später aber vielleicht eine andere
    [6] was sich jetzt setzen lässt, wäre schlechter, und jede Zahl, die fallen kann, passt irgendwo
    [one] was sich jetzt setzen lässt, wäre schlechter, und eine der sechs Zahlen passt irgendwo
   *[other] was sich jetzt setzen lässt, wäre schlechter, und { $fitting } der sechs Zahlen passen irgendwo
}

## How much a mistake cost, or what chance gave.

stack-amount-match = die Partie

stack-amount-points = etwa { $whole },{ $tenths } Punkte

## Why an act is refused: a sentence without a full stop.

stack-refused-no-such-die = Diesen Würfel gibt es in dieser Partie nicht
stack-refused-not-yours = Das ist nicht dein Würfel: Spiele einen eigenen
stack-refused-not-thrown = Dieser Würfel ist noch nicht geworfen
stack-refused-stacked = Dieser Würfel liegt in einem Stapel, und dort bleibt er
stack-refused-captured = Dieser Würfel liegt in einem eroberten Stapel
stack-refused-on-itself = Ein Würfel kann nicht auf sich selbst gesetzt werden
stack-refused-own-colour = Du darfst nicht direkt auf deine eigene Farbe stapeln
stack-refused-on-partner = Das ist ein Würfel deines Partners: Setze auf gegnerische Würfel
stack-refused-on-captured = Dieser Stapel ist erobert: Auf ihn kommt nichts mehr
stack-refused-buried = Dieser Würfel ist verdeckt: Nur der oberste eines Stapels zählt
stack-refused-dice-say = Nur ein Wurf entscheidet, was Würfel zeigen
stack-refused-still-loose = Du hast noch lose Würfel: Spiele oder würfle einen
stack-refused-held-fits = Der Würfel, den du aufgenommen hast, passt: Setze ihn
stack-refused-another-held = Du hast einen anderen Würfel aufgenommen: Spiele diesen
stack-refused-rolled-fits = Der gewürfelte Würfel passt: Setze ihn jetzt
stack-refused-choose-number = Wähle zuerst, welche Zahl dein Würfel behält
stack-refused-no-number = Jetzt gibt es keine Zahl zu wählen
stack-refused-not-now = Das geht jetzt nicht
stack-refused-table-rules = Das geht nur bei Tischregeln
stack-refused-own-die = Das ist dein eigener Würfel: Würfle ihn einfach
stack-refused-your-turn = Du bist am Zug
stack-refused-turn-lost = Du hast deinen nächsten Zug schon verloren
stack-refused-numbers-differ = Dieser Würfel zeigt { $theirs }, deiner aber { $mine }

## The top bar: the game, the round and how many points are played for.

stack-heading = Stack  ·  bis { $target }

stack-heading-round = Stack  ·  Runde { $round }  ·  bis { $target }

## The status line: who is due, and what. Without a full stop, at most about 60 letters.

stack-status-first-roll = { $players } würfeln aus, wer beginnt

stack-status-first-tie = Gleichstand: { $players } würfeln noch einmal

stack-status-throw-first = Wer beginnt? Wirf deine zwei Würfel

stack-status-throw-again = Gleichstand: Wirf deine zwei Würfel noch einmal

stack-status-throw-all = Runde { $round }: alle Würfel werfen

stack-status-all-thrown = Runde { $round }: Alle Würfel sind geworfen

stack-status-turn = { $player }: { $due }

stack-status-last-turn = { $player }: { $due } (letzter Zug)

stack-due-aim = zielen und die { $face } werfen

stack-due-choose-where = wählen, wohin die { $face } kommt, oder sie würfeln

stack-due-fits-nowhere = die { $face } passt nirgends – sie würfeln oder anders wählen

stack-due-pass = kein loser Würfel mehr – passen

stack-due-place = Würfel setzen oder neu würfeln

stack-due-roll = kein Würfel passt – einen neu würfeln

stack-status-place-held = { $player }: die aufgenommene { $face } setzen

stack-status-roll-held = { $player }: die { $face } passt nirgends – sie neu würfeln

stack-status-rolls-others = { $player } würfelt einen Würfel von { $owner }

stack-status-rolls = { $player }: der Würfel rollt

stack-status-place-rolled = { $player }: die { $face } passt – wählen, wohin sie kommt

stack-status-choose-number = { $owner }: die { $new } behalten oder zurück zur { $old }

stack-status-over = { $winners-count ->
    [one] { $winners } gewinnt die Partie
   *[other] { $winners } gewinnen die Partie
}

## What the large button says. Little room: at most about 20 letters.

stack-button-throw-first = Zwei Würfel werfen
stack-button-throw-all = Würfel werfen
stack-button-pass = Passen
stack-button-throw = Werfen

# "Die 3 würfeln" would read as if a 3 were to be rolled.
stack-button-roll = Die { $face } neu würfeln

stack-button-choose-where = Wähle, wohin

stack-button-choose = Wähle einen Würfel

stack-button-plays = { $player } ist am Zug

stack-button-over = Die Partie ist aus

stack-button-dice-roll = Die Würfel rollen

## What keys do, beside the name of the key. Little room, so a word or two.

stack-key-throw-first = zwei Würfel werfen
stack-key-throw-all = alle werfen

stack-key-hurry = vorspulen

stack-key-turn-left = links drehen

stack-key-turn-right = rechts drehen

stack-key-from-above = von oben

stack-key-log = Verlauf

stack-key-aim = zielen

stack-key-charge = halten für Kraft, loslassen zum Werfen

stack-key-back = zurück

stack-key-choose-where = wohin
stack-key-place = setzen
stack-key-roll = würfeln

stack-key-let-go = abbrechen

stack-key-pass = passen

stack-key-choose = Würfel wählen

stack-key-hint = Tipp

stack-key-whose = Besitzer zeigen

## Banners: a sentence without a full stop.

stack-banner-last-die = { $player } setzt gleich den letzten losen Würfel: Das beendet die Runde

stack-banner-fell = { $player } hat einen { $dice ->
    [2] Zweierstapel
    [3] Dreierstapel
   *[other] Stapel aus { $dice } Würfeln
} umgeworfen: −{ $dice }

stack-banner-floor = { $player }: Würfel auf dem Boden, −{ $points }

stack-banner-captures = { $player } erobert einen Stapel: Er zählt { $points }, wenn die Runde gewertet wird

stack-banner-your-turn = { $player }, du bist am Zug

stack-banner-pushed = Verschoben, steht aber noch: keine Strafe

stack-banner-turned-back = Ein Würfel von { $owner } wurde umgedreht: wieder auf die { $face } gestellt

stack-banner-loses-rest = { $player } verliert den Rest des Zuges

stack-banner-misses-turn = { $player } setzt diesen Zug aus

stack-banner-out-of-turn = { $player } hat außer der Reihe gehandelt: rückgängig gemacht, und der nächste Zug ist verloren

stack-banner-took-others = { $player } hat einen Würfel von { $owner } aufgenommen: Er kommt zurück

stack-banner-cocked = { $dice ->
    [one] Schief: noch einmal geworfen, kostet nichts
   *[other] { $dice } Würfel liegen schief: noch einmal geworfen, kostet nichts
}

stack-banner-restless = Ein Würfel kam nicht zur Ruhe: noch einmal geworfen, kostet nichts

stack-banner-off-table = Ein Würfel von { $owner } fiel vom Tisch: zurückgeholt, noch einmal geworfen

stack-banner-several-off-table = { $dice } Würfel fielen vom Tisch: zurückgeholt, noch einmal geworfen

## The rail at the side: a row for each player. Little room.

stack-rail-out = aus der Runde

stack-rail-last-turn = letzter Zug

stack-rail-loses-turn = setzt aus

stack-rail-points = +{ $points } diese Runde, { $stacks } Stapel

stack-rail-points-of-team = +{ $points }, { $stacks } Stapel; mit { $partner } { $together }

stack-rail-about = In den Quadraten: die Zahlen auf losen Würfeln und wie viele jede zeigen. Groß: die Punkte. Darunter: was diese Runde brächte, wenn sie jetzt endete.

stack-rail-about-short = { $loose-count ->
    [0] { $points }. Lose Würfel: keine.
   *[other] { $points }. Lose Würfel: { $loose }.
}

stack-rail-loose = { $count } mit { $face }

stack-rail-reach-in = Vordrängeln

stack-rail-about-reach-in = Handle jetzt, obwohl du nicht am Zug bist. Das wird rückgängig gemacht und kostet dich deinen nächsten Zug.

## The score sheet of a round.

stack-score-round = Runde { $round }

stack-score-about = Jeder Stapel zählt für die Farbe, die obenauf liegt: so viel, wie der oberste Würfel zeigt; eine 1 zählt 10.

stack-score-total = gesamt

stack-score-no-stack = Keine Stapel

stack-score-sum = { $terms } = { $points }

stack-score-ten = 10 (eine 1)

stack-score-penalties = Strafen −{ $points }

stack-score-tied = { $players } liegen an der Spitze gleichauf: noch eine Runde für alle.

## Questions to a player, with their two buttons.

stack-ask-last-die = Das ist dein letzter loser Würfel: Setzt du ihn, endet die Runde. Alle anderen haben noch einen Zug.
stack-ask-last-die-yes = Setzen
stack-ask-last-die-no = Noch nicht

stack-ask-number = { $owner }, dein Würfel wurde aus Versehen gewürfelt: Er zeigte { $old } und zeigt jetzt { $new }.

stack-ask-number-keep = Die { $new } behalten

stack-ask-number-back = Zurück zur { $old }

## What is said at the hand when something can't be done, or to help: without a full stop.

stack-hand-play-first = Spiele zuerst diesen Würfel
stack-hand-only-roll = Diese Zahl passt jetzt nirgends, aber du kannst den Würfel würfeln

stack-hand-not-yours = Dieser Würfel gehört { $owner }: Wähle einen von deinen

stack-hand-choose-first = Wähle zuerst einen deiner Würfel, dann würfle ihn
stack-hand-rolled-fits = Die gewürfelte Zahl passt, also muss der Würfel gesetzt werden

stack-hand-no-such-number = Keiner deiner losen Würfel zeigt eine { $face }

stack-hand-roll-it = Diese Zahl passt jetzt nirgends: Würfle den Würfel

stack-hand-choose-where = Wähle, wohin er kommt

stack-hand-drop-or-flick = Lass ihn auf einem leuchtenden Würfel los, oder mit Schwung, um ihn zu würfeln

## The guided first match: what each lesson is about, and what to do.

stack-lesson-first-roll-head = Wer beginnt
stack-lesson-first-roll-words = Alle werfen zwei Würfel; wer die höchste Summe hat, beginnt, und in jeder weiteren Runde die nächste Person. Drücke den großen Knopf.
stack-lesson-throw-all-head = Alle Würfel werfen
stack-lesson-throw-all-words = Stapel zählen für die Farbe oben: die Zahl, die sie zeigt, und eine 1 zählt zehn. Eine Runde beginnt damit, dass die Würfel aller auf einmal fallen. Drücke den großen Knopf.
stack-lesson-last-die-head = Der letzte Würfel
stack-lesson-last-die-words = Das ist dein letzter loser Würfel. Ist er gesetzt, haben alle anderen noch einen Zug, und dann endet die Runde.
stack-lesson-capture-head = Einen Stapel erobern
stack-lesson-capture-words = Ein Dreierstapel zeigt deine Zahl: Ein vierter Würfel erobert ihn. Der Stapel kommt vom Tisch und gehört dir.
stack-lesson-place-head = Einen Würfel stapeln
stack-lesson-place-words = Wähle einen deiner Würfel und setze ihn auf einen Würfel in einer anderen Farbe, der die gleiche Zahl zeigt. Die Farbe obenauf bekommt die Punkte.
stack-lesson-roll-head = Einen Würfel neu würfeln
stack-lesson-roll-words = Keiner deiner Würfel passt, also wird einer neu gewürfelt. Halte Abstand zu den Stapeln: Wirfst du einen um, kostet das einen Punkt für jeden seiner Würfel. Wähle einen Würfel und wirf ihn schwungvoll mit Maus oder Finger.
stack-lesson-fits-now-head = Jetzt passt er
stack-lesson-fits-now-words = Die gewürfelte Zahl passt, also muss der Würfel gesetzt werden. Wähle einen der leuchtenden Würfel.

## What keys and buttons do, for the list of controls

stack-intent-number = einen Würfel nach seiner Zahl wählen
stack-intent-number-each = einen Würfel wählen, der { $number } zeigt
stack-intent-roll = den Würfel zum Zielen nehmen, dann würfeln
stack-intent-roll-at-once = sofort der Standardwurf
stack-intent-pass = passen, wenn sonst nichts bleibt
stack-intent-owners = gehalten: die Besitzer der Würfel zeigen

stack-brief-captured = ein Stapel erobert ({ $points })
stack-brief-penalty = Strafe: { $points }
stack-brief-placed = { $face } gelegt (Höhe { $height })
stack-brief-rolled = { $face } gewürfelt
stack-brief-passed = gepasst

## Was das Spiel ist, für Leute, die es nicht kennen.

stack-introduction = Lege deine Würfel auf andere mit der gleichen Zahl. Wer neu würfeln muss, wirft zwischen die Stapel, und was umfällt, kostet Punkte.

## What decided a match: a clause after a colon, without a full stop.

stack-decided-captured = { $who } { $who-count ->
    [one] hat
   *[other] haben
} { $stacks ->
    [one] einen Stapel
   *[other] { $stacks } Stapel
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} erobert

stack-decided-captured-you = Du hast { $stacks ->
    [one] einen Stapel
   *[other] { $stacks } Stapel
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} erobert

stack-decided-fell = { $who } { $who-count ->
    [one] hat
   *[other] haben
} { $stacks ->
    [one] einen Stapel
   *[other] { $stacks } Stapel
} umgeworfen und { stack-points } verloren

stack-decided-fell-you = Du hast { $stacks ->
    [one] einen Stapel
   *[other] { $stacks } Stapel
} umgeworfen und { stack-points } verloren

stack-decided-ones = { $who } { $who-count ->
    [one] hatte
   *[other] hatten
} { $stacks ->
    [one] auf einem Stapel eine 1 obenauf, die zehn Punkte zählt
   *[other] auf { $stacks } Stapeln eine 1 obenauf, die je zehn Punkte zählt
}

stack-decided-ones-you = Du hattest { $stacks ->
    [one] auf einem Stapel eine 1 obenauf, die zehn Punkte zählt
   *[other] auf { $stacks } Stapeln eine 1 obenauf, die je zehn Punkte zählt
}

stack-decided-tops = { $who } { $who-count ->
    [one] lag
   *[other] lagen
} { $stacks ->
    [one] auf einem Stapel
   *[other] auf { $stacks } Stapeln
} obenauf, für { stack-points }

stack-decided-tops-you = Du lagst { $stacks ->
    [one] auf einem Stapel
   *[other] auf { $stacks } Stapeln
} obenauf, für { stack-points }

stack-decided-floor = { $who } { $who-count ->
    [one] hat
   *[other] haben
} { stack-points } für Würfel auf dem Boden verloren

stack-decided-floor-you = Du hast { stack-points } für Würfel auf dem Boden verloren

stack-decided-lost = { $who } { $who-count ->
    [one] hat
   *[other] haben
} { stack-points } für eroberte Stapel verloren

stack-decided-lost-you = Du hast { stack-points } für eroberte Stapel verloren

## The best moment of a match: a clause without a full stop, with or without a round before it.

stack-moment-fell = { $who } wirft einen Stapel aus { $dice } Würfeln um

stack-moment-fell-several = { $who } wirft mit einem Wurf { $stacks } Stapel um

stack-moment-captured = { $who } erobert { $stacks ->
    [one] einen Stapel
   *[other] in einem Zug { $stacks } Stapel
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
