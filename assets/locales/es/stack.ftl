### What is said of Stack. Advice is in words that are the imperative ("coloca el 3") and also tell what somebody did, as they
### stand after "Pista:" and after "En la partida:" alike: no verb like "pon" or "haz" fits there.

## Words that other texts here refer to.

stack-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## The log: a whole sentence for each thing that happens.

stack-log-first-roll = { $player } saca { $first } y { $second }: { $sum }.

stack-log-first-tie = { $players } empatan y vuelven a tirar.

stack-log-goes-first = { $player } empieza.

stack-log-round = Ronda { $round }: todo el mundo lanza todos sus dados.

stack-log-floor = { $dice ->
    [one] Un dado de { $player } ha caído al suelo y se ha vuelto a lanzar.
   *[other] { $dice } dados de { $player } han caído al suelo y se han vuelto a lanzar.
}

stack-log-takes-up = { $player } levanta un { $face } y tiene que colocarlo.

stack-log-takes-up-to-roll = { $player } levanta un { $face } que no encaja en ninguna parte y tiene que tirarlo.

stack-log-puts = { $player } pone un { $face } sobre un dado de { $owner }: una torre de { $height }.

stack-log-puts-fourth = { $player } pone un { $face } sobre un dado de { $owner }: es el cuarto dado.

stack-log-captures = { $player } captura la torre: { stack-points }.

stack-log-rolls-others = { $player } tira un dado de { $owner }.

stack-log-rolled = { $player } vuelve a tirar un { $before }: sale un { $face }.

stack-log-has-to-place = Encaja, así que { $player } tiene que colocarlo.

stack-log-stays-loose = No encaja en ninguna parte y se queda donde está.

stack-log-pushed = Una torre recibió un empujón, pero sigue en pie: sin penalización.

stack-log-turned-back = Un dado de { $owner } se volcó y vuelve a mostrar el { $face }.

stack-log-fell = { $player } derriba una torre de { $dice }.

stack-log-penalty-fallen = { $player } pierde { stack-points } por los dados derribados.

stack-log-penalty-floor = { $player } pierde { stack-points } por los dados caídos al suelo.

stack-log-penalty-capture = { $player } pierde { stack-points } por la torre capturada.

stack-log-rebuilt = { $player } vuelve a montar la torre como estaba.

stack-log-took-others = { $player } levantó un dado de { $owner } y lo devuelve a su lugar.

stack-log-owner-chooses = { $owner } elige: quedarse con el { $new } o volver al { $old }.

stack-log-owner-chose = { $owner } elige el { $face }.

stack-log-out-of-turn = { $player } actuó fuera de turno: se deshace, y pierde su próximo turno.

stack-log-turn-over = El turno de { $player } se acaba, y el dado se queda donde está.

stack-log-loses-rest = { $player } pierde el resto del turno.

stack-log-misses-turn = { $player } pierde un turno por haber actuado fuera de turno.

stack-log-passes = { $player } no tiene ningún dado suelto y pasa.

stack-log-last-die = { $left-count ->
    [0] { $by } ha colocado su último dado suelto: la ronda ha acabado.
    [one] { $by } ha colocado su último dado suelto: { $left } tiene un turno más.
   *[other] { $by } ha colocado su último dado suelto: { $left } tienen un turno más.
}

stack-log-covered = { $left-count ->
    [0] { $by } ha tapado el último dado suelto de { $owner }: la ronda ha acabado.
    [one] { $by } ha tapado el último dado suelto de { $owner }: { $left } tiene un turno más.
   *[other] { $by } ha tapado el último dado suelto de { $owner }: { $left } tienen un turno más.
}

stack-log-scored = Se puntúa la ronda { $round }: { $scores }.

stack-log-score = { $player } { $points }

stack-log-tied = { $players } empatan en cabeza: una ronda más.

stack-log-match-over = { $winners-count ->
    [one] { $winners } gana la partida.
   *[other] { $winners } comparten la victoria.
}

## Advice to a player: what to do, without a full stop. It stands after "Hint:", "Better:" or "Instead:".

stack-advice-onto-loose = coloca el { $face } sobre el { $face } suelto de { $owner }

