### What is said of Skip-Bo Dice.
###
### Values are masculine: "un 8", "un Skip-Bo", "el 8", "el Skip-Bo". Advice stands in words that are the imperative and the third
### person alike ("rellena", "usa"): it also tells what somebody did.

## Values of dice

skip-bo-dice-value = { $value ->
    [wild] Skip-Bo
   *[other] { $value }
}

skip-bo-dice-a-value = { $number ->
    [wild] un Skip-Bo
   *[other] { common-a-number }
}

## Banners: a sentence without a full stop. The log says most of them too, with a full stop

skip-bo-dice-banner-turn = { $player }, te toca

skip-bo-dice-banner-final-turn = { $player }, es tu último turno

skip-bo-dice-banner-first = { $player } empieza

skip-bo-dice-banner-round = Ronda { $round } de { $rounds }: { $player } empieza

skip-bo-dice-banner-askew = { $dice ->
    [one] Se vuelve a lanzar, sin coste: 1 dado torcido
   *[other] Se vuelven a lanzar, sin coste: { $dice } dados torcidos
}

skip-bo-dice-banner-fell = { $dice ->
    [one] Se vuelve a lanzar, sin coste: 1 dado caído al suelo
   *[other] Se vuelven a lanzar, sin coste: { $dice } dados caídos al suelo
}

skip-bo-dice-banner-askew-or-fell = { $dice ->
    [one] Se vuelve a lanzar, sin coste: 1 dado torcido o caído al suelo
   *[other] Se vuelven a lanzar, sin coste: { $dice } dados torcidos o caídos al suelo
}

skip-bo-dice-banner-completed = { $player } completa la pila { $pile }, { $place ->
    [1] primer puesto
    [2] segundo puesto
    [3] tercer puesto
   *[other] último puesto
}: { $stars ->
    [0] ninguna estrella
    [one] 1 estrella
   *[other] { $stars } estrellas
}

skip-bo-dice-banner-ends-now = { $by } { $by-count ->
    [one] tiene
   *[other] tienen
} tres pilas completas: la partida acaba con este turno

skip-bo-dice-banner-last-turns = { $by } { $by-count ->
    [one] tiene
   *[other] tienen
} tres pilas completas: { $left } { $left-count ->
    [one] tiene un último turno
   *[other] tienen un último turno cada cual
}

skip-bo-dice-banner-reward = La pila de reserva { $stockpile } de { $player } está llena y da un premio Skip-Bo

## The log: whole sentences

skip-bo-dice-log-first = { skip-bo-dice-banner-first }.

skip-bo-dice-log-final-turn = { $player } juega su último turno.

skip-bo-dice-log-rolled = { $player } lanza los dados: { $values }, y { skip-bo-dice-value } en el dado extra.

skip-bo-dice-log-rolled-again = { $player } vuelve a lanzar: { $values }.

skip-bo-dice-log-rolled-bonus = { $player } vuelve a tirar el dado extra: { skip-bo-dice-value }.

skip-bo-dice-log-rolled-both = { $player } vuelve a lanzar: { $values }, y { skip-bo-dice-value } en el dado extra.

skip-bo-dice-log-askew = { skip-bo-dice-banner-askew }.

skip-bo-dice-log-fell = { skip-bo-dice-banner-fell }.

skip-bo-dice-log-askew-or-fell = { skip-bo-dice-banner-askew-or-fell }.

skip-bo-dice-log-called = { $who } { $who-count ->
    [one] puede
   *[other] pueden
} usar el { skip-bo-dice-value } del dado extra.

skip-bo-dice-log-passed = { $player } pasa.

skip-bo-dice-log-claimed = { $player } rellena el círculo { $bubble } de la pila { $pile } con el { skip-bo-dice-value } cantado.

skip-bo-dice-log-filled = { $player } rellena el círculo { $bubble } de la pila { $pile } con { skip-bo-dice-a-value }.

skip-bo-dice-log-filled-bonus = { $player } rellena el círculo { $bubble } de la pila { $pile } con el { skip-bo-dice-value } del dado extra.

skip-bo-dice-log-filled-stockpile = { $player } rellena el círculo { $bubble } de la pila { $pile } con el { skip-bo-dice-value } de la pila de reserva { $stockpile }.

skip-bo-dice-log-filled-reward = { $player } rellena el círculo { $bubble } de la pila { $pile } con el premio Skip-Bo de la pila de reserva { $stockpile }.

