### La page des gens qui jouent sur cet ordinateur.

people-heading = Joueurs
people-about = Qui joue sous son propre nom reste inscrit ici, avec visage et couleur.

people-former = auparavant { $names }

## Boutons. Peu de place.

people-new = + Ajouter un joueur
people-statistics = Statistiques
people-dice = Les dés sont-ils justes ?
people-back = Retour
people-change = Modifier
people-forget = Retirer
people-done = Valider
people-not = Annuler

## Un joueur que l’on modifie.

people-face = Le visage à la table
people-colour = La couleur que cette personne reçoit si elle est libre
people-no-name = Il faut un nom.
people-taken = Quelqu’un d’autre porte déjà ce nom.
people-had = Quelqu’un d’autre portait ce nom auparavant.
people-given = Le programme donne ce nom à d’autres : il en faut un à soi.

people-forget-ask = Retirer { $name } de la liste des joueurs ? Les parties restent telles quelles, et leurs statistiques aussi.
people-forget-yes = Retirer
people-forget-no = Garder
