### What is said of Skip-Bo, and of Skip-Bo MOD where both games are alike.
###
### Cards are masculine by their number ("un 7", also "un 8" and "un 11"), feminine as "carta". Advice stands in words that are the
### imperative and the third person alike ("juega", "descarta"): it also tells what somebody did.

## Cards, as other texts of the games name them.

skip-bo-a-card = { $card ->
    [wild] un Skip-Bo
    [0] una carta
   *[other] un { $card }
}
skip-bo-the-card = { $card ->
    [wild] el Skip-Bo
    [0] la carta de arriba
   *[other] el { $card }
}
skip-bo-card-played = { $card ->
    [wild] un Skip-Bo como { $value }
   *[other] { skip-bo-a-card }
}

## Why an act is refused: a sentence without a full stop.

skip-bo-refused-table-rules-only = Eso solo se puede hacer con Reglas de mesa
skip-bo-refused-no-building-pile = Esa pila de construcción no existe
skip-bo-refused-no-discard-pile = Esa pila de descarte no existe
skip-bo-refused-not-in-hand = No tienes esa carta en la mano
skip-bo-refused-draw-first = Primero roba hasta tener cinco cartas
skip-bo-refused-end-by-discard = Acaba tu turno descartando una carta de la mano
skip-bo-refused-no-die = Solo Skip-Bo MOD tiene dado
skip-bo-refused-chosen-chance = Nadie puede elegir lo que sale al tirar o al barajar
skip-bo-refused-stock-finished = Esa reserva está acabada
skip-bo-refused-discard-pile-empty = En esa pila de descarte no hay ninguna carta
skip-bo-refused-own-or-partners-piles = Solo puedes jugar de tus pilas y de las de tu pareja
skip-bo-refused-own-piles = Solo puedes jugar de tus propias pilas
skip-bo-refused-pile-needs = Esa pila pide { common-a-number } o un Skip-Bo
skip-bo-refused-drawn-for-you = Las cartas se roban por ti, salvo con Reglas de mesa
skip-bo-refused-nothing-to-draw = No queda ninguna carta que robar
skip-bo-refused-no-draw-now = Robas al empezar tu turno y cuando juegas la última carta de la mano
skip-bo-refused-talk-alone = Solo hay que guardar silencio con la pareja, y tú no tienes
skip-bo-refused-talk-on-turn = En tu propio turno puedes pedirle una jugada a tu pareja, y es gratis
skip-bo-refused-talk-off-side = No es el turno de tu bando
skip-bo-refused-talk-paid = En este turno ya has pagado por hablar
skip-bo-refused-own-turn = Te toca
skip-bo-refused-call-first = Alguien ya juega fuera de turno: reclámalo primero
skip-bo-refused-nothing-to-call = Nadie juega fuera de turno
skip-bo-refused-call-oneself = Quien juega fuera de turno eres tú

## The log: a sentence for each event.

