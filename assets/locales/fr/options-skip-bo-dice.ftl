### The options of Skip-Bo Dice. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-skip-bo-dice-board = Dés et plateaux
options-skip-bo-dice-board-about = Ce qui est imprimé sur les dés et les plateaux.
options-skip-bo-dice-first-about = Qui commence : la place de la personne la plus jeune, ou n’importe laquelle, au hasard.
options-skip-bo-dice-slips-about = Dans ce jeu, aucun faux pas ne coûte quoi que ce soit : mode assisté et mode table se valent.
