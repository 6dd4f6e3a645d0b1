absences-heading = Solange Leute weg sind
absences-about = Dieser Tisch lässt sich Zeit. Was du hier einstellst, gilt für diese Partie.
absences-open = Solange Leute weg sind
absences-done = Fertig

absences-notice = Sag mir, dass ich dran bin: durch eine Nachricht an diese Adresse oder eine E-Mail
absences-notice-about = Wenn du weg bist. Wer den Server betreibt, weiß, welche Adressen gehen.
absences-notice-set = Merken
absences-notice-off = Aufhören
absences-code-sent = Eine E-Mail mit einem Code ist unterwegs an { $address }
absences-code-about = Gib den Code ein, um dort E-Mails zu bekommen. Bis dahin bleibt deine Adresse, wie sie war.
absences-code-confirm = Bestätigen
absences-vacation = Urlaub
absences-vacation-about = Deine Uhr steht still, und niemand spielt für dich. In dieser Partie { $days ->
    [one] bleibt ein Tag
   *[other] bleiben { $days } Tage
}.
absences-vacation-on = Dein Urlaub dauert noch { $left }.
absences-vacation-take = In Urlaub gehen
absences-vacation-end = Beenden
absences-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
absences-offers = Wenn im Zug eines anderen ein Wert angesagt wird
absences-choices = Wenn alle einen Wert notieren
absences-ask = Frag mich
absences-pass = Ich nehme nichts
absences-computer = Ein Computer entscheidet

absences-seats = Die Plätze
absences-due = Ist dran: noch { $left }
absences-on-vacation = Im Urlaub, noch { $left }
absences-here = Gerade am Tisch
absences-away = Weg
absences-remind = Erinnern
absences-play-on = Hier weiterspielen
absences-take-back = Zurücknehmen
absences-offered = Du bietest an, hier weiterzuspielen. Wer mitspielt, muss zustimmen.
absences-would-play = { $by } würde hier weiterspielen
absences-still-asked = Es fehlt noch: { $names }
absences-agree = Zustimmen
absences-refuse = Nein

absences-nudged = { $who } erinnert dich: Du bist dran.
absences-reminded = Eine Erinnerung ist unterwegs.
absences-vacation-of = { $who } ist im Urlaub, noch { $left }
absences-asks = { $by } würde für { $who } weiterspielen
absences-answer = Antworten
absences-slow-nudged = Du wirst erinnert: Du bist dran, noch { $left }
absences-slow-offered = Jemand bietet an, auf einem Platz weiterzuspielen
absences-slow-vacation = Du bist im Urlaub
absences-turn = Du bist dran
absences-turn-at = { $game } mit { $names }
