### Cards with a number are feminine ("eine 5"), a Skip-Bo is masculine. Advice and what is due stand in the infinitive.

## Cards, as other texts of the games name them.

# In the accusative, as all texts that refer to it need it.
skip-bo-a-card = { $card ->
    [wild] einen Skip-Bo
    [0] eine Karte
   *[other] eine { $card }
}

# In the accusative, as all texts that refer to it need it.
skip-bo-the-card = { $card ->
    [wild] den Skip-Bo
    [0] die oberste Karte
   *[other] die { $card }
}

# In the accusative.
skip-bo-card-played = { $card ->
    [wild] einen Skip-Bo als { $value }
   *[other] { skip-bo-a-card }
}

## Why an act is refused: a sentence without a full stop.

skip-bo-refused-table-rules-only = Das geht nur bei Tischregeln
skip-bo-refused-no-building-pile = Diesen Ablagestapel gibt es nicht
skip-bo-refused-no-discard-pile = Diesen Hilfsstapel gibt es nicht
skip-bo-refused-not-in-hand = Diese Karte hast du nicht auf der Hand
skip-bo-refused-draw-first = Ziehe zuerst, bis du fünf Karten auf der Hand hast
skip-bo-refused-end-by-discard = Beende deinen Zug, indem du eine Handkarte auf einen Hilfsstapel legst
skip-bo-refused-no-die = Einen Würfel gibt es nur in Skip-Bo MOD
skip-bo-refused-chosen-chance = Was ein Wurf oder das Mischen ergibt, kann niemand wählen
skip-bo-refused-stock-finished = Dieser Spielerstapel ist ausgespielt
skip-bo-refused-discard-pile-empty = Auf diesem Hilfsstapel liegt keine Karte
skip-bo-refused-own-or-partners-piles = Du spielst nur von deinen eigenen Stapeln und denen deines Partners
skip-bo-refused-own-piles = Du spielst nur von deinen eigenen Stapeln
skip-bo-refused-pile-needs = Dieser Stapel braucht { common-a-number } oder einen Skip-Bo
skip-bo-refused-drawn-for-you = Karten werden für dich gezogen, außer bei Tischregeln
skip-bo-refused-nothing-to-draw = Es ist keine Karte mehr zu ziehen
skip-bo-refused-no-draw-now = Du ziehst zu Beginn deines Zuges und wenn du deine letzte Handkarte spielst
skip-bo-refused-talk-alone = Nur Partner müssen still bleiben, und du hast keinen
skip-bo-refused-talk-on-turn = In deinem eigenen Zug darfst du deinen Partner nach einem Spielzug fragen, und das kostet nichts
skip-bo-refused-talk-off-side = Deine Seite ist nicht am Zug
skip-bo-refused-talk-paid = Fürs Reden in diesem Zug hast du schon bezahlt
skip-bo-refused-own-turn = Du bist am Zug
skip-bo-refused-call-first = Es spielt schon jemand außer der Reihe: Reklamiere das zuerst
skip-bo-refused-nothing-to-call = Niemand spielt außer der Reihe
skip-bo-refused-call-oneself = Du selbst spielst außer der Reihe

## The log: a sentence for each event.

