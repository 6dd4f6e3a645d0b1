### The settings. Each has a name and a line that explains it.

settings-heading = Ajustes
settings-done = Listo

## The line over the settings, in which words are typed.

settings-search = Buscar
settings-nothing-found = Ningún ajuste coincide con estas palabras. Prueba con otras.

## The button for all settings, and its question.

settings-reset = Restablecer todo
settings-reset-ask = ¿Restablecer aquí todos los valores iniciales? El idioma no cambia.
settings-reset-yes = Restablecer
settings-reset-no = Conservar mis ajustes

## The button for the page of keys and buttons.

settings-controls = Teclas y botones

## The headings of the groups.

settings-group-sound = Sonido
settings-group-picture = Gráficos
settings-group-table = En la mesa
settings-group-matches = Partidas

## The settings.

settings-language = Idioma
settings-language-about = El idioma de todo lo que lees aquí.
settings-language-system = Idioma del sistema
settings-volume = Volumen
settings-volume-about = El volumen de todo.
settings-dice-volume = Dados
settings-dice-volume-about = El volumen de los dados al rodar, chocar y caer.
settings-interface-volume = Botones y avisos
settings-interface-volume-about = El volumen de los botones y de los avisos de turnos, rechazos y puntos.
settings-room-volume = Sala
settings-room-volume-about = El volumen de la sala tranquila que rodea la mesa: un fuego, un reloj, la calle.
settings-music-volume = Música
settings-music-volume-about = El volumen de la música. Sigue la partida y no dice nada que no se vea.
settings-mono = Sonido mono
settings-mono-about = Todo suena igual a la izquierda y a la derecha: para un solo oído o un solo altavoz.
settings-captions = Subtítulos
settings-captions-about = Una línea breve bajo la barra para cada sonido que dice algo, con el jugador o el lado.
settings-fullscreen = Pantalla completa
settings-fullscreen-about = Ocupa toda la pantalla. { $key } hace lo mismo.
settings-speed = Velocidad
settings-speed-about = La rapidez con que se mueve todo y piensan los jugadores virtuales.
settings-speed-half = La mitad
settings-speed-normal = Normal
settings-speed-double = Doble
settings-speed-quadruple = Cuádruple
settings-speed-instant = Instantánea
settings-marks = Marcas en los dados
settings-marks-about = Cómo muestran los dados de quién son, además de con el color.
settings-marks-pips = Puntos
settings-marks-symbols = Símbolos como puntos
settings-marks-badges = Insignias siempre
settings-marks-numerals = Cifras
settings-hand-over = Pantalla de relevo
settings-hand-over-about = Cuándo una pantalla tapa la mesa hasta que llega quien juega después. Con manos ocultas, siempre.
settings-hand-over-hidden = Con manos ocultas
settings-hand-over-always = Siempre
settings-banter = Los rivales hablan
settings-banter-about = Los jugadores virtuales comentan a veces su propia suerte, en un globo junto a su asiento.
settings-log = Registro
settings-log-about = Lo que muestra el registro de una partida: todo, o solo turnos, puntos y percances.
settings-log-everything = Todo
settings-log-main = Lo principal
settings-answer = Tiempo para responder
settings-answer-about = El tiempo de cada jugador cuando se pregunta a varios a la vez. Vale desde el principio de una partida y se puede cambiar en la mesa.
settings-answer-any = Sin límite
settings-answer-within = { $seconds } s
settings-quality = Calidad gráfica
settings-quality-about = El detalle con que se dibuja la mesa. Con menos calidad va más rápido.
settings-quality-any = Automática
settings-quality-lowest = Mínima
settings-quality-low = Baja
settings-quality-medium = Media
settings-quality-high = Alta
settings-contrast = Contraste alto
settings-contrast-about = Texto más claro sobre paneles más oscuros y opacos, para que todo se lea bien.
settings-eyes = Simular daltonismo
settings-eyes-about = Muestra todo como lo ven las personas daltónicas: para comprobar que nada depende solo del color.
settings-eyes-usual = Desactivado
settings-eyes-no-red = Sin rojo
settings-eyes-no-green = Sin verde
settings-eyes-no-blue = Sin azul
settings-motion = Menos movimiento
settings-motion-about = Cortes en vez de movimientos de cámara, y nada que se balancee.
settings-scale = Tamaño de la interfaz
settings-scale-about = El tamaño del texto y los botones, además del de la ventana.
settings-scale-percent = { $percent } %
settings-ask = Preguntar al salir
settings-ask-about = Antes de salir de una partida o de empezarla de nuevo. Antes de borrar una partida se pregunta siempre.
settings-ask-always = Siempre
settings-ask-not-kept = Si no está guardada
settings-folder = Partidas guardadas
settings-folder-about = Están en { $folder }. Para usar otra carpeta, escribe su ruta y confirma con { $key }. Las partidas de la carpeta anterior se quedan allí.
settings-folder-refused = { $folder } no se puede usar: { $why }. Las partidas se siguen guardando donde estaban.
