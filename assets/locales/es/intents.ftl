### What keys and buttons do, for the list of controls: a few words without a full stop.

## Everywhere

intents-confirm = pulsar, elegir
intents-back = cerrar lo último que se abrió, volver, pausa
intents-pause = el menú de la partida
intents-up = hacia arriba, tirada más fuerte
intents-down = hacia abajo, tirada más suave
intents-left = hacia la izquierda
intents-right = hacia la derecha
intents-next = al botón siguiente
intents-previous = al botón anterior
intents-page-up = una página hacia arriba
intents-page-down = una página hacia abajo
intents-rules = las reglas de lo que señalas
intents-full-screen = pantalla completa
intents-pin = dejar fija una explicación y soltarla
intents-find-next = el siguiente resultado de la búsqueda
intents-find-backwards = mantenida: el resultado anterior
intents-begin = empezar la partida
intents-go-on = seguir después de una puntuación
intents-letters = elegir letras para un campo de texto

## In the letter picker

intents-delete-letter = borrar la letra antes del cursor
intents-type-space = un espacio
intents-capitals = mayúsculas o minúsculas
intents-cursor-left = el cursor a la izquierda
intents-cursor-right = el cursor a la derecha
intents-done = terminar el texto

## At every table

intents-hint = una pista
intents-log = el registro
intents-since = lo que ha pasado desde tu último turno
intents-undo = deshacer
intents-let-go = cancelar la elección
intents-hurry = adelantar
intents-throw = tirar
intents-turn-left = girar la vista a la izquierda
intents-turn-right = girar la vista a la derecha
intents-turn-table = mantén y arrastra: girar la vista
intents-pan-table = mantén y arrastra: mover la vista
intents-pan-left = mover la vista a la izquierda
intents-pan-right = mover la vista a la derecha
intents-pan-up = mover la vista arriba
intents-pan-down = mover la vista abajo
intents-nearer = acercar la vista
intents-farther = alejar la vista
intents-from-above = vista desde arriba
intents-whole-table = restablecer la vista
intents-talk = hablar con los demás de la mesa

## At the table for practice

intents-practice-dice = qué dados hay en la mesa
intents-practice-dice-each = dados en la mesa: opción { $number }
intents-lay-again = poner los dados como al principio
intents-charge = mantener: un tiro más fuerte; soltar: tirar

## In a replay

intents-play = reproducir o pausar
intents-next-action = la acción siguiente
intents-last-action = la acción anterior
intents-next-turn = el turno siguiente
intents-turn-before = el turno anterior
intents-whole-turns = mantenida: turnos enteros en vez de acciones
intents-beginning = al principio
intents-end = al final
intents-eyes = de quién ves la mano
intents-faster = más rápido
intents-slower = más lento

## On the gamepads of several people who are asked

intents-answer = una respuesta, como indica el panel
intents-answer-each = respuesta { $number } del panel
