### What the program prints on the command line. Words between backticks, words with dashes in front, as in --out, and
### words in capitals, as in FILE, are the same in all languages. A record is "la grabación", the track of a throw "la
### trayectoria".

## Parts of several texts.

cli-seat = sitio { $number }

cli-player = Jugador

cli-player-number = Jugador { $number }

cli-progress-matches = partidas

cli-progress-throws = lanzamientos

## What is wrong with the arguments. Clauses without a full stop.

cli-no-such-game = no hay ningún juego { $name }; los juegos son: { $known }

cli-level-not-for-game = en esta versión, { $game } no tiene ningún jugador virtual «{ $level }»; tiene: { $known }

cli-no-such-level = no hay ningún jugador virtual «{ $name }»; hay: { $known }

cli-seat-without-name = cada sitio necesita un nombre o un jugador virtual, como en `you,normal`
cli-same-name = dos jugadores se llaman { $name }: nadie podría distinguirlos

cli-no-such-scene = no existe la escena `{ $scene }`; `tumbletop shot --list` las enumera

cli-no-out = indica el archivo de la imagen: --out FILE.png


cli-command-needs-window = `{ $command }` necesita una ventana, y este programa no la tiene: compílalo con las características por defecto
cli-needs-text = `{ $command }` necesita una ventana, y este programa no la tiene: añade --text para jugar con líneas de texto

cli-no-command = este programa no tiene ventana: indica un comando (`tumbletop help` los enumera), o compílalo con las características por defecto

cli-showing-needs-window = mostrar una partida necesita una ventana, y este programa no la tiene: usa --verify, o compílalo con las características por defecto

## What is wrong with the value of an argument. Clauses without a full stop.

cli-value-setting = una opción se escribe KEY=VALUE

cli-value-size = un tamaño se escribe WIDTHxHEIGHT, cada uno de 64 a 8192, como en 1280x720

cli-value-interface = el tamaño de la interfaz es un número de 0.8 a 2.0

cli-value-language = el idioma es en, de, fr o es

cli-value-quality = la calidad es lowest, low, medium o high

cli-value-speed = la velocidad es un número de 0.25 a 16

cli-value-number = no es un número entero, o es uno que no está permitido

cli-value-whole = tiene que ser un número entero de { $least } a { $most }

cli-value-seconds = tiene que ser un número de segundos de 0 a { $most }

cli-value-origin = tiene que ser el origen de una página web: https://HOST, http://HOST o con un puerto
cli-value-relay = tiene que ser la dirección de un relé: HOST, HOST:PUERTO, https://HOST:PUERTO o, sin cifrado, http://HOST:PUERTO
cli-value-host-name = tiene que ser el nombre de un servidor, sin puerto
cli-value-bytes = tiene que ser un número con K, M, G o T, por ejemplo 500M o 4G, de 1M a 1000T
cli-value-mail-server = debe ser smtps://HOST o smtp://HOST, con puerto o sin él; el inicio de sesión tiene su propio archivo
cli-value-mail-address = debe ser una dirección de correo, como tumbletop@example.org

## What is wrong with how the arguments are written. Clauses without a full stop; $argument as in `--seats <SEATS>`.

cli-arguments-unknown = argumento inesperado «{ $argument }»

cli-arguments-no-such-command = comando desconocido «{ $command }»

cli-arguments-conflict = el argumento «{ $argument }» no se puede usar con { $others }

cli-arguments-twice = el argumento «{ $argument }» solo se puede usar una vez

cli-arguments-missing = faltan estos argumentos obligatorios: { $arguments }

cli-arguments-no-value = «{ $argument }» necesita un valor, y no lo tiene

cli-arguments-value = valor no válido «{ $value }» para «{ $argument }»

cli-arguments-value-known = valor no válido «{ $value }» para «{ $argument }»; los valores son: { $known }

cli-arguments-value-why = valor no válido «{ $value }» para «{ $argument }»: { $why }

cli-arguments-too-many-values = valor inesperado «{ $value }» para «{ $argument }»; no se esperan más

