### The options of Skip-Bo and Skip-Bo MOD. Each has a name (little room: at most about 24 letters) and a line that explains it.

## The cards in each stock.

options-skip-bo-stock = Cartes par stock
options-skip-bo-stock-about = Les cartes de chaque stock. Standard : 30, ou 20 à cinq ou six ; partie courte : 10.
options-skip-bo-stock-about-mod = Les cartes de chaque stock. Standard : 15 ; partie courte : 10.
options-skip-bo-stock-standard = Standard
options-skip-bo-stock-short = Partie courte
options-skip-bo-stock-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
options-skip-bo-stock-values = standard, short, ou { $least } à { $most }
options-skip-bo-stock-too-large = moins, avec ce paquet et autant de monde : il doit laisser cinq cartes par personne

## How long the match is.

options-skip-bo-target = La partie
options-skip-bo-target-about = Une seule manche décide, ou la partie continue jusqu’à ce que quelqu’un ait tant de points ; d’habitude, 500.
options-skip-bo-target-round = Une manche
options-skip-bo-target-points = Jusqu’à { $points }
options-skip-bo-target-values = round, ou { $least } à { $most }

## Who goes first.

options-skip-bo-first-about = Qui commence, par exemple la personne la plus jeune ; aux manches suivantes, le premier tour avance d’une place.

## What happens when no card is left to draw.

options-skip-bo-stalemate = Plus rien à piocher
options-skip-bo-stalemate-about = Quand il ne reste rien à piocher et qu’un tour de table complet s’est passé sans carte jouée, tours d’avant compris : toutes les défausses deviennent la nouvelle pioche ; ou, après deux tours de table, la manche est nulle ; ou on continue jusqu’à ce que plus personne ne puisse rien faire.
options-skip-bo-stalemate-reshuffle = Remélanger
options-skip-bo-stalemate-draw = Manche nulle
options-skip-bo-stalemate-off = Continuer

## Decks.

options-skip-bo-decks = Paquets
options-skip-bo-decks-about = Combien de paquets sont mélangés ensemble.
options-skip-bo-decks-one = Un
options-skip-bo-decks-two = Deux

## What is printed.

options-skip-bo-board = Paquet et dé
options-skip-bo-board-about = Ce qui est imprimé sur les cartes et, pour MOD, sur le dé.
