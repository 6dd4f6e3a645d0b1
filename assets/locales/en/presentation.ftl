### What lies on the table.

## The colours of seats: in a sentence, where somebody chooses one.

presentation-colour-white = white
presentation-colour-rose = rose
presentation-colour-orange = orange
presentation-colour-lilac = lilac
presentation-colour-olive = olive
presentation-colour-blue = blue
presentation-colour-teal = teal
presentation-colour-yellow = yellow
