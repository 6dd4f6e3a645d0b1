### Saving a match and showing it again.

replay-save = Guardar repetición

replay-saved = Guardada como { $file }

replay-not-saved = No se ha podido guardar la repetición: { $why }

replay-no-folder = en este dispositivo no hay ninguna carpeta para ella
replay-elsewhere = la partida se juega en otro lugar, y se guarda allí

replay-unwritable = no se puede escribir { $file }: { $why }

replay-not-shown = Esta partida no se puede volver a ver: { $why }
