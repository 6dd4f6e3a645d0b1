## The faces of the die, as they are printed on it.

skip-bo-mod-face-range = { $low }–{ $high }
skip-bo-mod-face-wild = Skip-Bo
skip-bo-mod-face-discard = { $cards } weglegen
skip-bo-mod-face-opponent-draws = Gegner zieht { $cards }

## What the die can be used for, in a word or two beside it. Little room.

skip-bo-mod-rolled-used = verbraucht
skip-bo-mod-rolled-stands-in = springt ein
skip-bo-mod-rolled-wild = jede Zahl
skip-bo-mod-rolled-discard = { $cards ->
    [one] Karte weglegen
   *[other] Karten weglegen
}
skip-bo-mod-rolled-opponent-draws = Gegner zieht

## Why an act is refused: a sentence without a full stop.

skip-bo-mod-refused-used-up = Der Würfel ist für diesen Zug verbraucht
skip-bo-mod-refused-other-number = Für die Zahl, die dieser Stapel braucht, kann der Würfel nicht einspringen
skip-bo-mod-refused-no-follower = Auf den Würfel muss sofort eine Karte mit der nächsten Zahl oder ein Skip-Bo folgen
skip-bo-mod-refused-no-opponent = Das ist kein Gegner von dir
skip-bo-mod-refused-finished-stock = Dieser Spielerstapel ist ausgespielt und bekommt keine Karten mehr
skip-bo-mod-refused-no-stand-in = Der Würfel zeigt nichts, was für eine Karte einspringen kann
skip-bo-mod-refused-no-discard = Der Würfel lässt dich keine Karte weglegen und weitermachen
skip-bo-mod-refused-no-opponent-draws = Der Würfel lässt keinen Gegner ziehen

## The log: a sentence for each event.

skip-bo-mod-log-rolled = { $player } würfelt: { $face }.
skip-bo-mod-log-stood-in = { $player } setzt den Würfel auf Stapel { $pile } als { $value } ein.
skip-bo-mod-log-discarded = { $player } legt mit dem Würfel { skip-bo-a-card } auf Hilfsstapel { $letter } und macht weiter.
skip-bo-mod-log-made-draw = { $player } setzt den Würfel ein: Der Spielerstapel von { $opponent } muss wachsen.

## Advice: what to do, as a clause that stands after "Hint:", "Better:" or "Instead:".

skip-bo-mod-advice-stand-in-hand = den Würfel auf Stapel { $pile } als { $value } einsetzen und danach { skip-bo-a-card } aus der Hand spielen
skip-bo-mod-advice-stand-in-stock = den Würfel auf Stapel { $pile } als { $value } einsetzen und danach { skip-bo-the-card } vom Spielerstapel spielen
skip-bo-mod-advice-stand-in-stock-of = den Würfel auf Stapel { $pile } als { $value } einsetzen und danach { skip-bo-the-card } vom Spielerstapel von { $owner } spielen
skip-bo-mod-advice-stand-in-discard = den Würfel auf Stapel { $pile } als { $value } einsetzen und danach { skip-bo-the-card } von Hilfsstapel { $letter } spielen
skip-bo-mod-advice-stand-in-discard-of = den Würfel auf Stapel { $pile } als { $value } einsetzen und danach { skip-bo-the-card } von Hilfsstapel { $letter } von { $owner } spielen
skip-bo-mod-advice-discard = mit dem Würfel { skip-bo-a-card } auf Hilfsstapel { $letter } legen und weitermachen
skip-bo-mod-advice-opponent-draws = { $opponent } mit dem Würfel ziehen lassen

## Why an act is good: a clause that stands after the advice and a dash, without a full stop.

skip-bo-mod-reason-opponent-draws = { $cards ->
    [one] { $opponent } hat noch { $cards } Karte im Spielerstapel
   *[other] { $opponent } hat noch { $cards } Karten im Spielerstapel
}

## The status line: whose turn it is and what is due.

