### Jouer ensemble sur plusieurs appareils : la page, la table, et ce qui se dit au-dessus d’elle.

together-heading = Jouer ensemble
together-you = Ton nom
together-face = Visage à la table
together-colour = Couleur préférée, utilisée si elle est libre
together-name-first = Écris d’abord ton nom, pour que les autres sachent qui arrive.
together-connecting = Connexion à la table…
together-connecting-about = Le serveur n’a pas encore répondu.
together-no-answer = Le serveur ne répond pas encore. Nouvelles tentatives pendant encore { $seconds } s ; vérifie l’adresse, et si la table est encore ouverte.
together-cancel = Annuler
together-open-heading = Ouvrir une table
together-open-about = { $game } ou un autre jeu : tu choisis à la table. Les autres te rejoignent avec un code, un lien, ou depuis la liste des tables à proximité.
together-in-network = Sur cet ordinateur
together-at-server = Sur { $server }
together-open = Ouvrir une table
together-join-heading = Rejoindre une table
together-join-about = Colle le lien que tu as reçu, ou écris le code et l’adresse de la table : ABCDEF@192.168.1.20
together-join-about-server = Colle le lien reçu, ou saisis le code d’une table chez { $server }. Ailleurs, indique aussi l’adresse : ABCDEF@192.168.1.20
together-join = Rejoindre
together-back-heading = { $count ->
    [one] Ta dernière table
   *[other] Tes dernières tables
}
together-back-about = Tes places sont réservées. Tu reprends là où tu t’es arrêté.
together-back-to-table = Retour à la table
together-back-to-host = Retour à la table de { $host }
together-host-again = Rouvrir ta table
together-slow-heading = Tables qui prennent leur temps
together-slow-about = Viens quand tu veux. La table t’attend, et vous n’avez pas besoin d’être là en même temps.
together-slow-asking = À qui le tour ? On demande...
together-slow-no-answer = La table ne répond pas pour le moment
together-slow-your-turn = À toi de jouer, il reste { $left }
together-slow-waits = Au tour de { $names }
together-slow-goes-on = La partie continue
together-slow-not-begun = Aucune partie n’a encore commencé
together-slow-over = La partie est terminée
together-slow-go = Y aller
together-slow-forget = Retirer
together-left-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
together-left-hours = { $hours } h
together-left-minutes = { $minutes } min
together-nearby-heading = Tables à proximité
together-nearby-none = Il n’y en a pas encore sur ce réseau. La liste se met à jour toute seule.
together-table-of = { $host } : { $game }
together-near-locked = Verrouillée
together-near-playing = Une partie est en cours ; tu peux regarder
together-near-free = { $free ->
    [0] Toutes les places sont prises
    [one] Une place est libre
   *[other] { $free } places sont libres
}
together-back = Retour

together-refused = Ce n’est pas possible : { $why }.
together-ended = Tu n’es plus à la table : { $why }.
together-not-hosted = La table n’a pas pu être ouverte sur cet ordinateur : { $why }.
together-not-started = La connexion n’a pas pu être établie : { $why }.
together-no-folder = Il n’y a pas de dossier sur cet ordinateur où sauvegarder les parties d’une table.
together-no-other-homes = Cette table est dans un autre foyer, et son adresse n’indique aucun relais que ce programme puisse utiliser. Viens avec le programme installé.
together-no-code = Ce n’est ni un lien ni un code. Un code a six lettres, sans I, L, O ni U, suivies de l’adresse de la table, comme dans ABCDEF@192.168.1.20.
together-no-server = Le code seul ne dit pas où est la table. Ajoute son adresse, comme dans ABCDEF@192.168.1.20, ou indique un serveur dans les réglages.
together-no-server-to-open = Une page dans un navigateur ne peut pas tenir une table : indique un serveur dans les réglages, sous « Jouer ensemble », ou ouvre la page d’un serveur.
together-no-address = Ce n’est pas une adresse de serveur. Elle ressemble à play.example.org ou à 192.168.1.20:7448.
together-malformed = La réponse du serveur est incompréhensible. Ce n’est peut-être pas un serveur de ce jeu.
together-trust-ask = { $why } Faire quand même confiance à { $server } ? Seulement si son responsable te donne cette empreinte SHA-256 : { $fingerprint }
together-trust-yes = Faire confiance
together-trust-no = Annuler
together-gave-up = Aucune réponse depuis { $minutes } minutes. Vérifie que la table est ouverte, puis réessaie. Une partie en cours y est sauvegardée.
together-not-kept = La partie n’a pas pu être sauvegardée sur cet ordinateur : { $why }.

