### Jouer ensemble sur plusieurs appareils : la page, la table, et ce qui se dit au-dessus d’elle.

together-heading = Jouer ensemble
together-you = Ton nom
together-face = Le visage à la table
together-colour = La couleur que tu reçois si elle est libre
together-name-first = Écris d’abord ton nom, pour que les autres sachent qui vient.
together-connecting = En route vers la table…
together-connecting-about = Le serveur n’a pas encore répondu.
together-no-answer = Le serveur ne répond pas encore. Il est redemandé sans cesse ; vérifie l’adresse, et si la table est encore ouverte.
together-cancel = Annuler
together-open-heading = Ouvrir une table
together-open-about = { $game } ou un autre jeu : tu choisis à la table. Les autres viennent avec un code, un lien, ou depuis la liste des tables proches.
together-in-network = Sur cet appareil
together-at-server = Chez { $server }
together-open = Ouvrir une table
together-join-heading = Rejoindre une table
together-join-about = Colle le lien que tu as reçu, ou écris le code et l’adresse de la table : ABCDEF@192.168.1.20
together-join = Rejoindre
together-back-heading = Ta dernière table
together-back-about = Tes places sont gardées. Tu reprends où tu t’es arrêté.
together-back-to-table = Retour à la table
together-nearby-heading = Tables proches
together-nearby-none = Il n’y en a pas encore dans ce réseau. La liste est toujours à jour.
together-table-of = { $host } : { $game }
together-near-locked = Fermée
together-near-playing = Une partie est en cours ; tu peux regarder
together-near-free = { $free ->
    [0] Toutes les chaises sont prises
    [one] Une chaise est libre
   *[other] { $free } chaises sont libres
}
together-back = Retour

together-refused = Ce n’est pas possible : { $why }.
together-ended = Tu n’es plus à la table : { $why }.
together-not-hosted = La table n’a pas pu être ouverte sur cet appareil : { $why }.
together-not-started = La connexion n’a pas pu commencer : { $why }.
together-no-folder = Il n’y a pas de dossier sur cet appareil où garder les parties d’une table.
together-no-code = Ce n’est ni un lien ni un code. Un code a six lettres, sans I, L, O ni U ; derrière lui se trouve l’adresse de la table, comme dans ABCDEF@192.168.1.20.
together-no-server = Le code seul ne dit pas où est la table. Écris son adresse derrière, comme dans ABCDEF@192.168.1.20, ou nomme un serveur dans les réglages.
together-no-address = Ce n’est pas l’adresse d’un serveur. Elle s’écrit comme play.example.org ou 192.168.1.20:7448.
together-malformed = Ce que dit le serveur est incompréhensible. Ce n’est peut-être pas un serveur de ce jeu.
together-not-kept = La partie n’a pas pu être gardée sur cet appareil : { $why }.

together-lobby-heading = La table
together-code = Code
together-chair-free = Libre
together-chair-free-about = assieds-toi ici
together-away = absent
together-hosts = hôte
together-is-ready = prêt
together-is-you = toi
together-not-yet = pas encore prêt
together-choose-chair = Choisis une chaise pour voir ce que tu peux y faire.
together-unchecked = nom non vérifié
together-move-here = Venir ici
together-sit-here = S’asseoir ici
together-sit-too = Une personne de plus
together-sit-too-about = Plusieurs personnes peuvent jouer sur cet appareil : elles se passent la table.
together-computer-here = Ordinateur
together-get-up = Se lever
together-looks-on = regarde
together-you-look-on = tu regardes
together-mute = Muet
together-make-host = Faire hôte
together-remove = Exclure
together-invite = Voici comment lire le code à voix haute. Qui a le code et le serveur peut venir.
together-invite-alone = Voici comment lire le code à voix haute. Cet appareil n’a pas de réseau : personne d’autre ne peut encore venir.
together-invite-here = Voici comment lire le code à voix haute. Dans le même réseau, la table est à { $addresses }.
together-copy = Copier le lien
together-copied = Copié : { $link }
together-not-copied = Le lien n’a pas pu être copié. C’est { $link }
together-lock = Fermée aux autres
together-chairs = Chaises
together-chairs-about = Combien jouent, personnes et ordinateurs ensemble
together-on = oui
together-off = non
together-boards-usual = les habituels
together-seats-empty = { $empty ->
    [one] Une chaise est vide : attends quelqu’un, ou invite un ordinateur.
   *[other] { $empty } chaises sont vides : attends quelqu’un, ou invite des ordinateurs.
}
together-waits-for = Pas encore prêts : { $names }
together-host-begins = { $name } commence la partie.
together-all-ready = Tout le monde est prêt.
together-match-begins = La partie commence…
together-fill = Compléter par l’ordinateur
together-start = Commencer
together-ready = Je suis prêt
together-not-ready = Pas prêt finalement
together-leave = Quitter la table
together-stay = Rester
together-leave-ask = Quitter la table ? Un ordinateur prend ta place.
together-leave-closes = La table est sur cet appareil : si tu pars, elle ferme pour tous. La partie est gardée.

