### La mesa de Skip-Bo Dice como texto; véase text.ftl.

## Lo que hay en la mesa.

text-skip-bo-dice-round = Ronda { $round } de { $rounds }. Puntos de todas las rondas: { $scores }.
text-skip-bo-dice-dice = Dados: { $values }. Dado extra: { skip-bo-dice-value }.
text-skip-bo-dice-only-bonus = Solo queda el dado extra: { skip-bo-dice-value }.
text-skip-bo-dice-needs = Tus pilas piden: { $piles }.
text-skip-bo-dice-needs-of = { $player }, las pilas piden: { $piles }.
text-skip-bo-dice-pile = { $pile } { $number }
text-skip-bo-dice-pile-star = { $pile } { $number } estrella
text-skip-bo-dice-pile-complete = { $pile } completa
text-skip-bo-dice-stockpiles = Tus pilas de reserva: { $stockpiles }.
text-skip-bo-dice-stockpiles-of = { $player }, pilas de reserva: { $stockpiles }.
text-skip-bo-dice-stockpile = { $stockpile } { skip-bo-dice-value } con { $free } { $free ->
    [one] libre
   *[other] libres
}
text-skip-bo-dice-stockpile-none = { $stockpile } nada con { $free } { $free ->
    [one] libre
   *[other] libres
}
text-skip-bo-dice-left = Tienes { $skip-bos } Skip-Bo gratis, { $rerolls } { $rerolls ->
    [one] repetición
   *[other] repeticiones
}, { $rewards } { $rewards ->
    [one] premio
   *[other] premios
}.
text-skip-bo-dice-left-of = { $player }: { $skip-bos } Skip-Bo gratis, { $rerolls } { $rerolls ->
    [one] repetición
   *[other] repeticiones
}, { $rewards } { $rewards ->
    [one] premio
   *[other] premios
}.
text-skip-bo-dice-called = El dado extra muestra { skip-bo-dice-value }: usa el valor, o pasa.
text-skip-bo-dice-writes = Todo el mundo anota un valor en una pila de reserva.

## Las opciones.

text-skip-bo-dice-throw = lanza todos los dados
text-skip-bo-dice-throw-bonus = vuelve a tirar el dado extra
text-skip-bo-dice-throw-again = vuelve a lanzar los dados
text-skip-bo-dice-using = usa { skip-bo-dice-a-value }
text-skip-bo-dice-use-bonus = usa el { skip-bo-dice-value } del dado extra
text-skip-bo-dice-use-stockpile = usa el { skip-bo-dice-value } de la pila de reserva { $stockpile }
text-skip-bo-dice-use-reward = usa el premio Skip-Bo de la pila de reserva { $stockpile }
text-skip-bo-dice-use-free = usa un Skip-Bo gratis
text-skip-bo-dice-write = anota { skip-bo-dice-value }
text-skip-bo-dice-reroll = usa una repetición gratis, quedan { $left }
text-skip-bo-dice-reroll-how = También puedes nombrar varios dados, como en: tira 3 5 extra

## Ejemplos para la ayuda. Solo palabras que el programa entiende, como en text.ftl.

text-skip-bo-dice-example-use = usa 7 en a
text-skip-bo-dice-example-stockpile = usa reserva 2 en b
text-skip-bo-dice-example-roll = tira 3 5 extra
text-skip-bo-dice-example-write = anota 7 en 2

## The things of the table, each by itself.

text-skip-bo-dice-thing-die = dado: { skip-bo-dice-value }
text-skip-bo-dice-thing-bonus = dado extra: { skip-bo-dice-value }
text-skip-bo-dice-thing-pile = pila { $pile }: pide { $number }
text-skip-bo-dice-thing-pile-star = pila { $pile }: pide { $number }, con estrella
text-skip-bo-dice-thing-pile-complete = pila { $pile }: completa
text-skip-bo-dice-thing-stockpile = reserva { $stockpile }: { skip-bo-dice-value } arriba, libres: { $free }
text-skip-bo-dice-thing-stockpile-none = reserva { $stockpile }: nada que usar, libres: { $free }
text-skip-bo-dice-thing-reward = premio Skip-Bo de la reserva { $stockpile }
text-skip-bo-dice-thing-free = Skip-Bo gratis, quedan { $left }
text-skip-bo-dice-thing-reroll = repetición gratis, quedan { $left }
text-skip-bo-dice-thing-board = { $filled ->
    [one] tablero con un círculo lleno
   *[other] tablero con { $filled } círculos llenos
}
