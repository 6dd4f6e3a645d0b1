### The options of Skip-Bo and Skip-Bo MOD. Each has a name (little room: at most about 24 letters) and a line that explains it.

## The cards in each stock.

options-skip-bo-stock = Cartas de la reserva
options-skip-bo-stock-about = Las cartas de cada reserva: lo normal son 30, o 20 si juegan cinco o seis; en la partida corta, 10.
options-skip-bo-stock-about-mod = Las cartas de cada reserva: lo normal son 15; en la partida corta, 10.
options-skip-bo-stock-standard = Normal
options-skip-bo-stock-short = Partida corta

options-skip-bo-stock-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

options-skip-bo-stock-values = standard, short, o de { $least } a { $most }

options-skip-bo-stock-too-large = menos con esta baraja y tantos jugadores: tiene que dejar cinco cartas para cada uno

## How long the match is.

options-skip-bo-target = La partida
options-skip-bo-target-about = Decide una sola ronda, o la partida va hasta que alguien tiene tantos puntos; lo normal es 500.
options-skip-bo-target-round = Una ronda

options-skip-bo-target-points = A { $points }

options-skip-bo-target-values = round, o de { $least } a { $most }

## Who goes first.

options-skip-bo-first-about = Quién empieza, por ejemplo la persona más joven; en las rondas siguientes pasa al sitio siguiente.

## What happens when no card is left to draw.

options-skip-bo-stalemate = Nada que robar
options-skip-bo-stalemate-about = Si no queda ninguna carta que robar y ha pasado una vuelta completa sin una jugada, contando los turnos de antes: todas las pilas de descarte pasan a ser el nuevo mazo de robo; o, tras dos vueltas, la ronda queda en empate; o se sigue jugando hasta que ya nadie puede hacer nada.
options-skip-bo-stalemate-reshuffle = Rebarajar
options-skip-bo-stalemate-draw = Empate
options-skip-bo-stalemate-off = Seguir jugando

## Decks.

options-skip-bo-decks = Barajas
options-skip-bo-decks-about = Cuántas barajas se mezclan.
options-skip-bo-decks-one = Una
options-skip-bo-decks-two = Dos

## What is printed.

options-skip-bo-board = Baraja y dado
options-skip-bo-board-about = Lo que va impreso en las cartas y, en MOD, en el dado.
