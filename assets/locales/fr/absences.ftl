absences-heading = Quand quelqu’un est absent
absences-about = Cette table prend son temps. Ce que tu règles ici vaut pour cette partie.
absences-open = Quand quelqu’un est absent
absences-done = Terminé

absences-notice = Me prévenir que c’est mon tour : par un message à cette adresse, ou par e-mail
absences-notice-about = Si tu n’es pas là. Le propriétaire du serveur sait quelles adresses conviennent.
absences-notice-set = Enregistrer
absences-notice-off = Arrêter
absences-code-sent = Un e-mail avec un code est en route vers { $address }
absences-code-about = Saisis le code pour y recevoir des e-mails. D’ici là, ton adresse reste ce qu’elle était.
absences-code-confirm = Confirmer
absences-vacation = Vacances
absences-vacation-about = Ton horloge s’arrête et personne ne joue pour toi. { $days ->
    [one] Il reste un jour
   *[other] Il reste { $days } jours
} dans cette partie.
absences-vacation-on = Tes vacances durent encore { $left }.
absences-vacation-take = Partir en vacances
absences-vacation-end = Y mettre fin
absences-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
}
absences-offers = Quand une valeur est annoncée dans le tour d’un autre
absences-choices = Quand tout le monde note une valeur
absences-ask = Me demander
absences-pass = Je ne prends rien
absences-computer = Un ordinateur décide

absences-seats = Les places
absences-due = C’est son tour : encore { $left }
absences-on-vacation = En vacances, encore { $left }
absences-here = À la table en ce moment
absences-away = Absent
absences-remind = Rappeler
absences-play-on = Continuer ici
absences-take-back = Retirer
absences-offered = Tu offres de continuer ici. Les joueurs doivent être d’accord.
absences-would-play = { $by } continuerait à jouer ici
absences-still-asked = Accord attendu : { $names }
absences-agree = D’accord
absences-refuse = Non

absences-nudged = { $who } te le rappelle : c’est ton tour.
absences-reminded = Un rappel est en route.
absences-vacation-of = { $who } est en vacances, encore { $left }
absences-asks = { $by } continuerait à jouer pour { $who }
absences-answer = Répondre
absences-slow-nudged = On te le rappelle : c’est ton tour, encore { $left }
absences-slow-offered = Quelqu’un offre de continuer à jouer à une place
absences-slow-vacation = Tu es en vacances
absences-turn = C’est ton tour
absences-turn-at = { $game } avec { $names }
