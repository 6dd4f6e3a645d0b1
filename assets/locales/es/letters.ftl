### The letter picker: letters on the screen for a text field.

letters-alphabet = abcdefghijklmnñopqrstuvwxyzáéíóúü

letters-typed = Escrito: { $text }
letters-full = No caben más letras

letters-capitals = Mayúsculas
letters-small = Minúsculas
letters-space = Espacio
letters-left = Atrás
letters-right = Adelante
letters-delete = Borrar
letters-close = Cerrar
letters-done = Listo
