## The colours of seats: in a sentence, where somebody chooses one.

presentation-colour-white = weiß
presentation-colour-rose = rosa
presentation-colour-orange = orange
presentation-colour-lilac = lila
presentation-colour-olive = oliv
presentation-colour-blue = blau
presentation-colour-teal = petrol
presentation-colour-yellow = gelb
