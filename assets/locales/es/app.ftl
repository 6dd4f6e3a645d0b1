### What the window says about itself: crashes, drawing, what the program carries.

## On the title, in a corner

app-crashed-last-time = La última vez, el juego falló. El informe está en { $file }

app-settings-left-out = No se entiende en { $file }: { $entries }. Eso está como al principio; todo lo demás se ha conservado
app-settings-unreadable = No se puede leer { $file }: todo lo que contiene está como al principio
app-mind-memory = Cuidado con la memoria: { $why }

## In a box or on the console when the program ends

app-crashed = el juego ha fallado; { $file } dice qué ha pasado, y `tumbletop doctor --bundle FILE.tar.gz` lo empaqueta con todo lo que necesita un informe de error

app-crashed-unwritten = el juego ha fallado; las líneas de arriba dicen qué ha pasado

## At the table

app-draws-slowly = Este dispositivo dibuja despacio, así que la imagen es ahora más sencilla. Se puede cambiar en los ajustes

## In the list of `tumbletop doctor`

app-carried = incluidos: { $shaders } sombreadores, { $sounds } sonidos, { $fonts } tipos de letra, { $pictures } imágenes, { $kib } KiB; no hace falta ningún archivo junto al programa
