### The screen on which a match is set up: the game, who plays, and how it is played.

setup-heading = Nouvelle partie
setup-back = Retour
setup-start = Commencer

## The seats.

setup-seats-heading = Joueurs, dans le sens horaire
setup-seats-taken = { $taken } sur { $most }
setup-add = + Ajouter un joueur
setup-colour = Couleur : { $colour }. Appuie pour passer à la suivante ; si quelqu’un l’a déjà, vous échangez.
setup-remove = Retirer cette place

setup-who = Qui s’assied ici ? Choisis quelqu’un qui a déjà joué ici, ou écris un nom.
setup-nobody-else = Pas encore d’autres joueurs. Toute personne qui joue sous son propre nom est retenue.
setup-face = Visage à la table. Les ordinateurs ont les leurs.
setup-character = Appuie pour changer d’adversaire.

## Who plays a seat. Little room: at most about 22 letters.

setup-kind-person = Personne
setup-kind-random = Ordinateur : aléatoire
setup-kind-baseline = Ordinateur : référence
setup-kind-greedy = Ordinateur : glouton
setup-kind-easy = Ordinateur : facile
setup-kind-normal = Ordinateur : normal
setup-kind-hard = Ordinateur : difficile
setup-kind-expert = Ordinateur : expert

## The line under a seat: what who plays it does.

setup-about-person = Joue sur cet ordinateur, à la souris ou au clavier.
setup-about-random = Joue un coup autorisé au hasard. Bien pour une première partie.
setup-about-baseline = Joue le premier coup autorisé.
setup-about-greedy = Prend ce qui rapporte le plus de points sur le moment.
setup-about-easy = Voit ce qui est sur la table et ne prévoit rien. Bien pour une première partie.
setup-about-normal = Joue correctement et fait attention à ce qu’il laisse aux autres.
setup-about-hard = Prévoit tout son tour, et ce que les autres pourraient en tirer.
setup-about-expert = Prévoit plusieurs coups et essaie ce qui peut arriver. Le plus fort de ce programme.
setup-about-partner = Partenaire : { $name }.
setup-about = { $lines }

## How it is played: the options that all games have. Those of each game are in files of their own.

setup-options-heading = Options
setup-more = Plus d’options
setup-fewer = Moins d’options
setup-teams = Équipes de deux
setup-teams-about = À partir de quatre joueurs, en nombre pair. Les partenaires sont face à face.
setup-guide = Tutoriel
setup-guide-about = Pour une première partie : montre ce que tu peux faire, jusqu’à ce que tu l’aies fait une fois.
setup-seed = Graine
setup-seed-about = La même graine et les mêmes lancers donnent la même partie. Laisse vide pour une graine au hasard.

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

setup-shorter = Plus court : { $value }, { $time }

## The line at the bottom: why the match can't be played.

setup-problem-teams = Pour des équipes de deux, il faut être en nombre pair, à partir de quatre ; là, il y a { $count ->
    [one] { $count } place
   *[other] { $count } places
}. Ajoute ou retire une place, ou joue sans équipes.
setup-problem-unnamed = Il manque un nom à la place { $seat }.
setup-problem-same-name = Deux joueurs s’appellent { $name } : personne ne saurait qui est qui.
setup-problem-seed = La graine doit être un nombre entier de 19 chiffres au plus, ou rester vide.
setup-refused = { CAPITAL($why) }.
