### The page on which actions are put on other keys and buttons.

controls-heading = Teclas y botones
controls-about = Elige una acción y pulsa la tecla, el botón del ratón o del mando para ella. Esc lo deja como estaba.
controls-done = Listo
controls-reset = Restablecer
controls-reset-all = Restablecer todo
controls-press-now = Pulsa ahora
controls-no-input = nada
controls-inputs = { $does }, { $device }: { $inputs }
controls-preset = Teclado y ratón
controls-preset-about = Todas las acciones a la vez, según cómo te sientas al ordenador.
controls-preset-own = Propio
controls-preset-usual = Habitual
controls-preset-mouse-right = Ratón a la derecha
controls-preset-mouse-left = Ratón a la izquierda
controls-preset-one-hand = Una mano
controls-pad-preset = Mando
controls-pad-preset-about = Todos los botones a la vez. Con una mano: su stick o sus cuatro botones, los botones de encima y una pulsación del stick. Todo lo demás está en la pantalla.
controls-preset-swapped = A y B cambiados
controls-preset-left-hand = Solo mano izquierda
controls-preset-right-hand = Solo mano derecha
controls-letter = Teclas por letra
controls-letter-about = Lo que pulsas cuenta por lo que pone en la tecla, no por su lugar.
controls-toggle = Pulsar en vez de mantener
controls-toggle-about = Lo que hay que mantener empieza con una pulsación y acaba con la siguiente.
controls-stick = Stick izquierdo
controls-stick-about = Cuánto hay que empujar el stick izquierdo para que cuente como dirección.
controls-pull = Stick derecho
controls-pull-about = Cuánto hay que tirar de él para apuntar un tiro. Más, si apunta solo.
controls-repeat = Dirección mantenida
controls-repeat-about = Cómo se repite una dirección del mando mientras la mantienes. Las teclas se repiten como diga tu sistema.
controls-repeat-off = No se repite
controls-repeat-slow = Despacio
controls-repeat-normal = Normal
controls-repeat-fast = Rápido
controls-strength = Fuerza de la tirada
controls-strength-about = Con qué fuerza lanza un gesto del ratón o del stick.

controls-further = { $does } (además en este juego)

controls-also = También: { $actions }

controls-rumble = Vibración
controls-rumble-about = Los mandos vibran un momento cuando cae una torre y cuando les toca.
controls-rumble-off = Ninguna
controls-rumble-weak = Débil
controls-rumble-full = Fuerte
