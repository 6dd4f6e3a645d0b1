### Jugar juntos en varios dispositivos: la página, la mesa y lo que se dice sobre ella.

together-heading = Jugar juntos
together-you = Tu nombre
together-face = Cara en la mesa
together-colour = Color preferido, si está libre
together-name-first = Escribe primero tu nombre, para que los demás sepan quién llega.
together-connecting = Conectando con la mesa…
together-connecting-about = El servidor todavía no ha respondido.
together-no-answer = El servidor todavía no responde. Se sigue intentando { $seconds } s más; comprueba la dirección y si la mesa sigue abierta.
together-cancel = Cancelar
together-open-heading = Abrir una mesa
together-open-about = { $game } u otro juego: lo eliges en la mesa. Los demás se unen con un código, un enlace o desde la lista de mesas cercanas.
together-in-network = En este dispositivo
together-at-server = En { $server }
together-open = Abrir una mesa
together-join-heading = Unirse a una mesa
together-join-about = Pega el enlace que te enviaron, o escribe el código y la dirección de la mesa: ABCDEF@192.168.1.20
together-join-about-server = Pega el enlace que te enviaron o escribe el código de una mesa en { $server }. En otro lugar escribe también la dirección: ABCDEF@192.168.1.20
together-join = Unirse
together-back-heading = { $count ->
    [one] Tu última mesa
   *[other] Tus últimas mesas
}
together-back-about = Tus sitios están reservados. Sigues donde lo dejaste.
together-back-to-table = Volver a la mesa
together-back-to-host = Volver a la mesa de { $host }
together-host-again = Abrir tu mesa otra vez
together-slow-heading = Mesas sin prisa
together-slow-about = Ven cuando te vaya bien. La mesa te espera, y no hace falta que estéis a la vez.
together-slow-asking = Preguntando a quién le toca...
together-slow-no-answer = La mesa no responde por ahora
together-slow-your-turn = Te toca, quedan { $left }
together-slow-waits = Le toca a { $names }
together-slow-goes-on = La partida sigue
together-slow-not-begun = Aún no ha empezado ninguna partida
together-slow-over = La partida ha terminado
together-slow-go = Ir allí
together-slow-forget = Quitar
together-left-days = { $days ->
    [one] un día
   *[other] { $days } días
}
together-left-hours = { $hours } h
together-left-minutes = { $minutes } min
together-nearby-heading = Mesas cercanas
together-nearby-none = Todavía no hay ninguna en esta red. La lista se actualiza sola.
together-table-of = { $host }: { $game }
together-near-locked = Bloqueada
together-near-playing = Hay una partida en marcha; puedes mirar
together-near-free = { $free ->
    [0] Todos los sitios están ocupados
    [one] Hay un sitio libre
   *[other] Hay { $free } sitios libres
}
together-back = Volver

