### Las páginas de estadísticas: lo que dan las partidas guardadas para un jugador, y cómo cayeron los dados.

figures-heading = Estadísticas
figures-back = Volver

figures-nothing = No hay guardada ninguna partida en la que jugara una persona.
figures-nothing-of = Aún no hay guardada ninguna partida de { $name }.
figures-no-such-match = No hay guardada ninguna partida de este juego.

figures-finished = partidas jugadas hasta el final
figures-won = de ellas ganadas
figures-streak = victorias seguidas, como mucho
figures-points-mean = puntos por partida de media
figures-points-most = puntos como mucho
figures-percent = { $percent } %
figures-percent-of = { $number } %
figures-decimal = { $whole },{ $tenth }
figures-negative = −{ $number }

figures-against-heading = Victorias según los rivales
figures-against-about = La parte de partidas ganadas, según el jugador del ordenador más fuerte de la mesa.
figures-people-only = solo personas
figures-against = { $who } ({ $count })

figures-by-game = Por juego
figures-won-of = { $won } de { $count } ganadas: { $share }

figures-points-heading = Puntos
figures-points-about = Las últimas partidas, una barra cada una, la más reciente a la derecha: dorada si se ganó, amarilla si se compartió la victoria. La línea es la media.
figures-match-won = ganada
figures-match-tied = compartida
figures-match-lost = perdida
figures-one-match = { $how }, { $points } puntos
figures-streak-now = Victorias seguidas ahora
figures-streak-lost = Derrotas seguidas, como mucho

figures-counted = Contado por el camino

figures-choices = Decisiones y suerte
figures-choices-none = Nadie ha repasado aún estas partidas: lleva un rato, porque el jugador del ordenador más fuerte las recorre una por una.
figures-choices-of = { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
} en { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, comparadas con lo que habría hecho el jugador del ordenador más fuerte.
figures-choices-best = La mejor decisión, o igual de buena
figures-choices-loss = Una decisión costó de media
figures-luckiest = El momento de más suerte dio
figures-look-back = Repasar { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
figures-looking-back = Repaso: { $done } de { $all }

figures-dice-heading = ¿Son justos los dados?
figures-dice-none = En este ordenador aún no se ha tirado ningún dado. Abajo se ve cómo cayeron los dados en sus pruebas.
figures-dice-answer = { $throws ->
    [one] 1 tirada
   *[other] { $throws } tiradas
} de { $die } en este ordenador. { $verdict }
figures-dice-how = Cada tirada es física de verdad: nada decide una cara de antemano y nada la corrige después. Cada gráfico muestra cuántas veces quedó arriba cada cara; la línea dorada es lo que se espera de un dado equilibrado.
figures-d6 = dados de seis caras
figures-d10 = dados de diez caras
figures-dice-kept = Tirados en este ordenador: { $die }
figures-dice-tested = Tirados para probar el programa: { $die }
figures-dice-rolled = Tirados con tumbletop roll: { $die }
figures-dice-tested-about = Con cualquier gesto, fuerte o suave, desde todas partes. { $verdict }
figures-dice-throws = Tiradas
figures-dice-chi-square = Chi cuadrado
figures-dice-furthest = La cara que más se aparta, en un
figures-chi-square = { $value }, con { $degrees } grados de libertad
figures-both = { $first } { $second }