skip-bo-dice-log-filled-free = { $player } rellena el círculo { $bubble } de la pila { $pile } con un Skip-Bo gratis.

skip-bo-dice-log-star = { $player } consigue la estrella de encima.

skip-bo-dice-log-star-lost = Un Skip-Bo no consigue ninguna estrella: la de encima queda tachada.

skip-bo-dice-log-completed = { skip-bo-dice-banner-completed }.

skip-bo-dice-log-ends-now = { skip-bo-dice-banner-ends-now }.

skip-bo-dice-log-last-turns = { skip-bo-dice-banner-last-turns }.

skip-bo-dice-log-reroll = { $player } usa una repetición gratis con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} y { $left ->
    [0] no le queda ninguna
    [one] le queda 1
   *[other] le quedan { $left }
}.

skip-bo-dice-log-nobody-writes = Todas las pilas de reserva están llenas: nadie anota.

skip-bo-dice-log-turn-ended = { $player } acaba el turno: quien tiene una casilla libre, anota.

skip-bo-dice-log-wrote = { $player } anota un { skip-bo-dice-value } en la pila de reserva { $stockpile }.

skip-bo-dice-log-reward = { skip-bo-dice-banner-reward }.

skip-bo-dice-log-scored = { $player } tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $stars } por estrellas, { $piles } por pilas completas, { $unused } por Skip-Bo y repeticiones sin usar.

skip-bo-dice-log-round = { skip-bo-dice-banner-round }.

skip-bo-dice-log-round-over = Tras la ronda { $round } de { $rounds }: { $scores }.

skip-bo-dice-log-points = { $player } { $points }

skip-bo-dice-log-won = { $winners } { $winners-count ->
    [one] gana la partida
   *[other] comparten la victoria
}.

skip-bo-dice-log-won-by-unused = { $winners } { $winners-count ->
    [one] gana la partida
   *[other] comparten la victoria
}, con más Skip-Bo y repeticiones sin usar.

## Advice: what to do, as in "Hint: end the turn." Without a full stop

skip-bo-dice-advice-fill = rellena el siguiente círculo de la pila { $pile } con { skip-bo-dice-a-value }

skip-bo-dice-advice-fill-bonus = rellena el siguiente círculo de la pila { $pile } con el { skip-bo-dice-value } del dado extra

skip-bo-dice-advice-fill-stockpile = rellena el siguiente círculo de la pila { $pile } con el { skip-bo-dice-value } de la pila de reserva { $stockpile }

skip-bo-dice-advice-fill-reward = rellena el siguiente círculo de la pila { $pile } con el premio Skip-Bo de la pila de reserva { $stockpile }

skip-bo-dice-advice-fill-free = rellena el siguiente círculo de la pila { $pile } con un Skip-Bo gratis

skip-bo-dice-advice-claim = usa el { skip-bo-dice-value } en la pila { $pile }

skip-bo-dice-advice-pass = pasa

skip-bo-dice-advice-reroll = vuelve a tirar { $values } con una repetición gratis

skip-bo-dice-advice-reroll-bonus = vuelve a tirar el { skip-bo-dice-value } del dado extra con una repetición gratis

skip-bo-dice-advice-reroll-both = vuelve a tirar { $values }, y el { skip-bo-dice-value } del dado extra, con una repetición gratis

skip-bo-dice-advice-end = acaba el turno

skip-bo-dice-advice-write = anota un { skip-bo-dice-value } en la pila de reserva { $stockpile }

skip-bo-dice-advice-wait = espera

## Why an advice is good: clauses after a dash, as in "Hint: end the turn - it ..." Without a full stop

# What the second reason begins with must not sound like an i: "y" stands before it.
skip-bo-dice-reason-both = { $gain }, y { $then }

skip-bo-dice-reason-bonus-again = el dado extra se vuelve a tirar

skip-bo-dice-reason-completes = completa la pila y da { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}

skip-bo-dice-reason-completes-star = completa la pila y da { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}, además de la que está sobre el círculo

skip-bo-dice-reason-completes-ends = completa la pila, abre los últimos turnos y da { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}

skip-bo-dice-reason-completes-ends-star = completa la pila, abre los últimos turnos y da { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}, además de la que está sobre el círculo

skip-bo-dice-reason-star = consigue la estrella sobre el { $bubble }

skip-bo-dice-reason-star-forfeited = hacer avanzar la pila vale más que la estrella que se pierde

skip-bo-dice-reason-no-star-lost = en el { $bubble } no se pierde ninguna estrella