skip-bo-log-round = Runde { $round }: Alle haben einen Spielerstapel aus { $cards } Karten, und { $first } beginnt.
skip-bo-log-reshuffled = Der Kartenstock ist leer: Die { $cards } beiseitegelegten Karten werden zu einem neuen gemischt.
skip-bo-log-gathered = Es ist keine Karte mehr zu ziehen, und niemand spielt: Die { $cards } Karten aller Hilfsstapel werden zu einem neuen Kartenstock gemischt.
skip-bo-log-gathered-again = Es ist keine Karte mehr zu ziehen, und niemand spielt: Die { $cards } Karten aller Hilfsstapel werden zu einem neuen Kartenstock gemischt. Passiert das noch einmal, bevor eine Karte vom Spielerstapel gespielt wird, gewinnt die Runde, wer die wenigsten Karten im Spielerstapel hat.
skip-bo-log-dry-for-good = Der Kartenstock ist endgültig erschöpft: Die Runde endet hier, und es gewinnt, wer die wenigsten Karten im Spielerstapel hat.
skip-bo-log-nothing-to-draw = Es ist keine Karte mehr zu ziehen.
skip-bo-log-played-hand = { $player } spielt { skip-bo-card-played } aus der Hand auf Stapel { $pile }.
skip-bo-log-played-stock = { $player } spielt { skip-bo-card-played } vom Spielerstapel auf Stapel { $pile }.
skip-bo-log-played-stock-of = { $player } spielt { skip-bo-card-played } vom Spielerstapel von { $owner } auf Stapel { $pile }.
skip-bo-log-played-discard = { $player } spielt { skip-bo-card-played } von Hilfsstapel { $letter } auf Stapel { $pile }.
skip-bo-log-played-discard-of = { $player } spielt { skip-bo-card-played } von Hilfsstapel { $letter } von { $owner } auf Stapel { $pile }.
skip-bo-log-pile-complete = Stapel { $pile } hat die 12 erreicht und kommt beiseite.
skip-bo-log-discarded = { $player } legt { skip-bo-a-card } auf Hilfsstapel { $letter }.
skip-bo-log-ended-empty = { $player } hat keine Karte zum Weglegen, und der Zug ist vorbei.
skip-bo-log-stock-grew = Eine Karte kommt ungesehen unter den Spielerstapel von { $owner }.
skip-bo-log-drew-too-many = { $player } hat eine Karte zu viel gezogen.
skip-bo-log-stock-shuffled = Die verdeckten Karten im Spielerstapel von { $owner } werden gemischt.
# A whole sentence, which stands after a colon.
skip-bo-talk-costs = { $cards ->
    [0] Es ist keine Karte mehr zu nehmen
    [1] Eine Karte kommt unter den Spielerstapel
    [2] Zwei Karten kommen unter den Spielerstapel
   *[other] { $cards } Karten kommen unter den Spielerstapel
}
skip-bo-log-talked = { $player } ist nicht still geblieben: { skip-bo-talk-costs }.
skip-bo-log-out-of-turn = { $player } beginnt einen Zug, obwohl { $rightful } am Zug ist.
skip-bo-log-called-out = { $by } reklamiert: { $player } hört auf und zieht einmal nicht, und { $rightful } macht weiter.
skip-bo-log-out-of-turn-stands = Niemand hat den Zug von { $player } reklamiert: Er gilt, und von dort aus geht es weiter.
skip-bo-log-draw-skipped = { $player } beginnt, ohne zu ziehen, als Strafe fürs Spielen außer der Reihe.
skip-bo-log-round-drawn = Niemand kann mehr etwas tun: Runde { $round } ist unentschieden, und niemand bekommt Punkte.
skip-bo-log-round-scored = { $winners-count ->
    [one] Runde { $round }: { $winners } bekommt { $points } Punkte.
   *[other] Runde { $round }: { $winners } bekommen { $points } Punkte.
}
skip-bo-log-match-over = { $winners-count ->
    [one] { $winners } gewinnt die Partie.
   *[other] { $winners } gewinnen die Partie gemeinsam.
}

## Advice: what to do, as a clause that stands after "Hint:", "Better:" or "Instead:".

skip-bo-advice-play-hand = { skip-bo-a-card } aus der Hand auf Stapel { $pile } spielen
skip-bo-advice-play-stock = { skip-bo-the-card } vom Spielerstapel auf Stapel { $pile } spielen
skip-bo-advice-play-stock-of = { skip-bo-the-card } vom Spielerstapel von { $owner } auf Stapel { $pile } spielen
skip-bo-advice-play-discard = { skip-bo-the-card } von Hilfsstapel { $letter } auf Stapel { $pile } spielen
skip-bo-advice-play-discard-of = { skip-bo-the-card } von Hilfsstapel { $letter } von { $owner } auf Stapel { $pile } spielen
skip-bo-advice-discard = { skip-bo-a-card } auf Hilfsstapel { $letter } legen und damit den Zug beenden
skip-bo-advice-end-turn = den Zug beenden
skip-bo-advice-draw = eine Karte ziehen
skip-bo-advice-call = das Spielen außer der Reihe reklamieren
skip-bo-advice-wait = abwarten

## Why an act is good: a clause that stands after the advice and a dash, without a full stop.