cli-arguments-count = el número de valores de «{ $argument }» no es correcto

cli-arguments-not-words = un argumento no es texto válido

cli-arguments-wrong = los argumentos no son correctos: { $why }

cli-arguments-tip = sugerencia: ¿querías decir { $known }?

cli-arguments-more = Para saber más, prueba con «--help».

## What went wrong. Clauses without a full stop; $why is often said by the system.

cli-cant-read = no se puede leer { $file }: { $why }

cli-cant-write = no se puede escribir { $file }: { $why }; elige otra carpeta

cli-cant-print = no se puede escribir la salida: { $why }

cli-file = { $file }: { $why }

cli-other-game = la grabación es de otro juego

cli-findings = { $count ->
    [one] 1 hallazgo que no debe darse: { $first }; por favor, comunícalo con la semilla { $seed }
   *[other] { $count } hallazgos que no deben darse, el primero: { $first }; por favor, comunícalos con la semilla { $seed }
}

cli-scene = { $scene }: { $why }

## `tumbletop simulate`: a table of figures.

cli-simulate-head = { $game }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $actions } acciones en { $seconds } s ({ $rate } partidas por segundo, { $action-rate } acciones por segundo)

cli-simulate-seat = sitio

cli-simulate-agent = agente

cli-simulate-wins = victorias

cli-simulate-ties = empates

cli-simulate-mean = media

cli-simulate-share = % decididas

cli-simulate-interval-head = intervalo 95 %

cli-simulate-interval = { $low } a { $high }

cli-simulate-rolls = { $turns } turnos con una tirada, { $stacks } torres derribadas: { $share } de cada cien

cli-simulate-cost = { $choices } decisiones, ms: media { $mean }, mediana { $median }, 99 % en { $most }, la más larga { $longest }

cli-simulate-order = % decididas, por orden de juego: { $shares }

cli-simulate-unfinished = abandonadas por largas: { $count }

cli-simulate-final = estados finales: { $hash }

cli-simulate-throws = { $throws } lanzamientos, { $steps } pasos: { $seconds } s en una mesa de verdad, aquí { $times } veces más rápido

cli-simulate-thrown-again = se vuelven a lanzar: { $cocked } torcidos, { $floor } fuera de la mesa; torres caídas: { $fell }; penalizaciones: { $penalties }

## `tumbletop roll`: how evenly dice fall.

cli-roll-head = { $die }: { $throws } lanzamientos en { $seconds } s ({ $rate } por segundo)

cli-roll-rest = se paran a los { $half } s (la mitad), { $most } s (95 %), { $longest } s (el que más)

cli-roll-even = chi cuadrado { $sum } con { $degrees } grados de libertad: p = { $p }; la peor cara se desvía un { $worst } % de su parte

cli-roll-association = cara de arriba en la mano y cara que sale: V de Cramér = { $association }

cli-roll-succession = un lanzamiento y el siguiente: correlación { $correlation }, rachas de caras iguales a { $runs } desviaciones típicas

cli-roll-thrown-again = se vuelven a lanzar: { $cocked } torcidos, { $floor } fuera de la mesa

## `tumbletop rules`: the list of a game's options.

cli-rules-options = Opciones

cli-rules-set = `--set KEY=VALUE`; el valor entre corchetes es el valor por defecto.

cli-rules-option = `{ $key }` = { $values } [{ $default }]. { $what }

cli-rules-teams = Quién juega con quién.

cli-teams-values = on, off, o una letra por sitio, por ejemplo abab

## `tumbletop replay`: a record that was played again by the rules.

cli-replay-finished = { $game }: { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}, acabada, cada estado como en la grabación

cli-replay-unfinished = { $game }: { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}, sin acabar, cada estado como en la grabación

cli-replay-scores = puntuaciones: { $scores }, ganan: sitios { $seats }

cli-replay-final = estado final: { $hash }

cli-replay-damaged = el archivo está dañado después de la acción { $count }

