### Jouer ensemble par le réseau. Pourquoi quelque chose ne se fait pas : propositions sans point.

net-no-room = aucune table ne porte ce code : vérifie les six lettres, ou demande un nouveau code
net-no-seat-of-yours = ta place n’est plus réservée ici : rejoins la table avec son code
net-locked = la table est verrouillée : demande à l’hôte de la déverrouiller
net-room-full = la table est complète : il y a déjà { $most } personnes
net-server-full = le serveur n’a plus de place pour une autre table : réessaie plus tard, ou choisis un autre serveur
net-too-many-rooms = trop de tables ont été ouvertes d’ici : fermes-en une d’abord
net-no-onlookers = cette table n’accepte pas de spectateurs
net-no-name = ce nom ne peut pas être affiché : choisis-en un autre
net-only-host = seul l’hôte de la table peut faire cela
net-seat-taken = cette place est prise
net-not-your-seat = ce n’est pas ta place
net-no-such-member = cette personne n’est plus là
net-no-such-level = ce jeu n’a pas d’ordinateur de ce niveau
net-unknown-game = le serveur ne connaît pas ce jeu
net-out-of-range = un nombre est trop petit ou trop grand, ou un texte est trop long
net-names-file = { $option } désigne un fichier, et un serveur n’en ouvre aucun : envoie le plateau lui-même
net-seats-empty = il reste des places vides : ajoute des ordinateurs, ou choisis moins de places
net-not-ready = tout le monde n’est pas encore prêt
net-match-on = cela doit attendre la fin de la partie
net-no-match = aucune partie n’est en cours
net-paused = la partie est en pause
net-asked-already = une question attend encore sa réponse
net-not-agreed = les autres ont refusé
net-no-undo = dans cette partie, on ne peut pas annuler de coup
net-nobody-missing = personne n’est absent de cette place depuis assez longtemps
net-too-fast = c’était trop rapide : attends un instant
net-not-entered = tu n’es encore à aucune table
net-entered = tu es déjà à une table
net-no-record = aucune partie n’a été terminée ici
net-not-open = cette table est sauvegardée, mais elle n’est pas ouverte en ce moment : demande à son hôte de la rouvrir
net-disk-full = le serveur ne peut rien enregistrer en ce moment, son disque est peut-être plein : réessaie dans un moment
net-over-quota = le serveur n’a plus de place pour une partie de plus : réessaie quand d’autres seront terminées
net-code-taken = une autre table y porte ce code
net-no-list = ce serveur ne répertorie pas de tables dans les foyers
net-list-full = ce serveur répertorie autant de tables qu’il peut
net-takes-its-time = personne n’a besoin d’être là tout le temps : cette table prend son temps
net-not-proven = le serveur n’a pas pu confirmer que c’est toi : ceux qui te connaissent ne le voient pas ici
net-other-place = ce serveur ne reconnaît pas l’adresse que tu as utilisée comme la sienne : ceux qui te connaissent ne voient pas ici que c’est toi
net-key-shown = tu as déjà montré ici qui tu es
net-no-free-text = l’hôte de cette table n’a pas permis d’écrire
net-key-needed = seuls ceux qui montrent qui ils sont peuvent faire cela ici
net-no-words = il n’y a rien à y lire
net-no-waiting = on ne peut pas attendre d’invitations ici en ce moment
net-no-notices = ce serveur n’envoie pas de message quand c’est ton tour
net-notice-address = le serveur ne peut pas envoyer de messages à cette adresse : demande à son propriétaire lesquelles il permet
net-only-in-days = cela n’existe qu’aux tables où chaque tour dure des jours
net-not-due = ce n’est le tour d’aucune personne à cette place
net-on-vacation = ce joueur est en vacances
net-nudged-already = ce joueur a déjà reçu un rappel ; attends { $hours } heures avant de recommencer
net-vacation-too-long = une partie permet { $days } jours de vacances au plus, et il t’en reste moins
net-no-offer = cette offre de continuer à jouer ne tient plus
net-wrong-notice-code = ce n’est pas le code de l’e-mail
net-no-notice-code = aucun code n’est attendu : indique l’adresse à nouveau, et un autre e-mail arrivera
net-too-many-mails = on ne peut plus envoyer d’e-mails à cette adresse pour le moment : réessaie demain

