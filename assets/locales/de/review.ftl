review-open = Rückblick

review-heading = Rückblick
review-back = Zurück

review-going = Die Partie wird durchgesehen: { $percent } %

review-failed = Zu dieser Partie gibt es keinen Rückblick: { $why }.

review-choices = { $best ->
    [one] 1 von { $choices } Entscheidungen war die beste
   *[other] { $best } von { $choices } Entscheidungen waren die besten
}, so sieht es der stärkste Computerspieler.

review-choices-cheap = { $best ->
    [one] 1 von { $choices } Entscheidungen war die beste
   *[other] { $best } von { $choices } Entscheidungen waren die besten
}, so sieht es der stärkste Computerspieler; die anderen kosteten so gut wie nichts.

review-mistakes-heading = Was besser gewesen wäre
review-no-mistakes = Keine nennenswerten Fehler. Gut gespielt.
review-luck-heading = Die glücklichsten Momente
review-no-luck = Der Zufall hat niemanden bevorzugt.

review-show = Zeigen

review-mistake = { $who }, Runde { $round }: Das kostete { $amount }

review-better = Besser: { $advice }.

review-better-because = Besser: { $advice } – { $reason }.

review-instead = Stattdessen: { $advice }.

review-luck = { $who }, Runde { $round }: Der Zufall brachte { $amount }

review-at-start-of-round = Zu Beginn der Runde.

review-events = { $events }