cli-replay-tracks = lanzamientos con trayectoria: { $count }

cli-replay-without-tracks = { $why }; los dados se colocan sin rodar

## `tumbletop verify`: a match that was checked.

cli-verify-drawn = { $people ->
    [0] el servidor sorteó la semilla solo
    [one] el servidor y una persona sortearon la semilla juntos
   *[other] el servidor y { $people } personas sortearon la semilla juntos
}
cli-verify-commitment = { $who ->
    [0] compromiso del servidor: { $hash }
   *[other] compromiso de la persona { $who }: { $hash }
}
cli-verify-not-drawn = el programa eligió la semilla por su cuenta: { $seed }
cli-verify-chance = todo lo sorteado es lo que da la semilla
cli-verify-throws = lanzamientos repetidos, cada uno idéntico hasta el último bit: { $count }
cli-verify-unknown = lanzamientos que no se pueden repetir: { $count }; el archivo no tiene su trayectoria, o solo sabe más o menos dónde estaban los dados
cli-verify-seal = sello: { $seal }
cli-verify-seed-differs = la semilla no es la que se sorteó: alguien ha cambiado la partida
cli-verify-chance-differs = lo que sorteó la entrada { $entry } no es lo que da la semilla: alguien ha cambiado la partida
cli-verify-throw-differs = los dados de la entrada { $entry } caen de otra manera al lanzarlos otra vez: alguien ha cambiado la partida, o los lanzó otro sistema u otra versión del juego

## `tumbletop perft`: how many sequences of acts there are.

cli-perft-counted = { $count } secuencias de { $acts ->
    [one] 1 acción
   *[other] { $acts } acciones
} en { $seconds } s, hash { $hash }

## `tumbletop doctor`: what this machine has. The names in front of the lines have room for ten letters.

cli-doctor-packed = { $file } contiene { $count ->
    [one] 1 archivo; míralo
   *[other] { $count } archivos; míralos
} antes de enviarlo

cli-doctor-program = { $version } en { $system }

cli-doctor-rules-name = reglas

cli-doctor-rules = { $game }, versión { $version }

cli-doctor-engine-name = motor

cli-doctor-display-name = pantalla

cli-doctor-graphics-name = gráficos

cli-doctor-no-graphics = ninguno

cli-doctor-adapter = { $name } ({ $backend })

cli-doctor-adapter-driver = { $name } ({ $backend }, { $driver })

cli-doctor-adapter-software = { $adapter }, dibuja con el procesador: lento

cli-doctor-adapter-used = { $adapter }, en uso

cli-doctor-sound-name = sonido

cli-doctor-silence = { $why }: se juega sin sonido

cli-doctor-settings-name = ajustes

cli-doctor-data-name = datos

cli-doctor-no-folder = el sistema no indica ninguna

cli-doctor-folder-missing = { $folder } (todavía no existe)

cli-doctor-assets-name = recursos

cli-doctor-verdict-name = veredicto

cli-doctor-can-play = aquí se puede jugar

cli-doctor-cant-play = aquí no se puede jugar

## What `--help` prints: headings and signs.

cli-usage = Uso:

cli-heading-commands = Comandos

cli-heading-arguments = Argumentos

cli-heading-options = Opciones

cli-default = [por defecto: { $value }]

cli-possible = [valores posibles: { $values }]

cli-possible-heading = Valores posibles:

## What `--help` prints of all commands. A message is found by its id: cli-help-, the command, the argument, the value.

cli-help-tumbletop = Cuatro juegos de mesa con dados lanzados de verdad: Stack, Skip-Bo, Skip-Bo MOD y Skip-Bo Dice.

cli-help-help = Muestra esta ayuda o la del comando indicado

cli-help-flag-help = Muestra la ayuda

cli-help-flag-help-short = Muestra la ayuda (más con «--help»)

cli-help-flag-help-long = Muestra la ayuda (un resumen con «-h»)

cli-help-flag-version = Muestra la versión