together-manners-heading = Entre nous
together-clock = Temps de réflexion
together-clock-about = Quand il est écoulé, l’ordinateur décide une fois
together-clock-none = sans limite
together-clock-reminder = rappel, { $seconds } s
together-clock-turn = { $seconds } s chaque fois
together-clock-bank = { $minutes } min + { $seconds } s
together-undo = Annuler un coup
together-undo-about = Qui doit être d’accord avant qu’un coup soit annulé
together-undo-never = jamais
together-undo-asked = les autres
together-undo-free = librement
together-grace = Attendre les absents
together-grace-about = Durée pendant laquelle une place attend après une connexion perdue
together-seconds = { $seconds } s
together-after-grace = Ensuite
together-after-grace-about = Qui revient retrouve toujours sa place
together-stands-in = un ordinateur
together-stands-in-asked = les autres décident
together-onlookers = Spectateurs
together-onlookers-about = Ils voient ce que tous peuvent voir, et aucune main
together-onlookers-nobody = aucun
together-onlookers-at-once = tout de suite
together-onlookers-later = 30 s plus tard

together-lost = La connexion est perdue. Rien de la partie n’est perdu.
together-lost-why = La connexion est perdue : { $why }.
together-trying = Tentative de retour depuis { $seconds } s
together-away-until = { $seat } est absent. Un ordinateur prend le relais dans { $seconds } s.
together-away-since = { $seat } est absent depuis { $seconds } s.
together-replace = Laisser jouer l’ordinateur
together-paused = La partie est en pause.
together-pause-asked = Tu as demandé une pause. Elle commence quand tous sont d’accord.
together-pause-wanted = Pause souhaitée par { $names }
together-pause-too = D’accord
together-go-on = Continuer à jouer
together-pause = Demander une pause
together-clock-own = Toi : { $left }
together-clock-of = { $seat } : { $left }
together-reminded = C’est au tour de { $seat }.
together-undo-waits = Les autres sont consultés.
together-undo-ask = { $seat } aimerait annuler son dernier coup. D’accord ?
together-undo-yes = D’accord
together-undo-no = Non
together-undo-done = { $seat } a annulé son dernier coup.
together-undo-refused = Le dernier coup de { $seat } reste.
together-talk = Dire
together-talk-tip = Dire quelque chose aux autres ({ $key })

together-to-lobby = À la table
together-watch = Revoir
together-look-back = Retour sur la partie

together-title = Jouer ensemble
together-title-about = Avec des amis sur d’autres appareils
together-server = Serveur de tables
together-server-about = Là où tu ouvres et trouves des tables avec le code seul ; vide pour aucun. Entrée le prend.
together-server-refused = Ce n’est pas l’adresse d’un serveur. Elle s’écrit comme play.example.org.
together-group = Jouer ensemble
together-near-by = Tables proches
together-near-by-about = Cherche les tables de ce réseau, et y annonce la tienne
