### Around the pages of rules and of the controls. The pages themselves are in the folder `docs`.

pages-controls = Commandes
pages-back = Retour

## The search.

pages-search = Chercher
pages-search-about = Chercher dans toutes ces pages. Entrée : résultat suivant. Maj+Entrée : résultat précédent
pages-previous = Résultat précédent (Maj+F3)
pages-next = Résultat suivant (F3)
pages-found = { $at } sur { $count }
pages-nothing-found = Rien trouvé. Essaie un autre mot.
