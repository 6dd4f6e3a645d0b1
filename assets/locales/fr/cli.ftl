### What the program prints on the command line. Words between backticks, words with dashes in front, as in --out, and
### words in capitals, as in FILE, are the same in all languages.

## Parts of several texts.

# Stands inside sentences: "par la place 2".
cli-seat = la place { $number }
cli-player = Joueur
cli-player-number = Joueur { $number }
cli-progress-matches = parties
cli-progress-throws = lancers

## What is wrong with the arguments. Clauses without a full stop.

cli-no-such-game = il n’y a pas de jeu { $name } ; les jeux sont : { $known }
cli-level-not-for-game = dans cette version, { $game } n’a pas d’ordinateur « { $level } » ; il y a : { $known }
cli-no-such-level = il n’y a pas d’ordinateur « { $name } » ; il y a : { $known }
cli-seat-without-name = chaque place a besoin d’un nom ou d’un ordinateur, comme dans `you,normal`
cli-same-name = deux joueurs s’appellent { $name } : personne ne saurait les distinguer
cli-no-such-scene = il n’y a pas de scène `{ $scene }` ; `tumbletop shot --list` en donne la liste
cli-no-out = indique le fichier de l’image : --out FILE.png
cli-command-needs-window = `{ $command }` a besoin d’une fenêtre, que cette compilation n’a pas : compile avec les fonctionnalités par défaut
cli-needs-text = `{ $command }` a besoin d’une fenêtre, que ce programme n’a pas : ajoute --text pour jouer en lignes de texte
cli-no-command = cette compilation n’a pas de fenêtre : indique une commande (`tumbletop help` en donne la liste), ou compile avec les fonctionnalités par défaut
cli-showing-needs-window = montrer une partie demande une fenêtre, que cette compilation n’a pas : utilise --verify, ou compile avec les fonctionnalités par défaut

## What is wrong with the value of an argument. Clauses without a full stop.

cli-value-setting = une option s’écrit KEY=VALUE
cli-value-size = une taille s’écrit WIDTHxHEIGHT, de 64 à 8192 chacune, comme 1280x720
cli-value-interface = la taille de l’interface est un nombre de 0.8 à 2.0
cli-value-language = la langue est en, de, fr ou es
cli-value-quality = la qualité est lowest, low, medium ou high
cli-value-speed = la vitesse est un nombre de 0.25 à 16
cli-value-number = ce n’est pas un nombre entier, ou pas un nombre autorisé
cli-value-whole = il faut un nombre entier de { $least } à { $most }
cli-value-seconds = il faut un nombre de secondes de 0 à { $most }
cli-value-origin = il faut l’origine d’une page web : https://HÔTE, http://HÔTE ou avec un port
cli-value-relay = il faut l’adresse d’un relais : HÔTE, HÔTE:PORT, https://HÔTE:PORT ou, sans chiffrement, http://HÔTE:PORT
cli-value-host-name = il faut le nom d’un serveur, sans port
cli-value-bytes = il faut un nombre avec K, M, G ou T, par exemple 500M ou 4G, de 1M à 1000T
cli-value-mail-server = il faut smtps://HOST ou smtp://HOST, avec ou sans port ; les identifiants ont leur propre fichier
cli-value-mail-address = il faut une adresse e-mail, comme tumbletop@example.org

## What is wrong with how the arguments are written. Clauses without a full stop; $argument as in `--seats <SEATS>`.

cli-arguments-unknown = argument inattendu « { $argument } »
cli-arguments-no-such-command = commande inconnue « { $command } »
cli-arguments-conflict = l’argument « { $argument } » ne va pas avec { $others }
cli-arguments-twice = l’argument « { $argument } » ne peut pas être donné plusieurs fois
cli-arguments-missing = il manque ces arguments obligatoires : { $arguments }
cli-arguments-no-value = il faut une valeur pour « { $argument } », et aucune n’est donnée
cli-arguments-value = valeur non valable « { $value } » pour « { $argument } »
cli-arguments-value-known = valeur non valable « { $value } » pour « { $argument } » ; possibles : { $known }
cli-arguments-value-why = valeur non valable « { $value } » pour « { $argument } » : { $why }
cli-arguments-too-many-values = valeur inattendue « { $value } » pour « { $argument } » ; aucune autre n’était attendue
cli-arguments-count = le nombre de valeurs pour « { $argument } » n’est pas le bon
cli-arguments-not-words = un argument n’est pas un texte valable
cli-arguments-wrong = les arguments sont faux : { $why }
cli-arguments-tip = conseil : voulais-tu dire { $known } ?
cli-arguments-more = Pour en savoir plus, essaie « --help ».

