### What the rules of all games say: why a match can't be set up, an act is refused or a result makes no sense. All are
### clauses without a full stop; where one begins a sentence its first letter becomes a capital.

## Why a match can't be set up.

rules-players = este juego es para { $least } a { $most } jugadores, y { $count ->
    [one] hay 1 elegido
   *[other] hay { $count } elegidos
}

rules-teams = estos equipos no son posibles: { $why }

rules-option = opción { $option }: { $value } no está permitido ({ $allowed })

rules-option-unknown = no existe la opción { $option }; las opciones son: { $known }

rules-option-unknown-none = no existe la opción { $option }; este juego no tiene ninguna

rules-board = el archivo de tablero { $file } no se puede usar: { $why }

## Why teams can't play.

rules-teams-pairs = un equipo tiene exactamente dos jugadores
rules-teams-letters = hace falta una letra por cada sitio
rules-teams-stack-count = para jugar por equipos hacen falta cuatro, seis u ocho jugadores
rules-teams-stack-neighbours = nadie puede sentarse al lado de su pareja: a cada lado de cada jugador tiene que haber un rival
rules-teams-skip-bo-count = para jugar por parejas hacen falta cuatro o seis jugadores
rules-teams-skip-bo-opposite = cada cual tiene que sentarse frente a su pareja
rules-teams-skip-bo-dice = en Skip-Bo Dice cada cual juega por su cuenta

## What is wrong with a board file.

rules-board-no-file = no es un archivo, o tiene más de { $bytes } bytes

rules-board-key = { $key }: { $why }

rules-board-count = { $needed ->
    [one] hace falta 1
   *[other] hacen falta { $needed }
}, y hay { $count }

rules-board-at-most = como máximo puede haber { $most }

rules-board-range = puede haber de { $least } a { $most }, y hay { $count }

rules-board-deck = una baraja tiene { $most } cartas como máximo, y esta tiene { $count }

rules-board-die-missing = falta, y este juego necesita uno
rules-board-die-none = este juego no tiene dado
rules-board-die-face = una cara no es válida

rules-board-die-faces = hacen falta seis caras, y hay { $count }

rules-board-die-face-name = no existe la cara «{ $name }»; las caras posibles son tramos como «1-4», «skip-bo», «discard 2» y «opponent draws 1»

rules-board-no-such-bubble = { $pile } no tiene ese círculo

rules-board-no-bubble = { $pile } no tiene ningún círculo { $bubble }

rules-board-no-side = { $side } no es ni un número de 1 a 10 ni una S

rules-board-unfillable = ningún dado muestra { $number } ni S, así que no se puede completar ninguna pila

rules-board-sides = un dado tiene { $sides } caras, y { $text } tiene { $count }

## Why an act was not applied.

rules-not-due = no le toca a { $who }

rules-not-due-chance = ahora no toca lanzar dados ni repartir cartas
rules-over = la partida ha acabado

rules-illegal = { $why } ({ $rule })

rules-bad-report = ese resultado no es posible aquí: { $why }

## Why dice or a shuffle can't have given that.

rules-report-other-game = es de otro juego
rules-report-wrong-dice = no son los dados que había que lanzar
rules-report-another-throw = toca otro lanzamiento
rules-report-something-else = toca otra cosa
rules-report-shuffle = toca barajar
rules-report-die = toca el dado
rules-report-face = un dado muestra de 1 a 6
rules-report-two-dice = cada jugador que tira lanza dos dados
rules-report-all-dice = tienen que ser todos los dados de todos los jugadores
rules-report-floor = no pueden haber caído tantos dados al suelo
rules-report-floor-often = un dado no puede haber caído al suelo tantas veces
rules-report-stack-on-table = solo se puede golpear una torre que está en la mesa
rules-report-fell-or-stands = una torre o ha caído o sigue en pie
rules-report-turned-back = solo se devuelven a su número otros dados sueltos
rules-report-no-seat = nadie juega en ese sitio
rules-report-not-thrown = solo los dados lanzados pueden mostrar algo nuevo
rules-report-no-side = un dado lanzado tiene que mostrar una de sus caras