skip-bo-dice-reason-follows = después puede ir el { $next }

skip-bo-dice-reason-follows-bonus = después puede ir el { $next } del dado extra

skip-bo-dice-reason-follows-stockpile = después puede ir el { $next } de la pila de reserva { $stockpile }

skip-bo-dice-reason-nearer = así { $left ->
    [one] falta 1 círculo
   *[other] faltan { $left } círculos
} en la pila { $pile }

skip-bo-dice-reason-costs-nothing = no cuesta nada, y { skip-bo-dice-reason-nearer }

skip-bo-dice-reason-reroll = { $dice ->
    [one] este dado vale
   *[other] estos dados valen
} menos que otro lanzamiento, aunque una repetición sin usar cuenta un punto; te { $left ->
    [one] queda 1
   *[other] quedan { $left }
}

skip-bo-dice-reason-end = lo que todavía se puede rellenar valdrá más después
skip-bo-dice-reason-end-keeps-reroll = no se puede rellenar nada, y una repetición sin usar cuenta un punto
skip-bo-dice-reason-pass = usarlo costaría más de lo que da

skip-bo-dice-reason-fills-stockpile = llena la pila de reserva, que da un Skip-Bo
skip-bo-dice-reason-fits-anywhere = un Skip-Bo encaja donde haga falta

skip-bo-dice-reason-needed-next = es lo siguiente que pide la pila { $pile }

skip-bo-dice-reason-needed-after = la pila { $pile } lo pide después de { $away ->
    [one] 1 número más
   *[other] { $away } números más
}

skip-bo-dice-reason-nearer-reward = acerca la pila de reserva a su Skip-Bo

skip-bo-dice-amount = alrededor de un { $whole },{ $tenths } % de las posibilidades de ganar

## Why an act is refused: a sentence without a full stop

skip-bo-dice-refused-no-such-pile = En el tablero no existe esa pila de construcción
skip-bo-dice-refused-no-such-stockpile = En el tablero no existe esa pila de reserva
skip-bo-dice-refused-only-dice-say = Solo un lanzamiento decide lo que muestran los dados
skip-bo-dice-refused-call-on-own-turn = Los cantos son para los demás: en tu turno usa el propio dado extra
skip-bo-dice-refused-write-on-turn = Acaba primero tu turno: después anota todo el mundo
skip-bo-dice-refused-write-at-call = Nadie anota antes de que acabe el turno
skip-bo-dice-refused-only-called-value = Cuando no te toca, solo puedes usar el valor cantado o pasar
skip-bo-dice-refused-has-to-write = El turno ha acabado: ahora todo el mundo tiene que anotar un valor
skip-bo-dice-refused-not-now = Eso no se puede hacer ahora
skip-bo-dice-refused-no-such-die = Ese dado de números no existe
skip-bo-dice-refused-die-used = Ese dado ya está usado y apartado
skip-bo-dice-refused-bonus-not-thrown = El dado extra todavía no se ha lanzado
skip-bo-dice-refused-stockpile-used-up = En esa pila de reserva no queda nada que usar
skip-bo-dice-refused-reward-not-earned = Esa pila de reserva no está llena, así que no ha dado ningún premio Skip-Bo
skip-bo-dice-refused-reward-used = Ese premio Skip-Bo ya está usado
skip-bo-dice-refused-no-free-skip-bo = No te queda ningún Skip-Bo gratis
skip-bo-dice-refused-no-dice-chosen = Elige uno o varios de los seis dados
skip-bo-dice-refused-used-die-rolled = Un dado usado está apartado y no se puede volver a lanzar
skip-bo-dice-refused-no-free-reroll = No te queda ninguna repetición gratis
skip-bo-dice-refused-stockpile-full = Esa pila de reserva está llena
skip-bo-dice-refused-value-not-shown = Ninguno de los dados sin usar muestra eso
skip-bo-dice-refused-pile-complete = Esa pila está completa
skip-bo-dice-refused-pile-needs = Esa pila pide ahora { common-a-number }

## Notices at the pointer: why nothing happened, or what to do first. A sentence without a full stop

