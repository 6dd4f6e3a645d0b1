### Keys, buttons of gamepads and what they do.

## What stands on keys. It is drawn on a small key cap: as short as on a real keyboard of the language.

input-key-space = Espace
input-key-enter = Entrée
input-key-escape = Échap
input-key-backspace = Ret. arr.
input-key-tab = Tab
input-key-shift = Maj
input-key-home = Début
input-key-end = Fin
input-key-page-up = Page préc.
input-key-page-down = Page suiv.
input-key-left = Gauche
input-key-right = Droite
input-key-up = Haut
input-key-down = Bas
input-key-alt = Alt
input-key-control = Ctrl
input-key-delete = Suppr
input-key-insert = Inser

input-key-arrows = Flèches
input-mouse = Souris
input-click = Clic
## What else of a mouse can be bound to an action.

input-click-right = Clic droit
input-click-middle = Clic central
input-click-back = Souris précédent
input-click-forward = Souris suivant
input-click-other = Bouton souris { $number }
input-wheel-up = Molette haut
input-wheel-down = Molette bas

## Several keys

input-keys-chord = { $held }+{ $key }

input-keys-range = { $first }-{ $last }
input-keys-number-pad = Pavé num. { $first }-{ $last }
input-key-of-number-pad = N{ $number }
input-keys-each = { $keys }
input-keys-upper-row = Haut { $numbers }
input-keys-middle-row = Milieu { $numbers }
input-keys-lower-row = Bas { $numbers }
input-keys-both = { $keys }
input-keys-own = Tes touches

## Buttons of a gamepad. Those with only a letter or number on them (A, LB, R3) have no text here.

input-pad-cross = Croix
input-pad-menu = Menu
input-pad-view = Affichage
input-pad-options = Options
input-pad-create = Create
input-pad-middle = Centre
input-pad-sign-cross = Croix
input-pad-sign-circle = Rond
input-pad-sign-square = Carré
input-pad-sign-triangle = Triangle

## Whose gamepad it is

input-pads-asked = Manette : { $who }
input-pad-is-now = Cette manette est maintenant à { $who }
input-pad-of-another = C’est à { $due } de jouer ; cette manette est à { $whose }
input-pad-of-nobody = C’est à { $due } de jouer, et cette manette n’est encore à personne. Choisis à qui elle est dans le menu, sous Joueurs.

## What buttons do

input-take-put = prendre, poser