skip-bo-log-round = Ronda { $round }: todo el mundo tiene una reserva de { $cards } cartas, y empieza { $first }.
skip-bo-log-reshuffled = El mazo de robo está vacío: las { $cards } cartas apartadas se barajan para formar uno nuevo.
skip-bo-log-gathered = No queda ninguna carta que robar, y nadie juega: las { $cards } cartas de todas las pilas de descarte se barajan para formar un nuevo mazo de robo.
skip-bo-log-gathered-again = No queda ninguna carta que robar, y nadie juega: las { $cards } cartas de todas las pilas de descarte se barajan para formar un nuevo mazo de robo. Si ocurre una vez más antes de que se juegue una carta de reserva, gana la ronda el bando con menos cartas de reserva.
skip-bo-log-dry-for-good = El mazo de robo se ha agotado del todo: la ronda acaba aquí, y la gana el bando con menos cartas de reserva.
skip-bo-log-nothing-to-draw = No queda ninguna carta que robar.
skip-bo-log-played-hand = { $player } juega { skip-bo-card-played } de la mano en la pila { $pile }.
skip-bo-log-played-stock = { $player } juega { skip-bo-card-played } de la reserva en la pila { $pile }.
skip-bo-log-played-stock-of = { $player } juega { skip-bo-card-played } de la reserva de { $owner } en la pila { $pile }.
skip-bo-log-played-discard = { $player } juega { skip-bo-card-played } de la pila de descarte { $letter } en la pila { $pile }.
skip-bo-log-played-discard-of = { $player } juega { skip-bo-card-played } de la pila de descarte { $letter } de { $owner } en la pila { $pile }.
skip-bo-log-pile-complete = La pila { $pile } ha llegado a 12 y se aparta.
skip-bo-log-discarded = { $player } descarta { skip-bo-a-card } en la pila de descarte { $letter }.
skip-bo-log-ended-empty = { $player } no tiene ninguna carta que descartar, y su turno se acaba.
skip-bo-log-stock-grew = Una carta va al fondo de la reserva de { $owner } sin que nadie la vea.
skip-bo-log-drew-too-many = { $player } ha robado una carta de más.
skip-bo-log-stock-shuffled = Se barajan las cartas boca abajo de la reserva de { $owner }.
skip-bo-talk-costs = { $cards ->
    [0] no queda ninguna carta que llevarse
    [1] una carta va al fondo de la reserva
    [2] dos cartas van al fondo de la reserva
   *[other] { $cards } cartas van al fondo de la reserva
}
skip-bo-log-talked = { $player } no ha guardado silencio: { skip-bo-talk-costs }.
skip-bo-log-out-of-turn = { $player } empieza un turno, pero le toca a { $rightful }.
skip-bo-log-called-out = { $by } lo reclama: { $player } para y se quedará una vez sin robar; sigue { $rightful }.
skip-bo-log-out-of-turn-stands = Nadie reclamó el turno de { $player }: vale, y se sigue desde ahí.
skip-bo-log-draw-skipped = { $player } empieza sin robar, por haber jugado fuera de turno.
skip-bo-log-round-drawn = Ya nadie puede jugar: la ronda { $round } queda en empate, y nadie recibe puntos.
skip-bo-log-round-scored = { $winners-count ->
    [one] Ronda { $round }: { $winners } recibe { $points } puntos.
   *[other] Ronda { $round }: { $winners } reciben { $points } puntos.
}
skip-bo-log-match-over = { $winners-count ->
    [one] { $winners } gana la partida.
   *[other] { $winners } comparten la victoria.
}

## Advice: what to do, as a clause that stands after "Hint:", "Better:" or "Instead:".

skip-bo-advice-play-hand = juega { skip-bo-a-card } de la mano en la pila { $pile }
skip-bo-advice-play-stock = juega { skip-bo-the-card } de la reserva en la pila { $pile }
skip-bo-advice-play-stock-of = juega { skip-bo-the-card } de la reserva de { $owner } en la pila { $pile }
skip-bo-advice-play-discard = juega { skip-bo-the-card } de la pila de descarte { $letter } en la pila { $pile }
skip-bo-advice-play-discard-of = juega { skip-bo-the-card } de la pila de descarte { $letter } de { $owner } en la pila { $pile }
skip-bo-advice-discard = descarta { skip-bo-a-card } en la pila de descarte { $letter } y acaba el turno
skip-bo-advice-end-turn = acaba el turno
skip-bo-advice-draw = roba una carta
skip-bo-advice-call = reclama el turno de quien juega fuera de turno
skip-bo-advice-wait = espera

## Why an act is good: a clause that stands after the advice and a dash, without a full stop.

