### El primer inicio: un nombre, un idioma y qué es cada juego.

## La primera página

welcome-heading = Te damos la bienvenida a Tumbletop
welcome-about = Cuatro juegos de mesa, y los dados ruedan de verdad.
welcome-name = Tu nombre
welcome-name-about = Para que los demás sepan de quién es el turno. Solo se pregunta una vez.
welcome-next = Seguir
welcome-skip = Al título

## Los juegos

welcome-games-heading = ¿A qué quieres jugar?
welcome-company = { $players } · { $time }
welcome-minutes = unos { $minutes } minutos
welcome-minutes-between = de { $least } a { $most } minutos
welcome-learn = Apréndelo en tres minutos
welcome-short = Partida corta, { $minutes } minutos
