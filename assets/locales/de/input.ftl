## What stands on keys. It is drawn on a small key cap: as short as on a real keyboard of the language.

input-key-space = Leertaste
input-key-enter = Eingabe
input-key-escape = Esc
input-key-backspace = Rücktaste
input-key-tab = Tab
input-key-shift = Umschalt
input-key-home = Pos1
input-key-end = Ende
input-key-page-up = Bild auf
input-key-page-down = Bild ab
input-key-left = Pfeil links
input-key-right = Pfeil rechts
input-key-up = Pfeil hoch
input-key-down = Pfeil runter
input-key-alt = Alt
input-key-control = Strg
input-key-delete = Entf
input-key-insert = Einfg

input-key-arrows = Pfeiltasten

input-mouse = Maus

input-click = Klick

## What else of a mouse can be bound to an action.

input-click-right = Rechtsklick
input-click-middle = Mittelklick
input-click-back = Maus zurück
input-click-forward = Maus vor
input-click-other = Maustaste { $number }
input-wheel-up = Rad hoch
input-wheel-down = Rad runter

## Several keys

input-keys-chord = { $held }+{ $key }

input-keys-range = { $first }–{ $last }

input-keys-number-pad = Ziffernblock { $first }–{ $last }
input-key-of-number-pad = N{ $number }

input-keys-each = { $keys }

input-keys-upper-row = Oben { $numbers }
input-keys-middle-row = Mitte { $numbers }
input-keys-lower-row = Unten { $numbers }
input-keys-both = { $keys }

input-keys-own = Deine Tasten

## Buttons of a gamepad. Those with only a letter or number on them (A, LB, R3) have no text here.

input-pad-cross = Steuerkreuz
input-pad-menu = Menü

input-pad-view = Ansicht

input-pad-options = Optionen
input-pad-create = Create

input-pad-middle = Mitte

input-pad-sign-cross = Kreuz
input-pad-sign-circle = Kreis
input-pad-sign-square = Quadrat
input-pad-sign-triangle = Dreieck

## Whose gamepad it is

input-pads-asked = Gamepad: { $who }

input-pad-is-now = Dieses Gamepad gehört jetzt { $who }

input-pad-of-another = { $due } ist am Zug; dieses Gamepad gehört { $whose }

input-pad-of-nobody = { $due } ist am Zug, und dieses Gamepad gehört noch niemandem. Wähle im Menü unter „Spieler“, wem es gehört.

## What buttons do

input-take-put = nehmen, legen