skip-bo-reason-call = si nadie lo reclama, ese turno vale
skip-bo-reason-draw = primero se completa la mano
skip-bo-reason-wins = es la última carta de la reserva y gana la ronda
skip-bo-reason-stock = gana quien vacía antes su reserva, y se destapa tu siguiente carta
skip-bo-reason-stock-of-partner = gana quien vacía antes su reserva, y se destapa la siguiente carta de tu pareja
skip-bo-reason-finishes-stock = es la última carta de esta reserva, y un equipo gana cuando ha jugado sus dos reservas
skip-bo-reason-holds-back = jugar ahora { skip-bo-stock-card } de tu reserva costaría { $amount }
skip-bo-reason-follows = { $plays ->
    [0] después puede ir en el acto { skip-bo-stock-card } de tu reserva
    [1] con una jugada más puede ir { skip-bo-stock-card } de tu reserva
   *[other] con { $plays } jugadas más puede ir { skip-bo-stock-card } de tu reserva
}
skip-bo-reason-follows-of = { $plays ->
    [0] después puede ir en el acto { skip-bo-stock-card } de la reserva de { $owner }
    [1] con una jugada más puede ir { skip-bo-stock-card } de la reserva de { $owner }
   *[other] con { $plays } jugadas más puede ir { skip-bo-stock-card } de la reserva de { $owner }
}
skip-bo-stock-card = { $card ->
    [wild] el Skip-Bo
    [0] la siguiente carta
   *[other] el { $card }
}
skip-bo-reason-empties-hand = ayuda a vaciar la mano, y llegan cinco cartas nuevas en el mismo turno
skip-bo-reason-empty-pile = la pila está vacía, así que no se tapa nada
skip-bo-reason-same-number = queda sobre una carta del mismo número
skip-bo-reason-one-lower = es un número menos que la carta de allí, así que se pueden jugar una tras otra
skip-bo-reason-needed-least = son la carta y la pila que menos necesitas
skip-bo-reason-from-hand = una carta menos en la mano es una carta nueva más en el próximo turno
skip-bo-reason-frees-number = libera el { $number } de debajo
skip-bo-reason-frees-card = libera la carta de debajo
skip-bo-reason-empties-pile = vacía la pila de descarte
skip-bo-reason-ahead = ayuda a tu reserva más que a las demás
skip-bo-reason-hinders = dificulta a { $opponents } jugar de la reserva
skip-bo-reason-helps-number = conserva lo que ayuda al { $number } de tu reserva
skip-bo-reason-keeps-wild = el Skip-Bo se queda en la mano para más tarde
skip-bo-reason-new-hand = así la mano queda vacía, y llegan cinco cartas nuevas
skip-bo-reason-buries-nothing = no tapa ninguna carta que haga falta antes
skip-bo-reason-wild-free = no se tapa ningún Skip-Bo
skip-bo-reason-keeps-going = no queda nada que robar, y solo las jugadas mantienen viva la ronda

## What a mistake cost or chance gave, after a colon and "it cost" or "chance gave".

skip-bo-amount-round = la ronda
skip-bo-amount-tenths = unas { $whole },{ $tenths } cartas de la reserva
skip-bo-amount-cards = { $cards ->
    [one] más o menos una carta de la reserva
   *[other] unas { $cards } cartas de la reserva
}

## The top bar: the game, the round and when the match is won. There is little room.

skip-bo-heading-one-round = { $game }  ·  una ronda
skip-bo-heading-target = { $game }  ·  a { $points } puntos
skip-bo-heading-round = { $game }  ·  ronda { $round }  ·  a { $points } puntos

## The status line: whose turn it is and what is due.

skip-bo-status-over = { $winners-count ->
    [one] { $winners } gana la partida
   *[other] { $winners } ganan la partida
}
skip-bo-status-gathered = Los descartes se barajan en un nuevo mazo de robo
skip-bo-status-dealt = Se reparten las cartas
skip-bo-status-shuffled = Se barajan las cartas
skip-bo-status-plays = { $player } está jugando
skip-bo-status-next = Ahora juega { $player }
skip-bo-status-due = { $player }: { $due }
skip-bo-status-due-out-of-turn = { $player }: { $due } (fuera de turno)
skip-bo-due-draw = roba hasta tener cinco
skip-bo-due-place = elige dónde ponerla
skip-bo-due-empty-hand = sigue con la reserva y las pilas, o acaba el turno
skip-bo-due-play = juega, o acaba el turno con un descarte
skip-bo-due-discard = nada encaja: acaba el turno con un descarte

