### The title screen.

title-subtitle = Cuatro juegos, y dados que ruedan de verdad

title-players = De { $least } a { $most } jugadores

## The buttons.

title-daily = Mesa del día
title-people = Jugadores
title-dice = Los dados
title-rules = Reglas
title-settings = Ajustes
title-credits = Créditos
title-practice = Practicar
title-quit = Salir

## In the corner.

title-version = Versión { $version }
