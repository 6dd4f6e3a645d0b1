### The page on which actions are put on other keys and buttons.

controls-heading = Teclas y botones
controls-about = Elige una acción y pulsa la tecla, el botón del ratón o del mando para ella. Esc lo deja como estaba.
controls-done = Listo
controls-reset = Restablecer
controls-reset-all = Restablecer todo
controls-press-now = Pulsa ahora
controls-no-input = nada
controls-inputs = { $does }, { $device }: { $inputs }
controls-preset = Ajuste
controls-preset-about = Todas las acciones a la vez, según cómo te sientas al ordenador.
controls-preset-own = Propio
controls-preset-usual = Habitual
controls-preset-mouse-right = Ratón a la derecha
controls-preset-mouse-left = Ratón a la izquierda
controls-preset-one-hand = Una mano
controls-letter = Teclas por letra
controls-letter-about = Lo que pulsas cuenta por lo que pone en la tecla, no por su lugar.
controls-toggle = Pulsar en vez de mantener
controls-toggle-about = Lo que hay que mantener empieza con una pulsación y acaba con la siguiente.
controls-stick = Recorrido del stick
controls-stick-about = Cuánto hay que empujar el stick izquierdo para que cuente como dirección.
controls-strength = Fuerza de la tirada
controls-strength-about = Con qué fuerza lanza un gesto del ratón o del stick.

controls-further = { $does } (además en este juego)

controls-also = También: { $actions }