## What the large button says. Little room: at most about 18 letters, except for a name.

skip-bo-button-draw = Robar una carta
skip-bo-button-end-turn = Acabar el turno
skip-bo-button-over = Fin de la partida
skip-bo-button-plays = Le toca a { $player }
skip-bo-button-choose-card = Elige una carta
skip-bo-button-choose-place = Elige dónde ponerla
skip-bo-button-dealt = Repartiendo

## What keys do, beside a picture of the key. As short as can be.

skip-bo-key-call = reclamar
skip-bo-key-partner-talks = habla la pareja
skip-bo-key-talk = hablar
skip-bo-key-log = registro
skip-bo-key-rules = reglas
skip-bo-key-hand = mano
skip-bo-key-stock = reserva
skip-bo-key-discards = descartes
skip-bo-key-partners = de la pareja
skip-bo-key-draw = robar
skip-bo-key-take-back = deshacer
skip-bo-key-look = ver descartes
skip-bo-key-sort = ordenar
skip-bo-key-pile = pila
skip-bo-key-discard = descartar, acabar turno
skip-bo-key-let-go = cancelar

## Banners: large words over the table when something special happens, without a full stop.

skip-bo-banner-drew-too-many = { $player } robó de más: la carta va a su reserva
skip-bo-banner-talked = { $player } habló de la jugada: { skip-bo-talk-costs }
skip-bo-banner-out-of-turn = { $player } juega fuera de turno: le toca a { $rightful }
skip-bo-banner-called-out = Reclamado: sigue { $rightful }, y { $player } se quedará una vez sin robar
skip-bo-banner-out-of-turn-stands = Nadie reclamó el turno de { $player }: vale
skip-bo-banner-draw-skipped = { $player } empieza sin robar
skip-bo-banner-nothing-to-draw = No queda ninguna carta que robar: se sigue con lo que hay
skip-bo-banner-reshuffled = Las pilas apartadas se barajan en un nuevo mazo de robo
skip-bo-banner-gathered = No queda nada que robar, y nadie juega: todas las pilas de descarte forman el nuevo mazo de robo
skip-bo-banner-gathered-again = Las pilas de descarte forman otra vez el mazo de robo. Una vez más sin que se juegue una carta de reserva, y gana quien tenga menos cartas de reserva
skip-bo-banner-dry-for-good = El mazo de robo se ha agotado del todo: gana la ronda quien tiene menos cartas de reserva
skip-bo-banner-turn = { $player }, te toca

## The plate that tells what is in the pile under the pointer.

skip-bo-pile-your-discards = { $cards ->
    [one] Tu pila de descarte { $letter }: una carta
   *[other] Tu pila de descarte { $letter }: { $cards } cartas, la de arriba primero
}
skip-bo-pile-discards-of = { $cards ->
    [one] La pila de descarte { $letter } de { $owner }: una carta
   *[other] La pila de descarte { $letter } de { $owner }: { $cards } cartas, la de arriba primero
}
skip-bo-pile-your-stock = { $cards ->
    [one] Tu reserva, queda 1; arriba:
   *[other] Tu reserva, quedan { $cards }; arriba:
}
skip-bo-pile-stock-of = { $cards ->
    [one] La reserva de { $owner }, queda 1; arriba:
   *[other] La reserva de { $owner }, quedan { $cards }; arriba:
}
skip-bo-pile-draw = { $cards ->
    [one] El mazo de robo: 1 carta
   *[other] El mazo de robo: { $cards } cartas
}
skip-bo-pile-set-aside = { $cards ->
    [one] 1 carta de pilas completas: se baraja cuando se acaba el mazo de robo
   *[other] { $cards } cartas de pilas completas: se barajan cuando se acaba el mazo de robo
}
skip-bo-pile-building = Pila de construcción { $pile }: pide { common-a-number } o un Skip-Bo
skip-bo-pile-more = y { $cards } más

