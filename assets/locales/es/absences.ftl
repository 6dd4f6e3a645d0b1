absences-heading = Mientras alguien no está
absences-about = Esta mesa se toma su tiempo. Lo que ajustes aquí vale para esta partida.
absences-open = Mientras alguien no está
absences-done = Hecho

absences-notice = Avísame de que es mi turno: con un mensaje a esta dirección o por correo
absences-notice-about = Si no estás. El dueño del servidor sabe qué direcciones sirven.
absences-notice-set = Guardar
absences-notice-off = Dejarlo
absences-code-sent = Un correo con un código va de camino a { $address }
absences-code-about = Escribe el código para recibir correos allí. Hasta entonces tu dirección sigue como estaba.
absences-code-confirm = Confirmar
absences-vacation = Vacaciones
absences-vacation-about = Tu reloj se detiene y nadie juega por ti. { $days ->
    [one] Queda un día
   *[other] Quedan { $days } días
} en esta partida.
absences-vacation-on = Tus vacaciones siguen { $left } más.
absences-vacation-take = Irme de vacaciones
absences-vacation-end = Terminarlas
absences-days = { $days ->
    [one] Un día
   *[other] { $days } días
}
absences-offers = Cuando se canta un valor en el turno de otro
absences-choices = Cuando todo el mundo anota un valor
absences-ask = Preguntarme
absences-pass = No tomo nada
absences-computer = Decide un ordenador

absences-seats = Los sitios
absences-due = Es su turno: quedan { $left }
absences-on-vacation = De vacaciones { $left } más
absences-here = Ahora en la mesa
absences-away = Fuera
absences-remind = Recordar
absences-play-on = Seguir aquí
absences-take-back = Retirar
absences-offered = Ofreces seguir jugando aquí. Quienes juegan tienen que aceptar.
absences-would-play = { $by } seguiría jugando aquí
absences-still-asked = Falta que acepten: { $names }
absences-agree = Aceptar
absences-refuse = No

absences-nudged = { $who } te lo recuerda: es tu turno.
absences-reminded = Un recordatorio está en camino.
absences-vacation-of = { $who } está de vacaciones { $left } más
absences-asks = { $by } seguiría jugando por { $who }
absences-answer = Responder
absences-slow-nudged = Te lo recuerdan: es tu turno, quedan { $left }
absences-slow-offered = Alguien ofrece seguir jugando en un sitio
absences-slow-vacation = Estás de vacaciones
absences-turn = Es tu turno
absences-turn-at = { $game } con { $names }
