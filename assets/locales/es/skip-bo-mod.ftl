### What is said of the die of Skip-Bo MOD. All else is as in Skip-Bo: see skip-bo.ftl.

## The faces of the die, as they are printed on it.

skip-bo-mod-face-range = { $low }-{ $high }
skip-bo-mod-face-wild = Skip-Bo
skip-bo-mod-face-discard = Descarta { $cards }
skip-bo-mod-face-opponent-draws = Rival roba { $cards }

## What the die can be used for, in a word or two beside it. Little room.

skip-bo-mod-rolled-used = gastado
skip-bo-mod-rolled-stands-in = hace de carta
skip-bo-mod-rolled-wild = comodín
skip-bo-mod-rolled-discard = { $cards ->
    [one] descarte
   *[other] descartes
}
skip-bo-mod-rolled-opponent-draws = roba un rival

## Why an act is refused: a sentence without a full stop.

skip-bo-mod-refused-used-up = El dado ya está gastado por este turno
skip-bo-mod-refused-other-number = El dado no puede hacer del número que pide esa pila
skip-bo-mod-refused-no-follower = Al dado tiene que seguirle en el acto una carta del número siguiente o un Skip-Bo
skip-bo-mod-refused-no-opponent = Ese no es rival tuyo
skip-bo-mod-refused-finished-stock = Esa reserva está acabada y ya no recibe cartas
skip-bo-mod-refused-no-stand-in = El dado no muestra nada que pueda hacer de carta
skip-bo-mod-refused-no-discard = El dado no te deja descartar una carta y seguir
skip-bo-mod-refused-no-opponent-draws = El dado no hace robar a ningún rival

## The log: a sentence for each event.

skip-bo-mod-log-rolled = { $player } tira el dado: { $face }.
skip-bo-mod-log-stood-in = { $player } usa el dado como { $value } en la pila { $pile }.
skip-bo-mod-log-discarded = { $player } usa el dado para descartar { skip-bo-a-card } en la pila de descarte { $letter } y sigue.
skip-bo-mod-log-made-draw = { $player } usa el dado: la reserva de { $opponent } tiene que recibir una carta.

## Advice: what to do, as a clause that stands after "Hint:", "Better:" or "Instead:".

skip-bo-mod-advice-stand-in-hand = usa el dado como { $value } en la pila { $pile } y sigue con { skip-bo-a-card } de la mano
skip-bo-mod-advice-stand-in-stock = usa el dado como { $value } en la pila { $pile } y sigue con { skip-bo-the-card } de la reserva
skip-bo-mod-advice-stand-in-stock-of = usa el dado como { $value } en la pila { $pile } y sigue con { skip-bo-the-card } de la reserva de { $owner }
skip-bo-mod-advice-stand-in-discard = usa el dado como { $value } en la pila { $pile } y sigue con { skip-bo-the-card } de la pila de descarte { $letter }
skip-bo-mod-advice-stand-in-discard-of = usa el dado como { $value } en la pila { $pile } y sigue con { skip-bo-the-card } de la pila de descarte { $letter } de { $owner }
skip-bo-mod-advice-discard = usa el dado para descartar { skip-bo-a-card } en la pila de descarte { $letter } y sigue
skip-bo-mod-advice-opponent-draws = usa el dado para que robe { $opponent }

## Why an act is good: a clause that stands after the advice and a dash, without a full stop.

skip-bo-mod-reason-opponent-draws = { $cards ->
    [one] a { $opponent } le queda { $cards } carta de reserva
   *[other] a { $opponent } le quedan { $cards } cartas de reserva
}

## The status line: whose turn it is and what is due.

