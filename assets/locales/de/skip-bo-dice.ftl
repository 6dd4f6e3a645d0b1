### A written or thrown number is feminine ("die 7"), a Skip-Bo masculine. Texts whose English says "the { value }" choose
### the article themselves. Advice and what is due stand in the infinitive.

## Values of dice

skip-bo-dice-value = { $value ->
    [wild] Skip-Bo
   *[other] { $value }
}

# In the dative, as both texts that refer to it need it: "mit einer 7 füllen".
skip-bo-dice-a-value = { $number ->
    [wild] einem Skip-Bo
   *[other] einer { $number }
}

## Banners: a sentence without a full stop. The log says most of them too, with a full stop

skip-bo-dice-banner-turn = { $player }, du bist am Zug

skip-bo-dice-banner-final-turn = { $player }, das ist dein letzter Zug

skip-bo-dice-banner-first = { $player } beginnt

skip-bo-dice-banner-round = Runde { $round } von { $rounds }: { $player } beginnt

skip-bo-dice-banner-askew = Noch einmal geworfen, kostet nichts: { $dice ->
    [one] 1 Würfel, der schief liegen blieb
   *[other] { $dice } Würfel, die schief liegen blieben
}

skip-bo-dice-banner-fell = Noch einmal geworfen, kostet nichts: { $dice ->
    [one] 1 Würfel, der auf den Boden fiel
   *[other] { $dice } Würfel, die auf den Boden fielen
}

skip-bo-dice-banner-askew-or-fell = Noch einmal geworfen, kostet nichts: { $dice ->
    [one] 1 Würfel, der schief liegen blieb oder auf den Boden fiel
   *[other] { $dice } Würfel, die schief liegen blieben oder auf den Boden fielen
}

# "Rang 1" in place of "first": no gender is needed.
skip-bo-dice-banner-completed = { $player } macht Reihe { $pile } voll, Rang { $place }: { $stars ->
    [0] keine Sterne
    [one] 1 Stern
   *[other] { $stars } Sterne
}

skip-bo-dice-banner-ends-now = { $by } { $by-count ->
    [one] hat
   *[other] haben je
} drei volle Reihen: Die Partie endet mit diesem Zug

skip-bo-dice-banner-last-turns = { $by } { $by-count ->
    [one] hat
   *[other] haben je
} drei volle Reihen: { $left } { $left-count ->
    [one] hat noch einen letzten Zug
   *[other] haben noch je einen letzten Zug
}

skip-bo-dice-banner-reward = Vorrat { $stockpile } von { $player } ist voll und bringt eine Skip-Bo-Prämie

## The log: whole sentences

skip-bo-dice-log-first = { skip-bo-dice-banner-first }.

skip-bo-dice-log-final-turn = { $player } spielt einen letzten Zug.

skip-bo-dice-log-rolled = { $player } wirft { $values }, und { skip-bo-dice-value } auf dem Bonuswürfel.

skip-bo-dice-log-rolled-again = { $player } würfelt neu: { $values }.

skip-bo-dice-log-rolled-bonus = { $player } würfelt neu: { skip-bo-dice-value } auf dem Bonuswürfel.

skip-bo-dice-log-rolled-both = { $player } würfelt neu: { $values }, und { skip-bo-dice-value } auf dem Bonuswürfel.

skip-bo-dice-log-askew = { skip-bo-dice-banner-askew }.

skip-bo-dice-log-fell = { skip-bo-dice-banner-fell }.

skip-bo-dice-log-askew-or-fell = { skip-bo-dice-banner-askew-or-fell }.

skip-bo-dice-log-called = { $who } { $who-count ->
    [one] kann
   *[other] können
} { $value ->
    [wild] den Skip-Bo
   *[other] die { $value }
} des Bonuswürfels nutzen.

skip-bo-dice-log-passed = { $player } passt.

skip-bo-dice-log-claimed = { $player } nimmt { $value ->
    [wild] den angesagten Skip-Bo
   *[other] die angesagte { $value }
} für Kreis { $bubble } von Reihe { $pile }.

skip-bo-dice-log-filled = { $player } füllt Kreis { $bubble } von Reihe { $pile } mit { skip-bo-dice-a-value }.

