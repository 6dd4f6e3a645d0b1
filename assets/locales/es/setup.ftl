### The screen on which a match is set up: the game, who plays, and how it is played.

setup-heading = Nueva partida
setup-back = Volver
setup-start = Empezar

## The seats.

setup-seats-heading = Jugadores, en sentido horario

setup-seats-taken = { $taken } de { $most }

setup-add = + Añadir un jugador

setup-colour = Color: { $colour }. Pulsa para pasar al siguiente; si lo tiene otro jugador, se intercambian los colores.

setup-remove = Quitar este sitio

setup-who = ¿Quién se sienta aquí? Elige a alguien que ya haya jugado aquí o escribe un nombre.
setup-nobody-else = Aún no hay más jugadores. Se recuerda a quien juega con su propio nombre.
setup-face = La cara en la mesa. Los jugadores virtuales tienen caras propias.
setup-character = Pulsa para que juegue otro rival.

## Who plays a seat. Little room: at most about 22 letters.

setup-kind-person = Persona
setup-kind-random = Ordenador: al azar
setup-kind-baseline = Ordenador: base
setup-kind-greedy = Ordenador: voraz
setup-kind-easy = Ordenador: fácil
setup-kind-normal = Ordenador: normal
setup-kind-hard = Ordenador: difícil
setup-kind-expert = Ordenador: experto

## The line under a seat: what who plays it does.

setup-about-person = Juega en este dispositivo, con ratón o teclado.
setup-about-random = Hace cualquier jugada posible, al azar. Va bien para una primera partida.
setup-about-baseline = Hace la primera jugada posible.
setup-about-greedy = Se lleva lo que da más puntos en el acto.
setup-about-easy = Ve lo que hay en la mesa y no planea nada. Va bien para una primera partida.
setup-about-normal = Juega bien y se fija en lo que deja a los demás.
setup-about-hard = Planea el turno entero, y lo que los demás pueden sacar de él.
setup-about-expert = Planea por adelantado y prueba lo que puede venir. Lo mejor que sabe jugar este programa.

setup-about-partner = Pareja: { $name }.

setup-about = { $lines }

## How it is played: the options that all games have. Those of each game are in files of their own.

setup-options-heading = Opciones
setup-more = Más opciones
setup-fewer = Menos opciones
setup-teams = Equipos de dos
setup-teams-about = Con un número par de jugadores, cuatro o más. Cada cual frente a su pareja.

setup-guide = Tutorial
setup-guide-about = Para una primera partida: muestra lo que puedes hacer, hasta que lo hayas hecho una vez.

setup-seed = Semilla
setup-seed-about = La misma semilla y los mismos lanzamientos dan la misma partida. Déjala vacía para una al azar.

## The line at the bottom: the set-up in short.

setup-summary = { $game }: { $who }

setup-summary-people = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}

setup-summary-computers = { $count ->
    [one] 1 jugador virtual
   *[other] { $count } jugadores virtuales
}

setup-summary-teams = equipos de dos, cada cual frente a su pareja

setup-shorter = Más corta: { $value }, { $time }

## The line at the bottom: why the match can't be played.

setup-problem-teams = Para jugar por equipos de dos hace falta un número par de jugadores, cuatro o más, y hay { $count }. Añade o quita un sitio, o juega sin equipos.

setup-problem-unnamed = Al sitio { $seat } le falta un nombre.

setup-problem-same-name = Hay dos jugadores que se llaman { $name }: nadie podría distinguirlos.

setup-problem-seed = La semilla tiene que ser un número entero de hasta 19 cifras, o quedar vacía.

setup-refused = { CAPITAL($why) }.
