### Jugar juntos en varios dispositivos: la página, la mesa y lo que se dice sobre ella.

together-heading = Jugar juntos
together-you = Tu nombre
together-face = La cara en la mesa
together-colour = El color que recibes si está libre
together-name-first = Escribe primero tu nombre, para que los demás sepan quién viene.
together-connecting = De camino a la mesa…
together-connecting-about = El servidor todavía no ha respondido.
together-no-answer = El servidor todavía no responde. Se le pregunta una y otra vez; mira si la dirección es correcta y si la mesa sigue abierta.
together-cancel = Cancelar
together-open-heading = Abrir una mesa
together-open-about = { $game } u otro juego: lo eliges en la mesa. Los demás vienen con un código, un enlace o desde la lista de mesas cercanas.
together-in-network = En este dispositivo
together-at-server = En { $server }
together-open = Abrir una mesa
together-join-heading = Unirse a una mesa
together-join-about = Pega el enlace que te enviaron, o escribe el código y la dirección de la mesa: ABCDEF@192.168.1.20
together-join = Unirse
together-back-heading = Tu última mesa
together-back-about = Tus sitios están guardados. Sigues donde lo dejaste.
together-back-to-table = Volver a la mesa
together-nearby-heading = Mesas cercanas
together-nearby-none = Todavía no hay ninguna en esta red. La lista está siempre al día.
together-table-of = { $host }: { $game }
together-near-locked = Cerrada
together-near-playing = Hay una partida en marcha; puedes mirar
together-near-free = { $free ->
    [0] Todas las sillas están ocupadas
    [one] Hay una silla libre
   *[other] Hay { $free } sillas libres
}
together-back = Volver

together-refused = No se puede: { $why }.
together-ended = Ya no estás en la mesa: { $why }.
together-not-hosted = No se pudo abrir la mesa en este dispositivo: { $why }.
together-not-started = No se pudo iniciar la conexión: { $why }.
together-no-folder = En este dispositivo no hay ninguna carpeta donde guardar las partidas de una mesa.
together-no-code = Esto no es ni un enlace ni un código. Un código tiene seis letras, sin I, L, O ni U; detrás va la dirección de la mesa, como en ABCDEF@192.168.1.20.
together-no-server = El código solo no dice dónde está la mesa. Escribe su dirección detrás, como en ABCDEF@192.168.1.20, o nombra un servidor en los ajustes.
together-no-address = Esto no es la dirección de un servidor. Se escribe como play.example.org o 192.168.1.20:7448.
together-malformed = No se entiende lo que dice el servidor. Quizá no sea un servidor de este juego.
together-not-kept = No se pudo guardar la partida en este dispositivo: { $why }.

together-lobby-heading = La mesa
together-code = Código
together-chair-free = Libre
together-chair-free-about = siéntate aquí
together-away = ausente
together-hosts = anfitrión
together-is-ready = listo
together-is-you = tú
together-not-yet = aún no está listo
together-choose-chair = Elige una silla para ver qué puedes hacer allí.
together-unchecked = nombre sin comprobar
together-move-here = Pasar aquí
together-sit-here = Sentarse aquí
together-sit-too = Una persona más
together-sit-too-about = Varias personas pueden jugar en este dispositivo: se pasan la mesa.
together-computer-here = Jugador de la máquina
together-get-up = Levantarse
together-looks-on = mira
together-you-look-on = miras
together-mute = Silenciar
together-make-host = Hacer anfitrión
together-remove = Expulsar
together-invite = Así se lee el código en voz alta. Quien tenga el código y el servidor puede unirse.
together-invite-alone = Así se lee el código en voz alta. Este dispositivo no tiene red, así que nadie más puede venir todavía.
together-invite-here = Así se lee el código en voz alta. En la misma red, la mesa está en { $addresses }.
together-copy = Copiar el enlace
together-copied = Copiado: { $link }
together-not-copied = No se pudo copiar el enlace. Es { $link }
together-lock = Cerrada para más gente
together-chairs = Sillas
together-chairs-about = Cuántos juegan, personas y jugadores de la máquina juntos
together-on = sí
together-off = no
together-boards-usual = los habituales
together-seats-empty = { $empty ->
    [one] Hay una silla vacía: espera a alguien o invita a un jugador de la máquina.
   *[other] Hay { $empty } sillas vacías: espera a alguien o invita a jugadores de la máquina.
}
together-waits-for = Aún no están listos: { $names }
together-host-begins = { $name } empieza la partida.
together-all-ready = Todos están listos.
together-match-begins = La partida empieza…
together-fill = Completar con la máquina
together-start = Empezar
together-ready = Estoy listo
together-not-ready = Al final no
together-leave = Dejar la mesa
together-stay = Quedarse
together-leave-ask = ¿Dejar la mesa? Un jugador de la máquina ocupa tu sitio.
together-leave-closes = La mesa está en este dispositivo: si te vas, se cierra para todos. La partida queda guardada.