## What went wrong. Clauses without a full stop; $why is often said by the system.

cli-cant-read = impossible de lire { $file } : { $why }
cli-cant-write = impossible d’écrire { $file } : { $why } ; choisis un autre dossier
cli-cant-print = impossible d’écrire la sortie : { $why }
cli-file = { $file } : { $why }
cli-other-game = l’enregistrement est celui d’un autre jeu
cli-findings = { $count ->
    [one] { $count } constat qui ne devrait pas se produire
   *[other] { $count } constats qui ne devraient pas se produire
}, le premier : { $first } ; merci de le signaler avec la graine { $seed }
cli-scene = { $scene } : { $why }

## `tumbletop simulate`: a table of figures.

cli-simulate-head = { $game } : { $games } parties, { $actions } actions en { $seconds } s ({ $rate } parties par seconde, { $action-rate } actions par seconde)
cli-simulate-seat = place
cli-simulate-agent = agent
cli-simulate-wins = victoires
cli-simulate-ties = égalités
cli-simulate-mean = score moyen
cli-simulate-share = % des décidées
cli-simulate-interval-head = intervalle à 95 %
cli-simulate-interval = { $low } à { $high }
cli-simulate-rolls = { $turns } tours avec un lancer, { $stacks } piles renversées : { $share } pour cent
cli-simulate-cost = { $choices } choix, en ms : moyenne { $mean }, médiane { $median }, 99 % en moins de { $most }, le plus long { $longest }
cli-simulate-order = % des décidées, par ordre de jeu : { $shares }
cli-simulate-unfinished = abandonnées car trop longues : { $count }
cli-simulate-final = états finaux : { $hash }
cli-simulate-throws = { $throws } lancers, { $steps } pas : { $seconds } s sur une vraie table, { $times } fois plus vite ici
cli-simulate-thrown-again = relancés : { $cocked } dés cassés, { $floor } hors de la table ; piles tombées : { $fell } ; pénalités : { $penalties }

## `tumbletop roll`: how evenly dice fall.

cli-roll-head = { $die } : { $throws } lancers en { $seconds } s ({ $rate } par seconde)
cli-roll-rest = à l’arrêt après { $half } s (la moitié), { $most } s (95 %), { $longest } s (le plus long)
cli-roll-even = khi-deux { $sum } à { $degrees } degrés de liberté : p = { $p } ; la pire face s’écarte de { $worst } % de sa part
cli-roll-association = face du dessus en main et face obtenue : V de Cramér = { $association }
cli-roll-succession = un lancer et le suivant : corrélation { $correlation }, suites de faces égales à { $runs } écarts types

cli-roll-thrown-again = relancés : { $cocked } dés cassés, { $floor } hors de la table

## `tumbletop rules`: the list of a game's options.

cli-rules-options = Options
cli-rules-set = `--set KEY=VALUE` ; la valeur entre crochets est celle par défaut.
cli-rules-option = `{ $key }` = { $values } [{ $default }]. { $what }
cli-rules-teams = Qui joue avec qui.
cli-teams-values = on, off, ou une lettre par place, par exemple abab

## `tumbletop replay`: a record that was played again by the rules.

cli-replay-finished = { $game } : { $count } actions, terminée, tous les états conformes à l’enregistrement
cli-replay-unfinished = { $game } : { $count } actions, non terminée, tous les états conformes à l’enregistrement
cli-replay-scores = scores : { $scores }, places gagnantes : { $seats }
cli-replay-final = état final : { $hash }
cli-replay-damaged = le fichier est endommagé après l’action { $count }
cli-replay-tracks = lancers avec trajectoire : { $count }
cli-replay-without-tracks = { $why } ; les dés sont posés au lieu de rouler