skip-bo-reason-call = ein Zug außer der Reihe, den niemand reklamiert, gilt
skip-bo-reason-draw = zuerst wird die Hand aufgefüllt
skip-bo-reason-wins = das ist die letzte Karte des Spielerstapels und gewinnt die Runde
skip-bo-reason-stock = wer den Spielerstapel zuerst ausspielt, gewinnt, und deine nächste Karte wird aufgedeckt
skip-bo-reason-stock-of-partner = wer den Spielerstapel zuerst ausspielt, gewinnt, und die nächste Karte deines Partners wird aufgedeckt
skip-bo-reason-finishes-stock = das ist die letzte Karte dieses Spielerstapels, und ein Paar gewinnt, wenn beide ausgespielt sind
skip-bo-reason-holds-back = { skip-bo-stock-card } deines Spielerstapels würde, jetzt gespielt, { $amount } kosten
skip-bo-reason-follows = { $plays ->
    [0] { skip-bo-stock-card } deines Spielerstapels kann sofort folgen
    [1] nach einer weiteren Karte kann { skip-bo-stock-card } deines Spielerstapels folgen
   *[other] nach { $plays } weiteren Karten kann { skip-bo-stock-card } deines Spielerstapels folgen
}
skip-bo-reason-follows-of = { $plays ->
    [0] { skip-bo-stock-card } vom Spielerstapel von { $owner } kann sofort folgen
    [1] nach einer weiteren Karte kann { skip-bo-stock-card } vom Spielerstapel von { $owner } folgen
   *[other] nach { $plays } weiteren Karten kann { skip-bo-stock-card } vom Spielerstapel von { $owner } folgen
}
# In the nominative.
skip-bo-stock-card = { $card ->
    [wild] der Skip-Bo
    [0] die nächste Karte
   *[other] die { $card }
}
skip-bo-reason-empties-hand = das hilft, die Hand zu leeren, und noch im selben Zug kommen fünf neue Karten
skip-bo-reason-empty-pile = der Stapel ist leer, und so wird nichts zugedeckt
skip-bo-reason-same-number = dort liegt eine Karte mit der gleichen Zahl
skip-bo-reason-one-lower = die Karte dort ist um eins höher, also können beide nacheinander gespielt werden
skip-bo-reason-needed-least = diese Karte und diesen Stapel brauchst du am wenigsten
skip-bo-reason-from-hand = eine Handkarte weniger heißt eine neue Karte mehr im nächsten Zug
skip-bo-reason-frees-number = das macht die { $number } darunter frei
skip-bo-reason-frees-card = das macht die Karte darunter frei
skip-bo-reason-empties-pile = das leert den Hilfsstapel
skip-bo-reason-ahead = das bringt deinen Spielerstapel gegenüber den anderen nach vorn
skip-bo-reason-hinders = das macht es { $opponents } schwerer, vom Spielerstapel zu spielen
skip-bo-reason-helps-number = so bleibt, was der { $number } deines Spielerstapels hilft
skip-bo-reason-keeps-wild = der Skip-Bo bleibt für später auf der Hand
skip-bo-reason-new-hand = dann ist die Hand leer, und es kommen fünf neue Karten
skip-bo-reason-buries-nothing = das deckt dort keine Karte zu, die früher gebraucht wird
skip-bo-reason-wild-free = kein Skip-Bo wird zugedeckt
skip-bo-reason-keeps-going = es ist nichts mehr zu ziehen, und nur gespielte Karten halten die Runde am Laufen

## What a mistake cost or chance gave, after a colon and "it cost" or "chance gave".

skip-bo-amount-round = die Runde
skip-bo-amount-tenths = etwa { $whole },{ $tenths } Karten vom Spielerstapel
skip-bo-amount-cards = { $cards ->
    [one] etwa eine Karte vom Spielerstapel
   *[other] etwa { $cards } Karten vom Spielerstapel
}

## The top bar: the game, the round and when the match is won. There is little room.

skip-bo-heading-one-round = { $game }  ·  eine Runde
skip-bo-heading-target = { $game }  ·  bis { $points }
skip-bo-heading-round = { $game }  ·  Runde { $round }  ·  bis { $points }

## The status line: whose turn it is and what is due.

