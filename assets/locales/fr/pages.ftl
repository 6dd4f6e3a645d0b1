### Around the pages of rules and of the controls. The pages themselves are in the folder `docs`.

pages-controls = Commandes
pages-back = Retour

## The search.

pages-search = Chercher
pages-search-about = Chercher dans toutes ces pages. { $next } : résultat suivant. { $previous } : résultat précédent
pages-previous = Résultat précédent ({ $key })
pages-next = Résultat suivant ({ $key })
pages-found = { $at } sur { $count }
pages-nothing-found = Rien trouvé. Essaie un autre mot.

## The list of all controls.

pages-controls-now = Tes touches et boutons actuels
pages-controls-first = Touches et boutons au début
pages-controls-keys = clavier et souris
pages-controls-pad = manette
pages-controls-everywhere = Partout
pages-controls-menu = Dans les menus
pages-controls-letters = Dans le choix des lettres
pages-controls-table = À toutes les tables
pages-controls-practice = À la table d’entraînement
pages-controls-replay = Dans une rediffusion
pages-controls-answers = Manettes, quand plusieurs personnes sont interrogées
