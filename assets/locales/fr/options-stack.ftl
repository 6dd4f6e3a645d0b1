### The options of Stack. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-stack-target = Points pour gagner
options-stack-target-about = Le score qui met fin à la partie.

options-stack-rotate = Le premier joueur tourne
options-stack-rotate-about = À chaque manche, c’est la place suivante qui commence.

options-stack-tie = Égalité à la première place
options-stack-tie-about = Une égalité à la première place se règle par une manche de plus, ou la victoire est partagée.
options-stack-tie-round = Une manche de plus
options-stack-tie-shared = Victoire partagée

options-stack-team-target = Objectif en équipe
options-stack-team-target-about = En équipe : la partie finit quand un joueur atteint l’objectif à lui seul, ou quand une équipe l’atteint à deux.
options-stack-team-target-either = Un seul des deux
options-stack-team-target-both = Les deux ensemble

options-stack-partner = Empiler sur ton partenaire
options-stack-partner-about = En équipe : tu peux aussi empiler sur les dés de ton partenaire.

options-stack-floor = Pénalité de sol
options-stack-floor-about = Chacun de tes dés qui tombe par terre quand tu lances te coûte un point.

options-stack-capture = Capture payée par tous
options-stack-capture-about = Une pile capturée coûte un point à chacun des autres.