together-lobby-heading = La table
together-code = Code
together-chair-free = Libre
together-chair-free-about = assieds-toi ici
together-away = absent
together-hosts = hôte
together-is-ready = prêt
together-is-you = toi
together-not-yet = pas encore prêt
together-choose-chair = Choisis une place pour voir ce que tu peux y faire.
together-unchecked = nom non vérifié
together-move-here = Venir ici
together-sit-here = S’asseoir ici
together-sit-too = Ajouter une personne ici
together-sit-too-about = Plusieurs personnes peuvent jouer sur cet ordinateur, chacune à son tour.
together-computer-here = Ordinateur
together-get-up = Se lever
together-looks-on = regarde
together-you-look-on = tu regardes
together-mute = Rendre muet
together-hear-again = Entendre à nouveau
together-make-host = Nommer hôte
together-remove = Exclure
together-invite = Voici comment lire le code à voix haute. Avec le code et le serveur, tout le monde peut venir.
together-invite-alone = Voici comment lire le code à voix haute. Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut encore venir.
together-invite-direct = Voici comment lire le code à voix haute. Vous êtes en connexion directe avec le foyer de cette table.
together-invite-relayed = Voici comment lire le code à voix haute. Vous êtes connecté au foyer de cette table par un relais.
together-invite-here = Voici comment lire le code à voix haute. Sur le même réseau, l’adresse de la table est { $addresses }.
together-copy = Copier le lien
together-copy-for-browser = Copier un lien pour navigateur
together-copied = Copié : { $link }
together-copied-link = Le lien est copié. Colle-le dans une discussion ou un courriel.
together-not-copied = Le lien n’a pas pu être copié. Le voici : { $link }
together-scan = Code QR
together-scan-hide = Masquer le code
together-scan-here = Scanne le code avec un téléphone ou une tablette sur le même réseau. La table s’ouvre dans le navigateur, sans rien installer.
together-scan-anywhere = Scanne le code avec un téléphone ou une tablette. La table s’ouvre dans le navigateur, sans rien installer.
together-scan-homes = Scanne le code avec un appareil où le programme est installé, dans n’importe quel foyer, et ouvres-y le lien.
together-homes = D’un autre foyer
together-homes-off = Désactivé : seules les personnes du même réseau peuvent venir.
together-homes-looking = Recherche d’un chemin vers les autres foyers...
together-homes-everybody = Toute personne qui a le lien peut venir, où qu’elle soit. Copie le lien et envoie-le.
together-homes-near = Pour l’instant, seules les personnes de ce réseau peuvent venir : aucun relais ne répond. Vérifie que cet ordinateur est connecté à internet ; le programme continue d’essayer.
together-homes-direct = { $count ->
    [one] Une connexion est directe.
   *[other] { $count } connexions sont directes.
}
together-homes-relayed = { $count ->
    [one] Une connexion passe par le relais.
   *[other] { $count } connexions passent par le relais.
}
together-homes-relay = Les invités et la table se rencontrent au relais { $relay }.
together-homes-port = Les connexions directes arrivent sur le port UDP { $port }.
together-homes-page = Le lien pour navigateur ouvre la table sans programme installé, si { $server } fournit la page du jeu.
together-homes-privacy = Le relais voit quelles adresses sont connectées, quand, et combien elles envoient, mais pas quoi. Toute personne qui a le lien peut connaître les adresses de cet ordinateur, y compris celle de ce foyer sur internet, et toi celles de tes invités.
together-homes-privacy-relay = Le relais voit quelles adresses sont connectées, quand, et combien elles envoient, mais pas quoi. Tes invités n’apprennent pas les adresses de cet ordinateur.
together-homes-more = Plus
together-homes-less = Moins
together-homes-test = Tester à nouveau
together-homes-renew = Nouveau lien
together-homes-renew-ask = Donner un nouveau lien à la table ? L’ancien ne mènera plus nulle part. Les invités présents qui ont une place suivent d’eux-mêmes. Les autres devront revenir, comme de nouvelles personnes : en cours de partie, les places des absents ne les connaissent pas.
together-homes-renew-no = Garder le lien
together-homes-fault = La table n’a pas pu être ouverte aux autres foyers : { $why }.
together-by-relay = Par le relais seulement
together-by-relay-about = Alors tes invités n’apprennent pas les adresses de cet ordinateur. Les actions peuvent durer un peu plus. Les invités déjà présents reviennent d’eux-mêmes.
together-listed = Six lettres suffisent
together-listed-off = Désactivé : les personnes d’autres foyers ont besoin du lien. Si tu l’actives, { $server } indique à quiconque saisit le code de cette table où elle se trouve.
together-listed-asking = On demande au serveur...
together-listed-waits = Dès que des personnes d’autres foyers pourront venir.
together-listed-on = Toute personne qui a { $server } dans ses paramètres vient avec les six lettres seules.
together-listed-refused = { $server } ne répertorie pas la table : { $why }.
together-listed-no-answer = { $server } ne répond pas. Le programme continue d’essayer ; le lien fonctionne quand même.
together-lock = Verrouiller la table
together-chairs = Places
together-chairs-about = Combien jouent, personnes et ordinateurs ensemble
together-on = oui
together-off = non
together-boards-usual = standard
together-seats-empty = { $empty ->
    [one] Une place est vide : attends quelqu’un, ou ajoute un ordinateur.
   *[other] { $empty } places sont vides : attends quelqu’un, ou ajoute des ordinateurs.
}
together-waits-for = Pas encore prêts : { $names }
together-host-begins = { $name } lance la partie.
together-all-ready = Tout le monde est prêt.
together-match-begins = La partie commence…
together-fill = Compléter par l’ordinateur
together-start = Commencer
together-ready = Je suis prêt
together-not-ready = Je ne suis pas prêt
together-leave = Quitter la table
together-stay = Rester
together-leave-ask = Quitter la table ? Un ordinateur prend ta place.
together-leave-closes = La table est hébergée sur cet ordinateur : si tu pars, elle ferme pour tout le monde. Une partie en cours est sauvegardée : tu peux rouvrir la table depuis les parties.
together-leave-for-now = Partir pour l’instant ? Ta place reste à toi et ton temps continue. Tu retrouves la table sous « Jouer ensemble ».
together-give-up = Céder ta place

