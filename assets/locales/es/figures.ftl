### Las páginas de estadísticas: lo que dan las partidas guardadas para un jugador, y cómo cayeron los dados.

figures-heading = Estadísticas
figures-back = Volver

figures-nothing = No hay guardada ninguna partida que haya jugado una persona.
figures-nothing-of = Aún no hay guardada ninguna partida de { $name }.
figures-no-such-match = No hay guardada ninguna partida de este juego.

figures-finished = partidas jugadas hasta el final
figures-won = de ellas ganadas
figures-streak = récord de victorias seguidas
figures-points-mean = puntos por partida de media
figures-points-most = récord de puntos
figures-percent = { $percent } %
figures-percent-of = { $number } %
figures-decimal = { $whole },{ $tenth }
figures-negative = −{ $number }

figures-against-heading = Victorias según los rivales
figures-against-about = La parte de partidas ganadas, según el jugador de la máquina más fuerte de la mesa.
figures-people-only = solo personas
figures-against = { $who } ({ $count })

figures-by-game = Por juego
figures-won-of = { $won } de { $count } ganadas: { $share }

figures-points-heading = Puntos
figures-points-about = Las últimas partidas, una barra cada una, la más reciente a la derecha: dorada si se ganó, amarilla si se compartió la victoria. La línea es la media.
figures-match-won = ganada
figures-match-tied = compartida
figures-match-lost = perdida
figures-one-match = { $how }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
figures-streak-now = Victorias seguidas ahora
figures-streak-lost = Récord de derrotas seguidas

figures-counted = Lo que cuenta el juego

figures-choices = Decisiones y suerte
figures-choices-none = Nadie ha repasado aún estas partidas: lleva un rato, porque el jugador más fuerte de la máquina las recorre una por una.
figures-choices-of = { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
} en { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, en comparación con lo que habría hecho el jugador más fuerte de la máquina.
figures-choices-best = La mejor decisión, o igual de buena
figures-choices-loss = Una decisión costó de media
figures-luckiest = El momento de más suerte dio
figures-look-back = Repasar { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
figures-looking-back = Repaso: { $done } de { $all }

figures-dice-heading = ¿Son justos los dados?
figures-dice-none = En este dispositivo aún no se ha lanzado ningún dado. Abajo se ve cómo cayeron los dados en sus pruebas.
figures-dice-answer = { $throws ->
    [one] 1 lanzamiento
   *[other] { $throws } lanzamientos
} de { $die } en este dispositivo. { $verdict }
figures-dice-how = Cada lanzamiento es física de verdad: nada decide una cara de antemano y nada la corrige después. Cada gráfico muestra cuántas veces quedó arriba cada cara; la línea dorada es lo que se espera de un dado equilibrado.
figures-d6 = dados de seis caras
figures-d10 = dados de diez caras
figures-dice-kept = Lanzados en este dispositivo: { $die }
figures-dice-tested = Lanzados para probar el programa: { $die }
figures-dice-rolled = Lanzados con tumbletop roll: { $die }
figures-dice-tested-about = Con todo tipo de gestos, fuertes y suaves, desde todas partes. { $verdict }
figures-dice-throws = Lanzamientos
figures-dice-chi-square = Chi cuadrado
figures-dice-furthest = Mayor desviación de una cara
figures-chi-square = { $value }, con { $degrees } grados de libertad
figures-both = { $first } { $second }
