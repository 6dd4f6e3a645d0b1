### Saving a match and showing it again.

replay-save = Enregistrer la partie
replay-saved = Enregistrée sous { $file }
replay-not-saved = La partie n’a pas pu être enregistrée : { $why }
replay-no-folder = cette machine n’a pas de dossier pour cela
replay-elsewhere = elle se joue ailleurs, et c’est là qu’elle est gardée
replay-unwritable = impossible d’écrire { $file } : { $why }
replay-not-shown = Impossible de revoir cette partie : { $why }
