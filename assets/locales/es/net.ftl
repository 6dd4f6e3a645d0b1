### Jugar juntos por la red. Por qué algo no se hace: frases sin punto final.

net-no-room = no hay ninguna mesa con este código: comprueba las seis letras, o pide un código nuevo
net-no-seat-of-yours = tu sitio ya no está reservado aquí: únete otra vez a la mesa con su código
net-locked = la mesa está bloqueada: pide al anfitrión que la desbloquee
net-room-full = la mesa está llena: ya hay { $most } personas
net-server-full = el servidor no puede abrir otra mesa: inténtalo más tarde, o elige otro servidor
net-too-many-rooms = desde aquí se han abierto demasiadas mesas: cierra una primero
net-no-onlookers = esta mesa no admite espectadores
net-no-name = este nombre no se puede mostrar: elige otro
net-only-host = solo el anfitrión de la mesa puede hacer esto
net-seat-taken = este sitio está ocupado
net-not-your-seat = este no es tu sitio
net-no-such-member = esa persona ya no está
net-no-such-level = este juego no tiene ese jugador virtual
net-unknown-game = el servidor no tiene este juego
net-out-of-range = un número es demasiado pequeño o demasiado grande, o un texto es demasiado largo
net-names-file = { $option } indica un archivo, y un servidor no puede abrirlo: envía el propio tablero
net-seats-empty = quedan sitios libres: añade jugadores virtuales, o elige menos sitios
net-not-ready = aún falta alguien
net-match-on = esto tiene que esperar al final de la partida
net-no-match = no hay ninguna partida en marcha
net-paused = la partida está en pausa
net-asked-already = todavía hay una pregunta sin responder
net-not-agreed = los demás no estuvieron de acuerdo
net-no-undo = en esta partida no se puede deshacer
net-nobody-missing = nadie lleva ausente de este sitio el tiempo suficiente
net-too-fast = demasiado rápido: espera un momento
net-not-entered = todavía no estás en ninguna mesa
net-entered = ya estás en una mesa
net-no-record = aquí aún no ha terminado ninguna partida
net-not-open = esta mesa está guardada, pero ahora no está abierta: pide a su anfitrión que la abra otra vez
net-disk-full = el servidor no puede guardar nada en este momento, quizá su disco esté lleno: inténtalo dentro de un rato
net-over-quota = el servidor no tiene espacio para una partida más: inténtalo de nuevo cuando terminen otras
net-code-taken = otra mesa tiene allí este código
net-no-list = este servidor no incluye mesas de hogares
net-list-full = este servidor incluye tantas mesas como puede
net-takes-its-time = nadie tiene que estar aquí todo el tiempo: esta mesa se toma su tiempo
net-not-proven = el servidor no ha podido confirmar que eres tú: quienes te conocen no lo ven aquí
net-other-place = este servidor no reconoce como suya la dirección que has usado: quienes te conocen no ven aquí que eres tú
net-key-shown = aquí ya has mostrado quién eres
net-no-free-text = el anfitrión de esta mesa no ha permitido escribir
net-key-needed = aquí solo puede hacerlo quien muestra quién es
net-no-words = no hay nada que leer en esto
net-no-waiting = en este momento no se pueden esperar invitaciones aquí
net-no-notices = este servidor no envía mensajes cuando es tu turno
net-notice-address = el servidor no puede enviar mensajes a esta dirección: pregunta a su dueño cuáles permite
net-only-in-days = eso solo existe en mesas con días para cada turno
net-not-due = ahí no es el turno de ninguna persona
net-on-vacation = este jugador está de vacaciones
net-nudged-already = a este jugador ya se le recordó; espera { $hours } horas antes de volver a hacerlo
net-vacation-too-long = en una partida caben como mucho { $days } días de vacaciones, y te quedan menos
net-no-offer = esta oferta de seguir jugando ya no vale
net-wrong-notice-code = este no es el código del correo
net-no-notice-code = no se espera ningún código: indica la dirección otra vez y llegará otro correo
net-too-many-mails = de momento no se pueden enviar más correos a esa dirección: inténtalo mañana

## Por qué terminó la conexión. Frases sin punto final.

net-malformed = el servidor no ha entendido a este programa
net-silent = no se ha sabido nada del otro lado durante demasiado tiempo
net-too-slow = la conexión es demasiado lenta para la partida
net-flood = se enviaron demasiadas peticiones de golpe
net-replaced = has vuelto en otro dispositivo
net-removed = el anfitrión te ha sacado de la mesa
net-left = has dejado la mesa
net-room-closed = la mesa se cerró: llevaba mucho tiempo vacía
net-ending = el servidor se está reiniciando; la partida está guardada
net-server-newer = el servidor es más nuevo que este programa: instala la última versión de Tumbletop
net-server-older = el servidor es más antiguo que este programa: pide a quien lo administra que instale la última versión de Tumbletop, o elige otro servidor
net-too-many = desde aquí hay demasiadas conexiones
net-host-left = el anfitrión cerró la mesa; si había una partida, está guardada, y podrás volver en cuanto la mesa se abra otra vez
net-cut-off = el servidor no puede contactar con los otros servidores, y la mesa puede estar ya en uno de ellos

## Lo que se dicen los jugadores, en una rueda: lo más corto posible.

net-say-hello = ¡Hola!
net-say-good-luck = ¡Buena suerte!
net-say-well-played = ¡Bien jugado!
net-say-thanks = ¡Gracias!
net-say-sorry = ¡Perdón!
net-say-moment = Un momento, por favor
net-say-thinking = Estoy pensando
net-say-your-turn = Te toca
net-say-close = ¡Por poco!
net-say-luck = ¡Qué suerte!
net-say-again = ¿Otra partida?
net-say-must-go = Tengo que irme
net-say-bye = ¡Adiós!
net-say-laughs = ¡Jaja!
net-say-gasps = ¡Oh!
net-say-claps = ¡Bravo!
net-say-groans = ¡Oh, no!

## Por qué un servidor no arranca. Frases sin punto final. Lo que dice el sistema está en su idioma.

net-cant-listen = el servidor no puede escuchar en { $address }: { $why }
net-folder-in-use = otro servidor usa la carpeta { $folder }; ciérralo antes o indica otra carpeta con --data
net-certificate = { $file } no sirve como certificado ni como clave: { $why }
net-page = la página de { $folder } no se puede servir: { $why }
net-page-missing = falta { $file }
net-page-too-many = hay más de { $most } archivos
net-mail-login = no se puede usar { $file } como inicio de sesión del servidor de correo: { $why }
net-mail-login-readable = otros usuarios pueden leerlo; quítales ese permiso: chmod 600
net-mail-login-lines = debe tener dos líneas, el usuario y la contraseña

net-certificate-unknown = El certificado del servidor no es de confianza: ninguna autoridad que este ordenador conozca responde por él.
net-certificate-expired = El certificado del servidor no es de confianza: ha caducado.
net-certificate-not-yet = El certificado del servidor no es de confianza: todavía no es válido. Comprueba el reloj de este ordenador.
net-certificate-wrong-name = El certificado del servidor no es de confianza: se emitió para otro servidor.
net-certificate-changed = Atención: este servidor ya no muestra el certificado en el que confiabas. Puede que alguien se haga pasar por él y lo lea todo.
net-certificate-unusable = El certificado del servidor no es de confianza: no se puede comprobar.
