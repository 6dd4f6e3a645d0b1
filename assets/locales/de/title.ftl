title-subtitle = Vier Spiele, und die Würfel purzeln wirklich

title-players = { $least } bis { $most } Personen

## The buttons.

title-daily = Tisch des Tages
title-people = Spieler
title-dice = Die Würfel
title-rules = Regeln
title-settings = Einstellungen
title-credits = Mitwirkende
title-practice = Würfe üben
title-quit = Beenden

## In the corner.

title-version = Version { $version }