cli-help-lang = Usa este idioma: en, de, fr, es; si no se indica, el del sistema

cli-help-game = El juego: { $games }

cli-help-seed = La semilla de todo lo aleatorio

cli-help-json = Imprime un objeto JSON

cli-help-set = Fija una opción del juego; `tumbletop rules GAME` las enumera

cli-help-speed = La velocidad de todo el movimiento como múltiplo de la normal, de 0.25 a 16

cli-help-mute = Juega sin sonido

cli-help-windowed = Juega en una ventana de este tamaño

cli-help-quality = La calidad gráfica, solo esta vez: lowest, low, medium, high

cli-help-threads = El número de hilos; por defecto, uno por núcleo
cli-help-text = Juega en esta terminal, con líneas de texto
cli-help-play-resume = Sigue con esta partida guardada, con el nombre de la lista de partidas; solo con --text

## `tumbletop play --help`

cli-help-play = Empieza una partida enseguida

cli-help-play-seats = Quién juega, sitio por sitio: `you`, el nombre de una persona o un jugador virtual (easy, normal, hard, expert, greedy, random)

cli-help-play-seed = La semilla de todo lo aleatorio; al azar si no se indica

cli-help-play-enforcement = Qué hace el juego con los despistes; lo mismo que `--set enforcement=...`

cli-help-play-shots = Escribe en esta carpeta una imagen numerada en cada turno, cada lanzamiento que se para y cada cambio de pantalla

cli-help-play-quit-after = Cierra el programa después del primer turno, de la primera ronda o de la partida

cli-help-play-quit-after-turn = Después de un turno

cli-help-play-quit-after-round = Después de puntuar una ronda

cli-help-play-quit-after-match = Después de la partida

## `tumbletop simulate --help`

cli-help-simulate = Hace que los jugadores virtuales jueguen muchas partidas y cuenta los resultados

cli-help-simulate-games = El número de partidas

cli-help-simulate-seats = Los jugadores virtuales, sitio por sitio: easy, normal, hard, expert; o una referencia: random, baseline, greedy

cli-help-simulate-alternate = Pasa a cada jugador al sitio siguiente después de cada partida, para que ningún sitio dé ventaja

cli-help-simulate-cost = Mide cuánto tarda en decidir cada jugador virtual

cli-help-simulate-nodes = Cuántos nodos puede visitar un jugador virtual por decisión; por defecto, los que fija el juego; no con dados reales

cli-help-simulate-physics = Lanza dados de verdad, sin ventana

cli-help-simulate-record = Guarda cada partida como archivo en esta carpeta; con --physics, también cómo se movieron sus dados

## `tumbletop replay --help`

cli-help-replay = Muestra una partida grabada, o la repite solo con las reglas

cli-help-replay-file = Una partida guardada, o una grabación de una versión anterior

cli-help-replay-verify = Repite la partida con las reglas, sin ventana, y compara el estado después de cada acción

cli-help-replay-at = Empieza después de este número de acciones, y se detiene ahí

## `tumbletop perft --help`

cli-help-perft = Cuenta secuencias de acciones

cli-help-perft-depth = El número de acciones de jugadores en una secuencia

## `tumbletop shot --help`

cli-help-shot = Dibuja la escena indicada en una imagen, sin ventana

cli-help-shot-scene = La escena

cli-help-shot-out = El archivo de la imagen

cli-help-shot-size = El tamaño de la imagen

cli-help-shot-scale = El tamaño de la interfaz, de 0.8 a 2.0

cli-help-shot-quality = La calidad de la imagen: lowest, low, medium, high

cli-help-shot-list = Enumera todas las escenas

## `tumbletop roll --help`

cli-help-roll = Lanza dados de verdad muchas veces y dice si caen por igual

cli-help-roll-die = El dado

cli-help-roll-die-d6 = Seis caras

cli-help-roll-die-d10 = Diez caras

cli-help-roll-throws = El número de lanzamientos

cli-help-roll-manner = Cómo se lanzan los dados

