### La página de quienes juegan en este ordenador.

people-heading = Jugadores
people-about = Aquí se recuerda a quien juega con su propio nombre, con su cara y su color.

people-former = antes { $names }

## Botones. Poco espacio.

people-new = + Añadir jugador
people-statistics = Estadísticas
people-dice = ¿Son justos los dados?
people-back = Volver
people-change = Cambiar
people-forget = Quitar
people-done = Guardar
people-not = Cancelar

## Un jugador al que se cambia.

people-face = La cara en la mesa
people-colour = El color que recibe esta persona si está libre
people-no-name = Hace falta un nombre.
people-taken = Ya hay alguien que se llama así.
people-had = Otra persona se llamaba así antes.
people-given = El programa da este nombre a otros: elige uno propio.

people-forget-ask = ¿Quitar a { $name } de la lista de jugadores? Las partidas quedan como están, y sus estadísticas también.
people-forget-yes = Quitar
people-forget-no = Conservar