skip-bo-mod-status-roll = { $player }: würfeln
skip-bo-mod-status-rolls = { $player }: der Würfel rollt
skip-bo-mod-status-plays-discard = { $player } spielt und kann mit dem Würfel noch { $cards } weglegen
skip-bo-mod-status-plays = { $player } spielt, der Würfel: { $purpose }
skip-bo-mod-use-stand-in = springt für { $low } bis { $high } ein
skip-bo-mod-use-wild = springt für jede Zahl ein
skip-bo-mod-use-discard = { $cards ->
    [one] eine Karte weglegen, und der Zug geht weiter
   *[other] bis zu { $cards } Karten weglegen, und der Zug geht weiter
}
skip-bo-mod-use-opponent-draws = einen Gegner ziehen lassen
skip-bo-mod-due-play = spielen oder weglegen; der Würfel: { $purpose }
skip-bo-mod-due-follower = die Karte wählen, die auf den Würfel folgt
skip-bo-mod-due-discard = eine Handkarte zum Weglegen wählen; der Zug geht weiter
skip-bo-mod-due-discard-pile = einen Hilfsstapel wählen; der Zug geht weiter
skip-bo-mod-due-opponent = wählen, wer zieht: ein Spielerstapel oder die Taste am Namen
skip-bo-mod-due-pile = den Stapel wählen, auf dem der Würfel einspringt

## What the large button says. Little room: at most about 18 letters.

skip-bo-mod-button-roll = Würfeln
skip-bo-mod-button-use = Würfel einsetzen

## What keys do, beside a picture of the key. As short as can be.

skip-bo-mod-key-roll = würfeln
skip-bo-mod-key-swing = überm Würfelbrett schwingen und loslassen, oder Klick
skip-bo-mod-key-die = Würfel
skip-bo-mod-key-discard = weglegen, weiter
skip-bo-mod-key-follower = was folgt
skip-bo-mod-key-opponent = wer zieht, nach Nummer
skip-bo-mod-key-card = die Karte
skip-bo-mod-key-pile = der Stapel
skip-bo-mod-key-go-through = durchblättern

## Banners: large words over the table when something special happens, without a full stop.

skip-bo-mod-banner-made-draw = { $player } lässt { $opponent } eine Karte unter den Spielerstapel ziehen

## Labels on the table. Very little room: as short as can be.

skip-bo-mod-label-by-die = { $value } per Würfel
skip-bo-mod-label-die-below = { $value }, braucht { $next } · { $die } per Würfel

## What a person is told at the pointer and in the status line, mostly because something can't be done so.

skip-bo-mod-told-nothing-follows = Der Würfel kann nur einspringen, wo du sofort die nächste Zahl darauf spielen kannst
skip-bo-mod-told-no-card = Du hast keine Handkarte zum Weglegen
skip-bo-mod-told-no-opponent = Du kannst keinen Gegner ziehen lassen
skip-bo-mod-told-press-number = Drücke die Nummer, die am Namen steht
skip-bo-mod-told-building-piles = Der Würfel springt auf einem der Ablagestapel 1 bis 4 ein
skip-bo-mod-told-choose-use = Wähle zuerst, wofür du den Würfel einsetzt

## The guided first match: what each lesson is about, and what to do.

skip-bo-mod-lesson-roll-head = Würfeln
skip-bo-mod-lesson-roll-words = Wer zuerst alle Karten seines Stapels ausgespielt hat, gewinnt. In MOD beginnt ein Zug mit dem Aktionswürfel: Wirf ihn schwungvoll mit Maus oder Finger, oder drücke den großen Knopf.
skip-bo-mod-lesson-stand-in-head = Der Würfel springt ein
skip-bo-mod-lesson-stand-in-words = Der Würfel kann die nächste Zahl eines Stapels sein, wenn sofort eine deiner Karten darauf folgt. Wähle den Würfel, dann den Stapel, dann die Karte.
skip-bo-mod-lesson-discard-head = Weglegen und weitermachen
skip-bo-mod-lesson-discard-words = Mit dem Würfel darfst du Karten weglegen und deinen Zug fortsetzen.
skip-bo-mod-lesson-draws-head = Gegner zieht
skip-bo-mod-lesson-draws-words = Mit dem Würfel lässt du einen gegnerischen Spielerstapel um eine Karte wachsen: Wähle den Würfel, dann diesen Stapel.

## What keys and buttons do, for the list of controls

skip-bo-mod-intent-die = den Würfel einsetzen

skip-bo-mod-brief-stood-in = { $value } mit dem Würfel

## Was das Spiel ist, für Leute, die es nicht kennen.

skip-bo-mod-introduction = Skip-Bo mit einem Würfel, mit dem jeder Zug beginnt: Er leiht dir eine Karte, lässt andere ziehen oder dich mehr ablegen.