skip-bo-mod-status-roll = { $player }: tira el dado
skip-bo-mod-status-rolls = { $player }: el dado rueda
skip-bo-mod-status-plays-discard = Juega { $player } y puede descartar { $cards } más con el dado
skip-bo-mod-status-plays = Juega { $player }, el dado: { $purpose }
skip-bo-mod-use-stand-in = hace de carta del { $low } al { $high }
skip-bo-mod-use-wild = hace de cualquier número
# In words that fit whoever plays.
skip-bo-mod-use-discard = { $cards ->
    [one] descartar una carta y seguir el turno
   *[other] descartar hasta { $cards } cartas y seguir el turno
}
skip-bo-mod-use-opponent-draws = hacer robar a un rival
skip-bo-mod-due-play = juega o descarta; el dado: { $purpose }
skip-bo-mod-due-follower = elige la carta que sigue al dado
skip-bo-mod-due-discard = elige una carta de la mano y descártala; tu turno sigue
skip-bo-mod-due-discard-pile = elige una pila de descarte; tu turno sigue
skip-bo-mod-due-opponent = elige quién roba: una reserva, o la tecla junto a un nombre
skip-bo-mod-due-pile = elige la pila en la que el dado hace de carta

## What the large button says. Little room: at most about 18 letters.

skip-bo-mod-button-roll = Tirar el dado
skip-bo-mod-button-use = Usar el dado

## What keys do, beside a picture of the key. As short as can be.

skip-bo-mod-key-roll = tirar el dado
skip-bo-mod-key-swing = agitar sobre la bandeja y soltar, o clic en ella
skip-bo-mod-key-die = dado
skip-bo-mod-key-discard = descartar y seguir
skip-bo-mod-key-follower = la que sigue
skip-bo-mod-key-opponent = quién roba, por número
skip-bo-mod-key-card = la carta
skip-bo-mod-key-pile = la pila
skip-bo-mod-key-go-through = recorrer

## Banners: large words over the table when something special happens, without a full stop.

skip-bo-mod-banner-made-draw = { $player } hace robar a { $opponent } una carta para el fondo de la reserva

## Labels on the table. Very little room: as short as can be.

skip-bo-mod-label-by-die = { $value } del dado
skip-bo-mod-label-die-below = { $value }, pide { $next } · { $die } del dado

## What a person is told at the pointer and in the status line, mostly because something can't be done so.

skip-bo-mod-told-nothing-follows = El dado solo puede hacer de carta donde puedas jugar encima en el acto el número siguiente
skip-bo-mod-told-no-card = No tienes en la mano ninguna carta que descartar
skip-bo-mod-told-no-opponent = No hay ningún rival al que hacer robar
skip-bo-mod-told-press-number = Pulsa el número que hay junto al nombre
skip-bo-mod-told-building-piles = El dado hace de carta en una de las pilas de construcción, de la 1 a la 4
skip-bo-mod-told-choose-use = Elige antes para qué usas el dado

## The guided first match: what each lesson is about, and what to do.

skip-bo-mod-lesson-roll-head = Tira el dado
skip-bo-mod-lesson-roll-words = Gana quien juega primero todas las cartas de su reserva. En MOD, un turno empieza con el dado: lánzalo con impulso, con el ratón o el dedo, o pulsa el botón grande.
skip-bo-mod-lesson-stand-in-head = El dado hace de carta
skip-bo-mod-lesson-stand-in-words = El dado puede ser el siguiente número de una pila si una carta tuya lo sigue en el acto. Elige el dado, luego la pila y luego la carta.
skip-bo-mod-lesson-discard-head = Descarta y sigue
skip-bo-mod-lesson-discard-words = El dado te deja descartar cartas y seguir con tu turno.
skip-bo-mod-lesson-draws-head = Roba un rival
skip-bo-mod-lesson-draws-words = El dado te deja añadir una carta a la reserva de un rival: elige el dado, luego esa reserva.

## What keys and buttons do, for the list of controls

skip-bo-mod-intent-die = usar el dado

skip-bo-mod-brief-stood-in = { $value } con el dado

## Qué es el juego, para quien no lo conoce.

skip-bo-mod-introduction = Skip-Bo con un dado que abre cada turno: te presta una carta, hace robar a los demás o te deja descartar más.
