practice-heading = S’exercer à lancer
practice-about = Lance autant que tu veux. Ici, rien n’est enregistré ni compté.

practice-one = Un dé
practice-stacks = Un dé et des piles
practice-five = Cinq dés
practice-fourteen = Quatorze dés

practice-strength = Force : { $percent } %
practice-direction = Direction : { $way }
practice-way-away = vers le fond
practice-way-away-right = vers le fond, à droite
practice-way-right = vers la droite
practice-way-near-right = vers toi, à droite
practice-way-near = vers toi
practice-way-near-left = vers toi, à gauche
practice-way-left = vers la gauche
practice-way-away-left = vers le fond, à gauche

practice-rolls = Les dés roulent…
practice-too-slow = Lâche pendant le mouvement.
practice-last = Dernier lancer : { $percent } %, { $way }
practice-shows = Le dé montre { $face }.
practice-show = { $faces } – { $sum } en tout
practice-again = { $dice ->
    [one] Un dé a été relancé.
   *[other] { $dice } dés ont été relancés.
}
practice-stand = Toutes les piles tiennent debout.
practice-fell = { $stacks ->
    [one] Une pile est tombée.
   *[other] { $stacks } piles sont tombées.
}

practice-how = Souris ou doigt : glisse sur la table et lâche. Touches : { $arrows } pour viser, { $charge } à maintenir pour la force, { $throw } pour lancer. { $dice } pour choisir les dés, { $again } pour les remettre en place.
practice-how-with-pad = Tire le stick droit en arrière et lâche-le, ou appuie sur { $throw } pour lancer comme visé. { $again } remet les dés en place.

practice-throw = Lancer
practice-reset = Remettre en place
practice-back = Retour