skip-bo-status-over = { $winners-count ->
    [one] { $winners } gewinnt die Partie
   *[other] { $winners } gewinnen die Partie
}
skip-bo-status-gathered = Die Hilfsstapel werden zu einem neuen Kartenstock gemischt
skip-bo-status-dealt = Die Karten werden gegeben
skip-bo-status-shuffled = Die Karten werden gemischt
skip-bo-status-plays = { $player } spielt
skip-bo-status-next = { $player } ist an der Reihe
skip-bo-status-due = { $player }: { $due }
skip-bo-status-due-out-of-turn = { $player }: { $due } (außer der Reihe)
skip-bo-due-draw = bis auf fünf Karten ziehen
skip-bo-due-place = wählen, wohin die Karte kommt
skip-bo-due-empty-hand = von den Stapeln weiterspielen oder den Zug beenden
skip-bo-due-play = spielen oder Karte weglegen und Zug beenden
skip-bo-due-discard = nichts passt: Karte weglegen und Zug beenden

## What the large button says. Little room: at most about 18 letters, except for a name.

skip-bo-button-draw = Karte ziehen
skip-bo-button-end-turn = Zug beenden
skip-bo-button-over = Die Partie ist aus
skip-bo-button-plays = { $player } ist am Zug
skip-bo-button-choose-card = Wähle eine Karte
skip-bo-button-choose-place = Wähle, wohin
skip-bo-button-dealt = Es wird gegeben

## What keys do, beside a picture of the key. As short as can be.

skip-bo-key-call = reklamieren
skip-bo-key-partner-talks = Partner redet
skip-bo-key-talk = reden
skip-bo-key-log = Verlauf
skip-bo-key-rules = Regeln
skip-bo-key-hand = Hand
skip-bo-key-stock = Spielerstapel
skip-bo-key-discards = Hilfsstapel
skip-bo-key-partners = beim Partner
skip-bo-key-draw = ziehen
skip-bo-key-take-back = zurücknehmen
skip-bo-key-look = Hilfsstapel ansehen
skip-bo-key-sort = sortieren
skip-bo-key-pile = Stapel
skip-bo-key-discard = weglegen, Zug beenden
skip-bo-key-let-go = abbrechen

## Banners: large words over the table when something special happens, without a full stop.

skip-bo-banner-drew-too-many = { $player } hat zu viel gezogen: Die Karte kommt in den Spielerstapel
skip-bo-banner-talked = { $player } hat übers Spiel geredet: { skip-bo-talk-costs }
skip-bo-banner-out-of-turn = { $player } spielt außer der Reihe: { $rightful } ist am Zug
skip-bo-banner-called-out = Reklamiert: { $rightful } macht weiter, und { $player } zieht einmal nicht
skip-bo-banner-out-of-turn-stands = Niemand hat reklamiert: Der Zug von { $player } gilt
skip-bo-banner-draw-skipped = { $player } beginnt, ohne zu ziehen
skip-bo-banner-nothing-to-draw = Es ist keine Karte mehr zu ziehen: Weiter mit dem, was da ist
skip-bo-banner-reshuffled = Die beiseitegelegten Stapel werden zu einem neuen Kartenstock gemischt
skip-bo-banner-gathered = Nichts mehr zu ziehen, und niemand spielt: Alle Hilfsstapel werden zum neuen Kartenstock
skip-bo-banner-gathered-again = Alle Hilfsstapel werden wieder zum neuen Kartenstock. Noch einmal, ohne dass eine Karte vom Spielerstapel gespielt wird, und es gewinnt, wer dort die wenigsten Karten hat
skip-bo-banner-dry-for-good = Der Kartenstock ist endgültig erschöpft: Es gewinnt, wer die wenigsten Karten im Spielerstapel hat
skip-bo-banner-turn = { $player }, du bist am Zug

## The plate that tells what is in the pile under the pointer.

skip-bo-pile-your-discards = { $cards ->
    [one] Dein Hilfsstapel { $letter }: eine Karte
   *[other] Dein Hilfsstapel { $letter }: { $cards } Karten, die oberste zuerst
}
skip-bo-pile-discards-of = { $cards ->
    [one] Hilfsstapel { $letter } von { $owner }: eine Karte
   *[other] Hilfsstapel { $letter } von { $owner }: { $cards } Karten, die oberste zuerst
}
skip-bo-pile-your-stock = Dein Spielerstapel, noch { $cards }; obenauf:
skip-bo-pile-stock-of = Spielerstapel von { $owner }, noch { $cards }; obenauf:
skip-bo-pile-draw = { $cards ->
    [one] Der Kartenstock: 1 Karte
   *[other] Der Kartenstock: { $cards } Karten
}
skip-bo-pile-set-aside = { $cards ->
    [one] 1 Karte aus vollen Stapeln: Sie wird gemischt, wenn der Kartenstock leer ist
   *[other] { $cards } Karten aus vollen Stapeln: Sie werden gemischt, wenn der Kartenstock leer ist
}
skip-bo-pile-building = Ablagestapel { $pile }: braucht { common-a-number } oder einen Skip-Bo
skip-bo-pile-more = und { $cards } weitere