## `tumbletop verify`: a match that was checked.

cli-verify-drawn = { $people ->
    [0] le serveur seul a tiré la graine
    [one] le serveur et une personne ont tiré la graine ensemble
   *[other] le serveur et { $people } personnes ont tiré la graine ensemble
}
cli-verify-commitment = { $who ->
    [0] engagement du serveur : { $hash }
   *[other] engagement de la personne { $who } : { $hash }
}
cli-verify-not-drawn = le programme a choisi la graine lui-même : { $seed }
cli-verify-chance = tout ce qui a été tiré correspond à la graine
cli-verify-throws = lancers refaits, chacun identique au bit près : { $count }
cli-verify-unknown = lancers impossibles à refaire : { $count } ; le fichier n’en a pas la trajectoire, ou ne sait qu’à peu près où étaient les dés
cli-verify-seal = sceau : { $seal }
cli-verify-seed-differs = la graine n’est pas celle qui a été tirée : quelqu’un a modifié la partie
cli-verify-chance-differs = le tirage de l’entrée { $entry } ne correspond pas à la graine : quelqu’un a modifié la partie
cli-verify-throw-differs = les dés de l’entrée { $entry } tombent autrement quand on les relance : quelqu’un a modifié la partie, ou un autre système ou une autre version du jeu les a lancés

## `tumbletop perft`: how many sequences of acts there are.

cli-perft-counted = { $count } suites de { $acts } actions en { $seconds } s, empreinte { $hash }

## `tumbletop doctor`: what this machine has. The names in front of the lines have room for ten letters.

cli-doctor-packed = { $file } contient { $count ->
    [one] 1 fichier ; jettes-y un œil
   *[other] { $count } fichiers ; jettes-y un œil
} avant de l’envoyer
cli-doctor-program = { $version } sur { $system }
cli-doctor-rules-name = règles
cli-doctor-rules = { $game }, version { $version }
cli-doctor-engine-name = moteur
cli-doctor-display-name = affichage
cli-doctor-graphics-name = graphismes
cli-doctor-no-graphics = aucun
cli-doctor-adapter = { $name } ({ $backend })
cli-doctor-adapter-driver = { $name } ({ $backend }, { $driver })
cli-doctor-adapter-software = { $adapter }, dessine sur le processeur : lent
cli-doctor-adapter-used = { $adapter }, utilisé
cli-doctor-sound-name = son
cli-doctor-silence = { $why } : le jeu est muet
cli-doctor-settings-name = réglages
cli-doctor-data-name = données
cli-doctor-no-folder = le système n’en a pas
cli-doctor-folder-missing = { $folder } (n’existe pas encore)
cli-doctor-assets-name = contenu
cli-doctor-verdict-name = verdict
cli-doctor-can-play = on peut jouer ici
cli-doctor-cant-play = on ne peut pas jouer ici

## What `--help` prints: headings and signs.

cli-usage = Utilisation :
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-default = [par défaut : { $value }]
cli-possible = [valeurs possibles : { $values }]
cli-possible-heading = Valeurs possibles :

## What `--help` prints of all commands. A message is found by its id: cli-help-, the command, the argument, the value.

cli-help-tumbletop = Quatre jeux de table aux dés vraiment lancés : Stack, Skip-Bo, Skip-Bo MOD et Skip-Bo Dice.
cli-help-help = Affiche cette aide, ou celle de la commande indiquée
cli-help-flag-help = Affiche l’aide
cli-help-flag-help-short = Affiche l’aide (plus de détails avec « --help »)
cli-help-flag-help-long = Affiche l’aide (un résumé avec « -h »)
cli-help-flag-version = Affiche la version
cli-help-lang = Utilise cette langue : en, de, fr, es ; par défaut, celle du système
cli-help-game = Le jeu : { $games }
cli-help-seed = La graine de tout ce qui est aléatoire
cli-help-json = Affiche un seul objet JSON
cli-help-set = Règle une option du jeu ; `tumbletop rules GAME` en donne la liste
cli-help-speed = La vitesse de tout mouvement, en multiple de la vitesse normale, de 0.25 à 16
cli-help-mute = Joue sans son
cli-help-windowed = Joue dans une fenêtre de cette taille
cli-help-quality = La qualité graphique, cette fois-ci : lowest, low, medium, high
cli-help-threads = Le nombre de threads ; par défaut, un par cœur
cli-help-text = Joue dans ce terminal, en lignes de texte
cli-help-play-resume = Reprend cette partie enregistrée, nommée comme dans la liste des parties ; avec --text seulement

