### Around the pages of rules and of the controls. The pages themselves are in the folder `docs`.

pages-controls = Controles

pages-back = Volver

## The search.

pages-search = Buscar
pages-search-about = Busca en todas estas páginas. { $next }: resultado siguiente. { $previous }: resultado anterior
pages-previous = Resultado anterior ({ $key })
pages-next = Resultado siguiente ({ $key })

pages-found = { $at } de { $count }

pages-nothing-found = No se ha encontrado nada. Prueba con otra palabra.

## The list of all controls.

pages-controls-now = Tus teclas y botones ahora
pages-controls-first = Teclas y botones al principio
pages-controls-keys = teclado y ratón
pages-controls-pad = mando
pages-controls-everywhere = En todas partes
pages-controls-menu = En los menús
pages-controls-letters = En el selector de letras
pages-controls-table = En todas las mesas
pages-controls-practice = En la mesa de práctica
pages-controls-replay = En una repetición
pages-controls-answers = Mandos, cuando se pregunta a varias personas