cli-help-roll-manner-any = Como lanzan los jugadores: desde cualquier lado, en cualquier dirección hacia la bandeja, fuerte o flojo

cli-help-roll-manner-standard = La tirada estándar del juego, siempre igual

cli-help-roll-manner-low = Lo más flojo posible, siempre igual

cli-help-roll-manner-middle = Con la mitad de la fuerza, siempre igual

cli-help-roll-manner-high = Lo más fuerte posible, siempre igual

cli-help-roll-manner-dense = 112 dados a la vez

## `tumbletop verify --help`

cli-help-verify = Comprueba una partida: su sorteo, sus reglas, su azar, y cada lanzamiento repitiéndolo

cli-help-verify-file = Una partida guardada, o una grabación de una versión anterior

## `tumbletop rules --help`

cli-help-rules = Imprime las reglas de un juego con nuestras palabras

## `tumbletop doctor --help`

cli-help-doctor = Dice qué tiene este dispositivo, y qué hacer si en él no se puede jugar

cli-help-doctor-bundle = Empaqueta en este archivo lo que necesita un informe de error: lo encontrado, ajustes, registros, informes de fallos

cli-help-roll-keep = Guarda los recuentos junto a las partidas guardadas, para las estadísticas

## `tumbletop stats --help`

cli-help-stats = Muestra las estadísticas de las partidas guardadas: resultados, recuentos, errores y suerte, y cómo cayeron los dados

cli-help-stats-player = Solo este jugador

cli-help-stats-game = Solo este juego

cli-help-stats-rebuild = Lo calcula todo de nuevo

cli-help-stats-look-back = Analiza errores y suerte en todas las partidas acabadas, lo que tarda mucho

cli-help-folder = La carpeta de las partidas guardadas; si no se indica, la que usa la ventana

## `tumbletop matches --help`

cli-help-matches = Enumera las partidas guardadas, muestra una, exporta o importa una, o borra una

cli-help-list = Enumera las partidas guardadas, las más recientes primero

cli-help-show = Muestra cómo va una partida

cli-help-export = Copia una partida en un archivo

cli-help-import = Añade la copia de una partida a las guardadas

cli-help-delete = Borra una partida

cli-help-id = La partida, como la nombra la lista

cli-help-export-file = El archivo que se escribe; todavía no debe existir

cli-help-import-file = El archivo que se importa

cli-help-delete-yes = Borra sin preguntar

## What the commands of kept matches say.

cli-folder-needed = este programa no sabe dónde se guardan las partidas: indica la carpeta con --folder

cli-matches-none = No hay ninguna partida guardada en { $folder }.

cli-matches-line = { $id }: { $told }

cli-matches-on = { $game }, { $players }; ronda { $round }, puntos { $points }, { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}

cli-matches-over = { $game }, { $players }; acabada en la ronda { $round }, puntos { $points }, { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}

cli-matches-unknown = no existe la partida { $id } en { $folder }; `tumbletop matches list` las enumera

cli-matches-exported = Exportada a { $file }.

cli-matches-imported = Importada como partida { $id }.

cli-matches-delete-ask = ¿Borrar { $id }? No se puede deshacer. (sí/no)

cli-matches-yes = sí

cli-matches-not-deleted = No se ha borrado nada.

cli-matches-unasked = aquí no se puede preguntar a nadie si hay que borrarla: añade --yes

cli-matches-deleted = Se ha borrado { $id }.

cli-roll-kept = Los recuentos se guardan en { $file }.

## Qué está mal en las órdenes de la red. Frases sin punto final.

cli-no-cluster = este programa no puede compartir mesas con otros servidores (--cluster): quita --cluster, y todo se guarda en --data
cli-half-certificate = un certificado y su clave van juntos: --tls-cert FILE --tls-key FILE
cli-no-address = { $address } no es la dirección de un servidor: escribe HOST, HOST:PORT, wss://HOST:PORT o, sin cifrado, ws://HOST:PORT
cli-no-code = { $code } no es el código de una sala: un código tiene seis letras, o escribe `new` para una sala nueva
cli-new-without-game = para una sala nueva hay que indicar el juego: --game GAME
cli-no-seat-left = al bot le tiene que quedar al menos un sitio: elige un --open menor
cli-no-connection = no hay conexión con { $address }: comprueba que la dirección sea correcta y que el servidor esté en marcha
cli-untrusted = { $why } Si el responsable de { $address } te da esta huella, acéptala con --trust { $fingerprint }

