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
cli-level-not-for-game = { $game } n’a pas d’ordinateur { $level } dans cette version ; il y a : { $known }
cli-no-such-level = il n’y a pas d’ordinateur { $name } ; il y a : { $known }
cli-seat-without-name = il faut un nom ou un ordinateur à chaque place, comme dans `you,normal`
cli-no-threads = --threads 0 : il en faut au moins un
cli-cost-of-throws = --cost ne va pas avec --physics
cli-no-such-scene = il n’y a pas de scène `{ $scene }` ; `tumbletop shot --list` donne leurs noms
cli-no-out = indique le fichier de l’image : --out FILE.png
cli-built-without-table = `simulate --physics` a besoin de la table, et cette version compilée n’en a pas : compile avec la fonctionnalité `table`
cli-command-needs-window = `{ $command }` a besoin d’une fenêtre, et cette version compilée n’en a pas : compile avec les fonctionnalités par défaut
cli-no-command = cette version compilée n’a pas de fenêtre : indique une commande, `tumbletop help` en donne la liste, ou compile avec les fonctionnalités par défaut
cli-showing-needs-window = montrer une partie demande une fenêtre, et cette version compilée n’en a pas : utilise --verify, ou compile avec les fonctionnalités par défaut

## What is wrong with the value of an argument. Clauses without a full stop.

cli-value-setting = une option s’écrit KEY=VALUE
cli-value-size = une taille s’écrit WIDTHxHEIGHT, chacune de 64 à 8192, comme 1280x720
cli-value-interface = la taille de l’interface est un nombre de 0.8 à 2.0
cli-value-language = la langue est en, de, fr ou es
cli-value-quality = la qualité est lowest, low, medium ou high
cli-value-speed = la vitesse est un nombre de 0.25 à 16
cli-value-number = ce n’est pas un nombre entier, ou pas un nombre permis

## What is wrong with how the arguments are written. Clauses without a full stop; $argument as in `--seats <SEATS>`.

cli-arguments-unknown = argument inattendu « { $argument } »
cli-arguments-no-such-command = commande inconnue « { $command } »
cli-arguments-conflict = l’argument « { $argument } » ne va pas avec { $others }
cli-arguments-twice = l’argument « { $argument } » ne peut pas être donné plusieurs fois
cli-arguments-missing = il manque ces arguments obligatoires : { $arguments }
cli-arguments-no-value = il faut une valeur pour « { $argument } », et il n’y en a pas
cli-arguments-value = valeur non valable « { $value } » pour « { $argument } »
cli-arguments-value-known = valeur non valable « { $value } » pour « { $argument } » ; il y a : { $known }
cli-arguments-value-why = valeur non valable « { $value } » pour « { $argument } » : { $why }
cli-arguments-too-many-values = valeur inattendue « { $value } » pour « { $argument } » ; il n’en fallait plus
cli-arguments-count = le nombre de valeurs pour « { $argument } » n’est pas le bon
cli-arguments-not-words = un argument n’est pas du texte
cli-arguments-wrong = les arguments sont faux : { $why }
cli-arguments-tip = conseil : voulais-tu dire { $known } ?
cli-arguments-more = Pour en savoir plus, essaie « --help ».

## What went wrong. Clauses without a full stop; $why is often said by the system.

cli-cant-read = impossible de lire { $file } : { $why }
cli-cant-write = impossible d’écrire { $file } : { $why } ; choisis un autre dossier
cli-file = { $file } : { $why }
cli-other-game = l’enregistrement est celui d’un autre jeu
cli-findings = { $count ->
    [one] { $count } constat qui ne devrait pas être
   *[other] { $count } constats qui ne devraient pas être
}, le premier : { $first } ; à signaler avec la graine { $seed }, s’il te plaît
cli-scene = { $scene } : { $why }

## `tumbletop simulate`: a table of figures.

cli-simulate-head = { $game } : { $games } parties, { $actions } actions en { $seconds } s ({ $rate } parties par seconde, { $action-rate } actions par seconde)
cli-simulate-seat = place
cli-simulate-agent = agent
cli-simulate-wins = victoires
cli-simulate-ties = égalités
cli-simulate-mean = score moyen
cli-simulate-share = % des décidées
cli-simulate-interval-head = intervalle à 95 %
cli-simulate-interval = { $low } à { $high }
cli-simulate-rolls = { $turns } tours avec un lancer, { $stacks } piles renversées : { $share } pour cent
cli-simulate-cost = { $choices } choix, en ms : moyenne { $mean }, médiane { $median }, 99 % en moins de { $most }, le plus long { $longest }
cli-simulate-unfinished = abandonnées car trop longues : { $count }
cli-simulate-final = états finaux : { $hash }
cli-simulate-throws = { $throws } lancers, { $steps } pas : { $seconds } s sur une vraie table, { $times } fois plus vite ici
cli-simulate-thrown-again = relancés : { $cocked } dés cassés, { $floor } hors de la table ; piles tombées : { $fell } ; pénalités : { $penalties }