## Labels on the table. Very little room: as short as can be.

# Short for "Kartenstock".
skip-bo-label-draw = Stock { $cards }
skip-bo-label-set-aside = beiseite { $cards }
# Where "beiseite" is too long.
skip-bo-label-aside = weg { $cards }
skip-bo-label-stock = Spielerstapel { $cards }
skip-bo-label-discards = Hilfsstapel
skip-bo-label-complete = voll
skip-bo-label-full = voll
skip-bo-label-needs = braucht { $next }
skip-bo-label-reached = { $value }, braucht { $next }

## The plate of a player at the table. Very little room.

skip-bo-plate-no-draw = zieht nicht
skip-bo-plate-out-of-turn = außer der Reihe
skip-bo-plate-with = mit { $partner }
skip-bo-plate-and = + { $partner }
skip-bo-plate-hand = Hand { $cards }
skip-bo-plate-call = Reklamieren
skip-bo-plate-call-about = Jemand spielt außer der Reihe: Halte das auf. Was gespielt ist, bleibt liegen.
skip-bo-plate-reach-in = Vordrängeln
skip-bo-plate-reach-in-about = Beginne jetzt einen Zug, obwohl du nicht am Zug bist. Bis er endet, dürfen alle ihn reklamieren; dann beginnst du deinen nächsten Zug, ohne zu ziehen.

## The score sheet of a round. The rule in brackets stays as it is.

skip-bo-score-head = Runde { $round }
skip-bo-score-won = Wer gewinnt, bekommt 25 Punkte und 5 für jede Karte, die noch in den gegnerischen Spielerstapeln liegt.
skip-bo-score-stuck = Niemand konnte mehr etwas tun: Niemand bekommt Punkte (K-11).
skip-bo-score-fewest = Der Kartenstock ist endgültig erschöpft: Die wenigsten Karten im Spielerstapel bringen 25 Punkte und 5 für jede Karte, die bei den anderen noch im Spielerstapel liegt (K-11).
skip-bo-score-level = Der Kartenstock ist endgültig erschöpft, und bei den wenigsten Karten im Spielerstapel herrscht Gleichstand: Niemand bekommt Punkte (K-11).
skip-bo-score-finished = ausgespielt
skip-bo-score-left = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}

## What a person is told at the pointer and in the status line, mostly because something can't be done so.

skip-bo-told-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seither wurde Neues aufgedeckt
skip-bo-told-several-fit = Das passt auf Stapel, die { $numbers } brauchen: Wähle einen davon
skip-bo-told-fits-nowhere = Diese Karte passt jetzt nirgends: Die Stapel brauchen { $numbers }
skip-bo-told-not-yours = Das gehört { $owner }: Spiele von deinen eigenen Stapeln
skip-bo-told-drawn-for-you = Karten werden für dich gezogen
skip-bo-told-empty-place = Dieser Platz in deiner Hand ist leer
skip-bo-told-empty-pile = Auf diesem Stapel liegt keine Karte
skip-bo-told-sorted = Deine Hand bleibt jetzt sortiert
skip-bo-told-unsorted = Deine Hand bleibt jetzt in der Reihenfolge, in der du ziehst
skip-bo-told-only-discard = Das passt auf keinen Ablagestapel: Weglegen geht mit { $keys }
skip-bo-told-no-discards = Alle Hilfsstapel sind leer

## The guided first match: what each lesson is about, and what to do.