skip-bo-dice-notice-die-used = Ese dado está usado y apartado en este turno
skip-bo-dice-notice-no-pile-needs = Ninguna pila tuya pide ahora un { skip-bo-dice-value }
skip-bo-dice-notice-choose-pile = Elige la pila: { $piles }
skip-bo-dice-notice-pile-needs = La pila { $pile } pide ahora { common-a-number }, y no tienes ninguno
skip-bo-dice-notice-pile-complete = La pila { $pile } está completa
skip-bo-dice-notice-choose-first = Elige primero con qué rellenarlo
skip-bo-dice-notice-die-not-rolled = Ese dado está usado y no se puede volver a lanzar
skip-bo-dice-notice-pick-dice = Elige los dados que quieres volver a lanzar
skip-bo-dice-notice-nothing-back = No hay nada que deshacer
skip-bo-dice-notice-no-reward = No tienes ningún premio Skip-Bo
skip-bo-dice-notice-let-go-moving = Para lanzar, suelta mientras la mano se mueve
skip-bo-dice-notice-die-first = Elige primero un dado y luego la casilla donde anotarlo
skip-bo-dice-notice-only-topmost = De una pila de reserva solo se puede usar el número de más arriba que no esté tachado
skip-bo-dice-notice-fourth-box = Llenar la cuarta casilla de una pila de reserva da su premio Skip-Bo
skip-bo-dice-notice-free-skip-bo-used = Ese Skip-Bo gratis ya está usado
skip-bo-dice-notice-no-die-shows = Ninguno de los dados que quedan muestra un { skip-bo-dice-value }
skip-bo-dice-notice-nothing-shows = Nada de lo que puedes usar muestra un { skip-bo-dice-value }

## The heading at the top of the table

skip-bo-dice-heading = Skip-Bo Dice  ·  a tres pilas
skip-bo-dice-heading-round = Skip-Bo Dice  ·  ronda { $round } de { $rounds }
skip-bo-dice-heading-last-turns = Skip-Bo Dice  ·  últimos turnos

## The status line: whose turn it is, and what is due. Without a full stop

skip-bo-dice-status-first = Se sortea quién empieza
skip-bo-dice-status-throw = { $player }: lanza los dados
skip-bo-dice-status-throw-again = { $player }: vuelve a lanzar
# In words that fit one die and several.
skip-bo-dice-status-rolls = { $player } lanza
skip-bo-dice-status-rolls-bonus = { $player } vuelve a tirar el dado extra
skip-bo-dice-status-call = Canto: { skip-bo-dice-value }. { $who-count ->
    [one] Elige
   *[other] Eligen
} { $who }
skip-bo-dice-status-fill = { $player }: rellena círculos o acaba el turno
skip-bo-dice-status-choose-pile = { $player }: elige la pila
skip-bo-dice-status-pick-dice = { $player }: elige los dados que vuelves a lanzar
skip-bo-dice-status-last-turn = { $status } (último turno)
skip-bo-dice-status-write = Todo el mundo anota un valor: { $who-count ->
    [one] elige
   *[other] eligen
} { $who }
skip-bo-dice-status-won = { $winners } { $winners-count ->
    [one] gana
   *[other] ganan
} la partida

## The large button. Little room: at most about 18 letters, and names

skip-bo-dice-button-throw = Lanzar los dados
skip-bo-dice-button-pick-dice = Elegir dados
skip-bo-dice-button-reroll = { $dice ->
    [one] Volver a tirarlo
   *[other] Volver a lanzar { $dice }
}
skip-bo-dice-button-end = Acabar el turno
skip-bo-dice-button-write = Anotar { skip-bo-dice-value } en { $stockpile }
skip-bo-dice-button-write-for = { $player }: anotar { skip-bo-dice-value } en { $stockpile }
skip-bo-dice-button-claim = Usar el { skip-bo-dice-value } en la pila { $pile }
skip-bo-dice-button-claim-for = { $player }: { skip-bo-dice-value } en { $pile }
skip-bo-dice-button-pass = Pasar
skip-bo-dice-button-pass-for = { $player }: pasar
skip-bo-dice-button-over = Fin de la partida
skip-bo-dice-button-plays = Le toca a { $player }
skip-bo-dice-button-others-choose = Eligen los demás
skip-bo-dice-button-rolling = Los dados ruedan

## What keys do, each after its key. Little room: two or three words