together-refused = No se puede: { $why }.
together-ended = Ya no estás en la mesa: { $why }.
together-not-hosted = No se pudo abrir la mesa en este dispositivo: { $why }.
together-not-started = No se pudo establecer la conexión: { $why }.
together-no-folder = En este dispositivo no hay ninguna carpeta donde guardar las partidas de una mesa.
together-no-other-homes = Esta mesa está en otro hogar, y su dirección no indica ningún relé que este programa pueda usar. Entra con el programa instalado.
together-no-code = Esto no es ni un enlace ni un código. Un código tiene seis letras, sin I, L, O ni U, seguidas de la dirección de la mesa, como en ABCDEF@192.168.1.20.
together-no-server = El código por sí solo no dice dónde está la mesa. Añade su dirección, como en ABCDEF@192.168.1.20, o indica un servidor en los ajustes.
together-no-server-to-open = Una página en un navegador no puede alojar una mesa: indica un servidor en los ajustes, en «Jugar juntos», o abre la página de uno.
together-no-address = Esto no es la dirección de un servidor. Una dirección es como play.example.org o 192.168.1.20:7448.
together-malformed = No se entiende la respuesta del servidor. Quizá no sea un servidor de este juego.
together-trust-ask = { $why } ¿Confiar en { $server } de todos modos? Solo si su responsable te da esta huella SHA-256: { $fingerprint }
together-trust-yes = Confiar
together-trust-no = Cancelar
together-gave-up = No hubo respuesta durante { $minutes } minutos. Comprueba que la mesa esté abierta e inténtalo otra vez. Si había una partida, está guardada allí.
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
together-choose-chair = Elige un sitio para ver qué puedes hacer allí.
together-unchecked = nombre sin comprobar
together-move-here = Pasar aquí
together-sit-here = Sentarse aquí
together-sit-too = Añadir otra persona aquí
together-sit-too-about = Varias personas pueden jugar en este dispositivo, por turnos.
together-computer-here = Jugador virtual
together-get-up = Levantarse
together-looks-on = mirando
together-you-look-on = estás mirando
together-mute = Silenciar
together-hear-again = Volver a oír
together-make-host = Nombrar anfitrión
together-remove = Expulsar
together-invite = Así se lee el código en voz alta. Cualquiera que tenga el código y el servidor puede unirse.
together-invite-alone = Así se lee el código en voz alta. Este dispositivo no está en ninguna red, así que nadie más puede unirse todavía.
together-invite-direct = Así se lee el código en voz alta. Tienes conexión directa con el hogar de esta mesa.
together-invite-relayed = Así se lee el código en voz alta. Estás conectado al hogar de esta mesa por un relé.
together-invite-here = Así se lee el código en voz alta. En la misma red, la mesa está en { $addresses }.
together-copy = Copiar enlace
together-copy-for-browser = Copiar un enlace para navegador
together-copied = Copiado: { $link }
together-copied-link = El enlace está copiado. Pégalo en un chat o un correo.
together-not-copied = No se pudo copiar el enlace. Es este: { $link }
together-scan = Código QR
together-scan-hide = Ocultar el código
together-scan-here = Escanea el código con un móvil o una tableta en la misma red. La mesa se abre en el navegador, sin instalar nada.
together-scan-anywhere = Escanea el código con un móvil o una tableta. La mesa se abre en el navegador, sin instalar nada.
together-scan-homes = Escanea el código con un dispositivo que tenga el programa instalado, en cualquier hogar, y abre allí el enlace.
together-homes = Personas de otros hogares
together-homes-off = Desactivado: solo puede entrar quien está en la misma red.
together-homes-looking = Buscando un camino hacia otros hogares...
together-homes-everybody = Puede entrar quien tenga el enlace, esté donde esté. Copia el enlace y envíalo.
together-homes-near = Por ahora solo puede entrar quien está en esta red: ningún relé responde. Comprueba que este ordenador tiene conexión a internet; el programa sigue intentándolo.
together-homes-direct = { $count ->
    [one] Una conexión es directa.
   *[other] { $count } conexiones son directas.
}
together-homes-relayed = { $count ->
    [one] Una conexión pasa por el relé.
   *[other] { $count } conexiones pasan por el relé.
}
together-homes-relay = Los invitados y la mesa se encuentran en el relé { $relay }.
together-homes-port = Las conexiones directas llegan al puerto UDP { $port }.
together-homes-page = El enlace para navegador abre la mesa sin programa instalado, si { $server } ofrece la página del juego.
together-homes-privacy = El relé ve qué direcciones están conectadas, cuándo y cuánto envían, pero no qué. Quien tenga el enlace puede conocer las direcciones de este ordenador, también la de este hogar en internet, y tú las de tus invitados.
together-homes-privacy-relay = El relé ve qué direcciones están conectadas, cuándo y cuánto envían, pero no qué. Tus invitados no conocen las direcciones de este ordenador.
together-homes-more = Más
together-homes-less = Menos
together-homes-test = Probar otra vez
together-homes-renew = Enlace nuevo
together-homes-renew-ask = ¿Dar a la mesa un enlace nuevo? El anterior ya no llevará a ninguna parte. Los invitados que están y tienen sitio vienen solos. Los demás tendrán que entrar de nuevo, como personas nuevas: en una partida, los sitios de quienes no están no los conocen.
together-homes-renew-no = Conservar el enlace
together-homes-fault = No se pudo abrir la mesa a otros hogares: { $why }.
together-by-relay = Solo por el relé
together-by-relay-about = Entonces tus invitados no conocen las direcciones de este ordenador. Las acciones pueden tardar un poco más. Los invitados que ya están vuelven por sí mismos.
together-listed = Bastan seis letras
together-listed-off = Desactivado: las personas de otros hogares necesitan el enlace. Si lo activas, { $server } dice a quien introduzca el código de esta mesa dónde está.
together-listed-asking = Preguntando al servidor...
together-listed-waits = En cuanto puedan entrar personas de otros hogares.
together-listed-on = Quien tenga { $server } en sus ajustes entra solo con las seis letras.
together-listed-refused = { $server } no incluye la mesa: { $why }.
together-listed-no-answer = { $server } no responde. El programa sigue intentándolo; el enlace funciona igualmente.
together-lock = Bloquear la mesa
together-chairs = Sitios
together-chairs-about = Cuántos juegan, entre personas y jugadores virtuales
together-on = sí
together-off = no
together-boards-usual = normal
together-seats-empty = { $empty ->
    [one] Hay un sitio vacío: espera a alguien o añade un jugador virtual.
   *[other] Hay { $empty } sitios vacíos: espera a alguien o añade jugadores virtuales.
}
together-waits-for = Aún no están listos: { $names }
together-host-begins = { $name } empieza la partida.
together-all-ready = Todos están listos.
together-match-begins = Empieza la partida…
together-fill = Completar con virtuales
together-start = Empezar
together-ready = Estoy listo
together-not-ready = No estoy listo
together-leave = Dejar la mesa
together-stay = Quedarse
together-leave-ask = ¿Dejar la mesa? Un jugador virtual ocupará tu sitio.
together-leave-closes = La mesa está en este dispositivo: si te vas, se cierra para todos. Si hay una partida, queda guardada: puedes abrir la mesa otra vez desde las partidas.
together-leave-for-now = ¿Irte por ahora? Tu sitio sigue siendo tuyo y tu tiempo sigue corriendo. Encuentras la mesa en «Jugar juntos».
together-give-up = Ceder tu sitio