skip-bo-dice-log-filled-bonus = { $player } füllt Kreis { $bubble } von Reihe { $pile } mit { $value ->
    [wild] dem Skip-Bo
   *[other] der { $value }
} des Bonuswürfels.

skip-bo-dice-log-filled-stockpile = { $player } füllt Kreis { $bubble } von Reihe { $pile } mit { $value ->
    [wild] dem Skip-Bo
   *[other] der { $value }
} aus Vorrat { $stockpile }.

skip-bo-dice-log-filled-reward = { $player } füllt Kreis { $bubble } von Reihe { $pile } mit der Skip-Bo-Prämie von Vorrat { $stockpile }.

skip-bo-dice-log-filled-free = { $player } füllt Kreis { $bubble } von Reihe { $pile } mit einem freien Skip-Bo.

skip-bo-dice-log-star = { $player } sammelt den Stern darüber ein.

skip-bo-dice-log-star-lost = Ein Skip-Bo sammelt keinen Stern ein: Der darüber wird durchgestrichen.

skip-bo-dice-log-completed = { skip-bo-dice-banner-completed }.

skip-bo-dice-log-ends-now = { skip-bo-dice-banner-ends-now }.

skip-bo-dice-log-last-turns = { skip-bo-dice-banner-last-turns }.

skip-bo-dice-log-reroll = { $player } nutzt einen Freiwurf für { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} und hat noch { $left } übrig.

skip-bo-dice-log-nobody-writes = Alle Vorräte sind voll: Niemand notiert.

skip-bo-dice-log-turn-ended = { $player } beendet den Zug: Alle mit einem freien Kästchen notieren.

skip-bo-dice-log-wrote = { $player } notiert { $value ->
    [wild] einen Skip-Bo
   *[other] eine { $value }
} in Vorrat { $stockpile }.

skip-bo-dice-log-reward = { skip-bo-dice-banner-reward }.

skip-bo-dice-log-scored = { $player } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $stars } für Sterne, { $piles } für volle Reihen, { $unused } für unverbrauchte Skip-Bos und Freiwürfe.

skip-bo-dice-log-round = { skip-bo-dice-banner-round }.

skip-bo-dice-log-round-over = Nach Runde { $round } von { $rounds }: { $scores }.

skip-bo-dice-log-points = { $player } { $points }

skip-bo-dice-log-won = { $winners } { $winners-count ->
    [one] gewinnt die Partie
   *[other] gewinnen die Partie gemeinsam
}.

skip-bo-dice-log-won-by-unused = { $winners } { $winners-count ->
    [one] gewinnt die Partie
   *[other] gewinnen die Partie gemeinsam
}, mit mehr unverbrauchten Skip-Bos und Freiwürfen.

## Advice: what to do, as in "Hint: end the turn." Without a full stop

skip-bo-dice-advice-fill = den nächsten Kreis von Reihe { $pile } mit { skip-bo-dice-a-value } füllen

skip-bo-dice-advice-fill-bonus = den nächsten Kreis von Reihe { $pile } mit { $value ->
    [wild] dem Skip-Bo
   *[other] der { $value }
} des Bonuswürfels füllen

skip-bo-dice-advice-fill-stockpile = den nächsten Kreis von Reihe { $pile } mit { $value ->
    [wild] dem Skip-Bo
   *[other] der { $value }
} aus Vorrat { $stockpile } füllen

skip-bo-dice-advice-fill-reward = den nächsten Kreis von Reihe { $pile } mit der Skip-Bo-Prämie von Vorrat { $stockpile } füllen

skip-bo-dice-advice-fill-free = den nächsten Kreis von Reihe { $pile } mit einem freien Skip-Bo füllen

skip-bo-dice-advice-claim = { $value ->
    [wild] den Skip-Bo
   *[other] die { $value }
} für Reihe { $pile } nehmen

skip-bo-dice-advice-pass = passen

skip-bo-dice-advice-reroll = { $values } mit einem Freiwurf neu würfeln

skip-bo-dice-advice-reroll-bonus = { $value ->
    [wild] den Skip-Bo
   *[other] die { $value }
} des Bonuswürfels mit einem Freiwurf neu würfeln