## `tumbletop play --help`

cli-help-play = Commence une partie tout de suite
cli-help-play-seats = Qui joue, place par place : `you`, le nom d’une personne, ou un ordinateur (easy, normal, hard, expert, greedy, random)
cli-help-play-seed = La graine de tout ce qui est aléatoire ; tirée au hasard si elle manque
cli-help-play-enforcement = Ce que le jeu fait des faux pas ; équivaut à `--set enforcement=...`
cli-help-play-shots = Écrit une image numérotée dans ce dossier à chaque tour, à chaque lancer arrêté et à chaque changement d’écran
cli-help-play-quit-after = Arrête le programme après le premier tour, la première manche ou la partie
cli-help-play-quit-after-turn = Après un tour
cli-help-play-quit-after-round = Après le décompte d’une manche
cli-help-play-quit-after-match = Après la partie

## `tumbletop simulate --help`

cli-help-simulate = Fait jouer beaucoup de parties par des ordinateurs, et compte les résultats
cli-help-simulate-games = Le nombre de parties
cli-help-simulate-seats = Les ordinateurs, place par place : easy, normal, hard, expert ; ou une base de comparaison : random, baseline, greedy
cli-help-simulate-alternate = Décale tous les joueurs d’une place après chaque partie, pour qu’aucune place n’avantage
cli-help-simulate-cost = Mesure combien de temps chaque ordinateur réfléchit à un choix
cli-help-simulate-nodes = Combien de nœuds un ordinateur peut explorer par décision ; par défaut, le nombre prévu par le jeu ; pas avec de vrais dés
cli-help-simulate-physics = Lance de vrais dés, sans affichage
cli-help-simulate-record = Sauvegarde chaque partie dans un fichier de ce dossier ; avec --physics, aussi le mouvement de ses dés

## `tumbletop replay --help`

cli-help-replay = Montre une partie enregistrée, ou la rejoue avec les règles seules
cli-help-replay-file = Une partie sauvegardée, ou un enregistrement d’une version antérieure
cli-help-replay-verify = Rejoue la partie avec les règles, sans fenêtre, et compare l’état après chaque action
cli-help-replay-at = Commence après ce nombre d’actions, et s’y met en pause

## `tumbletop perft --help`

cli-help-perft = Compte les suites d’actions
cli-help-perft-depth = Le nombre d’actions des joueurs dans une suite

## `tumbletop shot --help`

cli-help-shot = Dessine la scène indiquée dans une image, sans fenêtre
cli-help-shot-scene = La scène
cli-help-shot-out = Le fichier de l’image
cli-help-shot-size = La taille de l’image
cli-help-shot-scale = La taille de l’interface, de 0.8 à 2.0
cli-help-shot-quality = La qualité de l’image : lowest, low, medium, high
cli-help-shot-list = Donne la liste de toutes les scènes

## `tumbletop roll --help`

cli-help-roll = Lance de vrais dés un grand nombre de fois, et dit s’ils sont équilibrés
cli-help-roll-die = Le dé
cli-help-roll-die-d6 = Six faces
cli-help-roll-die-d10 = Dix faces
cli-help-roll-throws = Le nombre de lancers
cli-help-roll-manner = La façon de lancer les dés
cli-help-roll-manner-any = Comme les joueurs lancent : de tous les côtés, dans toutes les directions vers la piste, fort ou doucement
cli-help-roll-manner-standard = Le lancer standard du jeu, toujours le même
cli-help-roll-manner-low = Aussi doucement que possible, toujours pareil
cli-help-roll-manner-middle = À mi-puissance, toujours pareil
cli-help-roll-manner-high = Aussi fort que possible, toujours pareil
cli-help-roll-manner-dense = 112 dés à la fois

