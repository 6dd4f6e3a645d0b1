### La mesa de Skip-Bo y Skip-Bo MOD como texto; véase text.ftl. Las pilas y los descartes tienen aquí los números 1 a 4.

text-skip-bo-card = { $card ->
    [wild] Skip-Bo
    [0] tapada
   *[other] { $card }
}
text-skip-bo-empty = vacía

## Lo que hay en la mesa.

text-skip-bo-hand = Tu mano: { $cards }.
text-skip-bo-hand-empty = Tu mano está vacía.
text-skip-bo-stock = { $left ->
    [one] Tu reserva: { text-skip-bo-card }, la última carta.
   *[other] Tu reserva: { text-skip-bo-card } arriba, { $left } cartas.
}
text-skip-bo-stock-done = Tu reserva está acabada.
text-skip-bo-needs = Las pilas 1 a 4 piden: { $numbers }.
text-skip-bo-discards = Tus descartes: { $cards }.
text-skip-bo-no-discards = Tus descartes están vacíos.
text-skip-bo-stock-of = { $left ->
    [one] { $player }, reserva: { text-skip-bo-card }, la última carta.
   *[other] { $player }, reserva: { text-skip-bo-card } arriba, { $left } cartas.
}
text-skip-bo-stock-done-of = { $player }, reserva: acabada.
text-skip-bo-discards-of = { $player }, descartes: { $cards }.
text-skip-bo-no-discards-of = { $player }, descartes: vacíos.
text-skip-bo-hand-of = { $player }, mano: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
text-skip-bo-pile = Tu pila de descarte { $letter }, desde arriba: { $cards }.
text-skip-bo-pile-of = { $player }, pila de descarte { $letter }, desde arriba: { $cards }.
text-skip-bo-partner = Tu pareja es { $player }.
text-skip-bo-die = El dado: { $face }.
text-skip-bo-die-used = El dado: { $face }, gastado.

## Lo que ha pasado.

text-skip-bo-also = { $player } juega también { $cards }.

## Las opciones.

text-skip-bo-onto = en la pila { $pile }, como { $value }
text-skip-bo-onto-empty = en la pila de descarte { $letter }, que está vacía
text-skip-bo-onto-card = en la pila de descarte { $letter }, sobre { skip-bo-the-card }
text-skip-bo-play-hand = juega { skip-bo-a-card } de la mano
text-skip-bo-play-top = juega { skip-bo-the-card } de la reserva
text-skip-bo-play-discard = juega { skip-bo-the-card } de la pila de descarte { $letter }
text-skip-bo-discard = descarta { skip-bo-a-card }
text-skip-bo-die-discard = usa el dado para descartar { skip-bo-a-card } y sigue
text-skip-bo-stand-in = usa el dado como { $value } en la pila { $pile }
text-skip-bo-roll = tira el dado
text-skip-bo-talk = habla de la jugada de tu pareja
text-skip-bo-jump = empieza un turno fuera de turno

## Ejemplos para la ayuda. Solo palabras que el programa entiende, como en text.ftl.

text-skip-bo-example-hand = juega 7 en 2
text-skip-bo-example-stock = juega reserva en 1
text-skip-bo-example-discard-pile = juega descarte 1 en 3
text-skip-bo-example-discard = descarta 7 en 1
text-skip-bo-example-die = dado en 2 con 7

## The things of the table, each by itself.

text-skip-bo-thing-hand = { text-skip-bo-card } en la mano
text-skip-bo-thing-hidden = { $cards ->
    [one] mano de una carta
   *[other] mano de { $cards } cartas
}
text-skip-bo-thing-stock = { $left ->
    [one] reserva: { text-skip-bo-card }, la última carta
   *[other] reserva: { text-skip-bo-card } arriba, { $left } cartas
}
text-skip-bo-thing-discards = { $cards ->
    [one] pila de descarte { $letter }: { text-skip-bo-card }, la única carta
   *[other] pila de descarte { $letter }: { text-skip-bo-card } arriba, { $cards } cartas
}
text-skip-bo-thing-empty = pila de descarte { $letter }: vacía
text-skip-bo-thing-die = dado: { $face }
text-skip-bo-thing-die-unrolled = dado
