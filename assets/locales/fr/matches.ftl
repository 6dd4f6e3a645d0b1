matches-continue = Reprendre
matches-all = Parties

matches-heading = Parties
matches-none = Pas encore de partie sauvegardée. Chaque partie que tu joues est sauvegardée automatiquement.
matches-all-games = Tous les jeux
matches-all-players = Tous les joueurs
matches-no-such = Aucune partie ne correspond à ces filtres.
matches-go-on = Reprendre
matches-host-again = Rouvrir la table
matches-watch = Regarder
matches-look-back = Analyser
matches-rename = Renommer
matches-export = Exporter
matches-delete = Supprimer
matches-name-ok = Enregistrer le nom
matches-name-cancel = Annuler
matches-back = Retour

matches-delete-ask = Supprimer cette partie ? C’est définitif.
matches-delete-yes = Supprimer
matches-delete-no = La garder

matches-of = { $game } : { $players }
matches-named = { $name } – { $game } : { $players }

matches-at-table = Partie à plusieurs ; la table { $code } est sur cet ordinateur
matches-stands = manche { $round } : { $points } ; { $ago }
matches-won = { $points } ; { $winners-count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}, { $ago }
matches-points = { $player } { $points }

matches-moment-ago = à l’instant
matches-minutes-ago = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
matches-hours-ago = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
matches-days-ago = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
matches-unread = { $file } : { $why }

matches-refused = Impossible de reprendre cette partie : { $why }
matches-not-deleted = Impossible de supprimer la partie : { $why }
matches-not-kept = Cette partie n’est pas sauvegardée : { $why }
matches-kept-again = La partie est de nouveau sauvegardée.
matches-end-lost = Le dernier instant n’a pas pu être lu. La partie reprend juste avant.
matches-not-renamed = Impossible de renommer la partie : { $why }
matches-exported = Exportée dans { $file }.
matches-downloaded = Le navigateur télécharge { $file }.
matches-not-exported = Impossible d’exporter la partie : { $why }
matches-no-documents = le système n’a pas de dossier de documents
matches-imported = { $file } a été ajouté à tes parties.
matches-not-imported = Impossible d’importer { $file } : { $why }

## Reprendre une partie qui se trouve ailleurs.

matches-import = Importer
matches-import-ask = Importer une partie
matches-import-heading = Importer une partie
matches-import-about = Ces fichiers de partie se trouvent dans tes dossiers habituels, les plus récents d’abord. Pour un autre endroit, écris un chemin ou un dossier, ou dépose un fichier sur la fenêtre.
matches-import-open = Ouvrir
matches-import-not = Retour à la liste
matches-import-looking = Recherche de fichiers de partie…
matches-import-none = Il n’y a pas de fichier de partie dans tes téléchargements et documents, ni sur le bureau.
matches-import-none-in = Il n’y a pas de fichier de partie dans { $folder }.
matches-import-lies = { $file } dans { $folder }
matches-import-more = { $count ->
    [one] Un autre n’est pas affiché : écris son dossier.
   *[other] { $count } autres ne sont pas affichés : écris leur dossier.
}
matches-too-large = ce fichier est trop grand pour une partie
matches-no-file = Il n’y a pas de fichier { $file }.
