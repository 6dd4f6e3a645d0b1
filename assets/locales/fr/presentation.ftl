### What lies on the table.

## The colours of seats: in a sentence, where somebody chooses one.

presentation-colour-white = blanc
presentation-colour-rose = rose
presentation-colour-orange = orange
presentation-colour-lilac = lilas
presentation-colour-olive = olive
presentation-colour-blue = bleu
presentation-colour-teal = bleu canard
presentation-colour-yellow = jaune
