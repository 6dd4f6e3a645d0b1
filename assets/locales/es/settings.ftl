### The settings. Each has a name and a line that explains it.

settings-heading = Ajustes
settings-done = Listo

## The line over the settings, in which words are typed.

settings-search = Buscar
settings-nothing-found = Ningún ajuste contiene estas palabras. Prueba con otras.

## The button for all settings, and its question.

settings-reset = Restablecer todo
settings-reset-ask = ¿Dejar aquí todo como al principio? El idioma no cambia.
settings-reset-yes = Restablecer
settings-reset-no = Dejarlo así

## The headings of the groups.

settings-group-sound = Sonido
settings-group-picture = Imagen
settings-group-table = En la mesa
settings-group-matches = Partidas

## The settings.

settings-language = Idioma
settings-language-about = El de todo lo que lees aquí.
settings-language-system = Según el dispositivo

settings-volume = Volumen
settings-volume-about = Lo fuerte que suena todo junto.

settings-dice-volume = Dados
settings-dice-volume-about = Lo fuerte que suenan los dados al rodar, chocar y caer.

settings-interface-volume = Botones y avisos
settings-interface-volume-about = Lo fuerte que suenan los botones y lo que avisa de turnos, rechazos y puntos.

settings-fullscreen = Pantalla completa
settings-fullscreen-about = Toda la pantalla, sin marco. F11 hace lo mismo.

settings-speed = Velocidad
settings-speed-about = La de todo lo que se mueve, y la de la máquina al pensar.
settings-speed-half = La mitad
settings-speed-normal = Normal
settings-speed-double = Doble
settings-speed-quadruple = Cuádruple
settings-speed-instant = Sin esperas

settings-marks = Marcas en los dados
settings-marks-about = Cómo se ve de quién es un dado, además de por su color.
settings-marks-pips = Puntos
settings-marks-symbols = Símbolos como puntos
settings-marks-badges = Insignias siempre
settings-marks-numerals = Cifras

settings-hand-over = Cambio de jugador
settings-hand-over-about = Cuándo se tapa la mesa hasta que llega quien va después. Con manos ocultas se tapa siempre.
settings-hand-over-hidden = Con manos ocultas
settings-hand-over-always = Siempre

settings-log = Registro
settings-log-about = Lo que cuenta el registro de una partida: todo, o solo turnos, puntos y percances.
settings-log-everything = Todo
settings-log-main = Lo principal

settings-answer = Tiempo para responder
settings-answer-about = El que hay cuando se pregunta a varios a la vez. La partida empieza así, y se puede cambiar en la mesa.
settings-answer-any = Sin límite
settings-answer-within = { $seconds } s

settings-quality = Calidad de imagen
settings-quality-about = Lo fino que se dibuja la mesa. Con menos calidad va más rápido.
settings-quality-any = Según el dispositivo
settings-quality-lowest = Mínima
settings-quality-low = Baja
settings-quality-medium = Media
settings-quality-high = Alta

settings-contrast = Contraste alto
settings-contrast-about = Letras más claras sobre fondos más oscuros y densos, para que todo texto se lea bien.

settings-eyes = Con otros ojos
settings-eyes-about = Muestra todo como lo ve quien distingue menos colores: para comprobar que nada depende solo del color.
settings-eyes-usual = No
settings-eyes-no-red = Sin rojo
settings-eyes-no-green = Sin verde
settings-eyes-no-blue = Sin azul

settings-motion = Menos movimiento
settings-motion-about = Cortes en vez de desplazamientos, y nada que se balancee.

settings-scale = Tamaño de la interfaz
settings-scale-about = El del texto y los botones, además del de la ventana.

settings-scale-percent = { $percent } %

settings-ask = Preguntar antes
settings-ask-about = Antes de salir de una partida o de empezarla de nuevo. Antes de borrar se pregunta siempre.
settings-ask-always = Siempre
settings-ask-not-kept = Si se pierde algo

settings-folder = Partidas guardadas
settings-folder-about = Están en { $folder }. Otra carpeta: escribe su ruta y pulsa Intro. Las partidas de la carpeta anterior se quedan allí.
settings-folder-refused = { $folder } no se puede usar: { $why }. Las partidas se guardan donde estaban.
