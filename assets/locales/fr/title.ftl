### The title screen.

title-subtitle = Quatre jeux, et des dés qui roulent pour de vrai
title-players = De { $least } à { $most } joueurs

## The buttons.

title-daily = Table du jour
title-people = Joueurs
title-dice = Les dés
title-rules = Règles
title-settings = Réglages
title-credits = Crédits
title-practice = S’exercer
title-quit = Quitter

## In the corner.

title-version = Version { $version }
