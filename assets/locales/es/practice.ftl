practice-heading = Practicar tiradas
practice-about = Lanza cuantas veces quieras. Aquí no se guarda ni se cuenta nada.

practice-one = Un dado
practice-stacks = Un dado y torres
practice-five = Cinco dados
practice-fourteen = Catorce dados

practice-strength = Fuerza: { $percent } %
practice-direction = Dirección: { $way }
practice-way-away = hacia el fondo
practice-way-away-right = hacia el fondo, a la derecha
practice-way-right = hacia la derecha
practice-way-near-right = hacia ti, a la derecha
practice-way-near = hacia ti
practice-way-near-left = hacia ti, a la izquierda
practice-way-left = hacia la izquierda
practice-way-away-left = hacia el fondo, a la izquierda

practice-rolls = Los dados ruedan…
practice-too-slow = Suelta en pleno movimiento.
practice-last = Última tirada: { $percent } %, { $way }
practice-shows = El dado muestra { $face }.
practice-show = { $faces } – { $sum } en total
practice-again = { $dice ->
    [one] Se ha vuelto a lanzar un dado.
   *[other] Se han vuelto a lanzar { $dice } dados.
}
practice-stand = Todas las torres siguen en pie.
practice-fell = { $stacks ->
    [one] Ha caído una torre.
   *[other] Han caído { $stacks } torres.
}

practice-how = Ratón o dedo: arrastra sobre la mesa y suelta. Teclas: { $arrows } para apuntar, mantén { $charge } para dar fuerza, { $throw } para tirar. { $dice } para elegir los dados, { $again } para colocarlos de nuevo.
practice-how-with-pad = Tira del stick derecho hacia atrás y suéltalo, o pulsa { $throw } para tirar como has apuntado. { $again } coloca los dados de nuevo.

practice-throw = Lanzar
practice-reset = Colocar de nuevo
practice-back = Volver
