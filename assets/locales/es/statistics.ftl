### Las estadísticas de las partidas guardadas.

## Lo que cuentan los juegos.

statistics-stacks-captured = Torres capturadas
statistics-stacks-captured-in-a-round = Más torres capturadas en una ronda
statistics-stacks-captured-in-a-row = Más turnos seguidos con una captura
statistics-dice-placed = Dados apilados
statistics-dice-rolled = Dados tirados
statistics-stacks-felled = Torres derribadas
statistics-stacks-felled-standard = Torres derribadas con la tirada estándar
statistics-stacks-felled-softly = Torres derribadas con una tirada suave propia
statistics-stacks-felled-middle = Torres derribadas con una tirada media propia
statistics-stacks-felled-hard = Torres derribadas con una tirada fuerte propia
statistics-cards-played-a-turn = Cartas jugadas por turno, de media
statistics-cards-played-in-a-turn = Más cartas jugadas en un turno
statistics-cards-from-stock = Cartas jugadas de la reserva
statistics-cards-from-stock-in-a-turn = Más cartas de la reserva en un turno
statistics-piles-completed = Pilas completadas
statistics-die-used = Usos del dado
statistics-bubbles-filled-a-turn = Círculos rellenados por turno propio, de media
statistics-bubbles-filled-in-a-turn = Más círculos rellenados en un turno
statistics-bonus-used = Círculos rellenados con el dado extra
statistics-calls-used = Cantos ajenos aprovechados
statistics-stars-collected = Estrellas conseguidas
statistics-rerolls-used = Repeticiones gratis usadas

## Quién.

statistics-unnamed = Jugadores sin nombre propio

statistics-against-people = Solo contra personas

statistics-against-computers = Contra jugadores virtuales, hasta el nivel { $level }

## Las cifras.

statistics-matches = { $matches ->
    [one] 1 partida guardada
   *[other] { $matches } partidas guardadas
}; acabadas: { $finished }

statistics-all-games = Todos los juegos

statistics-results = ganadas { $won }, empatadas { $tied }, perdidas { $lost }, sin acabar { $unfinished }

statistics-streaks = victorias seguidas: ahora { $now }, como mucho { $wins }; derrotas seguidas: como mucho { $losses }

statistics-points = puntos: de { $least } a { $most }, { $mean } de media

statistics-figure = { $what }: { $figure }

statistics-told = { $what }: { $told }

statistics-best-choices = mejores decisiones: { $percent } % de { $choices }, en { $matches ->
    [one] 1 partida analizada
   *[other] { $matches } partidas analizadas
}

statistics-mean-loss = coste medio de una decisión: { $amount }

statistics-luckiest = momento de más suerte: { $amount }

statistics-nobody = No hay partidas guardadas de este jugador.

statistics-left-out = { $file } no se tiene en cuenta: { $why }

## Los dados.

statistics-dice-kept = Dados lanzados en las partidas guardadas
statistics-dice-tested = Dados lanzados en las pruebas del programa
statistics-dice-rolled-series = Dados lanzados con tumbletop roll

statistics-dice-throws = { $die }: { $throws ->
    [one] 1 lanzamiento
   *[other] { $throws } lanzamientos
}

statistics-dice-faceless = { $throws ->
    [one] De 1 lanzamiento no se sabe qué salió.
   *[other] De { $throws } lanzamientos no se sabe qué salió.
}

statistics-chance-of-100 = en { $count } de cada 100 series como esta

statistics-chance-of-1000 = en { $count } de cada 1000 series como esta

statistics-chance-below = en menos de 1 de cada 1000 series como esta

statistics-dice-usual = Un dado equilibrado sería al menos tan desigual { $chance }: nada llamativo.

statistics-dice-rare = Un dado equilibrado sería al menos tan desigual { $chance }: es raro, pero pasa.

statistics-dice-surprising = Un dado equilibrado sería al menos tan desigual { $chance }: es sorprendente.

statistics-dice-too-few = Muy pocos lanzamientos para saberlo: hacen falta { $needed }.

statistics-dice-run = La racha más larga es la del { $face }: { $length ->
    [one] una vez
   *[other] { $length } veces seguidas
}. Con un dado equilibrado hay una al menos igual de larga { $chance }.

statistics-dice-tested-as = p = { $p }, mayor desviación de una cara: { $percent } %

## Qué le pasa a un archivo de lanzamientos.

statistics-roll-foreign = no es una serie de lanzamientos de tumbletop roll
statistics-roll-contradicts = los números de la serie se contradicen
