### What the referee of the table says. Clauses without a full stop.

## Why a request was refused.

table-no-match = aucune partie n’est en cours
table-decided = c’est déjà décidé
table-rolling = il faut d’abord lancer les dés
table-dealing = la donne n’est pas finie
table-not-awaited = aucun lancer n’est attendu
table-nothing-to-undo = il n’y a rien à annuler
table-replaying = ceci est une rediffusion : on peut seulement regarder