skip-bo-dice-advice-reroll-both = { $values } und dazu { $value ->
    [wild] den Skip-Bo
   *[other] die { $value }
} des Bonuswürfels mit einem Freiwurf neu würfeln

skip-bo-dice-advice-end = den Zug beenden

skip-bo-dice-advice-write = { $value ->
    [wild] einen Skip-Bo
   *[other] eine { $value }
} in Vorrat { $stockpile } notieren

skip-bo-dice-advice-wait = abwarten

## Why an advice is good: clauses after a dash, as in "Hint: end the turn - it ..." Without a full stop

skip-bo-dice-reason-both = { $gain }, und { $then }

skip-bo-dice-reason-bonus-again = der Bonuswürfel wird neu gewürfelt

skip-bo-dice-reason-completes = das macht die Reihe voll und bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}

skip-bo-dice-reason-completes-star = das macht die Reihe voll und bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}, dazu den über dem Kreis

skip-bo-dice-reason-completes-ends = das macht die Reihe voll, läutet die letzten Züge ein und bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}

skip-bo-dice-reason-completes-ends-star = das macht die Reihe voll, läutet die letzten Züge ein und bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}, dazu den über dem Kreis

skip-bo-dice-reason-star = das bringt den Stern über der { $bubble }

skip-bo-dice-reason-star-forfeited = in der Reihe weiterzukommen ist mehr wert als der Stern, der dabei verloren geht

skip-bo-dice-reason-no-star-lost = auf der { $bubble } geht kein Stern verloren

skip-bo-dice-reason-follows = die { $next } kann folgen

skip-bo-dice-reason-follows-bonus = die { $next } des Bonuswürfels kann folgen

skip-bo-dice-reason-follows-stockpile = die { $next } aus Vorrat { $stockpile } kann folgen

skip-bo-dice-reason-nearer = dann { $left ->
    [one] fehlt noch 1 Kreis
   *[other] fehlen noch { $left } Kreise
} in Reihe { $pile }

skip-bo-dice-reason-costs-nothing = das kostet nichts, und { skip-bo-dice-reason-nearer }

skip-bo-dice-reason-reroll = { $dice ->
    [one] dieser Würfel ist
   *[other] diese Würfel sind
} weniger wert als ein neuer Wurf, auch wenn ein unverbrauchter Freiwurf einen Punkt zählt; du hast noch { $left }

skip-bo-dice-reason-end = was sich noch füllen ließe, ist später mehr wert
skip-bo-dice-reason-end-keeps-reroll = nichts lässt sich füllen, und ein nicht benutzter Freiwurf zählt einen Punkt
skip-bo-dice-reason-pass = den Wert zu nutzen würde mehr kosten, als es bringt

skip-bo-dice-reason-fills-stockpile = das macht den Vorrat voll und bringt einen Skip-Bo
skip-bo-dice-reason-fits-anywhere = ein Skip-Bo passt, wo immer er gebraucht wird

skip-bo-dice-reason-needed-next = Reihe { $pile } braucht das als Nächstes

skip-bo-dice-reason-needed-after = Reihe { $pile } braucht das nach { $away ->
    [one] 1 weiteren Zahl
   *[other] { $away } weiteren Zahlen
}

skip-bo-dice-reason-nearer-reward = das bringt den Vorrat seinem Skip-Bo näher

skip-bo-dice-amount = etwa { $whole },{ $tenths } % Gewinnchance

## Why an act is refused: a sentence without a full stop