## Labels on the table. Very little room: as short as can be.

skip-bo-label-draw = mazo { $cards }
skip-bo-label-set-aside = apartadas { $cards }
# Short for "apartadas".
skip-bo-label-aside = apart. { $cards }
skip-bo-label-stock = reserva { $cards }
skip-bo-label-discards = descartes
skip-bo-label-complete = completa
skip-bo-label-full = llena
skip-bo-label-needs = pide { $next }
skip-bo-label-reached = { $value }, pide { $next }

## The plate of a player at the table. Very little room.

skip-bo-plate-no-draw = sin robo
skip-bo-plate-out-of-turn = fuera de turno
skip-bo-plate-with = con { $partner }
skip-bo-plate-and = + { $partner }
skip-bo-plate-hand = mano { $cards }
skip-bo-plate-call = Reclamar
skip-bo-plate-call-about = Alguien juega fuera de turno: detén su turno. Lo jugado se queda.
skip-bo-plate-reach-in = Adelantarse
skip-bo-plate-reach-in-about = Empieza un turno ahora, aunque no te toque. Hasta que acabe, cualquiera puede reclamarlo; entonces empiezas tu próximo turno sin robar.

## The score sheet of a round. The rule in brackets stays as it is.

skip-bo-score-head = Ronda { $round }
skip-bo-score-won = Quien gana recibe 25, más 5 por cada carta que queda en las reservas rivales.
skip-bo-score-stuck = Ya nadie podía jugar: nadie recibe puntos (K-11).
skip-bo-score-fewest = El mazo de robo se agotó del todo: quien tiene menos cartas de reserva recibe 25, más 5 por cada carta de reserva de los demás (K-11).
skip-bo-score-level = El mazo de robo se agotó del todo, con empate a menos cartas de reserva: nadie recibe puntos (K-11).
skip-bo-score-finished = reserva acabada
skip-bo-score-left = { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
}

## What a person is told at the pointer and in the status line, mostly because something can't be done so.

skip-bo-told-nothing-to-take-back = No hay nada que deshacer: desde entonces se ha visto algo nuevo
skip-bo-told-several-fit = Encaja en las pilas que piden { $numbers }: elige una
skip-bo-told-fits-nowhere = Esa carta no encaja ahora en ninguna parte: las pilas piden { $numbers }
skip-bo-told-not-yours = Eso es de { $owner }: juega de tus propias pilas
skip-bo-told-drawn-for-you = Las cartas se roban por ti
skip-bo-told-empty-place = Ese hueco de tu mano está vacío
skip-bo-told-empty-pile = En esa pila no hay ninguna carta
skip-bo-told-sorted = Ahora tu mano se mantiene ordenada
skip-bo-told-unsorted = Ahora tu mano queda en el orden en que robas
skip-bo-told-only-discard = No encaja en ninguna pila de construcción: descártala con { $keys }
skip-bo-told-no-discards = Todas las pilas de descarte están vacías

## The guided first match: what each lesson is about, and what to do.

