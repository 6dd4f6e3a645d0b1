### La page à côté de la table, où l’on choisit son apparence.

look-heading = L’apparence de la table
look-done = Terminé

## Ce que l’on choisit. Peu de place.

look-table = Table
look-dice = Dés
look-cards = Dos des cartes

## Les tables.

look-table-evening = Lampe du soir
look-table-candle = Aux chandelles
look-table-dusk = Crépuscule
look-table-morning = Matin clair
look-table-midnight = Minuit
look-table-fireside = Au coin du feu

## Les dés.

look-dice-resin = Résine
look-dice-marble = Marbre
look-dice-wood = Bois tourné
look-dice-stardust = Étoiles

## Les dos des cartes.

look-back-lattice = Treillis bleu
look-back-waves = Vagues bleues
look-back-rays = Rayons rouges
look-back-leaves = Feuilles vertes
