### What the window says about itself: crashes, drawing, what the program carries.

## On the title, in a corner

app-crashed-last-time = La última vez, el juego se cerró por un error. El informe es { $file }
app-settings-left-out = No se entiende en { $file }: { $entries }. Esos ajustes tienen su valor inicial; todo lo demás se conserva
app-settings-unreadable = No se puede leer { $file }: sus ajustes tienen su valor inicial
app-mind-memory = Aviso de memoria: { $why }

## In a box or on the console when the program ends

app-crashed = el juego se cerró por un error; { $file } dice qué pasó, y `tumbletop doctor --bundle FILE.tar.gz` lo empaqueta con todo lo que necesita un informe de error
app-crashed-unwritten = el juego se cerró por un error; las líneas de arriba dicen qué pasó

## At the table

app-draws-slowly = Este dispositivo dibuja despacio, así que ahora la imagen es más sencilla. Puedes cambiarlo en los ajustes

## In the list of `tumbletop doctor`

app-carried = incluidos: { $shaders } sombreadores, { $sounds } sonidos, { $fonts } tipos de letra, { $pictures } imágenes, { $kib } KiB; no hace falta ningún otro archivo