together-manners-heading = Jugar juntos
together-clock = Tiempo para pensar
together-clock-about = Cuando se acaba, un jugador virtual toma esa única decisión
together-clock-about-days = No hace falta estar a la vez. Cuando se acaba, un jugador virtual termina el turno
together-clock-none = sin límite
together-clock-reminder = aviso a los { $seconds } s
together-clock-turn = { $seconds } s cada vez
together-clock-bank = { $minutes } min + { $seconds } s
together-clock-days = { $days ->
    [one] un día cada vez
   *[other] { $days } días cada vez
}
together-undo = Deshacer
together-undo-about = Quién tiene que estar de acuerdo antes de deshacer una jugada
together-undo-never = nunca
together-undo-asked = si aceptan los demás
together-undo-free = sin preguntar
together-grace = Si alguien se desconecta
together-grace-about = Cuánto tiempo se reserva un sitio tras perderse la conexión
together-seconds = { $seconds } s
together-after-grace = Después
together-after-grace-about = Quien vuelve recupera siempre su sitio
together-stands-in = un jugador virtual
together-stands-in-asked = deciden los demás
together-onlookers = Espectadores
together-onlookers-about = Ven lo que todos pueden ver, y ninguna mano
together-onlookers-nobody = ninguno
together-onlookers-at-once = en directo
together-onlookers-later = 30 s después

together-lost = Se perdió la conexión. La partida está a salvo.
together-lost-why = Se perdió la conexión: { $why }.
together-trying = Se sigue intentando { $seconds } s más
together-away-until = { $seat } no está. Un jugador virtual seguirá en { $seconds } s.
together-away-since = { $seat } lleva { $seconds } s sin estar.
together-replace = Que siga el ordenador
together-paused = La partida está en pausa.
together-pause-asked = Pediste una pausa. Empieza cuando todos estén de acuerdo.
together-pause-wanted = Quiere una pausa: { $names }
together-pause-too = De acuerdo
together-pause-not = Mejor sin pausa
together-go-on = Acabar la pausa
together-pause = Pedir una pausa
together-clock-own = Tú: { $left }
together-clock-of = { $seat }: { $left }
together-reminded = Le toca a { $seat }.
together-undo-waits = Preguntando a los demás…
together-disk-waits = El servidor no puede guardar nada en este momento, quizá su disco esté lleno. La mesa espera y continuará sola.
together-undo-ask = { $seat } quiere deshacer su última jugada. ¿Aceptas?
together-undo-yes = Aceptar
together-undo-no = No
together-undo-done = { $seat } deshizo su última jugada.
together-undo-refused = La última jugada de { $seat } se mantiene.
together-talk = Decir
together-talk-tip = Decir algo a los demás ({ $key })