skip-bo-dice-refused-no-such-pile = Diese Reihe gibt es auf der Tafel nicht
skip-bo-dice-refused-no-such-stockpile = Diesen Vorrat gibt es auf der Tafel nicht
skip-bo-dice-refused-only-dice-say = Nur ein Wurf entscheidet, was Würfel zeigen
skip-bo-dice-refused-call-on-own-turn = Ansagen sind für die anderen: In deinem Zug nutzt du den Bonuswürfel selbst
skip-bo-dice-refused-write-on-turn = Beende zuerst deinen Zug: Dann notieren alle
skip-bo-dice-refused-write-at-call = Niemand notiert, bevor der Zug vorbei ist
skip-bo-dice-refused-only-called-value = Wenn du nicht am Zug bist, kannst du nur den angesagten Wert nutzen oder passen
skip-bo-dice-refused-has-to-write = Der Zug ist vorbei: Jetzt müssen alle einen Wert notieren
skip-bo-dice-refused-not-now = Das geht jetzt nicht
skip-bo-dice-refused-no-such-die = Diesen Zahlenwürfel gibt es nicht
skip-bo-dice-refused-die-used = Dieser Würfel ist schon genutzt und liegt beiseite
skip-bo-dice-refused-bonus-not-thrown = Der Bonuswürfel ist noch nicht geworfen
skip-bo-dice-refused-stockpile-used-up = In diesem Vorrat ist nichts mehr zu nutzen
skip-bo-dice-refused-reward-not-earned = Dieser Vorrat ist nicht voll und hat deshalb noch keine Skip-Bo-Prämie gebracht
skip-bo-dice-refused-reward-used = Diese Skip-Bo-Prämie ist schon verbraucht
skip-bo-dice-refused-no-free-skip-bo = Du hast keinen freien Skip-Bo mehr
skip-bo-dice-refused-no-dice-chosen = Wähle einen oder mehrere der sechs Würfel
skip-bo-dice-refused-used-die-rolled = Ein genutzter Würfel liegt beiseite und kann nicht neu gewürfelt werden
skip-bo-dice-refused-no-free-reroll = Du hast keinen Freiwurf mehr
skip-bo-dice-refused-stockpile-full = Dieser Vorrat ist voll
skip-bo-dice-refused-value-not-shown = Kein ungenutzter Würfel zeigt das
skip-bo-dice-refused-pile-complete = Diese Reihe ist voll
skip-bo-dice-refused-pile-needs = Diese Reihe braucht als Nächstes { common-a-number }

## Notices at the pointer: why nothing happened, or what to do first. A sentence without a full stop

skip-bo-dice-notice-die-used = Dieser Würfel ist schon genutzt und liegt in diesem Zug beiseite
skip-bo-dice-notice-no-pile-needs = Keine deiner Reihen braucht jetzt { $value ->
    [wild] einen Skip-Bo
   *[other] eine { $value }
}
skip-bo-dice-notice-choose-pile = Wähle die Reihe: { $piles }
skip-bo-dice-notice-pile-needs = Reihe { $pile } braucht als Nächstes { common-a-number }, und du hast keine
skip-bo-dice-notice-pile-complete = Reihe { $pile } ist voll
skip-bo-dice-notice-choose-first = Wähle zuerst, womit du den Kreis füllst
skip-bo-dice-notice-die-not-rolled = Dieser Würfel ist schon genutzt und kann nicht neu gewürfelt werden
skip-bo-dice-notice-pick-dice = Wähle die Würfel, die du neu würfeln willst
skip-bo-dice-notice-nothing-back = Es gibt nichts zurückzunehmen
skip-bo-dice-notice-no-reward = Du hast keine Skip-Bo-Prämie
skip-bo-dice-notice-let-go-moving = Zum Werfen lässt du los, solange sich die Hand bewegt
skip-bo-dice-notice-die-first = Wähle erst einen Würfel, dann das Kästchen, in dem du ihn notierst
skip-bo-dice-notice-only-topmost = Nur die oberste Zahl eines Vorrats, die nicht durchgestrichen ist, kannst du nutzen
skip-bo-dice-notice-fourth-box = Das vierte Kästchen eines Vorrats bringt seine Skip-Bo-Prämie
skip-bo-dice-notice-free-skip-bo-used = Dieser freie Skip-Bo ist verbraucht
skip-bo-dice-notice-no-die-shows = Kein übriger Würfel zeigt { $value ->
    [wild] einen Skip-Bo
   *[other] eine { $value }
}
skip-bo-dice-notice-nothing-shows = Nichts, was du nutzen kannst, zeigt { $value ->
    [wild] einen Skip-Bo
   *[other] eine { $value }
}

## The heading at the top of the table

skip-bo-dice-heading = Skip-Bo Dice  ·  bis drei Reihen
skip-bo-dice-heading-round = Skip-Bo Dice  ·  Runde { $round } von { $rounds }
skip-bo-dice-heading-last-turns = Skip-Bo Dice  ·  letzte Züge