stack-advice-capture = coloca el { $face } sobre el dado de { $owner } y captura la torre

stack-advice-onto-stack = coloca el { $face } sobre el dado de { $owner }, en una torre de { $height }

stack-advice-roll = vuelve a tirar este { $face }

stack-advice-roll-others = tira este dado de { $owner }

stack-advice-take-up = levanta este { $face }

stack-advice-pass = pasa

stack-advice-keep-new = conserva el número nuevo

stack-advice-take-old = vuelve al número de antes

stack-advice-wait = espera

## Why it is advised: a clause without a full stop, after a dash.

stack-reason-number = arriba de una torre cuenta { $kept ->
    [one] 1 punto
   *[other] { $kept } puntos
}, y el otro { $other ->
    [one] 1 punto
   *[other] { $other } puntos
}

stack-reason-pass = no queda ningún dado que jugar

stack-reason-captures = captura la torre, y { $points ->
    [one] su punto queda a salvo
   *[other] sus { $points } puntos quedan a salvo
}

stack-reason-takes = { $threats ->
    [0] le quita { stack-points } a { $owner }, y ningún rival tiene un { $face } suelto para taparlo
    [one] le quita { stack-points } a { $owner }, y un solo { $face } suelto de los demás podría taparlo
   *[other] le quita { stack-points } a { $owner }, aunque los demás tienen { $threats } dados sueltos con un { $face } para taparlo
}

stack-reason-counts = { $threats ->
    [0] arriba cuenta { stack-points }, y ningún rival tiene un { $face } suelto para taparlo
    [one] arriba cuenta { stack-points }, y un solo { $face } suelto de los demás podría taparlo
   *[other] arriba cuenta { stack-points }, aunque los demás tienen { $threats } dados sueltos con un { $face } para taparlo
}

stack-reason-roll-idle = { $fitting ->
    [0] tal como está no encaja en ninguna parte, y ahora no encajaría ningún número, pero más tarde quizá otro sí
    [6] tal como está no encaja en ninguna parte, y cualquier número que salga encaja
    [one] tal como está no encaja en ninguna parte, y encaja uno de los seis números
   *[other] tal como está no encaja en ninguna parte, y encajan { $fitting } de los seis números
}

stack-reason-roll-better = { $fitting ->
    [0] lo que se puede colocar ahora sería peor, y no encajaría ningún número, pero más tarde quizá otro sí
    [6] lo que se puede colocar ahora sería peor, y cualquier número que salga encaja
    [one] lo que se puede colocar ahora sería peor, y encaja uno de los seis números
   *[other] lo que se puede colocar ahora sería peor, y encajan { $fitting } de los seis números
}

## How much a mistake cost, or what chance gave.

stack-amount-match = la partida

stack-amount-points = unos { $whole },{ $tenths } puntos

## Why an act is refused: a sentence without a full stop.

stack-refused-no-such-die = Ese dado no existe en esta partida
stack-refused-not-yours = Ese dado no es tuyo: juega uno de los tuyos
stack-refused-not-thrown = Ese dado todavía no se ha lanzado
stack-refused-stacked = Ese dado está en una torre: los dados apilados se quedan donde están
stack-refused-captured = Ese dado está en una torre capturada
stack-refused-on-itself = Un dado no se puede poner sobre sí mismo
stack-refused-own-colour = No puedes apilar directamente sobre tu propio color
stack-refused-on-partner = Ese dado es de tu pareja: apila sobre dados rivales
stack-refused-on-captured = Esa torre está capturada: ya no se puede poner nada encima
stack-refused-buried = Ese dado está tapado: en una torre solo cuenta el de arriba
stack-refused-dice-say = Solo un lanzamiento decide lo que muestran los dados
stack-refused-still-loose = Todavía tienes dados sueltos: coloca uno o tíralo
stack-refused-held-fits = El dado que has levantado encaja: colócalo
stack-refused-another-held = Has levantado otro dado: juega ese
stack-refused-rolled-fits = El dado que has tirado encaja: colócalo ahora
stack-refused-choose-number = Elige primero qué número conserva tu dado
stack-refused-no-number = Ahora no hay ningún número que elegir
stack-refused-not-now = Eso no se puede hacer ahora
stack-refused-table-rules = Eso solo se puede hacer con Reglas de mesa
stack-refused-own-die = Ese dado es tuyo: tíralo sin más
stack-refused-your-turn = Te toca
stack-refused-turn-lost = Ya has perdido tu próximo turno
stack-refused-numbers-differ = Ese dado muestra un { $theirs }, y el tuyo un { $mine }