together-to-lobby = Volver a la mesa
together-watch = Ver repetición
together-look-back = Analizar

together-title = Jugar juntos
together-title-about = Con amigos en otros dispositivos
together-title-turns = { $count ->
    [one] Te toca en una mesa
   *[other] Te toca en { $count } mesas
}
together-server = Servidor de mesas
together-server-about = Donde abres y encuentras mesas solo con el código. Déjalo vacío para ninguno. Confirma con { $key }.
together-server-refused = Esto no es la dirección de un servidor. Una dirección es como play.example.org.
together-relay = Relé para otros hogares
together-relay-about = Donde otros hogares encuentran tus mesas. Déjalo vacío para los públicos, que son para probar y tienen límites. Confirma con { $key }.
together-relay-refused = Esa no es la dirección de un relé. Una tiene este aspecto: relay.example.org.
together-group = Jugar juntos
together-near-by = Mesas cercanas
together-near-by-about = Busca mesas en esta red, y anuncia la tuya
together-turn-notices = Avisarme cuando es mi turno
together-turn-notices-about = Una notificación de este ordenador, en mesas que se toman su tiempo, mientras miras otra cosa
together-draw-failed = { $names }: sin respuesta mientras se sorteaban los dados. La partida no ha empezado; empiézala otra vez.
together-draws = Todos sortean los dados juntos...
together-person-new = primera vez que os veis
together-person-met = ya habéis jugado
together-person-known = conoces a: { $name }
together-person-blocked = persona bloqueada
together-block = Bloquear
together-unblock = Desbloquear
together-given-name = Tu nombre para esta persona
together-give-name = Recordar
together-compare = Solo tú ves este nombre. Puedes leer lo que escriben quienes tienen uno, y pueden invitarte. Para estar seguro, comparad por teléfono: la otra parte es { $theirs } y tú eres { $yours }.
together-invite-known = Invitar
together-invited = { $name } verá la invitación si tiene abierta la portada, con el mismo servidor.
together-invites-you = { $name } te invita
together-decline = Rechazar
together-people-heading = Gente con la que has jugado
together-people-about = Les das nombres en una mesa. Son solo para ti.
together-person-not-played = aún no habéis jugado
together-person-today = habéis jugado hoy
together-person-days-ago = { $count ->
    [one] habéis jugado ayer
   *[other] última vez hace { $count } días
}
together-known-as = { $given } ({ $used })
together-forget = Olvidar
together-writing = Escribir
together-writing-about = Quienes se conocen pueden escribir libremente. El servidor no guarda nada
together-write-about = Solo puede leerlo quien te conoce. { $key } para enviar
together-wrote = { $name }: { $words }
together-not-proven = Quienes te conocen no ven que eres tú: { $why }.
together-key-aside = No se pudo leer tu clave. Ahora está en { $file } y tienes una nueva: quienes te conocen no te reconocerán.
together-key-not-read = No se pudo leer tu clave: quienes te conocen no ven que eres tú. { $why }
together-people-aside = No se pudo leer a las personas que conoces. Ahora están en { $file } y empieza una lista nueva.
together-people-not-read = No se pudo leer a las personas que conoces: { $why }
together-people-not-kept = No se pudo guardar y vale hasta que se cierre el programa: { $why }
together-key = Tu clave
together-key-about = Por ella te reconocen: { $letters }. Cópiala para llevarla a otro ordenador y no se la enseñes a nadie.
together-key-copy = Copiar
together-key-copied = Tu clave está copiada. Quien la tenga puede hacerse pasar por ti.
together-key-not-copied = No se pudo copiar tu clave.
together-key-move = Clave de otro ordenador
together-key-move-about = Pégala aquí para ser la misma persona en este. Confirma con { $key }.
together-key-refused = Esto no es una clave, o tiene un carácter equivocado.
together-key-moved = Desde ahora te reconocen por esta clave. La anterior queda en un archivo.
together-key-not-kept = No se pudo guardar la clave: { $why }
