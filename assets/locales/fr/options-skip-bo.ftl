### The options of Skip-Bo and Skip-Bo MOD. Each has a name (little room: at most about 24 letters) and a line that explains it.

## The cards in each stock.

options-skip-bo-stock = Cartes par stock
options-skip-bo-stock-about = Nombre de cartes de chaque stock : 30 en standard, 20 à cinq ou six, 10 en partie courte.
options-skip-bo-stock-about-mod = Nombre de cartes de chaque stock : 15 en standard, 10 en partie courte.
options-skip-bo-stock-standard = Standard
options-skip-bo-stock-short = Partie courte
options-skip-bo-stock-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
options-skip-bo-stock-values = standard, short, ou { $least } à { $most }
options-skip-bo-stock-too-large = prends moins de cartes avec ce paquet et autant de joueurs : il doit en rester cinq pour chacun

## How long the match is.

options-skip-bo-target = Durée de la partie
options-skip-bo-target-about = Une seule manche, ou une partie qui continue jusqu’à ce que quelqu’un atteigne ce nombre de points ; d’habitude, 500.
options-skip-bo-target-round = Une manche
options-skip-bo-target-points = En { $points } points
options-skip-bo-target-values = round, ou { $least } à { $most }

## Who goes first.

options-skip-bo-first-about = Qui commence, par exemple la personne la plus jeune ; aux manches suivantes, le premier tour avance d’une place.

## What happens when no card is left to draw.

options-skip-bo-stalemate = Plus rien à piocher
options-skip-bo-stalemate-about = Quand il ne reste rien à piocher et qu’un tour de table complet s’est passé sans qu’une carte soit jouée, tours précédents compris : les défausses forment une nouvelle pioche ; ou, après deux tours de table, la manche est nulle ; ou on continue jusqu’à ce que plus personne ne puisse rien faire.
options-skip-bo-stalemate-reshuffle = Mélanger les défausses
options-skip-bo-stalemate-draw = Manche nulle
options-skip-bo-stalemate-off = Continuer

## Decks.

options-skip-bo-decks = Paquets
options-skip-bo-decks-about = Nombre de paquets mélangés ensemble.
options-skip-bo-decks-one = Un
options-skip-bo-decks-two = Deux

## What is printed.

options-skip-bo-board = Paquet et dé
options-skip-bo-board-about = Ce qui est imprimé sur les cartes et, pour MOD, sur le dé.