## The top bar: the game, the round and how many points are played for.

stack-heading = Stack  ·  a { $target }

stack-heading-round = Stack  ·  ronda { $round }  ·  a { $target }

## The status line: who is due, and what. Without a full stop, at most about 60 letters.

stack-status-first-roll = { $players } tiran para ver quién empieza

stack-status-first-tie = Empate: { $players } vuelven a tirar

stack-status-throw-first = ¿Quién empieza? Lanza tus dos dados

stack-status-throw-again = Empate: vuelve a lanzar tus dos dados

stack-status-throw-all = Ronda { $round }: lanza todos los dados

stack-status-all-thrown = Ronda { $round }: los dados ya están lanzados

stack-status-turn = { $player }: { $due }

stack-status-last-turn = { $player }: { $due } (último turno)

stack-due-aim = apunta y tira el { $face }

stack-due-choose-where = elige dónde va el { $face }, o tíralo

stack-due-fits-nowhere = el { $face } no encaja, tíralo o elige otro

stack-due-pass = no quedan dados sueltos, pasa

stack-due-place = coloca un dado o vuelve a tirar uno

stack-due-roll = ningún dado encaja, vuelve a tirar uno

stack-status-place-held = { $player }: coloca el { $face } que has levantado

stack-status-roll-held = { $player }: el { $face } no encaja, vuelve a tirarlo

stack-status-rolls-others = { $player } tira un dado de { $owner }

stack-status-rolls = { $player }: el dado rueda

stack-status-place-rolled = { $player }: el { $face } encaja, elige dónde va

stack-status-choose-number = { $owner }: quédate con el { $new } o vuelve al { $old }

stack-status-over = { $winners-count ->
    [one] { $winners } gana la partida
   *[other] { $winners } ganan la partida
}

## What the large button says. Little room: at most about 20 letters.

stack-button-throw-first = Lanzar dos dados
stack-button-throw-all = Lanzar los dados
stack-button-pass = Pasar
stack-button-throw = Tirar

stack-button-roll = Tirar el { $face }

stack-button-choose-where = Elige dónde ponerlo

stack-button-choose = Elige un dado

stack-button-plays = Le toca a { $player }

stack-button-over = Fin de la partida

stack-button-dice-roll = Los dados ruedan

## What keys do, beside the name of the key. Little room, so a word or two.

stack-key-throw-first = lanzar dos dados
stack-key-throw-all = lanzar los dados

stack-key-hurry = avanzar

stack-key-turn-left = girar a la izquierda

stack-key-turn-right = girar a la derecha

stack-key-from-above = vista desde arriba

stack-key-log = registro

stack-key-aim = apuntar

stack-key-charge = mantener para dar fuerza, soltar para lanzar

stack-key-back = volver

stack-key-choose-where = elegir dónde
stack-key-place = colocar
stack-key-roll = tirar

stack-key-let-go = cancelar

stack-key-pass = pasar

stack-key-choose = elegir un dado

stack-key-hint = pista

stack-key-whose = ver de quién son

## Banners: a sentence without a full stop.

stack-banner-last-die = { $player } va a colocar su último dado suelto: eso acaba la ronda

stack-banner-fell = { $player } derriba una torre de { $dice }: −{ $dice }

stack-banner-floor = { $player }: dados al suelo, −{ $points }

stack-banner-captures = { $player } captura una torre: contará { $points } cuando se puntúe la ronda

stack-banner-your-turn = { $player }, te toca

stack-banner-pushed = Empujada, pero sigue en pie: sin penalización

stack-banner-turned-back = Un dado de { $owner } se volcó: vuelve a mostrar el { $face }

stack-banner-loses-rest = { $player } pierde el resto del turno

stack-banner-misses-turn = { $player } pierde este turno

stack-banner-out-of-turn = { $player } actuó fuera de turno: se deshace, y pierde su próximo turno

