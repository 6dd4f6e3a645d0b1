### The look back at a match: where something better could have been done, and where chance helped.

review-open = Analyser la partie
review-heading = Analyse de la partie
review-back = Retour
review-going = Analyse de la partie : { $percent } %
review-failed = Impossible d’analyser la partie : { $why }.
review-choices = { $best ->
    [one] { $best } choix sur { $choices } était le meilleur
   *[other] { $best } choix sur { $choices } étaient les meilleurs
}, selon l’ordinateur le plus fort.
review-choices-cheap = { $best ->
    [one] { $best } choix sur { $choices } était le meilleur
   *[other] { $best } choix sur { $choices } étaient les meilleurs
}, selon l’ordinateur le plus fort ; les autres n’ont presque rien coûté.
review-mistakes-heading = Ce qui aurait été mieux
review-no-mistakes = Aucune erreur à signaler. Bien joué.
review-luck-heading = Les moments les plus chanceux
review-no-luck = Le hasard n’a favorisé personne.
review-show = Montrer
review-mistake = { $who }, manche { $round } : coût { $amount }
review-better = Mieux : { $advice }.
review-better-because = Mieux : { $advice } – { $reason }.

# What was done, not what should have been.
review-instead = Coup joué : { $advice }.
review-luck = { $who }, manche { $round } : gain dû au hasard { $amount }
review-at-start-of-round = Au début de la manche.
review-events = { $events }
