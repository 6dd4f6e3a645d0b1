### Jugar juntos por la red. Por qué algo no se hace: frases sin punto final.

net-no-room = no hay ninguna sala con este código: mira otra vez las seis letras, o pide un código nuevo
net-no-seat-of-yours = tu sitio ya no está guardado aquí: entra otra vez con el código de la sala
net-locked = la sala está cerrada: pide a su anfitrión que la abra
net-room-full = la sala está llena: hay { $most } personas en ella
net-server-full = el servidor no tiene sitio para otra sala: inténtalo más tarde, o elige otro servidor
net-too-many-rooms = desde aquí se abrieron demasiadas salas: cierra una primero
net-no-onlookers = nadie puede mirar en esta sala
net-no-name = nada de este nombre se puede mostrar: elige otro
net-only-host = solo el anfitrión de la sala puede hacer esto
net-seat-taken = este sitio está ocupado
net-not-your-seat = este no es tu sitio
net-no-such-member = esa persona ya no está
net-no-such-level = este juego no tiene tal jugador del ordenador
net-unknown-game = el servidor no tiene este juego
net-out-of-range = un número está fuera de sus límites, o un texto es demasiado largo
net-names-file = { $option } nombra un archivo, y un servidor no abre ninguno: envía el tablero mismo
net-seats-empty = hay sitios vacíos: invita a un jugador del ordenador, o elige menos sitios
net-not-ready = alguien no está listo todavía
net-match-on = esto tiene que esperar al final de la partida
net-no-match = no hay ninguna partida en marcha
net-paused = la partida está en pausa
net-asked-already = otra pregunta sigue abierta
net-not-agreed = los demás no estaban de acuerdo
net-no-undo = en esta partida no se deshace nada
net-nobody-missing = nadie falta en este sitio desde hace bastante
net-too-fast = demasiado rápido: espera un momento
net-not-entered = todavía no estás en ninguna sala
net-entered = ya estás en una sala
net-no-record = aquí no se terminó ninguna partida

## Por qué terminó la conexión. Frases sin punto final.

net-malformed = el servidor no entendió este programa
net-silent = no se oyó nada durante demasiado tiempo
net-too-slow = la conexión es demasiado lenta para la partida
net-flood = se pidió demasiado de una vez
net-replaced = volviste en otro dispositivo
net-removed = el anfitrión de la sala te sacó
net-left = saliste de la sala
net-room-closed = la sala está cerrada: nadie estuvo en ella durante mucho tiempo
net-ending = el servidor se está reiniciando, y la partida está guardada
net-server-newer = el servidor es más nuevo que este programa: instala el Tumbletop más nuevo
net-server-older = el servidor es más antiguo que este programa: pide a quien lo lleva que instale el Tumbletop más nuevo, o elige otro servidor
net-too-many = desde aquí vienen demasiadas conexiones

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

net-cant-listen = no se puede escuchar en { $address }: { $why }
net-certificate = { $file } no sirve de certificado ni de clave: { $why }
