### La page des gens qui jouent sur cet ordinateur.

people-heading = Joueurs
people-about = Toute personne qui joue sous son propre nom est retenue ici, avec son visage et sa couleur.

people-former = auparavant { $names }

## Boutons. Peu de place.

people-new = + Ajouter un joueur
people-statistics = Statistiques
people-dice = Les dés sont-ils équilibrés ?
people-back = Retour
people-change = Modifier
people-forget = Retirer
people-done = Enregistrer
people-not = Annuler

## Un joueur que l’on modifie.

people-face = Visage à la table
people-colour = Couleur préférée, utilisée si elle est libre
people-no-name = Il faut un nom.
people-taken = Ce nom est déjà pris.
people-had = Quelqu’un d’autre a déjà porté ce nom.
people-given = Ceux qui n’ont pas de nom s’appellent ainsi : choisis-en un autre.

people-forget-ask = Retirer { $name } de la liste des joueurs ? Ses parties et ses statistiques restent telles quelles.
people-forget-yes = Retirer
people-forget-no = Garder
