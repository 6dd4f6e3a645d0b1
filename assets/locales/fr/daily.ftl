### The table of the day: one match a day, the same for everybody.

daily-heading = Table du jour
daily-back = Retour

# A month by its number, as it stands in a date.
# $month: number
daily-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}

# $day: number, $month: number, $year: text
daily-date = { $day ->
    [1] 1er
   *[other] { $day }
} { daily-month } { $year }

# Over the calendar.
# $month: number, $year: text
daily-month-of = { daily-month } { $year }

# A day of the week in two letters, over the calendar; 0 is Monday.
# $day: number
daily-weekday = { $day ->
    [0] lu
    [1] ma
    [2] me
    [3] je
    [4] ve
    [5] sa
   *[6] di
}

## The match

# The levels of the computer players: "easy".
# $levels: series
daily-against = Contre l’ordinateur : { $levels }

# An option of the game that is not the usual one: its name and its value.
# $option: message, $value: message
daily-option = { $option } : { $value }

daily-about-open = Aujourd’hui, tout le monde joue la même partie. Le premier essai compte ; ensuite, joue-la autant que tu veux.
daily-about-begun = Ton essai compte et t’attend.
daily-about-given-up = Tu as abandonné cet essai. Tu peux rejouer la partie, mais elle ne compte pas.
daily-about-played = Tu as joué la partie du jour. Tu peux la rejouer, mais elle ne compte pas.

## The buttons

daily-play = Jouer
daily-continue = Continuer
daily-again = Rejouer (ne compte pas)
daily-give-up = Abandonner
daily-give-up-ask = Abandonner l’essai du jour ? Ta série s’arrête, et aucun autre essai ne compte aujourd’hui.
daily-give-up-yes = Abandonner
daily-give-up-no = Continuer

## The result

# $players: number, $points: number
daily-result-won = Tu as gagné contre { $players ->
    [2] un adversaire
    [3] deux adversaires
   *[other] trois adversaires
} avec { $points ->
    [1] 1 point
   *[other] { $points } points
}.

# $place: number, $players: number, $points: number
daily-result = Place { $place } sur { $players } avec { $points ->
    [1] 1 point
   *[other] { $points } points
}.

daily-share-about = À partager : cela ne révèle rien de la partie.
daily-copy = Copier
daily-copied = Copié. Cela ne révèle rien de la partie.
daily-not-copied = La copie n’est pas possible ici. Note-le à la main.

# At the end of a match.
# $date: message
daily-of-day = Table du jour, { $date }

daily-did-not-count = Cet essai ne comptait pas.

## The calendar

daily-day-open = pas joué
daily-day-begun = commencé
daily-day-given-up = abandonné
daily-day-played = joué
daily-day-won = gagné

# What a screen reader says of a day.
# $day: number, $what: message
daily-day-is = { $day } : { $what }

# What the signs of the calendar mean.
# $signs: series
daily-legend = { $signs }

# $sign: text, $what: message
daily-sign-is = { $sign } { $what }

## The streaks

daily-streak-none = Joue un jour après l’autre : ainsi commence une série.

# $now: number, $longest: number
daily-streak = Jours de suite : { $now }. La plus longue série : { $longest }.

# $played: number, $won: number
daily-played = Jours joués : { $played }, gagnés : { $won }.
