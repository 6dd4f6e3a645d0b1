### The table of the day: one match a day, the same for everybody.

daily-heading = Mesa del día
daily-back = Volver

# A month by its number, as it stands in a date.
# $month: number
daily-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}

# $day: number, $month: number, $year: text
daily-date = { $day } de { daily-month } de { $year }

# Over the calendar.
# $month: number, $year: text
daily-month-of = { daily-month } de { $year }

# A day of the week in two letters, over the calendar; 0 is Monday.
# $day: number
daily-weekday = { $day ->
    [0] lu
    [1] ma
    [2] mi
    [3] ju
    [4] vi
    [5] sá
   *[6] do
}

## The match

# The levels of the computer players: "easy".
# $levels: series
daily-against = Contra el ordenador: { $levels }

# An option of the game that is not the usual one: its name and its value.
# $option: message, $value: message
daily-option = { $option }: { $value }

daily-about-open = Hoy todos juegan la misma partida. El primer intento cuenta; después puedes jugarla cuantas veces quieras.
daily-about-begun = Tu intento cuenta y te espera.
daily-about-given-up = Abandonaste este intento. Puedes volver a jugar la partida, pero no cuenta.
daily-about-played = Ya jugaste la partida de hoy. Puedes volver a jugarla, pero no cuenta.

## The buttons

daily-play = Jugar
daily-continue = Continuar
daily-again = Jugar otra vez (no cuenta)
daily-give-up = Abandonar
daily-give-up-ask = ¿Abandonar el intento de hoy? Tu racha termina, y hoy no cuenta ningún otro intento.
daily-give-up-yes = Abandonar
daily-give-up-no = Seguir jugando

## The result

# $players: number, $points: number
daily-result-won = Ganaste contra { $players ->
    [2] un rival
    [3] dos rivales
   *[other] tres rivales
} con { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}.

# $place: number, $players: number, $points: number
daily-result = Puesto { $place } de { $players } con { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}.

daily-share-about = Para compartir: no revela nada de la partida.
daily-copy = Copiar
daily-copied = Copiado. No revela nada de la partida.
daily-not-copied = Aquí no se puede copiar. Apúntalo a mano.

# At the end of a match.
# $date: message
daily-of-day = Mesa del día, { $date }

daily-did-not-count = Este intento no contaba.

## The calendar

daily-day-open = sin jugar
daily-day-begun = empezada
daily-day-given-up = abandonada
daily-day-played = jugada
daily-day-won = ganada

# What a screen reader says of a day.
# $day: number, $what: message
daily-day-is = { $day }: { $what }

# What the signs of the calendar mean.
# $signs: series
daily-legend = { $signs }

# $sign: text, $what: message
daily-sign-is = { $sign } { $what }

## The streaks

daily-streak-none = Juega un día tras otro: así empieza una racha.

# $now: number, $longest: number
daily-streak = Días seguidos: { $now }. La racha más larga: { $longest }.

# $played: number, $won: number
daily-played = Días jugados: { $played }, ganados: { $won }.
