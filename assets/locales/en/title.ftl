### The title screen.

title-subtitle = Four games, dice that really tumble

# Under the name of a game, on its button.
# $least: number, $most: number
title-players = { $least } to { $most } players

## The buttons.

title-daily = Table of the day
title-people = Players
title-dice = The dice
title-rules = Rules
title-settings = Settings
title-credits = Credits
title-practice = Practise throws
title-quit = Quit

## In the corner.

# $version: text
title-version = Version { $version }