together-manners-heading = Jouer ensemble
together-clock = Temps de réflexion
together-clock-about = Quand il est écoulé, l’ordinateur prend cette seule décision
together-clock-about-days = Personne n’a besoin d’être là en même temps. Quand il est écoulé, l’ordinateur finit le tour
together-clock-none = sans limite
together-clock-reminder = rappel après { $seconds } s
together-clock-turn = { $seconds } s à chaque fois
together-clock-bank = { $minutes } min + { $seconds } s
together-clock-days = { $days ->
    [one] un jour à chaque fois
   *[other] { $days } jours à chaque fois
}
together-undo = Annuler un coup
together-undo-about = Qui doit être d’accord avant qu’un coup soit annulé
together-undo-never = jamais
together-undo-asked = si tous acceptent
together-undo-free = sans demander
together-grace = En cas de déconnexion
together-grace-about = Combien de temps une place reste réservée après une connexion perdue
together-seconds = { $seconds } s
together-after-grace = Ensuite
together-after-grace-about = Qui revient retrouve toujours sa place
together-stands-in = un ordinateur
together-stands-in-asked = les autres décident
together-onlookers = Spectateurs
together-onlookers-about = Ils voient ce que tous peuvent voir, et aucune main
together-onlookers-nobody = aucun
together-onlookers-at-once = en direct
together-onlookers-later = 30 s plus tard

together-lost = La connexion est perdue. La partie est en sécurité.
together-lost-why = La connexion est perdue : { $why }.
together-trying = Nouvelles tentatives pendant encore { $seconds } s
together-away-until = { $seat } s’est absenté. Un ordinateur prend le relais dans { $seconds } s.
together-away-since = { $seat } est absent depuis { $seconds } s.
together-replace = Laisser jouer l’ordinateur
together-paused = La partie est en pause.
together-pause-asked = Tu as demandé une pause. Elle commence quand tous sont d’accord.
together-pause-wanted = { $names } : pause souhaitée
together-pause-too = D’accord
together-pause-not = Finalement, pas de pause
together-go-on = Finir la pause
together-pause = Demander une pause
together-clock-own = Toi : { $left }
together-clock-of = { $seat } : { $left }
together-reminded = C’est à { $seat } de jouer.
together-undo-waits = Question posée aux autres…
together-disk-waits = Le serveur ne peut rien enregistrer en ce moment, son disque est peut-être plein. La table attend et reprendra toute seule.
together-undo-ask = { $seat } aimerait annuler son dernier coup. D’accord ?
together-undo-yes = D’accord
together-undo-no = Non
together-undo-done = { $seat } a annulé son dernier coup.
together-undo-refused = Le dernier coup de { $seat } est maintenu.
together-talk = Dire
together-talk-tip = Dire quelque chose aux autres ({ $key })