## `tumbletop verify --help`

cli-help-verify = Vérifie une partie : son tirage, ses règles, son hasard, et chaque lancer en le refaisant

cli-help-verify-file = Une partie sauvegardée, ou un enregistrement d’une version antérieure

## `tumbletop rules --help`

cli-help-rules = Affiche les règles d’un jeu, avec nos mots

## `tumbletop doctor --help`

cli-help-doctor = Dit ce que cet ordinateur a, et quoi faire si on ne peut pas y jouer
cli-help-doctor-bundle = Empaquette dans ce fichier ce qu’il faut pour signaler un bogue : constats, réglages, journaux, rapports de plantage

cli-help-roll-keep = Conserve les décomptes à côté des parties sauvegardées, pour les statistiques

## `tumbletop stats --help`

cli-help-stats = Affiche les statistiques des parties sauvegardées : résultats, décomptes, erreurs et chance, et comment les dés sont tombés
cli-help-stats-player = Seulement ce joueur
cli-help-stats-game = Seulement ce jeu
cli-help-stats-rebuild = Recalcule tout
cli-help-stats-look-back = Analyse toutes les parties terminées, erreurs et chance, ce qui prend longtemps
cli-help-folder = Le dossier des parties sauvegardées ; par défaut, celui qu’utilise la fenêtre

## `tumbletop matches --help`

cli-help-matches = Donne la liste des parties sauvegardées, en montre une, en exporte ou en importe une, ou en supprime une
cli-help-list = Donne la liste des parties sauvegardées, les plus récentes d’abord
cli-help-show = Montre où en est une partie
cli-help-export = Copie une partie dans un fichier
cli-help-import = Ajoute la copie d’une partie aux parties sauvegardées
cli-help-delete = Supprime une partie
cli-help-id = La partie, telle que la liste la nomme
cli-help-export-file = Le fichier à écrire ; il ne doit pas encore exister
cli-help-import-file = Le fichier à importer
cli-help-delete-yes = Supprime sans demander

## What the commands of kept matches say.

cli-folder-needed = cette compilation ne sait pas où sont sauvegardées les parties : indique le dossier avec --folder
cli-matches-none = Il n’y a pas de partie sauvegardée dans { $folder }.
cli-matches-line = { $id } : { $told }
cli-matches-on = { $game }, { $players } ; manche { $round }, points { $points }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
cli-matches-over = { $game }, { $players } ; terminée à la manche { $round }, points { $points }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
cli-matches-unknown = il n’y a pas de partie { $id } dans { $folder } ; `tumbletop matches list` en donne la liste
cli-matches-exported = Exportée dans { $file }.
cli-matches-imported = Importée comme partie { $id }.
cli-matches-delete-ask = Supprimer { $id } ? C’est définitif. (oui/non)
cli-matches-yes = oui
cli-matches-not-deleted = Rien n’a été supprimé.
cli-matches-unasked = ici, personne ne peut confirmer la suppression : ajoute --yes
cli-matches-deleted = { $id } a été supprimée.
cli-roll-kept = Les décomptes sont conservés dans { $file }.

## Ce qui ne va pas dans les commandes du réseau. Propositions sans point.

cli-no-cluster = ce programme ne peut pas partager de tables avec d’autres serveurs (--cluster) : enlève --cluster, et tout est conservé dans --data
cli-half-certificate = un certificat et sa clé vont ensemble : --tls-cert FILE --tls-key FILE
cli-no-address = { $address } n’est pas une adresse de serveur : écris HOST, HOST:PORT, wss://HOST:PORT ou, sans chiffrement, ws://HOST:PORT
cli-no-code = { $code } n’est pas un code de salon : un code a six lettres ; ou écris `new` pour un nouveau salon
cli-new-without-game = il faut indiquer le jeu d’un nouveau salon : --game GAME
cli-no-seat-left = il doit rester au moins une place pour le bot : choisis un --open plus petit
cli-no-connection = pas de connexion à { $address } : vérifie que l’adresse est juste et que le serveur tourne
cli-untrusted = { $why } Si le responsable de { $address } te donne cette empreinte, accepte-la avec --trust { $fingerprint }