## Pourquoi la connexion a pris fin. Propositions sans point.

net-malformed = le serveur n’a pas compris ce programme
net-silent = l’autre côté n’a plus donné signe de vie depuis trop longtemps
net-too-slow = la connexion est trop lente pour la partie
net-flood = beaucoup trop de demandes ont été envoyées d’un coup
net-replaced = tu es revenu sur un autre appareil
net-removed = l’hôte t’a exclu de la table
net-left = tu as quitté la table
net-room-closed = la table a été fermée : il n’y avait plus personne depuis longtemps
net-ending = le serveur redémarre ; la partie est sauvegardée
net-server-newer = le serveur est plus récent que ce programme : installe la dernière version de Tumbletop
net-server-older = le serveur est plus ancien que ce programme : demande à la personne qui le gère d’installer la dernière version de Tumbletop, ou choisis un autre serveur
net-too-many = trop de connexions viennent d’ici
net-host-left = l’hôte a fermé la table ; une partie en cours est sauvegardée, et tu pourras revenir dès que la table sera rouverte
net-cut-off = le serveur n’atteint pas les autres serveurs, et la table est peut-être déjà sur l’un d’eux

## Ce que les joueurs se disent, sur une roue : aussi court que possible.

net-say-hello = Bonjour !
net-say-good-luck = Bonne chance !
net-say-well-played = Bien joué !
net-say-thanks = Merci !
net-say-sorry = Pardon !
net-say-moment = Un instant, s’il te plaît
net-say-thinking = Je réfléchis
net-say-your-turn = C’est à toi
net-say-close = C’était serré !
net-say-luck = Quelle chance !
net-say-again = On en refait une ?
net-say-must-go = Je dois partir
net-say-bye = À bientôt !
net-say-laughs = Haha !
net-say-gasps = Oh !
net-say-claps = Bravo !
net-say-groans = Aïe aïe aïe !

## Pourquoi un serveur ne démarre pas. Propositions sans point. Ce que dit le système est dans sa langue.

net-cant-listen = le serveur ne peut pas écouter sur { $address } : { $why }
net-folder-in-use = un autre serveur utilise le dossier { $folder } ; arrête-le d’abord, ou indique un autre dossier avec --data
net-certificate = { $file } ne peut servir ni de certificat ni de clé : { $why }
net-page = la page du dossier { $folder } ne peut pas être servie : { $why }
net-page-missing = il n’y a pas de { $file }
net-page-too-many = il y a plus de { $most } fichiers
net-mail-login = { $file } ne peut pas servir d’identifiants pour le serveur de messagerie : { $why }
net-mail-login-readable = d’autres utilisateurs peuvent le lire ; retire-leur ce droit : chmod 600
net-mail-login-lines = il doit avoir deux lignes, l’utilisateur et le mot de passe

net-certificate-unknown = Le certificat du serveur n’est pas fiable : aucune autorité connue de cet ordinateur ne s’en porte garante.
net-certificate-expired = Le certificat du serveur n’est pas fiable : il a expiré.
net-certificate-not-yet = Le certificat du serveur n’est pas fiable : il n’est pas encore valable. Vérifie l’horloge de cet ordinateur.
net-certificate-wrong-name = Le certificat du serveur n’est pas fiable : il a été établi pour un autre serveur.
net-certificate-changed = Attention : ce serveur ne présente plus le certificat auquel tu faisais confiance. Quelqu’un se fait peut-être passer pour lui et lit tout.
net-certificate-unusable = Le certificat du serveur n’est pas fiable : il est impossible de le vérifier.