## `tumbletop roll`: how evenly dice fall.

cli-roll-head = { $die } : { $throws } lancers en { $seconds } s ({ $rate } par seconde)
cli-roll-rest = à l’arrêt après { $half } s (la moitié), { $most } s (95 %), { $longest } s (le plus long)
cli-roll-even = khi-deux { $sum } à { $degrees } degrés de liberté : p = { $p } ; la pire face s’écarte de { $worst } % de sa part
cli-roll-association = face du dessus en main et face obtenue : V de Cramér = { $association }
cli-roll-thrown-again = relancés : { $cocked } dés cassés, { $floor } hors de la table

## `tumbletop rules`: the list of a game's options.

cli-rules-options = Options
cli-rules-set = `--set KEY=VALUE` ; sans cela, c’est la valeur entre crochets.
cli-rules-option = `{ $key }` = { $values } [{ $default }]. { $what }
cli-rules-teams = Qui joue avec qui.
cli-teams-values = on, off, ou une lettre par place, par exemple abab

## `tumbletop replay`: a record that was played again by the rules.

cli-replay-finished = { $game } : { $count } actions, partie finie, chaque état comme enregistré
cli-replay-unfinished = { $game } : { $count } actions, partie pas finie, chaque état comme enregistré
cli-replay-scores = scores : { $scores }, victoire aux places { $seats }
cli-replay-final = état final : { $hash }
cli-replay-tracks = lancers avec trajectoire : { $count }
cli-replay-without-tracks = { $why } ; les dés sont posés au lieu de rouler

## `tumbletop perft`: how many sequences of acts there are.

cli-perft-counted = { $count } suites de { $acts } actions en { $seconds } s, empreinte { $hash }

## `tumbletop doctor`: what this machine has. The names in front of the lines have room for ten letters.

cli-doctor-packed = { $file } contient { $count ->
    [one] 1 fichier
   *[other] { $count } fichiers
} ; jettes-y un œil avant de l’envoyer
cli-doctor-program = { $version } sur { $system }
cli-doctor-rules-name = règles
cli-doctor-rules = { $game }, version { $version }
cli-doctor-engine-name = moteur
cli-doctor-display-name = affichage
cli-doctor-graphics-name = graphisme
cli-doctor-no-graphics = aucun
cli-doctor-adapter = { $name } ({ $backend })
cli-doctor-adapter-driver = { $name } ({ $backend }, { $driver })
cli-doctor-adapter-software = { $adapter }, dessine sur le processeur : lent
cli-doctor-adapter-used = { $adapter }, utilisé
cli-doctor-sound-name = son
cli-doctor-silence = { $why } : le jeu est muet
cli-doctor-settings-name = réglages
cli-doctor-data-name = données
cli-doctor-no-folder = le système n’en indique aucun
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

cli-help-tumbletop = Des jeux de table avec des dés lancés pour de vrai
cli-help-help = Affiche cette aide, ou celle de la commande indiquée
cli-help-flag-help = Affiche l’aide
cli-help-flag-help-short = Affiche l’aide (plus de détails avec « --help »)
cli-help-flag-help-long = Affiche l’aide (un résumé avec « -h »)
cli-help-flag-version = Affiche la version
cli-help-lang = Parle cette langue : en, de, fr, es ; sans cela, celle du système
cli-help-game = Le jeu : { $games }
cli-help-seed = La graine de tout le hasard
cli-help-json = Affiche un seul objet JSON
cli-help-set = Règle une option du jeu ; `tumbletop rules GAME` en donne la liste
cli-help-speed = La vitesse de tout mouvement, en multiple de la vitesse normale, de 0.25 à 16
cli-help-mute = Joue sans le son
cli-help-windowed = Joue dans une fenêtre de cette taille
cli-help-quality = Dessine avec cette qualité, cette fois-ci : lowest, low, medium, high
cli-help-threads = Le nombre de threads ; par défaut, un par cœur

## `tumbletop play --help`

