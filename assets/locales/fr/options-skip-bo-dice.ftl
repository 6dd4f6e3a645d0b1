### The options of Skip-Bo Dice. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-skip-bo-dice-board = Dés et plateaux
options-skip-bo-dice-board-about = Ce qui est imprimé sur les dés et les plateaux.
options-skip-bo-dice-first-about = Qui commence : choisis la place de la personne la plus jeune, ou laisse faire le hasard.
options-skip-bo-dice-rounds = Manches
options-skip-bo-dice-rounds-about = Une manche, ou autant que de places, pour que chacune commence une fois : la somme des points décide.
options-skip-bo-dice-rounds-one = Une
options-skip-bo-dice-rounds-each = Autant que de places
options-skip-bo-dice-slips-about = Dans ce jeu, aucun faux pas n’est pénalisé : mode assisté et mode table sont équivalents.
