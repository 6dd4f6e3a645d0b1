review-open = Analyse

review-heading = Analyse
review-back = Zurück

review-going = Die Partie wird analysiert: { $percent } %

review-failed = Diese Partie lässt sich nicht analysieren: { $why }.

review-choices = Nach dem Urteil des stärksten Computerspielers { $best ->
    [one] war 1 von { $choices } Entscheidungen die beste
   *[other] waren { $best } von { $choices } Entscheidungen die besten
}.

review-choices-cheap = Nach dem Urteil des stärksten Computerspielers { $best ->
    [one] war 1 von { $choices } Entscheidungen die beste
   *[other] waren { $best } von { $choices } Entscheidungen die besten
}; die anderen kosteten so gut wie nichts.

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