cli-help-play = Commence directement une partie dans une fenêtre
cli-help-play-seats = Qui joue, place par place : `you`, le nom d’une personne, ou un ordinateur (easy, normal, hard, expert, greedy, random)
cli-help-play-seed = La graine de tout le hasard ; sans elle, au hasard
cli-help-play-enforcement = Ce que le jeu fait des faux pas ; la même chose que `--set enforcement=...`
cli-help-play-shots = Écrit une image numérotée dans ce dossier à chaque tour, lancer arrêté et changement d’écran
cli-help-play-quit-after = Finit le programme après le premier tour, la première manche ou la partie
cli-help-play-quit-after-turn = Après un tour
cli-help-play-quit-after-round = Après le décompte d’une manche
cli-help-play-quit-after-match = Après la partie

## `tumbletop simulate --help`

cli-help-simulate = Fait jouer beaucoup de parties par des ordinateurs, et compte les résultats
cli-help-simulate-games = Le nombre de parties
cli-help-simulate-seats = Les ordinateurs, place par place : easy, normal, hard, expert ; ou une base de comparaison : random, baseline, greedy
cli-help-simulate-alternate = Décale tout le monde d’une place après chaque partie, pour qu’aucune place n’avantage
cli-help-simulate-cost = Mesure combien de temps chaque ordinateur réfléchit à un choix
cli-help-simulate-nodes = Combien de nœuds un ordinateur qui cherche peut visiter par décision ; par défaut, le nombre du jeu
cli-help-simulate-physics = Lance de vrais dés, sans affichage
cli-help-simulate-record = Écrit un enregistrement de chaque partie dans ce dossier ; avec --physics, aussi le mouvement de ses dés

## `tumbletop replay --help`

cli-help-replay = Montre une partie enregistrée, ou la rejoue par les seules règles
cli-help-replay-file = L’enregistrement
cli-help-replay-verify = Rejoue l’enregistrement par les règles, sans fenêtre, et compare l’état après chaque action
cli-help-replay-at = Commence après ce nombre d’actions, et y attend

## `tumbletop perft --help`

cli-help-perft = Compte les suites d’actions
cli-help-perft-depth = Le nombre d’actions des joueurs dans une suite

## `tumbletop shot --help`

cli-help-shot = Dessine une scène, par son nom, dans une image, sans fenêtre
cli-help-shot-scene = La scène
cli-help-shot-out = Le fichier de l’image
cli-help-shot-size = La taille de l’image
cli-help-shot-scale = La taille de l’interface, de 0.8 à 2.0
cli-help-shot-quality = La qualité de l’image : lowest, low, medium, high
cli-help-shot-list = Donne la liste de toutes les scènes

## `tumbletop roll --help`

cli-help-roll = Lance de vrais dés un grand nombre de fois, et dit s’ils tombent également
cli-help-roll-die = Le dé
cli-help-roll-die-d6 = Six faces
cli-help-roll-die-d10 = Dix faces
cli-help-roll-throws = Le nombre de lancers
cli-help-roll-manner = La façon de lancer les dés
cli-help-roll-manner-any = Comme on lance à table : de n’importe quel côté, dans n’importe quelle direction vers la piste, fort ou doucement
cli-help-roll-manner-standard = Le lancer standard du jeu, toujours le même
cli-help-roll-manner-low = Aussi doucement que possible, toujours pareil
cli-help-roll-manner-middle = À mi-force, toujours pareil
cli-help-roll-manner-high = Aussi fort que possible, toujours pareil
cli-help-roll-manner-dense = 112 dés à la fois

## `tumbletop rules --help`

cli-help-rules = Affiche les règles d’un jeu, avec nos mots

## `tumbletop doctor --help`

cli-help-doctor = Dit ce que cette machine a, et quoi faire si on ne peut pas y jouer
cli-help-doctor-bundle = Empaquette dans ce fichier ce qu’il faut pour signaler un bogue : constats, réglages, journaux, rapports de plantage

cli-help-roll-keep = Garde les nombres à côté des parties gardées, pour les statistiques

## `tumbletop stats --help`

cli-help-stats = Dit ce qui ressort des parties gardées : résultats, décomptes, erreurs et chance, et comment les dés sont tombés
cli-help-stats-player = Seulement cette personne
cli-help-stats-game = Seulement ce jeu
cli-help-stats-rebuild = Recalcule tout
cli-help-stats-look-back = Cherche les erreurs et la chance dans toutes les parties terminées, ce qui prend longtemps
cli-help-folder = Le dossier des parties gardées ; par défaut, celui de la fenêtre

## `tumbletop matches --help`

cli-help-matches = Donne la liste des parties gardées, en montre une, en copie une ailleurs ou ici, ou en supprime une
cli-help-list = Donne la liste des parties gardées, la dernière d’abord
cli-help-show = Montre où en est une partie
cli-help-export = Copie une partie dans un fichier
cli-help-import = Ajoute la copie d’une partie à celles qui sont gardées
cli-help-delete = Supprime une partie
cli-help-id = La partie, comme la liste la nomme
cli-help-export-file = Le fichier à écrire ; il ne doit pas encore exister
cli-help-import-file = Le fichier à ajouter
cli-help-delete-yes = Supprime sans demander