together-to-lobby = Retour à la table
together-watch = Revoir la partie
together-look-back = Analyser

together-title = Jouer ensemble
together-title-about = Avec des amis sur d’autres appareils
together-title-turns = { $count ->
    [one] C’est ton tour à une table
   *[other] C’est ton tour à { $count } tables
}
together-server = Serveur de tables
together-server-about = Là où tu ouvres et rejoins des tables avec le code seul. Laisse vide pour aucun. Valide avec { $key }.
together-server-refused = Ce n’est pas une adresse de serveur. Elle ressemble à play.example.org.
together-relay = Relais pour les autres foyers
together-relay-about = C’est là que les autres foyers trouvent tes tables. Laisse vide pour les relais publics, faits pour essayer et limités. Valide avec { $key }.
together-relay-refused = Ce n’est pas l’adresse d’un relais. Elle ressemble à relay.example.org.
together-group = Jouer ensemble
together-near-by = Tables à proximité
together-near-by-about = Cherche les tables sur ce réseau, et annonce la tienne
together-turn-notices = Me prévenir quand c’est mon tour
together-turn-notices-about = Une notification de cet ordinateur, aux tables qui prennent leur temps, pendant que tu regardes autre chose
together-draw-failed = { $names } : pas de réponse pendant le tirage des dés. La partie n’a pas commencé ; lance-la encore une fois.
together-draws = Tout le monde tire les dés ensemble...
together-person-new = première rencontre
together-person-met = vous avez déjà joué ensemble
together-person-known = tu connais : { $name }
together-person-blocked = personne bloquée
together-block = Bloquer
together-unblock = Débloquer
together-given-name = Ton nom pour cette personne
together-give-name = Retenir
together-compare = Toi seul vois ce nom. Tu peux lire ce qu’écrivent les personnes qui en ont un, et elles peuvent t’inviter. Pour être sûr, comparez au téléphone : l’autre est { $theirs }, toi { $yours }.
together-invite-known = Inviter
together-invited = { $name } voit l’invitation si son écran titre est ouvert, avec le même serveur.
together-invites-you = { $name } t’invite
together-decline = Décliner
together-people-heading = Personnes rencontrées
together-people-about = Tu leur donnes un nom à une table. Ces noms ne sont que pour toi.
together-person-not-played = pas encore joué ensemble
together-person-today = joué ensemble aujourd’hui
together-person-days-ago = { $count ->
    [one] joué ensemble hier
   *[other] dernière fois il y a { $count } jours
}
together-known-as = { $given } ({ $used })
together-forget = Oublier
together-writing = Écrire
together-writing-about = Ceux qui se connaissent peuvent écrire librement. Le serveur n’en garde rien
together-write-about = Seuls ceux qui te connaissent peuvent lire ceci. { $key } pour envoyer
together-wrote = { $name } : { $words }
together-not-proven = Ceux qui te connaissent ne voient pas que c’est toi : { $why }.
together-key-aside = Ta clé n’a pas pu être lue. Elle est maintenant dans { $file }, et tu en as une nouvelle : ceux qui te connaissent ne te reconnaîtront pas.
together-key-not-read = Ta clé n’a pas pu être lue : ceux qui te connaissent ne voient pas que c’est toi. { $why }
together-people-aside = Les personnes que tu connais n’ont pas pu être lues. Elles sont maintenant dans { $file }, et une nouvelle liste commence.
together-people-not-read = Les personnes que tu connais n’ont pas pu être lues : { $why }
together-people-not-kept = Cela n’a pas pu être enregistré et vaut jusqu’à la fin du programme : { $why }
together-key = Ta clé
together-key-about = On te reconnaît à elle : { $letters }. Copie-la pour l’emporter sur un autre ordinateur, et ne la montre à personne.
together-key-copy = Copier
together-key-copied = Ta clé est copiée. Qui l’a peut se faire passer pour toi.
together-key-not-copied = Ta clé n’a pas pu être copiée.
together-key-move = Clé d’un autre ordinateur
together-key-move-about = Colle-la ici pour être la même personne sur celui-ci. Valide avec { $key }.
together-key-refused = Ce n’est pas une clé, ou un caractère est faux.
together-key-moved = On te reconnaît désormais à cette clé. L’ancienne est gardée dans un fichier.
together-key-not-kept = La clé n’a pas pu être enregistrée : { $why }