## The status line: whose turn it is, and what is due. Without a full stop

skip-bo-dice-status-first = Es wird ausgelost, wer beginnt
skip-bo-dice-status-throw = { $player }: die Würfel werfen
skip-bo-dice-status-throw-again = { $player }: noch einmal werfen
skip-bo-dice-status-rolls = { $player } würfelt
skip-bo-dice-status-rolls-bonus = { $player } würfelt den Bonuswürfel neu
skip-bo-dice-status-call = Angesagt: { skip-bo-dice-value }. { $who } { $who-count ->
    [one] wählt
   *[other] wählen
}
skip-bo-dice-status-fill = { $player }: Kreise füllen oder den Zug beenden
skip-bo-dice-status-choose-pile = { $player }: die Reihe wählen
skip-bo-dice-status-pick-dice = { $player }: die Würfel zum Neuwürfeln wählen
skip-bo-dice-status-last-turn = { $status } (letzter Zug)
skip-bo-dice-status-write = Alle notieren einen Wert: { $who } { $who-count ->
    [one] wählt
   *[other] wählen
}
skip-bo-dice-status-won = { $winners } { $winners-count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie

## The large button. Little room: at most about 18 letters, and names

skip-bo-dice-button-throw = Würfel werfen
skip-bo-dice-button-pick-dice = Wähle Würfel
skip-bo-dice-button-reroll = { $dice ->
    [one] Neu würfeln
   *[other] Diese { $dice } neu würfeln
}
skip-bo-dice-button-end = Zug beenden
skip-bo-dice-button-write = { skip-bo-dice-value } in { $stockpile } notieren
skip-bo-dice-button-write-for = { $player }: { skip-bo-dice-value } in { $stockpile } notieren
skip-bo-dice-button-claim = { $value ->
    [wild] Den Skip-Bo
   *[other] Die { $value }
} für Reihe { $pile } nehmen
skip-bo-dice-button-claim-for = { $player }: { skip-bo-dice-value } für { $pile }
skip-bo-dice-button-pass = Passen
skip-bo-dice-button-pass-for = { $player }: Passen
skip-bo-dice-button-over = Die Partie ist aus
skip-bo-dice-button-plays = { $player } ist am Zug
skip-bo-dice-button-others-choose = Andere wählen
skip-bo-dice-button-rolling = Die Würfel rollen

## What keys do, each after its key. Little room: two or three words

skip-bo-dice-key-throw = werfen
skip-bo-dice-key-swing = überm Würfelbrett schwingen und loslassen, oder Klick
skip-bo-dice-key-what-shows = was die Zahl zeigt
skip-bo-dice-key-ten = eine 10
skip-bo-dice-key-skip-bo = ein Skip-Bo
skip-bo-dice-key-free = ein freier
skip-bo-dice-key-reward = Prämie
skip-bo-dice-key-reroll = neu würfeln
skip-bo-dice-key-end = Zug beenden
skip-bo-dice-key-undo = zurücknehmen
skip-bo-dice-key-pile = Reihe
skip-bo-dice-key-only-one = wenn nur eine passt
skip-bo-dice-key-let-go = abbrechen
skip-bo-dice-key-pick = Würfel wählen
skip-bo-dice-key-roll-again = neu würfeln
skip-bo-dice-key-suggested = wie vorgeschlagen
skip-bo-dice-key-as-panel = wie im Feld
skip-bo-dice-key-in-row = stehen in deiner Zeile
skip-bo-dice-key-die-then-box = ein Würfel, dann ein Kästchen
skip-bo-dice-key-lit-bubble = ein leuchtender Kreis
skip-bo-dice-key-hint = Tipp
skip-bo-dice-key-hurry = vorspulen
skip-bo-dice-key-see-board = eine Tafel groß ansehen
skip-bo-dice-key-log = Verlauf
skip-bo-dice-key-rules = Regeln

## The panel on the right, with the answers of those who are asked

skip-bo-dice-panel-call = Ansage: { skip-bo-dice-value }
skip-bo-dice-panel-write = Alle notieren einen Wert
skip-bo-dice-panel-at-calls = Bei Ansagen
skip-bo-dice-panel-left = { $seconds } s
skip-bo-dice-panel-no-limit = ohne Zeitlimit
skip-bo-dice-panel-limit = { $seconds } s Zeit
skip-bo-dice-panel-limit-what = Wie lange alle Zeit zum Antworten haben. Wer nicht rechtzeitig antwortet, passt oder notiert den Vorschlag
skip-bo-dice-panel-pass = passen
skip-bo-dice-panel-back = zurück
skip-bo-dice-panel-suggested = { $value } in { $stockpile }
skip-bo-dice-panel-suggested-what = Der Vorschlag: der Wert und der Vorrat mit seiner Nummer auf der Tafel
skip-bo-dice-panel-into = in { $stockpile }:
skip-bo-dice-panel-value = Wert:
skip-bo-dice-panel-chosen = gewählt
skip-bo-dice-panel-thinks = überlegt
skip-bo-dice-panel-is-asked = erst fragen
skip-bo-dice-panel-takes = nehmen, wenn nur ein Kreis passt
skip-bo-dice-panel-passes = passen
skip-bo-dice-panel-calls-what = Was du tust, wenn andere einen Wert ansagen: erst gefragt werden, ihn automatisch nehmen oder passen

## The strip over each board, after the player's name

skip-bo-dice-label-plays = spielt
skip-bo-dice-label-last-turn = noch ein letzter Zug
skip-bo-dice-label-wins = gewinnt
skip-bo-dice-label-piles = { $piles ->
    [one] 1 Reihe
   *[other] { $piles } Reihen
} voll
skip-bo-dice-label-points = { $stars } für Sterne, { $unused } unverbraucht, { skip-bo-dice-label-piles }
skip-bo-dice-label-points-before = { $before } vorher, { skip-bo-dice-label-points }
skip-bo-dice-label-before = { $before } vorher, { $points } jetzt

## What is printed on the boards. Capitals; longer words than these are printed smaller

skip-bo-dice-print-stockpiles = VORRÄTE
skip-bo-dice-print-free-skip-bo = FREIER SKIP-BO
skip-bo-dice-print-free-rerolls = FREIWÜRFE

## The score sheet at the end

skip-bo-dice-score-heading = Die Tafeln werden gewertet
skip-bo-dice-score-heading-round = Runde { $round } von { $rounds } wird gewertet
skip-bo-dice-score-all-rounds = Es entscheidet die Summe aller Runden.
skip-bo-dice-score-what-counts = Je ein Punkt für Sterne, übrige Freiwürfe, freie Skip-Bos und Prämien; 3, 2, 1 für volle Reihen.
skip-bo-dice-score-tie = Gleich viele Punkte: Mehr unverbrauchte Skip-Bos und Freiwürfe gewinnen.
skip-bo-dice-score-stars = Sterne
skip-bo-dice-score-piles = Reihen
skip-bo-dice-score-rerolls = Freiwürfe
skip-bo-dice-score-skip-bos = Skip-Bos
skip-bo-dice-score-rewards = Prämien
skip-bo-dice-score-total = gesamt
skip-bo-dice-score-so-far = bisher

## The guided first match: what each lesson is about, and what to do

skip-bo-dice-lesson-throw-the-dice-head = Die Würfel werfen
skip-bo-dice-lesson-throw-the-dice-words = Fülle deine Reihen von 1 bis 10: Die meisten Sterne gewinnen, und drei volle Reihen beenden die Partie. Wirf die Würfel schwungvoll mit Maus oder Finger, oder drücke den großen Knopf.
skip-bo-dice-lesson-a-call-head = Eine Ansage
skip-bo-dice-lesson-a-call-words = Alle dürfen nutzen, was der Bonuswürfel zeigt. Nimm es für eine deiner Reihen, wo es passt, oder passe.
skip-bo-dice-lesson-write-one-down-head = Einen Wert notieren
skip-bo-dice-lesson-write-one-down-words = Der Zug ist vorbei, und alle notieren den Wert eines ungenutzten Würfels in einem Vorrat, für einen späteren Zug. Ein voller Vorrat bringt einen Skip-Bo.
skip-bo-dice-lesson-the-bonus-die-head = Der Bonuswürfel
skip-bo-dice-lesson-the-bonus-die-words = Füllst du einen Kreis mit dem Bonuswürfel, wird er neu gewürfelt, für dich und für alle.
skip-bo-dice-lesson-fill-bubbles-head = Kreise füllen
skip-bo-dice-lesson-fill-bubbles-words = Jede Reihe wird von 1 bis 10 gefüllt. Wähle einen Würfel und dann einen leuchtenden Kreis. Eine Zahl unter einem Stern sammelt ihn ein.
skip-bo-dice-lesson-roll-again-or-end-head = Neu würfeln oder aufhören
skip-bo-dice-lesson-roll-again-or-end-words = Jetzt passt nichts. Wähle Würfel und nutze einen Freiwurf, oder beende deinen Zug mit dem großen Knopf.

## What keys and buttons do, for the list of controls

skip-bo-dice-intent-shown = wählen, was diese Zahl zeigt
skip-bo-dice-intent-shown-each = wählen, was { $number } zeigt
skip-bo-dice-intent-skip-bo = einen Skip-Bo wählen
skip-bo-dice-intent-free = einen freien Skip-Bo wählen
skip-bo-dice-intent-reward = eine Prämie wählen
skip-bo-dice-intent-pile = die Reihe wählen
skip-bo-dice-intent-pile-each = Reihe { $pile } wählen
skip-bo-dice-intent-reroll = ein Freiwurf: Würfel aussuchen, dann werfen
skip-bo-dice-intent-end-turn = den Zug beenden
skip-bo-dice-intent-answer-of-first = Antworten der ersten Person
skip-bo-dice-intent-answer-each-of-first = Antwort { $number } der ersten Person
skip-bo-dice-intent-answer-of-second = Antworten der zweiten Person
skip-bo-dice-intent-answer-each-of-second = Antwort { $number } der zweiten Person
skip-bo-dice-intent-answer-of-third = Antworten der dritten Person
skip-bo-dice-intent-answer-each-of-third = Antwort { $number } der dritten Person
skip-bo-dice-intent-answer-of-fourth = Antworten der vierten Person
skip-bo-dice-intent-answer-each-of-fourth = Antwort { $number } der vierten Person

skip-bo-dice-brief-completed = Reihe { $pile } voll
skip-bo-dice-brief-filled = { $pile }{ $bubble }

## Was das Spiel ist, für Leute, die es nicht kennen.

skip-bo-dice-introduction = Wirf fünf Würfel und fülle Reihen von 1 bis 10. Was der sechste zeigt, dürfen alle nutzen.

## What decided a match: a clause after a colon, without a full stop.

skip-bo-dice-decided-stars = { $who } { $who-count ->
    [one] hat
   *[other] haben
} { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} gesammelt, gegen { $against }

skip-bo-dice-decided-stars-you = Du hast { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} gesammelt, gegen { $against }

skip-bo-dice-decided-piles = Volle Reihen haben { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gebracht, gegen { $against }

skip-bo-dice-decided-piles-you = Volle Reihen haben dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gebracht, gegen { $against }

skip-bo-dice-decided-unused = { $who } { $who-count ->
    [one] hatte
   *[other] hatten
} noch { $left } Skip-Bos und Freiwürfe, gegen { $against }

skip-bo-dice-decided-unused-you = Du hattest noch { $left } Skip-Bos und Freiwürfe, gegen { $against }

skip-bo-dice-decided-lost = { $who } { $who-count ->
    [one] hat
   *[other] haben
} mit Skip-Bos { $stars ->
    [one] einen Stern
   *[other] { $stars } Sterne
} durchgestrichen

skip-bo-dice-decided-lost-you = Du hast mit Skip-Bos { $stars ->
    [one] einen Stern
   *[other] { $stars } Sterne
} durchgestrichen

## The best moment of a match: a clause without a full stop, with or without a round before it.

skip-bo-dice-moment-chain = { $who } wirft den Bonuswürfel { $rolls }-mal in einem Zug

skip-bo-dice-moment-fills = { $who } füllt { $bubbles } Kreise in einem Zug