together-manners-heading = Entre todos
together-clock = Tiempo para pensar
together-clock-about = Cuando se acaba, la máquina decide una vez
together-clock-none = sin límite
together-clock-reminder = aviso, { $seconds } s
together-clock-turn = { $seconds } s cada vez
together-clock-bank = { $minutes } min + { $seconds } s
together-undo = Deshacer
together-undo-about = Quién tiene que estar de acuerdo para deshacer una jugada
together-undo-never = nunca
together-undo-asked = los demás
together-undo-free = libremente
together-grace = Esperar a los ausentes
together-grace-about = Tiempo que un sitio espera tras perderse la conexión
together-seconds = { $seconds } s
together-after-grace = Después
together-after-grace-about = Quien vuelve recupera siempre su sitio
together-stands-in = la máquina juega
together-stands-in-asked = deciden los demás
together-onlookers = Espectadores
together-onlookers-about = Ven lo que todos pueden ver, y ninguna mano
together-onlookers-nobody = ninguno
together-onlookers-at-once = al momento
together-onlookers-later = 30 s después

together-lost = Se perdió la conexión. De la partida no se pierde nada.
together-lost-why = Se perdió la conexión: { $why }.
together-trying = Intentando volver desde hace { $seconds } s
together-away-until = { $seat } no está. En { $seconds } s sigue un jugador de la máquina.
together-away-since = { $seat } no está desde hace { $seconds } s.
together-replace = Que juegue la máquina
together-paused = La partida está en pausa.
together-pause-asked = Pediste una pausa. Empieza cuando todos estén de acuerdo.
together-pause-wanted = Quiere una pausa: { $names }
together-pause-too = De acuerdo
together-go-on = Seguir jugando
together-pause = Pedir una pausa
together-clock-own = Tú: { $left }
together-clock-of = { $seat }: { $left }
together-reminded = Le toca a { $seat }.
together-undo-waits = Se pregunta a los demás.
together-undo-ask = { $seat } quiere deshacer su última jugada. ¿De acuerdo?
together-undo-yes = De acuerdo
together-undo-no = No
together-undo-done = { $seat } deshizo su última jugada.
together-undo-refused = La última jugada de { $seat } se queda.
together-talk = Decir
together-talk-tip = Decir algo a los demás ({ $key })

together-to-lobby = A la mesa
together-watch = Ver de nuevo
together-look-back = Repaso

together-title = Jugar juntos
together-title-about = Con amigos en otros dispositivos
together-server = Servidor de mesas
together-server-about = Donde abres y encuentras mesas solo con el código; vacío para ninguno. Intro lo toma.
together-server-refused = Esto no es la dirección de un servidor. Se escribe como play.example.org.
together-group = Jugar juntos
together-near-by = Mesas cercanas
together-near-by-about = Busca mesas en esta red y anuncia la tuya en ella
