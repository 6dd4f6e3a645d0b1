### What the referee of the table says. Clauses without a full stop.

## Why a request was refused.

table-no-match = no se está jugando ninguna partida
table-decided = eso ya está decidido
table-rolling = primero hay que lanzar los dados
table-dealing = todavía se están repartiendo las cartas
table-not-awaited = ahora no se espera ningún lanzamiento
table-nothing-to-undo = no hay nada que deshacer
table-replaying = esto es una repetición: solo se puede ver
