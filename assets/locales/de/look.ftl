### Die Seite neben dem Tisch, auf der sein Aussehen gewählt wird.

look-heading = So sieht der Tisch aus
look-done = Fertig

## Was gewählt wird. Wenig Platz.

look-table = Tisch
look-dice = Würfel
look-cards = Rückseiten

## Die Tische.

look-table-evening = Abendlampe
look-table-candle = Kerzenlicht
look-table-dusk = Dämmerung
look-table-morning = Heller Morgen
look-table-midnight = Mitternacht
look-table-fireside = Am Kamin

## Die Würfel.

look-dice-resin = Harz
look-dice-marble = Marmor
look-dice-wood = Holz
look-dice-stardust = Sternenstaub

## Die Rückseiten der Karten.

look-back-lattice = Gitter, petrol
look-back-waves = Wellen, blau
look-back-rays = Strahlen, rot
look-back-leaves = Blätter, grün
