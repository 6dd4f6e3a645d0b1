### La página de quienes juegan en este ordenador.

people-heading = Jugadores
people-about = Aquí se recuerda a quien juega con su propio nombre, con su cara y su color.

people-former = antes { $names }

## Botones. Poco espacio.

people-new = + Añadir jugador
people-statistics = Estadísticas
people-dice = ¿Están equilibrados los dados?
people-back = Volver
people-change = Editar
people-forget = Quitar
people-done = Guardar
people-not = Cancelar

## Un jugador al que se cambia.

people-face = Cara en la mesa
people-colour = Color preferido, si está libre
people-no-name = Hace falta un nombre.
people-taken = Ese nombre ya está en uso.
people-had = Otra persona usó antes ese nombre.
people-given = Así se llama a quien no da su nombre: elige otro.

people-forget-ask = ¿Quitar a { $name } de la lista de jugadores? Sus partidas y estadísticas quedan como están.
people-forget-yes = Quitar
people-forget-no = Conservar
