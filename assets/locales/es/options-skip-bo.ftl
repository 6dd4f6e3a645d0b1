### The options of Skip-Bo and Skip-Bo MOD. Each has a name (little room: at most about 24 letters) and a line that explains it.

## The cards in each stock.

options-skip-bo-stock = Cartas por reserva
options-skip-bo-stock-about = Cuántas cartas tiene cada reserva: lo normal son 30, 20 si juegan cinco o seis, 10 en la partida corta.
options-skip-bo-stock-about-mod = Cuántas cartas tiene cada reserva: lo normal son 15, 10 en la partida corta.
options-skip-bo-stock-standard = Normal
options-skip-bo-stock-short = Partida corta
options-skip-bo-stock-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
options-skip-bo-stock-values = standard, short, o de { $least } a { $most }
options-skip-bo-stock-too-large = elige menos cartas con esta baraja y tantos jugadores: tienen que quedar cinco para cada uno

## How long the match is.

options-skip-bo-target = Duración de la partida
options-skip-bo-target-about = Decide una sola ronda, o se juega hasta que alguien llegue a estos puntos; lo normal son 500.
options-skip-bo-target-round = Una ronda
options-skip-bo-target-points = A { $points } puntos
options-skip-bo-target-values = round, o de { $least } a { $most }

## Who goes first.

options-skip-bo-first-about = Quién empieza, por ejemplo la persona más joven; en las rondas siguientes el primer turno avanza un sitio.

## What happens when no card is left to draw.

options-skip-bo-stalemate = Nada que robar
options-skip-bo-stalemate-about = Si no queda ninguna carta que robar y ha pasado una vuelta completa sin que nadie juegue, contando los turnos anteriores: las pilas de descarte forman un nuevo mazo de robo; o, tras dos vueltas, la ronda queda en empate; o se sigue jugando hasta que ya nadie pueda hacer nada.
options-skip-bo-stalemate-reshuffle = Barajar los descartes
options-skip-bo-stalemate-draw = Ronda en empate
options-skip-bo-stalemate-off = Seguir jugando

## Decks.

options-skip-bo-decks = Barajas
options-skip-bo-decks-about = Cuántas barajas se mezclan.
options-skip-bo-decks-one = Una
options-skip-bo-decks-two = Dos

## What is printed.

options-skip-bo-board = Baraja y dado
options-skip-bo-board-about = Lo que va impreso en las cartas y, en MOD, en el dado.