## Lo que imprimen las órdenes de la red.

cli-serve-listening = El servidor escucha en { $address }; { $rooms ->
    [one] se ha recuperado 1 sala
   *[other] se han recuperado { $rooms } salas
}.
cli-serve-your-turn = Es tu turno en { $game }: mesa { $code }.
cli-mail-turn-subject = Es tu turno en { $game }, mesa { $code }
cli-mail-why = Recibes este correo porque lo pediste en esta mesa y confirmaste la dirección.
cli-mail-ends = Si no quieres más, desactívalos en esta mesa en Tumbletop.
cli-mail-code-subject = Tumbletop: un código para tu dirección
cli-mail-asks = Alguien ha indicado esta dirección para saber cuándo es su turno en { $game }, mesa { $code }.
cli-mail-code = ¿Has sido tú? Entonces escribe este código en la mesa en Tumbletop, en las próximas 24 horas: { $letters }
cli-mail-not-you = Si no has sido tú, no tienes que hacer nada: sin el código, aquí no se envían mensajes sobre los turnos.
cli-serve-homes = Desde otros hogares se entra en { $address }
cli-serve-no-relay = Ningún relé responde{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}: otros hogares solo encuentran este servidor si su red y esta lo permiten. Su dirección es { $address }
cli-relay-listening = El relé espera en { $address }.
cli-relay-ended = el relé ha terminado por sí mismo
cli-bot-room = Sala { $code }
cli-bot-ended = La partida ha terminado tras { $items ->
    [one] 1 mensaje
   *[other] { $items } mensajes
} y { $reconnects ->
    [one] 1 reconexión
   *[other] { $reconnects } reconexiones
}.

## `tumbletop serve --help`

cli-help-serve = Ofrece salas en las que se juega juntos por la red
cli-help-serve-listen = La dirección en la que escucha; sin ella, todas las de esta máquina, en el puerto 7448
cli-help-serve-data = La carpeta en la que se guardan salas y partidas
cli-help-serve-tls-cert = El archivo del certificado, para conexiones cifradas
cli-help-serve-tls-key = El archivo de la clave del certificado
cli-help-serve-public-name = El nombre por el que se llega al servidor, si no está en su certificado; se puede repetir
cli-help-serve-max-rooms = El número máximo de salas
cli-help-serve-keep-days = Cuántos días se guardan las partidas que han terminado
cli-help-serve-max-disk = Cuánto espacio del disco pueden ocupar las partidas, por ejemplo 500M o 4G; una dirección puede ocupar una octava parte
cli-help-serve-allow-origin = El origen de una página web que puede conectarse, por ejemplo `https://play.example.org`; se puede repetir
cli-help-serve-web = La carpeta de la página en la que se juega en un navegador; se ofrece en la misma dirección
cli-help-serve-push-url-allow = Un servidor al que se pueden enviar mensajes sobre los turnos, como `ntfy.sh`; se puede repetir
cli-help-serve-mail-server = El servidor de correo por el que se envían los mensajes sobre los turnos: `smtps://HOST`, o `smtp://HOST` para STARTTLS
cli-help-serve-mail-from = La dirección desde la que se envían estos correos
cli-help-serve-mail-login = El archivo con el inicio de sesión en el servidor de correo: dos líneas, el usuario y la contraseña
cli-help-serve-metrics = La dirección que ofrece el estado y las métricas
cli-help-serve-trusted-proxy = Un proxy, como dirección o red como 10.0.0.0/8, al que se cree cuando dice quién ha llegado; puede repetirse
cli-help-serve-homes = Deja entrar también desde otros hogares, sin certificado y sin cambiar nada en el router: muestra la dirección
cli-help-serve-relay = Un relé en el que otros hogares encuentran este servidor, en lugar de los públicos; puede repetirse
cli-help-serve-relay-trust = Los certificados en los que se confía para los relés, además de los de las autoridades públicas
cli-help-serve-relay-listen = Es también un relé para mesas e invitados de hogares distintos, en esta dirección
cli-help-serve-shards = Con qué letras empiezan los códigos de qué servidores: un archivo con una línea para cada uno, como `ABCD uno.example.org`
cli-help-serve-shard = Cuál de estos servidores es este, o a cuál pertenece
cli-help-serve-cluster = Comparte las mesas con otros servidores por este etcd, cada miembro con puerto o sin él; `etcds://` por TLS
cli-help-serve-advertise = La dirección en la que se llega a este servidor y a ningún otro
cli-help-serve-etcd-ca = El certificado de la autoridad que ha firmado los de etcd
cli-help-serve-etcd-cert = El certificado por el que etcd conoce a este servidor
cli-help-serve-etcd-key = La clave de ese certificado
cli-help-serve-objects = Dónde guardan todos los servidores las partidas acabadas y los recorridos de los dados: `file:///CARPETA` o `s3://BUCKET/CARPETA`
cli-help-serve-etcd-quota = La cuota de etcd (`--quota-backend-bytes`), como 2G u 8G
cli-help-serve-json-log = Escribe el registro en JSON

