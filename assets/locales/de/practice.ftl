practice-heading = Würfe üben
practice-about = Wirf, so oft du willst. Hier wird nichts gespeichert oder gezählt.

practice-one = Ein Würfel
practice-stacks = Ein Würfel und Stapel
practice-five = Fünf Würfel
practice-fourteen = Vierzehn Würfel

practice-strength = Stärke: { $percent } %
practice-direction = Richtung: { $way }
practice-way-away = von dir weg
practice-way-away-right = nach rechts hinten
practice-way-right = nach rechts
practice-way-near-right = nach rechts vorn
practice-way-near = auf dich zu
practice-way-near-left = nach links vorn
practice-way-left = nach links
practice-way-away-left = nach links hinten

practice-rolls = Die Würfel rollen …
practice-too-slow = Lass im Schwung los.
practice-last = Letzter Wurf: { $percent } %, { $way }
practice-shows = Der Würfel zeigt { $face }.
practice-show = { $faces } – zusammen { $sum }
practice-again = { $dice ->
    [one] Ein Würfel wurde noch einmal geworfen.
   *[other] { $dice } Würfel wurden noch einmal geworfen.
}
practice-stand = Alle Stapel stehen.
practice-fell = { $stacks ->
    [one] Ein Stapel ist umgefallen.
   *[other] { $stacks } Stapel sind umgefallen.
}

practice-how = Maus oder Finger: über den Tisch ziehen und loslassen. Tasten: zielen mit { $arrows }, für die Stärke { $charge } halten, werfen mit { $throw }. { $dice }: Würfel wählen; { $again }: neu hinlegen.
practice-how-with-pad = Den rechten Stick zurückziehen und loslassen oder mit { $throw } wie gezielt werfen. { $again }: die Würfel neu hinlegen.

practice-throw = Werfen
practice-reset = Neu hinlegen
practice-back = Zurück