skip-bo-lesson-aim-head = Das Ziel
skip-bo-lesson-aim-words = Wer zuerst alle Karten seines Stapels ausgespielt hat, gewinnt: Das ist der mit der großen Zahl. Karten kommen auf die Stapel in der Mitte, von 1 bis 12, und ein S steht für jede Zahl.
skip-bo-lesson-stock-head = Dein Spielerstapel
skip-bo-lesson-stock-words = Wer zuerst alle Karten des eigenen Spielerstapels ausspielt, gewinnt die Runde. Deine oberste Karte passt jetzt: Wähle sie, dann den leuchtenden Stapel.
skip-bo-lesson-wild-head = Ein Skip-Bo
skip-bo-lesson-wild-words = Ein Skip-Bo steht für jede Zahl. Heb ihn für den Moment auf, in dem er deinen Spielerstapel voranbringt.
skip-bo-lesson-hand-head = Handkarten
skip-bo-lesson-hand-words = Die Stapel in der Mitte gehen von 1 bis 12. Spiele die Karten, die einen Stapel näher an die Zahl auf deinem Spielerstapel bringen. Eine leere Hand wird wieder aufgefüllt.
skip-bo-lesson-discards-head = Deine Hilfsstapel
skip-bo-lesson-discards-words = Auch die oberste Karte jedes deiner Hilfsstapel darfst du spielen.
skip-bo-lesson-end-turn-head = Den Zug beenden
skip-bo-lesson-end-turn-words = Legst du eine Handkarte auf einen deiner vier Hilfsstapel, endet dein Zug. Lege gleiche Zahlen zusammen oder niedrigere auf höhere.
skip-bo-lesson-dry-head = Nichts mehr zu ziehen
skip-bo-lesson-dry-words = Es ist keine Karte mehr zu ziehen, und keine liegt beiseite. Waren alle einmal reihum am Zug, ohne dass etwas gespielt wurde, werden alle Hilfsstapel zu einem neuen Kartenstock gemischt.

## What keys and buttons do, for the list of controls

skip-bo-intent-number = nach Nummern wählen: Karte, Stapel, Person
skip-bo-intent-number-each = Karte, Stapel oder Person { $number } wählen
skip-bo-intent-discard = ein Hilfsstapel
skip-bo-intent-discard-each = Hilfsstapel { $number }
skip-bo-intent-stock = der Spielerstapel
skip-bo-intent-partner = gehalten: die Stapel deines Partners
skip-bo-intent-draw = ziehen (Tischregeln)
skip-bo-intent-call = einen Zug außer der Reihe reklamieren (Tischregeln)
skip-bo-intent-speak = im Zug deines Partners reden (Tischregeln)
skip-bo-intent-look = alle Karten eines Hilfsstapels sehen; noch einmal für den nächsten
skip-bo-intent-sort = die Hand sortieren

skip-bo-brief-stock = { $value } vom Spielerstapel
skip-bo-brief-played = { $value }
skip-bo-brief-discarded = { $card ->
    [wild] ein Skip-Bo abgelegt
   *[other] { $card } abgelegt
}

## Was das Spiel ist, für Leute, die es nicht kennen.

skip-bo-introduction = Werde als Erster deinen Stapel los: Baue in der Mitte von 1 bis 12, mit Jokern, die überall passen.

## What decided a match: a clause after a colon, without a full stop.

skip-bo-decided-dry = Der Kartenstock war erschöpft, und { $who } { $who-count ->
    [one] hatte
   *[other] hatten
} die wenigsten Karten im Spielerstapel

skip-bo-decided-dry-you = Der Kartenstock war erschöpft, und du hattest die wenigsten Karten im Spielerstapel

skip-bo-decided-turn = { $who } { $who-count ->
    [one] hat
   *[other] haben
} in einem Zug { $cards } Karten vom Spielerstapel gespielt

skip-bo-decided-turn-you = Du hast in einem Zug { $cards } Karten vom Spielerstapel gespielt

skip-bo-decided-left = { $who } { $who-count ->
    [one] hatte
   *[other] hatten
} noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Spielerstapel

skip-bo-decided-left-you = Du hattest noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Spielerstapel

skip-bo-decided-rounds = { $who } { $who-count ->
    [one] hat
   *[other] haben
} { $won } von { $rounds } Runden gewonnen

skip-bo-decided-rounds-you = Du hast { $won } von { $rounds } Runden gewonnen

skip-bo-decided-round = Eine einzige Runde hat { $who } { $points } Punkte gebracht

skip-bo-decided-round-you = Eine einzige Runde hat dir { $points } Punkte gebracht

## The best moment of a match: a clause without a full stop, with or without a round before it.

skip-bo-moment-turn = { $who } spielt { $cards } Karten in einem Zug

skip-bo-moment-emptied = { $who } spielt die letzte Karte vom Spielerstapel

skip-bo-moment-emptied-by = { $who } spielt { $cards } Karten in einem Zug, bis zur letzten vom Spielerstapel