skip-bo-dice-key-throw = lanzar
skip-bo-dice-key-swing = agitar sobre la bandeja y soltar, o clic en ella
skip-bo-dice-key-what-shows = lo que lo muestra
skip-bo-dice-key-ten = un 10
skip-bo-dice-key-skip-bo = un Skip-Bo
skip-bo-dice-key-free = uno gratis
skip-bo-dice-key-reward = premio
skip-bo-dice-key-reroll = repetición
skip-bo-dice-key-end = acabar turno
skip-bo-dice-key-undo = deshacer
skip-bo-dice-key-pile = pila
skip-bo-dice-key-only-one = si solo encaja una
skip-bo-dice-key-let-go = cancelar
skip-bo-dice-key-pick = elegir un dado
skip-bo-dice-key-roll-again = volver a lanzar
skip-bo-dice-key-suggested = lo sugerido
skip-bo-dice-key-as-panel = según el panel
skip-bo-dice-key-in-row = están en tu fila
# After "Clic", as the next one and that of the board.
skip-bo-dice-key-die-then-box = en un dado, luego en una casilla
skip-bo-dice-key-lit-bubble = en un círculo iluminado
skip-bo-dice-key-hint = pista
skip-bo-dice-key-hurry = avanzar
skip-bo-dice-key-see-board = en un tablero, para verlo en grande
skip-bo-dice-key-log = registro
skip-bo-dice-key-rules = reglas

## The panel on the right, with the answers of those who are asked

skip-bo-dice-panel-call = Canto: { skip-bo-dice-value }
skip-bo-dice-panel-write = Todo el mundo anota un valor
skip-bo-dice-panel-at-calls = En los cantos
skip-bo-dice-panel-left = { $seconds } s
skip-bo-dice-panel-no-limit = sin límite
skip-bo-dice-panel-limit = { $seconds } s para responder
skip-bo-dice-panel-limit-what = El tiempo que tiene cada cual para responder. Si se acaba, se pasa o se anota lo sugerido
skip-bo-dice-panel-pass = pasar
skip-bo-dice-panel-back = volver
skip-bo-dice-panel-suggested = { $value } en { $stockpile }
skip-bo-dice-panel-suggested-what = Lo sugerido: el valor, y el número de la pila de reserva en el tablero
skip-bo-dice-panel-into = en { $stockpile }:
skip-bo-dice-panel-value = valor:
skip-bo-dice-panel-chosen = elegido
skip-bo-dice-panel-thinks = pensando
skip-bo-dice-panel-is-asked = preguntarme
skip-bo-dice-panel-takes = usarlo si solo encaja en un círculo
skip-bo-dice-panel-passes = pasar
skip-bo-dice-panel-calls-what = Qué haces cuando otros cantan un valor: que se te pregunte, usarlo automáticamente o pasar

## The strip over each board, after the player's name

skip-bo-dice-label-plays = juega
skip-bo-dice-label-last-turn = le queda el último turno
skip-bo-dice-label-wins = gana
skip-bo-dice-label-piles = { $piles ->
    [one] 1 pila completa
   *[other] { $piles } pilas completas
}
skip-bo-dice-label-points = { $stars } por estrellas, { $unused } sin usar, { skip-bo-dice-label-piles }
skip-bo-dice-label-points-before = { $before } antes, { skip-bo-dice-label-points }
skip-bo-dice-label-before = { $before } antes, { $points } ahora

## What is printed on the boards. Capitals; longer words than these are printed smaller

skip-bo-dice-print-stockpiles = RESERVAS
skip-bo-dice-print-free-skip-bo = SKIP-BO GRATIS
skip-bo-dice-print-free-rerolls = REPETICIONES

## The score sheet at the end

skip-bo-dice-score-heading = Se puntúan los tableros
skip-bo-dice-score-heading-round = Se puntúa la ronda { $round } de { $rounds }
skip-bo-dice-score-all-rounds = Decide la suma de todas las rondas.
skip-bo-dice-score-what-counts = Un punto por cada estrella y por cada repetición, Skip-Bo gratis y premio que quede; 3, 2, 1 por pilas completas.
skip-bo-dice-score-tie = Con los mismos puntos, gana quien tiene más Skip-Bo y repeticiones sin usar.
skip-bo-dice-score-stars = estrellas
skip-bo-dice-score-piles = pilas
# Short for "repeticiones".
skip-bo-dice-score-rerolls = repetic.
skip-bo-dice-score-skip-bos = Skip-Bo
skip-bo-dice-score-rewards = premios
skip-bo-dice-score-total = total
skip-bo-dice-score-so-far = en total

## The guided first match: what each lesson is about, and what to do