stack-banner-took-others = { $player } levantó un dado de { $owner }: vuelve a su lugar

stack-banner-cocked = { $dice ->
    [one] Torcido: se vuelve a lanzar, sin coste
   *[other] { $dice } dados torcidos: se vuelven a lanzar, sin coste
}

stack-banner-restless = Un dado no acababa de pararse: se vuelve a lanzar, sin coste

stack-banner-off-table = Un dado de { $owner } ha caído al suelo: se recoge y se vuelve a lanzar

stack-banner-several-off-table = { $dice } dados han caído al suelo: se recogen y se vuelven a lanzar

## The rail at the side: a row for each player. Little room.

stack-rail-out = fuera

stack-rail-last-turn = último turno

stack-rail-loses-turn = pierde turno

stack-rail-points = +{ $points } esta ronda, { $stacks ->
    [one] 1 torre
   *[other] { $stacks } torres
}

stack-rail-points-of-team = +{ $points }, { $stacks ->
    [one] 1 torre
   *[other] { $stacks } torres
}; con { $partner } { $together }

stack-rail-about = En los cuadros: los números de los dados sueltos y cuántos muestran cada uno. En grande: los puntos. Debajo: lo que daría esta ronda si acabara ahora.

stack-rail-about-short = { $loose-count ->
    [0] { $points }. Dados sueltos: ninguno.
   *[other] { $points }. Dados sueltos: { $loose }.
}

stack-rail-loose = { $count } × { $face }

stack-rail-reach-in = Adelantarse

stack-rail-about-reach-in = Actúa ahora, aunque no te toque. Se deshace, y te cuesta tu próximo turno.

## The score sheet of a round.

stack-score-round = Ronda { $round }

stack-score-about = Cada torre cuenta para el color de arriba: el número que muestra, o 10 si es un 1.

stack-score-total = total

stack-score-no-stack = Ninguna torre

stack-score-sum = { $terms } = { $points }

stack-score-ten = 10 (un 1)

stack-score-penalties = penalizaciones −{ $points }

stack-score-tied = { $players } empatan en cabeza: una ronda más para todos.

## Questions to a player, with their two buttons.

stack-ask-last-die = Es tu último dado suelto: si lo colocas, acaba la ronda. Los demás tienen un turno más.
stack-ask-last-die-yes = Colocarlo
stack-ask-last-die-no = Todavía no

stack-ask-number = { $owner }, tu dado se tiró por error: mostraba un { $old } y ahora muestra un { $new }.

stack-ask-number-keep = Quedarse con el { $new }

stack-ask-number-back = Volver al { $old }

## What is said at the hand when something can't be done, or to help: without a full stop.

stack-hand-play-first = Juega primero este dado
stack-hand-only-roll = Este número no encaja ahora en ninguna parte, pero puedes tirar el dado

stack-hand-not-yours = Ese dado es de { $owner }: elige uno de los tuyos

stack-hand-choose-first = Elige primero uno de tus dados y luego tíralo
stack-hand-rolled-fits = El número que ha salido encaja, así que hay que colocar el dado

stack-hand-no-such-number = No tienes ningún dado suelto que muestre un { $face }

stack-hand-roll-it = Este número no encaja ahora en ninguna parte: tira el dado

stack-hand-choose-where = Elige dónde ponerlo

stack-hand-drop-or-flick = Suéltalo sobre un dado iluminado, o lánzalo con impulso para tirarlo

## The guided first match: what each lesson is about, and what to do.

