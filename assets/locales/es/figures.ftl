### Las páginas de estadísticas: lo que dan las partidas guardadas para un jugador, y cómo cayeron los dados.

figures-heading = Estadísticas
figures-back = Volver

figures-nothing = Ninguna partida guardada la ha jugado una persona.
figures-nothing-of = Aún no hay partidas guardadas de { $name }.
figures-no-such-match = No hay partidas guardadas de este juego.

figures-finished = partidas terminadas
figures-won = ganadas
figures-streak = mejor racha de victorias
figures-points-mean = puntos por partida de media
figures-points-most = mejor puntuación
figures-percent = { $percent } %
figures-percent-of = { $number } %
figures-decimal = { $whole },{ $tenth }
figures-negative = −{ $number }

figures-against-heading = Victorias según los rivales
figures-against-about = El porcentaje de partidas ganadas, según el jugador virtual más fuerte de la mesa.
figures-people-only = solo personas
figures-against = { $who } ({ $count })

figures-by-game = Por juego
figures-won-of = { $won } de { $count } ganadas: { $share }

figures-points-heading = Puntos
figures-points-about = Las últimas partidas, una barra por partida, la más reciente a la derecha: dorada si se ganó, amarilla si se compartió la victoria. La línea es la media.
figures-match-won = ganada
figures-match-tied = compartida
figures-match-lost = perdida
figures-one-match = { $how }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
figures-streak-now = Racha de victorias actual
figures-streak-lost = Peor racha de derrotas

figures-counted = Otros datos

figures-choices = Decisiones y suerte
figures-choices-none = Aún no se ha analizado ninguna de estas partidas. Lleva un rato, porque el jugador virtual más fuerte las recorre una por una.
figures-choices-of = { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
} en { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, en comparación con lo que habría hecho el jugador virtual más fuerte.
figures-choices-best = Mejores decisiones, o igual de buenas
figures-choices-loss = Coste medio de una decisión
figures-luckiest = Momento de más suerte
figures-look-back = Analizar { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
figures-looking-back = Analizando: { $done } de { $all }

figures-dice-heading = ¿Están equilibrados los dados?
figures-dice-none = En este dispositivo aún no se ha lanzado ningún dado. Abajo se ve cómo cayeron en las pruebas.
figures-dice-answer = { $throws ->
    [one] 1 lanzamiento
   *[other] { $throws } lanzamientos
} de { $die } en este dispositivo. { $verdict }
figures-dice-how = Cada lanzamiento es física de verdad: nada decide una cara de antemano y nada la corrige después. Cada gráfico muestra cuántas veces salió cada cara; la línea dorada es lo que se espera de un dado equilibrado.
figures-d6 = dados de seis caras
figures-d10 = dados de diez caras
figures-dice-kept = Lanzados en este dispositivo: { $die }
figures-dice-tested = Lanzados para probar el programa: { $die }
figures-dice-rolled = Lanzados con tumbletop roll: { $die }
figures-dice-tested-about = Con todo tipo de lanzamientos, fuertes y suaves, desde todos los lados. { $verdict }
figures-dice-throws = Lanzamientos
figures-dice-chi-square = Chi cuadrado
figures-dice-furthest = Mayor desviación de una cara
figures-chi-square = { $value }, con { $degrees } grados de libertad
figures-both = { $first } { $second }