## Ce qu’affichent les commandes du réseau.

cli-serve-listening = Le serveur écoute sur { $address } ; { $rooms ->
    [one] { $rooms } salon a été restauré
   *[other] { $rooms } salons ont été restaurés
}.
cli-serve-your-turn = C’est ton tour à { $game } : table { $code }.
cli-mail-turn-subject = C’est ton tour à { $game }, table { $code }
cli-mail-why = Tu reçois cet e-mail parce que tu l’as demandé à cette table et que tu as confirmé l’adresse.
cli-mail-ends = Pour ne plus en recevoir, désactive-les à cette table dans Tumbletop.
cli-mail-code-subject = Tumbletop : un code pour ton adresse
cli-mail-asks = Quelqu’un a indiqué cette adresse pour être prévenu quand c’est son tour à { $game }, table { $code }.
cli-mail-code = C’était toi ? Alors entre ce code à la table dans Tumbletop, dans les 24 heures : { $letters }
cli-mail-not-you = Si ce n’était pas toi, il n’y a rien à faire : sans le code, aucun message sur les tours n’est envoyé ici.
cli-serve-homes = Depuis un autre foyer, on rejoint par { $address }
cli-serve-no-relay = Aucun relais ne répond{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
} : un autre foyer ne trouve ce serveur que si son réseau et celui-ci le permettent. Son adresse est { $address }
cli-relay-listening = Le relais attend sur { $address }.
cli-relay-ended = le relais s’est arrêté de lui-même
cli-bot-room = Salon { $code }
cli-bot-ended = La partie est finie après { $items ->
    [one] { $items } message
   *[other] { $items } messages
} et { $reconnects ->
    [one] { $reconnects } reconnexion
   *[other] { $reconnects } reconnexions
}.

## `tumbletop serve --help`

cli-help-serve = Héberge des salons où l’on joue ensemble par le réseau
cli-help-serve-listen = L’adresse sur laquelle écouter ; par défaut toutes celles de cette machine, au port 7448
cli-help-serve-data = Le dossier où sont conservés les salons et les parties
cli-help-serve-tls-cert = Le fichier du certificat, pour des connexions chiffrées
cli-help-serve-tls-key = Le fichier de la clé du certificat
cli-help-serve-public-name = Le nom par lequel on atteint le serveur, si son certificat ne l’a pas ; peut être répété
cli-help-serve-max-rooms = Le nombre maximal de salons
cli-help-serve-keep-days = Combien de jours les parties terminées sont conservées
cli-help-serve-max-disk = La place que les parties peuvent prendre sur le disque, par exemple 500M ou 4G ; une adresse peut en prendre un huitième
cli-help-serve-allow-origin = L’origine d’une page web qui peut se connecter, par exemple `https://play.example.org` ; peut être répété
cli-help-serve-web = Le dossier de la page où l’on joue dans un navigateur ; elle est servie à la même adresse
cli-help-serve-push-url-allow = Un serveur auquel peuvent être envoyés des messages sur les tours, comme `ntfy.sh` ; peut être répété
cli-help-serve-mail-server = Le serveur de messagerie par lequel sont envoyés les messages sur les tours : `smtps://HOST`, ou `smtp://HOST` pour STARTTLS
cli-help-serve-mail-from = L’adresse d’où viennent ces e-mails
cli-help-serve-mail-login = Le fichier des identifiants pour le serveur de messagerie : deux lignes, l’utilisateur et le mot de passe
cli-help-serve-metrics = L’adresse qui donne l’état et les métriques
cli-help-serve-trusted-proxy = Un proxy, par adresse ou réseau comme 10.0.0.0/8, que l’on croit quand il dit qui est venu ; peut être répété
cli-help-serve-homes = Laisse aussi entrer depuis d’autres foyers, sans certificat et sans rien changer au routeur : affiche l’adresse
cli-help-serve-relay = Un relais où les autres foyers trouvent ce serveur, à la place des relais publics ; peut être répété
cli-help-serve-relay-trust = Les certificats de confiance pour les relais, en plus de ceux des autorités publiques
cli-help-serve-relay-listen = Est aussi un relais pour les tables et les invités de foyers différents, à cette adresse
cli-help-serve-shards = Par quelles lettres commencent les codes de quels serveurs : un fichier avec une ligne pour chacun, comme `ABCD un.example.org`
cli-help-serve-shard = Lequel de ces serveurs est celui-ci, ou duquel il fait partie
cli-help-serve-cluster = Partage les tables avec d’autres serveurs par cet etcd, chaque membre avec ou sans port ; `etcds://` par TLS
cli-help-serve-advertise = L’adresse à laquelle on joint ce serveur et aucun autre
cli-help-serve-etcd-ca = Le certificat de l’autorité qui a signé ceux d’etcd
cli-help-serve-etcd-cert = Le certificat auquel etcd reconnaît ce serveur
cli-help-serve-etcd-key = La clé de ce certificat
cli-help-serve-objects = Où tous les serveurs gardent les parties finies et les trajets des dés : `file:///DOSSIER` ou `s3://BUCKET/DOSSIER`
cli-help-serve-etcd-quota = Le quota d’etcd (`--quota-backend-bytes`), comme 2G ou 8G
cli-help-serve-json-log = Écrit le journal en JSON

