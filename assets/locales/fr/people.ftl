### La page des gens qui jouent sur cet ordinateur.

people-heading = Joueurs
people-about = Qui joue sous son propre nom est retenu ici, avec son visage et sa couleur.

people-former = auparavant { $names }

## Boutons. Peu de place.

people-new = + Ajouter un joueur
people-statistics = Statistiques
people-dice = Les dés sont-ils justes ?
people-back = Retour
people-change = Modifier
people-forget = Retirer
people-done = Garder
people-not = Annuler

## Un joueur que l’on modifie.

people-face = Le visage à la table
people-colour = La couleur que ce joueur reçoit si elle est libre
people-no-name = Un joueur a besoin d’un nom.
people-taken = Quelqu’un d’autre porte déjà ce nom.

people-forget-ask = Retirer { $name } de la liste des joueurs ? Les parties restent comme elles sont, et leurs statistiques aussi.
people-forget-yes = Retirer
people-forget-no = Garder
