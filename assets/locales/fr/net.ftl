### Jouer ensemble par le réseau. Pourquoi quelque chose ne se fait pas : propositions sans point.

net-no-room = aucun salon n’a ce code : regarde encore les six lettres, ou demande un nouveau code
net-no-seat-of-yours = ta place n’est plus gardée ici : entre de nouveau avec le code du salon
net-locked = le salon est fermé : demande à son hôte de l’ouvrir
net-room-full = le salon est plein : { $most } personnes y sont
net-server-full = le serveur n’a plus de place pour un salon : réessaie plus tard, ou choisis un autre serveur
net-too-many-rooms = trop de salons ont été ouverts d’ici : fermes-en un d’abord
net-no-onlookers = personne ne peut regarder dans ce salon
net-no-name = rien de ce nom ne peut être montré : choisis-en un autre
net-only-host = seul l’hôte du salon peut faire cela
net-seat-taken = cette place est prise
net-not-your-seat = ce n’est pas ta place
net-no-such-member = cette personne n’est plus là
net-no-such-level = ce jeu n’a pas un tel joueur de l’ordinateur
net-unknown-game = le serveur n’a pas ce jeu
net-out-of-range = un nombre est hors de ses limites, ou un texte est trop long
net-names-file = { $option } nomme un fichier, et un serveur n’en ouvre pas : envoie le plateau lui-même
net-seats-empty = des places sont vides : invite un joueur de l’ordinateur, ou choisis moins de places
net-not-ready = quelqu’un n’est pas encore prêt
net-match-on = cela doit attendre la fin de la partie
net-no-match = aucune partie n’est en cours
net-paused = la partie est en pause
net-asked-already = une autre question est encore ouverte
net-not-agreed = les autres n’étaient pas d’accord
net-no-undo = rien ne s’annule dans cette partie
net-nobody-missing = personne ne manque depuis assez longtemps à cette place
net-too-fast = c’était trop rapide : attends un instant
net-not-entered = tu n’es encore dans aucun salon
net-entered = tu es déjà dans un salon
net-no-record = aucune partie n’a été finie ici

## Pourquoi la connexion a pris fin. Propositions sans point.

net-malformed = le serveur n’a pas compris ce programme
net-silent = rien n’a été entendu pendant trop longtemps
net-too-slow = la connexion est trop lente pour la partie
net-flood = beaucoup trop a été demandé d’un coup
net-replaced = tu es revenu sur un autre appareil
net-removed = l’hôte du salon t’a retiré
net-left = tu as quitté le salon
net-room-closed = le salon est fermé : personne n’y était depuis longtemps
net-ending = le serveur redémarre, et la partie est gardée
net-server-newer = le serveur est plus récent que ce programme : installe le Tumbletop le plus récent
net-server-older = le serveur est plus ancien que ce programme : demande à son responsable d’installer le Tumbletop le plus récent, ou choisis un autre serveur
net-too-many = trop de connexions viennent d’ici

## Ce que les joueurs se disent, sur une roue : aussi court que possible.

net-say-hello = Bonjour !
net-say-good-luck = Bonne chance !
net-say-well-played = Bien joué !
net-say-thanks = Merci !
net-say-sorry = Pardon !
net-say-moment = Un instant
net-say-thinking = Je réfléchis
net-say-your-turn = C’est à toi
net-say-close = De justesse !
net-say-luck = Quelle chance !
net-say-again = Encore une ?
net-say-must-go = Je dois partir
net-say-bye = Salut !
net-say-laughs = Haha !
net-say-gasps = Oh !
net-say-claps = Bravo !
net-say-groans = Oh non !

## Pourquoi un serveur ne démarre pas. Propositions sans point. Ce que dit le système est dans sa langue.

net-cant-listen = impossible d’écouter à { $address } : { $why }
net-certificate = { $file } ne sert ni de certificat ni de clé : { $why }
