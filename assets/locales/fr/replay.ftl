### Saving a match and showing it again.

replay-save = Enregistrer la rediffusion
replay-saved = Enregistrée sous { $file }
replay-not-saved = La rediffusion n’a pas pu être enregistrée : { $why }
replay-no-folder = il n’y a pas de dossier pour cela sur cet ordinateur
replay-elsewhere = la partie est hébergée ailleurs, et c’est là qu’elle est sauvegardée
replay-unwritable = { $file } ne peut pas être écrit : { $why }
replay-not-shown = Impossible de revoir cette partie : { $why }
