### The screen on which a match is set up: the game, who plays, and how it is played.

setup-heading = Nouvelle partie
setup-back = Retour
setup-start = Commencer

## The seats.

setup-seats-heading = Qui joue, vers la gauche
setup-seats-taken = { $taken } sur { $most }
setup-add = + Ajouter quelqu’un
setup-colour = Couleur : { $colour }. Appuie pour la suivante ; qui l’a déjà prend celle-ci.
setup-remove = Retirer cette place

setup-who = Qui est assis ici ? Choisis quelqu’un qui a déjà joué ici, ou écris un nom.
setup-nobody-else = Personne d’autre n’est encore connu. Qui joue sous son propre nom reste inscrit ici.
setup-face = Le visage à la table. Les ordinateurs en ont d’autres.

## Who plays a seat. Little room: at most about 22 letters.

setup-kind-person = Personne
setup-kind-random = Ordinateur : hasard
setup-kind-baseline = Ordinateur : base
setup-kind-greedy = Ordinateur : glouton
setup-kind-easy = Ordinateur : facile
setup-kind-normal = Ordinateur : normal
setup-kind-hard = Ordinateur : difficile
setup-kind-expert = Ordinateur : expert

## The line under a seat: what who plays it does.

setup-about-person = Joue sur cette machine, à la souris ou au clavier.
setup-about-random = Fait n’importe quoi d’autorisé. Bien pour une première partie.
setup-about-baseline = Fait la première chose autorisée.
setup-about-greedy = Prend ce qui rapporte le plus de points tout de suite.
setup-about-easy = Voit ce qu’il y a et ne prévoit rien. Bien pour une première partie.
setup-about-normal = Joue correctement et fait attention à ce qu’il laisse aux autres.
setup-about-hard = Prévoit tout son tour, et ce que les autres peuvent en tirer.
setup-about-expert = Prévoit, et essaie ce qui peut venir. Ce que ce programme fait de mieux.
setup-about-partner = Partenaire : { $name }.
setup-about = { $lines }

## How it is played: the options that all games have. Those of each game are in files of their own.

setup-options-heading = Comment on joue
setup-teams = Équipes de deux
setup-teams-about = En nombre pair, à partir de quatre. Les partenaires sont face à face.
setup-guide = Guide
setup-guide-about = Pour une première partie : montre ce que tu peux faire, jusqu’à ce que tu l’aies fait une fois.
setup-seed = Graine
setup-seed-about = La même graine et les mêmes lancers donnent la même partie. Vide : au hasard.

## The line at the bottom: the set-up in short.

setup-summary = { $game } : { $who }
setup-summary-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
setup-summary-computers = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
setup-summary-teams = équipes de deux, partenaires face à face

## The line at the bottom: why the match can't be played.

setup-problem-teams = Pour des équipes de deux, il faut être en nombre pair, à partir de quatre ; là, il y a { $count ->
    [one] { $count } place
   *[other] { $count } places
}. Ajoute ou retire une place, ou joue sans équipes.
setup-problem-unnamed = Il manque un nom à la place { $seat }.
setup-problem-same-name = Le nom { $name } est pris deux fois : personne ne saurait qui est qui.
setup-problem-seed = La graine est un nombre entier de 19 chiffres au plus, ou rien.
setup-refused = { CAPITAL($why) }.
