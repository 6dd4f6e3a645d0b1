### The table of the day: one match a day, the same for everybody.

daily-heading = Tisch des Tages
daily-back = Zurück

# A month by its number, as it stands in a date.
# $month: number
daily-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}

# $day: number, $month: number, $year: text
daily-date = { $day }. { daily-month } { $year }

# Over the calendar.
# $month: number, $year: text
daily-month-of = { daily-month } { $year }

# A day of the week in two letters, over the calendar; 0 is Monday.
# $day: number
daily-weekday = { $day ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}

## The match

# The levels of the computer players: "easy".
# $levels: series
daily-against = Gegen den Computer: { $levels }

# An option of the game that is not the usual one: its name and its value.
# $option: message, $value: message
daily-option = { $option }: { $value }

daily-about-open = Heute spielen alle dieselbe Partie. Der erste Versuch zählt; danach kannst du sie spielen, so oft du willst.
daily-about-begun = Dein Versuch zählt und wartet auf dich.
daily-about-given-up = Du hast diesen Versuch aufgegeben. Du kannst die Partie noch einmal spielen, aber sie zählt nicht.
daily-about-played = Du hast die heutige Partie gespielt. Du kannst sie noch einmal spielen, aber sie zählt nicht.

## The buttons

daily-play = Spielen
daily-continue = Weiterspielen
daily-again = Noch einmal (zählt nicht)
daily-give-up = Aufgeben
daily-give-up-ask = Den heutigen Versuch aufgeben? Damit endet deine Serie, und heute zählt kein anderer Versuch.
daily-give-up-yes = Aufgeben
daily-give-up-no = Weiterspielen

## The result

# $players: number, $points: number
daily-result-won = Du hast gegen { $players ->
    [2] einen Gegner
    [3] zwei Gegner
   *[other] drei Gegner
} mit { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
} gewonnen.

# $place: number, $players: number, $points: number
daily-result = Platz { $place } von { $players } mit { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
}.

daily-share-about = Zum Weitergeben: Es verrät nichts von der Partie.
daily-copy = Kopieren
daily-copied = Kopiert. Es verrät nichts von der Partie.
daily-not-copied = Hier lässt es sich nicht kopieren. Schreibe es ab.

# At the end of a match.
# $date: message
daily-of-day = Tisch des Tages, { $date }

daily-did-not-count = Dieser Versuch zählte nicht.

## The calendar

daily-day-open = nicht gespielt
daily-day-begun = angefangen
daily-day-given-up = aufgegeben
daily-day-played = gespielt
daily-day-won = gewonnen

# What a screen reader says of a day.
# $day: number, $what: message
daily-day-is = { $day }: { $what }

# What the signs of the calendar mean.
# $signs: series
daily-legend = { $signs }

# $sign: text, $what: message
daily-sign-is = { $sign } { $what }

## The streaks

daily-streak-none = Spiele an einem Tag nach dem anderen: So beginnt eine Serie.

# $now: number, $longest: number
daily-streak = Tage in Folge: { $now }. Die längste Serie: { $longest }.

# $played: number, $won: number
daily-played = Gespielte Tage: { $played }, gewonnen: { $won }.
