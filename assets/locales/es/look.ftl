### La página junto a la mesa, en la que se elige su aspecto.

look-heading = El aspecto de la mesa
look-done = Listo

## Lo que se elige. Poco espacio.

look-table = Mesa
look-dice = Dados
look-cards = Reverso

## Las mesas.

look-table-evening = Lámpara
look-table-candle = Luz de vela
look-table-dusk = Atardecer
look-table-morning = Mañana clara
look-table-midnight = Medianoche
look-table-fireside = Junto al fuego

## Los dados.

look-dice-resin = Resina
look-dice-marble = Mármol
look-dice-wood = Madera
look-dice-stardust = Estrellas

## Los reversos de las cartas.

look-back-lattice = Rejilla turquesa
look-back-waves = Olas azules
look-back-rays = Rayos rojos
look-back-leaves = Hojas verdes
