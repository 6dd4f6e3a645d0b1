### Keys, buttons of gamepads and what they do.

## What stands on keys. It is drawn on a small key cap: as short as on a real keyboard of the language.

input-key-space = Espacio
input-key-enter = Intro
input-key-escape = Esc
input-key-backspace = Retroceso
input-key-tab = Tab
input-key-shift = Mayús
input-key-home = Inicio
input-key-end = Fin
input-key-page-up = Re Pág
input-key-page-down = Av Pág
input-key-left = Izquierda
input-key-right = Derecha
input-key-up = Flecha arriba
input-key-down = Abajo
input-key-alt = Alt
input-key-control = Ctrl
input-key-delete = Supr
input-key-insert = Ins

input-key-arrows = Flechas

input-mouse = Ratón

input-click = Clic

## What else of a mouse can be bound to an action.

input-click-right = Clic derecho
input-click-middle = Clic central
input-click-back = Ratón atrás
input-click-forward = Ratón adelante
input-click-other = Botón { $number } del ratón
input-wheel-up = Rueda arriba
input-wheel-down = Rueda abajo

## Several keys

input-keys-chord = { $held }+{ $key }

input-keys-range = { $first }-{ $last }

# Short for "teclado numérico".
input-keys-number-pad = Tecl. núm. { $first }-{ $last }
input-key-of-number-pad = N{ $number }

input-keys-each = { $keys }

input-keys-upper-row = Arriba { $numbers }
input-keys-middle-row = Centro { $numbers }
input-keys-lower-row = Abajo { $numbers }
input-keys-both = { $keys }

input-keys-own = Tus teclas

## Buttons of a gamepad. Those with only a letter or number on them (A, LB, R3) have no text here.

input-pad-cross = Cruceta
input-pad-menu = Menú

input-pad-view = Vista

input-pad-options = Opciones
input-pad-create = Create

input-pad-middle = Centro

input-pad-sign-cross = Cruz
input-pad-sign-circle = Círculo
input-pad-sign-square = Cuadrado
input-pad-sign-triangle = Triángulo

## Whose gamepad it is

input-pads-asked = Mando: { $who }

input-pad-is-now = Ahora este mando es de { $who }

input-pad-of-another = Le toca a { $due }; este mando es de { $whose }

input-pad-of-nobody = Le toca a { $due }, y este mando todavía no es de nadie. Elige de quién es en el menú, en Jugadores.

## What buttons do

input-take-put = tomar, colocar