## `tumbletop relay --help`

cli-help-relay = Lleva lo que mesas e invitados de hogares distintos no pueden enviarse directamente
cli-help-relay-listen = La dirección en la que escucha; 443 es el puerto que los programas prueban por sí mismos
cli-help-relay-tls-cert = El archivo del certificado. Sin él, menos hogares encuentran un camino directo
cli-help-relay-tls-key = El archivo de la clave del certificado
cli-help-relay-max-clients = El número máximo de mesas e invitados

## `tumbletop bot --help`

cli-help-bot = Juega sitios de una sala con un programa, por la red
cli-help-bot-address = La dirección del servidor
cli-help-bot-code = El código de la sala, o `new`
cli-help-bot-level = El nivel del jugador virtual
cli-help-bot-seats = Cuántos sitios juega el bot; en una sala nueva: cuántos hay
cli-help-bot-open = Cuántos sitios de una sala nueva quedan libres para otros
cli-help-bot-watch = Mira sin ocupar ningún sitio
cli-help-bot-pace = Cuántos segundos tarda en cada acción
cli-help-bot-name = El nombre que usa
cli-help-bot-trust = Confía en el certificado con esta huella SHA-256, o en los de este archivo en vez de los del sistema

## `tumbletop daily`

cli-help-daily = Abre la mesa del día: una partida al día, la misma para todos
cli-daily-window = Sin --text se abre la ventana; allí puedes volver a jugarla.

## `tumbletop join --help`

cli-help-tables = Lista tus mesas que se toman su tiempo, con a quién le toca
cli-help-tables-people = La carpeta que diste a `join --text --people`
cli-help-tables-trust = Confía en el certificado con esta huella SHA-256, o en el primero de este archivo
cli-help-join = Se une a una mesa con personas en otros dispositivos
cli-help-join-address = La dirección del servidor, o un enlace
cli-help-join-code = El código de la mesa; no hace falta con un enlace
cli-help-join-name = El nombre con el que juegas
cli-help-join-watch = Mira sin ocupar un sitio
cli-help-join-trust = Desde ahora confía, para este servidor, en el certificado con esta huella SHA-256, o en el primero de este archivo
cli-help-join-people = La carpeta con tu clave, las personas que conoces y tus sitios en mesas que se toman su tiempo; sin ella, tu clave no se muestra a nadie
cli-no-invitation = esto no lleva a ninguna mesa: da una dirección y un código de seis letras, o un enlace tumbletop://join/CODE
