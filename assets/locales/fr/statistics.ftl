### Les statistiques des parties gardées.

## Ce que comptent les jeux.

statistics-stacks-captured = Piles capturées
statistics-stacks-captured-in-a-round = Record de piles capturées en une manche
statistics-stacks-captured-in-a-row = Record de tours de suite avec une capture
statistics-dice-placed = Dés empilés
statistics-dice-rolled = Dés lancés
statistics-stacks-felled = Piles renversées
statistics-stacks-felled-standard = Piles renversées avec le lancer standard
statistics-stacks-felled-softly = Piles renversées par ton propre lancer doux
statistics-stacks-felled-middle = Piles renversées par ton propre lancer moyen
statistics-stacks-felled-hard = Piles renversées par ton propre lancer fort
statistics-cards-played-a-turn = Cartes jouées par tour, en moyenne
statistics-cards-played-in-a-turn = Record de cartes jouées en un tour
statistics-cards-from-stock = Cartes du stock jouées
statistics-cards-from-stock-in-a-turn = Record de cartes du stock en un tour
statistics-piles-completed = Séries complétées
statistics-die-used = Utilisations du dé
statistics-bubbles-filled-a-turn = Bulles remplies à son tour, en moyenne
statistics-bubbles-filled-in-a-turn = Record de bulles remplies en un tour
statistics-bonus-used = Bulles remplies avec le dé bonus
statistics-calls-used = Annonces des autres utilisées
statistics-stars-collected = Étoiles récoltées
statistics-rerolls-used = Relances gratuites utilisées

## Qui.

statistics-unnamed = Joueurs sans nom à eux

statistics-against-people = Seulement contre des personnes

statistics-against-computers = Contre l’ordinateur, jusqu’au niveau { $level }

## Les chiffres.

statistics-matches = { $matches ->
    [0] Aucune partie sauvegardée
    [one] 1 partie sauvegardée
   *[other] { $matches } parties sauvegardées
} ; terminées : { $finished }

statistics-all-games = Tous les jeux

statistics-results = victoires { $won }, égalités { $tied }, défaites { $lost }, non terminées { $unfinished }

statistics-streaks = victoires de suite : { $now } en ce moment, { $wins } au plus ; défaites de suite : { $losses } au plus

statistics-points = points : de { $least } à { $most }, { $mean } en moyenne

statistics-figure = { $what } : { $figure }

statistics-told = { $what } : { $told }

statistics-best-choices = meilleurs choix : { $percent } % sur { $choices }, dans { $matches ->
    [0] aucune partie analysée
    [one] 1 partie analysée
   *[other] { $matches } parties analysées
}

statistics-mean-loss = coût moyen d’un choix : { $amount }

statistics-luckiest = moment le plus chanceux : { $amount }

statistics-nobody = Il n’y a pas de partie sauvegardée de ce joueur.

statistics-left-out = { $file } est laissé de côté : { $why }

## Les dés.

statistics-dice-kept = Dés lancés dans les parties sauvegardées
statistics-dice-tested = Dés lancés lors des essais du programme
statistics-dice-rolled-series = Dés lancés avec tumbletop roll

statistics-dice-throws = { $die } : { $throws ->
    [0] aucun lancer
    [one] 1 lancer
   *[other] { $throws } lancers
}

statistics-dice-faceless = { $throws ->
    [0] On connaît le résultat de tous les lancers.
    [one] On ne connaît pas le résultat de 1 lancer.
   *[other] On ne connaît pas le résultat de { $throws } lancers.
}

statistics-chance-of-100 = dans { $count } séries semblables sur 100

statistics-chance-of-1000 = dans { $count } séries semblables sur 1000

statistics-chance-below = dans moins de 1 série semblable sur 1000

statistics-dice-usual = Un dé équilibré serait au moins aussi inégal { $chance } : rien à signaler.

statistics-dice-rare = Un dé équilibré serait au moins aussi inégal { $chance } : c’est rare, mais cela arrive.

statistics-dice-surprising = Un dé équilibré serait au moins aussi inégal { $chance } : c’est surprenant.

statistics-dice-too-few = Trop peu de lancers pour conclure : il en faut { $needed }.

statistics-dice-run = La plus longue suite est celle du { $face } : { $length } fois. Avec un dé équilibré, une suite au moins aussi longue arrive { $chance }.

statistics-dice-tested-as = p = { $p }, plus grand écart d’une face { $percent } %

## Ce qui ne va pas avec un fichier de lancers.

statistics-roll-foreign = ce n’est pas une série de lancers de tumbletop roll
statistics-roll-contradicts = les nombres de la série se contredisent