## What the commands of kept matches say.

cli-folder-needed = cette version compilée ne sait pas où sont gardées les parties : indique le dossier avec --folder
cli-matches-none = Aucune partie n’est gardée dans { $folder }.
cli-matches-line = { $id } : { $told }
cli-matches-on = { $game }, { $players } ; manche { $round }, points { $points }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
cli-matches-over = { $game }, { $players } ; terminée à la manche { $round }, points { $points }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
cli-matches-unknown = il n’y a pas de partie { $id } dans { $folder } ; `tumbletop matches list` donne leurs noms
cli-matches-exported = Une copie se trouve dans { $file }.
cli-matches-imported = C’est maintenant la partie { $id }.
cli-matches-delete-ask = Supprimer { $id } ? On ne pourra pas la retrouver. (oui/non)
cli-matches-yes = oui
cli-matches-not-deleted = Rien n’a été supprimé.
cli-matches-unasked = ici, on ne peut demander à personne s’il faut supprimer : ajoute --yes
cli-matches-deleted = { $id } est supprimée.
cli-roll-kept = Les nombres sont gardés dans { $file }.

## Ce qui ne va pas dans les commandes du réseau. Propositions sans point.

cli-command-needs-server = `{ $command }` joue par le réseau, et cette version compilée n’en connaît pas : compile avec la fonctionnalité `server`
cli-no-cluster = plusieurs serveurs ensemble (--cluster), cela n’existe pas encore : enlève --cluster, et tout se trouve dans --data
cli-half-certificate = un certificat et sa clé vont ensemble : --tls-cert FILE --tls-key FILE
cli-no-address = { $address } n’est pas l’adresse d’un serveur : écris HOST, HOST:PORT, wss://HOST:PORT ou, sans chiffrement, ws://HOST:PORT
cli-no-code = { $code } n’est pas le code d’un salon : un code a six lettres, ou écris `new` pour un nouveau salon
cli-new-without-game = un nouveau salon a besoin de son jeu : --game GAME
cli-no-seat-left = au moins une place doit rester pour le bot : choisis un --open plus petit
cli-no-connection = pas de connexion à { $address } : regarde si l’adresse est juste et si le serveur tourne

## Ce qu’affichent les commandes du réseau.

cli-serve-listening = Le serveur écoute à { $address } ; { $rooms ->
    [one] { $rooms } salon a été repris
   *[other] { $rooms } salons ont été repris
}.
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
cli-help-serve-listen = L’adresse à laquelle il répond
cli-help-serve-data = Le dossier où sont gardés les salons et les parties
cli-help-serve-tls-cert = Le fichier du certificat, pour des connexions chiffrées
cli-help-serve-tls-key = Le fichier de la clé du certificat
cli-help-serve-max-rooms = Le plus grand nombre de salons
cli-help-serve-metrics = L’adresse où l’on demande l’état et les chiffres
cli-help-serve-cluster = Plusieurs serveurs ensemble ; pas encore
cli-help-serve-advertise = L’adresse à laquelle les autres serveurs trouvent celui-ci ; pas encore
cli-help-serve-json-log = Écrit le journal en JSON

## `tumbletop bot --help`

cli-help-bot = Joue des places d’un salon par un programme, par le réseau
cli-help-bot-address = L’adresse du serveur
cli-help-bot-code = Le code du salon, ou `new`
cli-help-bot-level = Le niveau de l’ordinateur
cli-help-bot-seats = Combien de places le bot joue ; dans un nouveau salon : combien il y en a
cli-help-bot-open = Combien de places d’un nouveau salon restent libres pour d’autres
cli-help-bot-watch = Regarde et ne joue aucune place
cli-help-bot-pace = Combien de secondes il prend pour chaque coup
cli-help-bot-name = Le nom sous lequel il entre
cli-help-bot-trust = Se fie aux certificats de ce fichier, au lieu de ceux du système

## `tumbletop join --help`

cli-help-join = Va à une table avec des personnes sur d’autres appareils
cli-help-join-address = L’adresse du serveur, ou un lien
cli-help-join-code = Le code de la table ; avec un lien il n’y en a pas
cli-help-join-name = Le nom sous lequel tu entres
cli-help-join-watch = Regarde sans prendre de place
cli-no-invitation = ceci ne mène à aucune table : donne une adresse et un code de six lettres, ou un lien tumbletop://join/CODE
