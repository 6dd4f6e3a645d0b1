### The screen that hides the hands of cards while one person gives the table to the next.

hand-over-next = Ahora juega { $who }

hand-over-reaches-in = { $who } se adelanta

hand-over-out-of-turn = { $who } empieza un turno, aunque le toca a { $rightful }. Hasta que acabe, cualquiera puede reclamarlo; entonces sigue { $rightful }.

hand-over-hidden = Ahora no se ve ninguna mano. Los demás, que miren a otro lado.

hand-over-arrive = Soy { $who }, enséñame mi mano

hand-over-open = Aquí no hay nada oculto. Sigue la persona siguiente.

hand-over-arrive-open = Soy { $who }, seguimos

hand-over-pad = El mando de { $who }, el teclado o el ratón