skip-bo-dice-lesson-throw-the-dice-head = Lanza los dados
skip-bo-dice-lesson-throw-the-dice-words = Llena tus pilas del 1 al 10: gana quien tenga más estrellas, y tres pilas completas acaban la partida. Lanza los dados con impulso, con el ratón o el dedo, o pulsa el botón grande.
skip-bo-dice-lesson-a-call-head = Un canto
skip-bo-dice-lesson-a-call-words = Todo el mundo puede usar lo que muestra el dado extra. Úsalo en una de tus pilas donde encaje, o pasa.
skip-bo-dice-lesson-write-one-down-head = Anota un valor
skip-bo-dice-lesson-write-one-down-words = El turno ha acabado, y todo el mundo anota el valor de un dado sin usar en una pila de reserva, para un turno posterior. Una pila de reserva llena da un Skip-Bo.
skip-bo-dice-lesson-the-bonus-die-head = El dado extra
skip-bo-dice-lesson-the-bonus-die-words = Cuando usas el dado extra en un círculo, se vuelve a tirar, para ti y para todo el mundo.
skip-bo-dice-lesson-fill-bubbles-head = Rellena círculos
skip-bo-dice-lesson-fill-bubbles-words = Cada pila se rellena del 1 al 10. Elige un dado y luego un círculo iluminado. Un número bajo una estrella la consigue.
skip-bo-dice-lesson-roll-again-or-end-head = Vuelve a lanzar o acaba
skip-bo-dice-lesson-roll-again-or-end-words = Ahora no encaja nada. Elige dados y usa una repetición gratis, o acaba tu turno con el botón grande.

## What keys and buttons do, for the list of controls

skip-bo-dice-intent-shown = elegir lo que muestra este número
skip-bo-dice-intent-shown-each = elegir lo que muestra { $number }
skip-bo-dice-intent-skip-bo = elegir un Skip-Bo
skip-bo-dice-intent-free = elegir un Skip-Bo gratis
skip-bo-dice-intent-reward = elegir un premio
skip-bo-dice-intent-pile = elegir la pila
skip-bo-dice-intent-pile-each = elegir la pila { $pile }
skip-bo-dice-intent-reroll = una repetición gratis: elegir dados y después lanzarlos
skip-bo-dice-intent-end-turn = acabar el turno
skip-bo-dice-intent-answer-of-first = respuestas de la primera persona
skip-bo-dice-intent-answer-each-of-first = respuesta { $number } de la primera persona
skip-bo-dice-intent-answer-of-second = respuestas de la segunda persona
skip-bo-dice-intent-answer-each-of-second = respuesta { $number } de la segunda persona
skip-bo-dice-intent-answer-of-third = respuestas de la tercera persona
skip-bo-dice-intent-answer-each-of-third = respuesta { $number } de la tercera persona
skip-bo-dice-intent-answer-of-fourth = respuestas de la cuarta persona
skip-bo-dice-intent-answer-each-of-fourth = respuesta { $number } de la cuarta persona

skip-bo-dice-brief-completed = pila { $pile } completa
skip-bo-dice-brief-filled = { $pile }{ $bubble }

## Qué es el juego, para quien no lo conoce.

skip-bo-dice-introduction = Tira cinco dados y llena pilas del 1 al 10. Lo que muestra el sexto vale para todos.

## What decided a match: a clause after a colon, without a full stop.

skip-bo-dice-decided-stars = { $who } { $who-count ->
    [one] consiguió
   *[other] consiguieron
} { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
} contra { $against }

skip-bo-dice-decided-stars-you = conseguiste { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
} contra { $against }

skip-bo-dice-decided-piles = las pilas completas dieron { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} a { $who }, contra { $against }

skip-bo-dice-decided-piles-you = las pilas completas te dieron { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, contra { $against }

skip-bo-dice-decided-unused = a { $who } { $who-count ->
    [one] le
   *[other] les
} quedaban { $left } Skip-Bo y repeticiones, contra { $against }

skip-bo-dice-decided-unused-you = te quedaban { $left } Skip-Bo y repeticiones, contra { $against }

skip-bo-dice-decided-lost = { $who } { $who-count ->
    [one] tachó
   *[other] tacharon
} { $stars ->
    [one] una estrella
   *[other] { $stars } estrellas
} con Skip-Bo

skip-bo-dice-decided-lost-you = tachaste { $stars ->
    [one] una estrella
   *[other] { $stars } estrellas
} con Skip-Bo

## The best moment of a match: a clause without a full stop, with or without a round before it.

skip-bo-dice-moment-chain = { $who } tira el dado extra { $rolls } veces en un solo turno

skip-bo-dice-moment-fills = { $who } rellena { $bubbles } círculos en un solo turno
