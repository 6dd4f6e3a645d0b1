### Jugar juntos por la red. Por qué algo no se hace: frases sin punto final.

net-no-room = no hay ninguna mesa con este código: comprueba las seis letras, o pide un código nuevo
net-no-seat-of-yours = tu sitio ya no está reservado: únete otra vez a la mesa con su código
net-locked = la mesa está bloqueada: pide al anfitrión que la abra
net-room-full = la mesa está llena: hay { $most } personas en ella
net-server-full = el servidor no tiene sitio para otra mesa: inténtalo más tarde, o elige otro servidor
net-too-many-rooms = desde aquí se han abierto demasiadas mesas: cierra una primero
net-no-onlookers = esta mesa no admite espectadores
net-no-name = nada de este nombre se puede mostrar: elige otro
net-only-host = solo el anfitrión de la mesa puede hacer esto
net-seat-taken = este sitio está ocupado
net-not-your-seat = este no es tu sitio
net-no-such-member = esa persona ya no está
net-no-such-level = este juego no tiene ningún jugador de la máquina de ese nivel
net-unknown-game = el servidor no conoce este juego
net-out-of-range = un número es demasiado pequeño o demasiado grande, o un texto es demasiado largo
net-names-file = { $option } indica un archivo, y un servidor no abre ninguno: envía el tablero mismo
net-seats-empty = quedan sitios libres: invita a un jugador de la máquina, o elige menos sitios
net-not-ready = todavía falta alguien por estar listo
net-match-on = esto tiene que esperar a que acabe la partida
net-no-match = no hay ninguna partida en marcha
net-paused = la partida está en pausa
net-asked-already = todavía hay otra pregunta abierta
net-not-agreed = los demás no han estado de acuerdo
net-no-undo = en esta partida no se deshace nada
net-nobody-missing = en este sitio nadie lleva ausente el tiempo suficiente
net-too-fast = demasiado rápido: espera un momento
net-not-entered = todavía no estás en ninguna mesa
net-entered = ya estás en una mesa
net-no-record = aquí todavía no se ha jugado ninguna partida hasta el final

## Por qué terminó la conexión. Frases sin punto final.

net-malformed = el servidor no ha entendido a este programa
net-silent = no se ha sabido nada del otro lado durante demasiado tiempo
net-too-slow = la conexión es demasiado lenta para la partida
net-flood = han llegado demasiadas peticiones de golpe
net-replaced = ahora juegas en otro dispositivo
net-removed = el anfitrión te ha sacado de la mesa
net-left = has dejado la mesa
net-room-closed = la mesa se ha cerrado: ha estado vacía demasiado tiempo
net-ending = el servidor se está reiniciando, y la partida está guardada
net-server-newer = el servidor es más nuevo que este programa: instala el último Tumbletop
net-server-older = el servidor es más antiguo que este programa: pide a quien lo lleva que instale el último Tumbletop, o elige otro servidor
net-too-many = desde aquí hay demasiadas conexiones

## Lo que se dicen los jugadores, en una rueda: lo más corto posible.

net-say-hello = ¡Hola!
net-say-good-luck = ¡Buena suerte!
net-say-well-played = ¡Bien jugado!
net-say-thanks = ¡Gracias!
net-say-sorry = ¡Perdón!
net-say-moment = Un momento
net-say-thinking = Estoy pensando
net-say-your-turn = Te toca
net-say-close = ¡Por poco!
net-say-luck = ¡Qué suerte!
net-say-again = ¿Otra?
net-say-must-go = Tengo que irme
net-say-bye = ¡Adiós!
net-say-laughs = ¡Jaja!
net-say-gasps = ¡Oh!
net-say-claps = ¡Bravo!
net-say-groans = ¡Oh, no!

## Por qué un servidor no arranca. Frases sin punto final. Lo que dice el sistema está en su idioma.

net-cant-listen = el servidor no puede escuchar en { $address }: { $why }
net-certificate = { $file } no sirve como certificado ni como clave: { $why }
