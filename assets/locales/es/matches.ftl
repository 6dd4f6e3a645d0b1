matches-continue = Seguir jugando
matches-all = Partidas

matches-heading = Partidas
matches-none = Aún no hay partidas guardadas. Todo lo que juegas se guarda automáticamente.
matches-all-games = Todos los juegos
matches-all-players = Todos
matches-no-such = Ninguna partida encaja con esta selección.
matches-go-on = Seguir
matches-watch = Ver
matches-look-back = Repasar
matches-rename = Cambiar nombre
matches-export = Exportar
matches-delete = Borrar
matches-name-ok = Poner este nombre
matches-name-cancel = Cancelar
matches-back = Volver

matches-delete-ask = ¿Borrar esta partida? No se podrá recuperar.
matches-delete-yes = Borrar
matches-delete-no = Conservarla

matches-of = { $game }: { $players }
matches-named = { $name } – { $game }: { $players }
matches-stands = ronda { $round }: { $points }; { $ago }
matches-won = { $points }; { $winners-count ->
    [one] ganó { $winners }
   *[other] ganaron { $winners }
}, { $ago }
matches-points = { $player } { $points }

matches-moment-ago = ahora mismo
matches-minutes-ago = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
}
matches-hours-ago = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
matches-days-ago = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
matches-unread = { $file }: { $why }

matches-refused = Esta partida no se puede retomar: { $why }
matches-not-deleted = La partida no se puede borrar: { $why }
matches-not-kept = Esta partida no se está guardando: { $why }
matches-kept-again = La partida se vuelve a guardar.
matches-end-lost = El último momento no se pudo leer. La partida sigue desde justo antes.
matches-not-renamed = No se puede cambiar el nombre de la partida: { $why }
matches-exported = Hay una copia en { $file }.
matches-not-exported = No se puede exportar la partida: { $why }
matches-no-documents = el sistema no indica ninguna carpeta de documentos
matches-imported = { $file } ya es una de tus partidas.
matches-not-imported = No se puede importar { $file }: { $why }
