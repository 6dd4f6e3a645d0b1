### The table of the day: one match a day, the same for everybody.

daily-heading = Table of the day
daily-back = Back

# A month by its number, as it stands in a date.
# $month: number
daily-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}

# $day: number, $month: number, $year: text
daily-date = { $day } { daily-month } { $year }

# Over the calendar.
# $month: number, $year: text
daily-month-of = { daily-month } { $year }

# A day of the week in two letters, over the calendar; 0 is Monday.
# $day: number
daily-weekday = { $day ->
    [0] Mo
    [1] Tu
    [2] We
    [3] Th
    [4] Fr
    [5] Sa
   *[6] Su
}

## The match

# The levels of the computer players: "easy".
# $levels: series
daily-against = Against the computer: { $levels }

# An option of the game that is not the usual one: its name and its value.
# $option: message, $value: message
daily-option = { $option }: { $value }

daily-about-open = The same match for everybody today. The first try counts; after that you can play it as often as you like.
daily-about-begun = Your try counts and waits for you.
daily-about-given-up = You gave this try up. You can play the match again, but it does not count.
daily-about-played = You have played today's match. You can play it again, but it does not count.

## The buttons

daily-play = Play
daily-continue = Continue
daily-again = Play again (does not count)
daily-give-up = Give up
daily-give-up-ask = Give up today's try? It then ends your streak, and no other try counts today.
daily-give-up-yes = Give up
daily-give-up-no = Play on

## The result

# $players: number, $points: number
daily-result-won = You won against { $players ->
    [2] one opponent
    [3] two opponents
   *[other] three opponents
} with { $points ->
    [1] 1 point
   *[other] { $points } points
}.

# $place: number, $players: number, $points: number
daily-result = Place { $place } of { $players } with { $points ->
    [1] 1 point
   *[other] { $points } points
}.

daily-share-about = To share: it tells nothing of the match.
daily-copy = Copy
daily-copied = Copied. It tells nothing of the match.
daily-not-copied = It can't be copied here. Write it down by hand.

# At the end of a match.
# $date: message
daily-of-day = Table of the day, { $date }

daily-did-not-count = This try did not count.

## The calendar

daily-day-open = not played
daily-day-begun = begun
daily-day-given-up = given up
daily-day-played = played
daily-day-won = won

# What a screen reader says of a day.
# $day: number, $what: message
daily-day-is = { $day }: { $what }

# What the signs of the calendar mean.
# $signs: series
daily-legend = { $signs }

# $sign: text, $what: message
daily-sign-is = { $sign } { $what }

## The streaks

daily-streak-none = Play on one day after the other: a streak begins here.

# $now: number, $longest: number
daily-streak = Days in a row: { $now }. The most so far: { $longest }.

# $played: number, $won: number
daily-played = Days played: { $played }, won: { $won }.
