### What lies on the table.

## The colours of seats: in a sentence, where somebody chooses one.

presentation-colour-white = blanco
presentation-colour-rose = rosa
presentation-colour-orange = naranja
presentation-colour-lilac = lila
presentation-colour-olive = verde oliva
presentation-colour-blue = azul
presentation-colour-teal = turquesa
presentation-colour-yellow = amarillo