stack-lesson-first-roll-head = Quién empieza
stack-lesson-first-roll-words = Cada uno lanza dos dados; empieza quien saca la suma más alta y, en cada ronda siguiente, quien le sigue. Pulsa el botón grande.
stack-lesson-throw-all-head = Lanza todos los dados
stack-lesson-throw-all-words = Una torre puntúa para el color de arriba: el número que muestra, y un 1 vale diez. Una ronda empieza con los dados de todo el mundo a la vez. Pulsa el botón grande.
stack-lesson-last-die-head = El último dado
stack-lesson-last-die-words = Es tu último dado suelto. Cuando lo coloques, los demás tendrán un turno más y la ronda acabará.
stack-lesson-capture-head = Captura una torre
stack-lesson-capture-words = Una torre de tres muestra tu número: el cuarto dado la captura. Sale de la mesa y es tuya.
stack-lesson-place-head = Apila un dado
stack-lesson-place-words = Elige uno de tus dados y ponlo sobre un dado de otro color que muestre el mismo número. Los puntos son para el color de arriba.
stack-lesson-roll-head = Vuelve a tirar un dado
stack-lesson-roll-words = Ninguno de tus dados encaja, así que hay que tirar uno de nuevo. Evita las torres: derribar una cuesta un punto por cada uno de sus dados. Elige un dado y lánzalo con impulso, con el ratón o el dedo.
stack-lesson-fits-now-head = Ahora encaja
stack-lesson-fits-now-words = El número que ha salido encaja, así que hay que colocar el dado. Elige uno de los dados iluminados.

## What keys and buttons do, for the list of controls

stack-intent-number = elegir un dado por su número
stack-intent-number-each = elegir un dado que muestre { $number }
stack-intent-roll = tomar el dado para apuntar y después tirarlo
stack-intent-roll-at-once = la tirada estándar al momento
stack-intent-pass = pasar, cuando no se puede otra cosa
stack-intent-owners = mantenida: mostrar de quién son los dados

stack-brief-captured = una torre capturada ({ $points })
stack-brief-penalty = penalización de { $points }
stack-brief-placed = { $face } puesto (altura { $height })
stack-brief-rolled = { $face } sacado
stack-brief-passed = pasa

## Qué es el juego, para quien no lo conoce.

stack-introduction = Pon tus dados sobre otros que muestren el mismo número. Quien tiene que volver a tirar lanza entre las pilas, y lo que cae cuesta puntos.

## What decided a match: a clause after a colon, without a full stop.

stack-decided-captured = { $who } { $who-count ->
    [one] capturó
   *[other] capturaron
} { $stacks ->
    [one] una torre
   *[other] { $stacks } torres
} por { stack-points }

stack-decided-captured-you = capturaste { $stacks ->
    [one] una torre
   *[other] { $stacks } torres
} por { stack-points }

stack-decided-fell = { $who } { $who-count ->
    [one] derribó
   *[other] derribaron
} { $stacks ->
    [one] una torre
   *[other] { $stacks } torres
} y { $who-count ->
    [one] perdió
   *[other] perdieron
} { stack-points }

stack-decided-fell-you = derribaste { $stacks ->
    [one] una torre
   *[other] { $stacks } torres
} y perdiste { stack-points }

stack-decided-ones = { $who } { $who-count ->
    [one] tenía
   *[other] tenían
} un 1 en lo alto de { $stacks ->
    [one] una torre, que cuenta diez puntos
   *[other] { $stacks } torres, que cuenta diez puntos en cada una
}

stack-decided-ones-you = tenías un 1 en lo alto de { $stacks ->
    [one] una torre, que cuenta diez puntos
   *[other] { $stacks } torres, que cuenta diez puntos en cada una
}

stack-decided-tops = { $who } { $who-count ->
    [one] acabó
   *[other] acabaron
} en lo alto de { $stacks ->
    [one] una torre
   *[other] { $stacks } torres
}, por { stack-points }

stack-decided-tops-you = acabaste en lo alto de { $stacks ->
    [one] una torre
   *[other] { $stacks } torres
}, por { stack-points }

stack-decided-floor = { $who } { $who-count ->
    [one] perdió
   *[other] perdieron
} { stack-points } por dados caídos al suelo

stack-decided-floor-you = perdiste { stack-points } por dados caídos al suelo

stack-decided-lost = { $who } { $who-count ->
    [one] perdió
   *[other] perdieron
} { stack-points } por torres capturadas

stack-decided-lost-you = perdiste { stack-points } por torres capturadas

## The best moment of a match: a clause without a full stop, with or without a round before it.

stack-moment-fell = { $who } derriba una torre de { $dice } dados

stack-moment-fell-several = { $who } derriba { $stacks } torres de una sola tirada

stack-moment-captured = { $who } captura { $stacks ->
    [one] una torre
   *[other] { $stacks } torres en un solo turno
} por { stack-points }
