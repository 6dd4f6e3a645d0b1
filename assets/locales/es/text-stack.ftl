### La mesa de Stack como texto; véase text.ftl.

## Lo que hay en la mesa.

text-stack-loose = Tus dados sueltos: { $numbers }.
text-stack-no-loose = No tienes dados sueltos.
text-stack-stacks = Tus torres: { $stacks }; { stack-points }.
text-stack-loose-of = { $player }, dados sueltos: { $numbers }.
text-stack-no-loose-of = { $player }, dados sueltos: ninguno.
text-stack-stacks-of = { $player }, torres: { $stacks }; { stack-points }.
text-stack-high = { $face } con { $height } dados
text-stack-captured = { $face } capturado
text-stack-last-turns = Último turno para { $players }.

## Las opciones.

text-stack-put = coloca un { $face }
text-stack-roll = vuelve a tirar un { $face }
text-stack-roll-any = vuelve a tirar un dado
text-stack-take-up = levanta un { $face }
text-stack-take-up-of = levanta un { $face } de { $owner }
text-stack-take-up-any = levanta un dado
text-stack-roll-of = tira un { $face } de { $owner }
text-stack-roll-any-of = tira un dado rival
text-stack-jump = actúa fuera de turno
text-stack-throw-first = lanza dos dados: empieza la suma más alta
text-stack-throw = lanza todos los dados

## Ejemplos para la ayuda. Solo palabras que el programa entiende, como en text.ftl.

text-stack-example-put = coloca 3 sobre { $player }
text-stack-example-roll = tira 5

## The things of the table, each by itself.

text-stack-thing-loose = { $face } suelto
text-stack-thing-stack = torre de { $height } dados, { $face } arriba