## `tumbletop relay --help`

cli-help-relay = Transporte ce que tables et invités de foyers différents ne peuvent s’envoyer directement
cli-help-relay-listen = L’adresse d’écoute ; 443 est le port que les programmes essaient d’eux-mêmes
cli-help-relay-tls-cert = Le fichier du certificat. Sans lui, moins de foyers trouvent un chemin direct
cli-help-relay-tls-key = Le fichier de la clé du certificat
cli-help-relay-max-clients = Le nombre maximal de tables et d’invités

## `tumbletop bot --help`

cli-help-bot = Fait jouer des places d’un salon par un programme, par le réseau
cli-help-bot-address = L’adresse du serveur
cli-help-bot-code = Le code du salon, ou `new`
cli-help-bot-level = Le niveau de l’ordinateur
cli-help-bot-seats = Combien de places le bot joue ; dans un nouveau salon : combien il y en a
cli-help-bot-open = Combien de places d’un nouveau salon restent libres pour d’autres
cli-help-bot-watch = Regarde et ne joue aucune place
cli-help-bot-pace = Combien de secondes il prend pour chaque action
cli-help-bot-name = Le nom qu’il utilise
cli-help-bot-trust = Fait confiance au certificat qui a cette empreinte SHA-256, ou à ceux de ce fichier au lieu de ceux du système

## `tumbletop daily`

cli-help-daily = Ouvre la table du jour : une partie par jour, la même pour tous
cli-daily-window = Sans --text, la fenêtre s’ouvre : tu peux y rejouer.

## `tumbletop join --help`

cli-help-tables = Liste tes tables qui prennent leur temps, avec à qui est le tour
cli-help-tables-people = Le dossier que tu as donné à `join --text --people`
cli-help-tables-trust = Fait confiance au certificat qui a cette empreinte SHA-256, ou au premier de ce fichier
cli-help-join = Rejoint une table avec des personnes sur d’autres ordinateurs
cli-help-join-address = L’adresse du serveur, ou un lien
cli-help-join-code = Le code de la table ; inutile avec un lien
cli-help-join-name = Le nom sous lequel tu joues
cli-help-join-watch = Regarde sans prendre de place
cli-help-join-trust = Fait désormais confiance, pour ce serveur, au certificat qui a cette empreinte SHA-256, ou au premier de ce fichier
cli-help-join-people = Le dossier avec ta clé, les personnes que tu connais et tes places aux tables qui prennent leur temps ; sans lui, ta clé n’est montrée à personne
cli-no-invitation = cela ne mène à aucune table : donne une adresse et un code de six lettres, ou un lien tumbletop://join/CODE
