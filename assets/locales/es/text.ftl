### La mesa como texto en una terminal: un lector de pantalla la lee, una línea braille la muestra. Frases cortas y
### sencillas; ningún signo que haya que ver. Lo ocurrido lo dice el registro de cada juego.

## A quién le toca, y qué se ha hecho.

text-turn = { $player }, te toca.
text-asked = { $player }, se espera tu respuesta.
text-waits = Se espera a { $players }.
text-rolling = Ruedan los dados, o se reparten cartas.
text-nothing-new = No ha pasado nada desde tu último turno.
text-chosen = Elegido. Las elecciones se dirán cuando todo el mundo haya elegido.
text-undone = { $player } deshace su última acción.
text-over = La partida ha terminado.
text-watching = Estás mirando. No se muestra ninguna mano.
text-score = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
text-plays-seat = { $player }: ahora juega { $control }.
text-a-person = una persona
text-the-computer = el ordenador

## Las opciones, una por línea. Se escribe el número.

text-choice = { $number }: { $what }
text-back = volver
text-choose-where = { $what }: elige dónde
text-choose-which = { $what }: elige cuál
text-which = ¿Cuál?

## Una línea con la que no se puede hacer nada.

text-unknown = No lo he entendido. Escribe un número del 1 al { $most }, o ayuda.
text-unknown-none = No lo he entendido. Escribe ayuda para oír las palabras.
text-no-such-number = Ninguna opción tiene ese número. Escribe un número del 1 al { $most }.
text-no-choice = Ahora no hay nada que elegir.
text-not-now = Eso no se puede hacer ahora.
text-too-long = Esa línea es demasiado larga.
text-refused = { CAPITAL($why) }.

## Las palabras de la ayuda, una por línea.

text-help-line = { $word }: { $does }
text-help-number = Escribe el número de una opción, o sus palabras.
text-help-example = Por ejemplo: { $example }
text-help-again = repite la última respuesta
text-help-table = dice todo lo que hay en la mesa
text-help-log = dice todo desde tu último turno
text-help-score = dice los puntos
text-help-hint = dice qué haría el jugador virtual más fuerte
text-help-undo = deshace la última acción, si no se ha visto nada nuevo
text-help-rules = da los capítulos de las reglas; con un número, lee ese capítulo
text-help-quit = sale del programa; una partida guardada se puede continuar
text-no-such-chapter = Las reglas tienen { $most } capítulos.

## El comienzo y el final.

text-begin = { $game }. Escribe ayuda para oír las palabras.
text-saved = La partida queda guardada como { $id }. Para seguir con ella: --resume { $id }.
text-not-saved = La partida no se guarda. Para guardar partidas, indica una carpeta con --folder.
text-press-enter = { $player }, pulsa Intro.

## Una mesa con gente en otros dispositivos.

text-room = Sala { $code }: { $game }.
text-room-people = Aquí: { $people }.
text-room-seat = Tienes el sitio { $seat }.
text-room-full = No hay ningún sitio libre: miras.
text-room-ready = Cuando se pueda empezar, escribe listo.
text-room-you-ready = Anotado. La partida empieza cuando la inicia el anfitrión.
text-room-start = Eres el anfitrión. Cuando todo el mundo esté listo, escribe empezar.
text-room-started = Empieza la partida.
text-room-lost = Se ha perdido la conexión. Sigue otro intento.
text-room-back = La conexión ha vuelto.
text-room-paused = La partida está en pausa.
text-room-goes-on = La partida sigue.
text-room-undo-asked = { $player } pide deshacer su última acción. Escribe sí o no.
text-room-undo-granted = { $player } puede deshacerla.
text-room-undo-refused = { $player } no puede deshacerla.
text-room-reminded = { $player }, te están esperando.
text-room-said = { $who } dice: { $words }
text-room-disk = El servidor espera a su disco.
text-room-wrote = { $who } escribe: { $words }
text-room-write-on = Quienes se conocen pueden escribir aquí. Empieza la línea con ": "¿Qué tal?
text-room-write-off = Ya nadie puede escribir aquí.
text-room-write-host = Escribe solo " para que puedan escribir quienes se conocen, y otra vez para terminarlo.
text-room-known = Conoces a: { $people }.
text-room-not-proven = Quienes te conocen no ven que eres tú: { $why }.
text-room-key-aside = No se pudo leer tu clave. Ahora está en { $file } y tienes una nueva: quienes te conocen no te reconocerán.
text-room-people-aside = No se pudo leer a las personas que conoces. Ahora están en { $file } y empieza una lista nueva.

## Las palabras que se escriben. En minúsculas, con una coma entre palabras de igual sentido; la primera la dice la ayuda.
## Cada una es una sola palabra. También valen las inglesas.

text-word-again = otra, repetir, repite
text-word-table = mesa
text-word-log = registro
text-word-score = puntos, puntuación
text-word-rules = reglas, regla
text-word-help = ayuda
text-word-hint = pista
text-word-undo = deshacer, deshaz
text-word-quit = salir, sal
text-word-yes = sí
text-word-no = no
text-word-back = volver, atrás
text-word-play = juega, jugar, coloca, colocar, pon, poner, rellena, rellenar, usa, usar
text-word-discard = descarta, descartar, descarte, descartes
text-word-stock = reserva
text-word-partner = pareja
text-word-die = dado
text-word-wild = skipbo, comodín
text-word-end = acabar, acaba, fin
text-word-draw = robar, roba, robe
text-word-talk = hablar, habla
text-word-call = reclamar, reclama
text-word-jump = adelantarse
text-word-roll = tira, tirar, lanza, lanzar
text-word-pick = levanta, levantar
text-word-pass = pasar, pasa, paso
text-word-keep = conservar, conserva, nuevo
text-word-old = antes, viejo
text-word-bonus = extra
text-word-free = gratis, suelto
text-word-reward = premio
text-word-write = anota, anotar
text-word-all = todos, todo
text-word-ready = listo, lista
text-word-start = empezar, empieza
text-word-fillers = en, el, la, los, las, un, una, de, del, al, con, y, como, sobre, mi, mano, pila, carta, turno, número, círculo, vuelve, por, este, dados
