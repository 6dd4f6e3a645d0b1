matches-continue = Continuar
matches-all = Partidas

matches-heading = Partidas
matches-none = Aún no hay partidas guardadas. Cada partida que juegas se guarda automáticamente.
matches-all-games = Todos los juegos
matches-all-players = Todos los jugadores
matches-no-such = Ninguna partida encaja con estos filtros.
matches-go-on = Continuar
matches-host-again = Abrir la mesa otra vez
matches-watch = Ver
matches-look-back = Analizar
matches-rename = Cambiar nombre
matches-export = Exportar
matches-delete = Borrar
matches-name-ok = Guardar nombre
matches-name-cancel = Cancelar
matches-back = Volver

matches-delete-ask = ¿Borrar esta partida? No se puede deshacer.
matches-delete-yes = Borrar
matches-delete-no = Conservarla

matches-of = { $game }: { $players }
matches-named = { $name } – { $game }: { $players }

matches-at-table = Partida con otros; la mesa { $code } está en este dispositivo
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

matches-refused = Esta partida no se puede continuar: { $why }
matches-not-deleted = La partida no se puede borrar: { $why }
matches-not-kept = Esta partida no se está guardando: { $why }
matches-kept-again = La partida se está guardando de nuevo.
matches-end-lost = El último momento no se pudo leer. La partida sigue desde justo antes.
matches-not-renamed = No se puede cambiar el nombre de la partida: { $why }
matches-exported = Exportada a { $file }.
matches-downloaded = El navegador descarga { $file }.
matches-not-exported = No se puede exportar la partida: { $why }
matches-no-documents = el sistema no tiene carpeta de documentos
matches-imported = { $file } se ha añadido a tus partidas.
matches-not-imported = No se puede importar { $file }: { $why }

## Tomar una partida que está en otro sitio.

matches-import = Importar
matches-import-ask = Importar una partida
matches-import-heading = Importar una partida
matches-import-about = Estos archivos de partida están en tus carpetas habituales, los más nuevos primero. Si está en otro sitio, escribe una ruta o una carpeta, o suelta un archivo en la ventana.
matches-import-open = Abrir
matches-import-not = Volver a la lista
matches-import-looking = Buscando archivos de partida…
matches-import-none = No hay ningún archivo de partida en tus descargas y documentos ni en el escritorio.
matches-import-none-in = No hay ningún archivo de partida en { $folder }.
matches-import-lies = { $file } en { $folder }
matches-import-more = { $count ->
    [one] Hay uno más que no se muestra: escribe su carpeta.
   *[other] Hay { $count } más que no se muestran: escribe su carpeta.
}
matches-too-large = este archivo es demasiado grande para una partida
matches-no-file = No hay ningún archivo { $file }.
