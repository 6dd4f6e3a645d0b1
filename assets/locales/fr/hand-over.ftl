### The screen that hides the hands of cards while one person gives the table to the next.

hand-over-next = À { $who } de jouer
hand-over-reaches-in = { $who } intervient
hand-over-out-of-turn = { $who } commence un tour, alors que c’est à { $rightful } de jouer. Jusqu’à la fin de ce tour, n’importe qui peut le signaler ; { $rightful } reprend alors.
hand-over-hidden = Aucune main n’est visible en ce moment. Que les autres détournent les yeux.
hand-over-arrive = Je suis { $who }, montre ma main
hand-over-open = Rien n’est caché ici. La personne suivante prend le relais.
hand-over-arrive-open = Je suis { $who }, on continue
hand-over-pad = La manette { $who-starts ->
    [vowel] d’{ $who }
   *[other] de { $who }
}, le clavier ou la souris
