### The screen that hides the hands of cards while one person gives the table to the next.

hand-over-next = Ahora va { $who }

hand-over-reaches-in = { $who } actúa fuera de turno

hand-over-out-of-turn = { $who } empieza un turno, aunque le toca a { $rightful }. Hasta que acabe, cualquiera puede darle el alto; entonces sigue { $rightful }.

hand-over-hidden = Ahora no se ve la mano de nadie. Los demás miran a otro lado.

hand-over-arrive = Soy { $who }, muestra mi mano

hand-over-open = Aquí no hay nada oculto. Se acerca a la mesa quien va ahora.

hand-over-arrive-open = Soy { $who }, seguimos
