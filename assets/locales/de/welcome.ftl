### Der erste Start: ein Name, eine Sprache, und was jedes Spiel ist.

## Die erste Seite

welcome-heading = Willkommen bei Tumbletop
welcome-about = Vier Spiele für den Tisch, und die Würfel purzeln wirklich.
welcome-name = Dein Name
welcome-name-about = Damit die anderen wissen, wer dran ist. Du wirst nur einmal gefragt.
welcome-next = Weiter
welcome-skip = Zum Titel

## Die Spiele

welcome-games-heading = Was möchtest du spielen?
welcome-company = { $players } · { $time }
welcome-minutes = etwa { $minutes } Minuten
welcome-minutes-between = { $least } bis { $most } Minuten
welcome-learn = In drei Minuten lernen
welcome-short = Kurzes Spiel, { $minutes } Minuten
