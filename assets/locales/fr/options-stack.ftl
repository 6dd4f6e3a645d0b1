### The options of Stack. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-stack-target = Points pour gagner
options-stack-target-about = Le score qui met fin à la partie.

options-stack-rotate = Le premier tour avance
options-stack-rotate-about = À chaque manche, le premier tour avance d’une place.

options-stack-tie = Égalité en tête
options-stack-tie-about = Une égalité en tête se règle par une manche de plus, ou la victoire est partagée.
options-stack-tie-round = Une manche de plus
options-stack-tie-shared = Victoire partagée

options-stack-team-target = L’équipe atteint l’objectif
options-stack-team-target-about = En équipe : la partie finit quand une personne à elle seule atteint l’objectif, ou quand une équipe l’atteint à deux.
options-stack-team-target-either = Une seule personne
options-stack-team-target-both = Les deux ensemble

options-stack-partner = Empiler sur ton partenaire
options-stack-partner-about = En équipe : tu peux aussi empiler sur les dés de ton partenaire.

options-stack-floor = Pénalité pour dé par terre
options-stack-floor-about = Chacun de tes dés qui tombe par terre quand tu lances te coûte un point.

options-stack-capture = La capture coûte aux autres
options-stack-capture-about = Une pile capturée coûte un point à chacun des autres.