skip-bo-lesson-aim-head = La meta
skip-bo-lesson-aim-words = Gana quien juega primero todas las cartas de su reserva: es la pila del número grande. Las cartas van a las pilas del centro, del 1 al 12, y una S vale por cualquier número.
skip-bo-lesson-stock-head = Tu reserva
skip-bo-lesson-stock-words = Quien juega antes todas las cartas de su reserva gana la ronda. Tu carta de arriba encaja ahora: elígela y luego la pila iluminada.
skip-bo-lesson-wild-head = Un Skip-Bo
skip-bo-lesson-wild-words = Un Skip-Bo vale por cualquier número. Guárdalo para cuando te ayude a jugar de tu reserva.
skip-bo-lesson-hand-head = Las cartas de la mano
skip-bo-lesson-hand-words = Las pilas del centro van del 1 al 12. Juega las cartas que acerquen una pila al número de tu reserva. Si vacías la mano, se repone.
skip-bo-lesson-discards-head = Tus pilas de descarte
skip-bo-lesson-discards-words = También puedes jugar la carta de arriba de cada una de tus pilas de descarte.
skip-bo-lesson-end-turn-head = Acaba el turno
skip-bo-lesson-end-turn-words = Poner una carta de la mano en una de tus cuatro pilas de descarte acaba tu turno. Junta números iguales, o pon los bajos sobre los altos.
skip-bo-lesson-dry-head = Nada que robar
skip-bo-lesson-dry-words = No queda ninguna carta que robar ni ninguna apartada. Cuando ha pasado una vuelta completa de turnos sin que nadie juegue, todas las pilas de descarte se barajan en un nuevo mazo de robo.

## What keys and buttons do, for the list of controls

skip-bo-intent-number = elegir por número: carta, pila, persona
skip-bo-intent-number-each = elegir la carta, la pila o la persona { $number }
skip-bo-intent-discard = una pila de descarte
skip-bo-intent-discard-each = pila de descarte { $number }
skip-bo-intent-stock = la reserva
skip-bo-intent-partner = mantenida: las pilas de tu pareja
skip-bo-intent-draw = robar (Reglas de mesa)
skip-bo-intent-call = reclamar un turno fuera de turno (Reglas de mesa)
skip-bo-intent-speak = hablar en el turno de tu pareja (Reglas de mesa)
skip-bo-intent-look = ver todas las cartas de una pila de descarte; otra vez para la siguiente
skip-bo-intent-sort = ordenar la mano

skip-bo-brief-stock = { $value } de la reserva
skip-bo-brief-played = { $value }
skip-bo-brief-discarded = { $card ->
    [wild] un Skip-Bo descartado
   *[other] { $card } descartado
}

## Qué es el juego, para quien no lo conoce.

skip-bo-introduction = Sé el primero en quedarte sin reserva: sube las pilas del centro del 1 al 12, con comodines que valen en todas.

## What decided a match: a clause after a colon, without a full stop.

skip-bo-decided-dry = el mazo de robo se agotó, y { $who } { $who-count ->
    [one] tenía
   *[other] tenían
} menos cartas de reserva que nadie

skip-bo-decided-dry-you = el mazo de robo se agotó, y tenías menos cartas de reserva que nadie

skip-bo-decided-turn = { $who } { $who-count ->
    [one] jugó
   *[other] jugaron
} { $cards } cartas de reserva en un solo turno

skip-bo-decided-turn-you = jugaste { $cards } cartas de reserva en un solo turno

skip-bo-decided-left = a { $who } { $who-count ->
    [one] le
   *[other] les
} { $cards ->
    [one] quedaba 1 carta
   *[other] quedaban { $cards } cartas
} de reserva

skip-bo-decided-left-you = te { $cards ->
    [one] quedaba 1 carta
   *[other] quedaban { $cards } cartas
} de reserva

skip-bo-decided-rounds = { $who } { $who-count ->
    [one] ganó
   *[other] ganaron
} { $won } de { $rounds } rondas

skip-bo-decided-rounds-you = ganaste { $won } de { $rounds } rondas

skip-bo-decided-round = una sola ronda dio { $points } puntos a { $who }

skip-bo-decided-round-you = una sola ronda te dio { $points } puntos

## The best moment of a match: a clause without a full stop, with or without a round before it.

skip-bo-moment-turn = { $who } juega { $cards } cartas en un solo turno

skip-bo-moment-emptied = { $who } juega su última carta de reserva

skip-bo-moment-emptied-by = { $who } juega { $cards } cartas en un solo turno, hasta la última de la reserva
