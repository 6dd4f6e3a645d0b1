### The screen on which a match is set up: the game, who plays, and how it is played.

setup-heading = Nueva partida
setup-back = Volver
setup-start = Empezar

## The seats.

setup-seats-heading = Jugadores, en sentido horario

setup-seats-taken = { $taken } de { $most }

setup-add = + Añadir un jugador

setup-colour = Color: { $colour }. Pulsa para pasar al siguiente; quien lo tenga se queda con este.

setup-remove = Quitar este sitio

setup-who = ¿Quién se sienta aquí? Elige a alguien que ya haya jugado aquí o escribe un nombre.
setup-nobody-else = Aún no se conoce a nadie más. Se recuerda a quien juega con su propio nombre.
setup-face = La cara en la mesa. Los jugadores de la máquina tienen otras.

## Who plays a seat. Little room: at most about 22 letters.

setup-kind-person = Persona
setup-kind-random = Máquina: al azar
setup-kind-baseline = Máquina: base
setup-kind-greedy = Máquina: voraz
setup-kind-easy = Máquina: fácil
setup-kind-normal = Máquina: normal
setup-kind-hard = Máquina: difícil
setup-kind-expert = Máquina: experto

## The line under a seat: what who plays it does.

setup-about-person = Juega en este dispositivo, con ratón, teclado o mando.
setup-about-random = Hace cualquier cosa permitida. Va bien para una primera partida.
setup-about-baseline = Hace lo primero que está permitido.
setup-about-greedy = Toma lo que da más puntos en el acto.
setup-about-easy = Ve lo que hay y no planea nada. Va bien para una primera partida.
setup-about-normal = Juega bien y se fija en lo que deja a los demás.
setup-about-hard = Planea todo el turno, y lo que los demás pueden sacar de él.
setup-about-expert = Planea, y prueba lo que puede venir. Lo mejor que sabe hacer este programa.

setup-about-partner = Pareja: { $name }.

setup-about = { $lines }

## How it is played: the options that all games have. Those of each game are in files of their own.

setup-options-heading = Cómo se juega
setup-teams = Equipos de dos
setup-teams-about = Con un número par de jugadores, cuatro o más. Cada cual frente a su pareja.

setup-guide = Guía
setup-guide-about = Para una primera partida: muestra lo que puedes hacer, hasta que lo hayas hecho una vez.

setup-seed = Semilla
setup-seed-about = La misma semilla y los mismos lanzamientos dan la misma partida. Vacía: cualquiera.

## The line at the bottom: the set-up in short.

setup-summary = { $game }: { $who }

setup-summary-people = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}

setup-summary-computers = { $count ->
    [one] 1 jugador de la máquina
   *[other] { $count } jugadores de la máquina
}

setup-summary-teams = equipos de dos, cada cual frente a su pareja

## The line at the bottom: why the match can't be played.

setup-problem-teams = Los equipos de dos piden un número par de jugadores, cuatro o más, y hay { $count }. Añade o quita un sitio, o juega sin equipos.

setup-problem-unnamed = Al sitio { $seat } le falta un nombre.

setup-problem-same-name = Hay dos jugadores con el nombre { $name }: nadie podría distinguirlos.

setup-problem-seed = La semilla es un número entero de hasta 19 cifras, o nada.

setup-refused = { CAPITAL($why) }.
