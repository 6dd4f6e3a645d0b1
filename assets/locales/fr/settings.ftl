### The settings. Each has a name and a line that explains it.

settings-heading = Réglages
settings-done = Terminé

## The line over the settings, in which words are typed.

settings-search = Chercher
settings-nothing-found = Aucun réglage ne correspond à ces mots. Essaie autre chose.

## The button for all settings, and its question.

settings-reset = Tout réinitialiser
settings-reset-ask = Remettre tous ces réglages à leur valeur de départ ? La langue reste.
settings-reset-yes = Réinitialiser
settings-reset-no = Garder mes réglages

## The button for the page of keys and buttons.

settings-controls = Touches et boutons

## The headings of the groups.

settings-group-sound = Son
settings-group-picture = Graphismes
settings-group-table = À la table
settings-group-matches = Parties

## The settings.

settings-language = Langue
settings-language-about = La langue de tout ce que tu lis ici.
settings-language-system = Langue du système
settings-volume = Volume
settings-volume-about = Le volume général.
settings-dice-volume = Dés
settings-dice-volume-about = Le volume des dés qui roulent, se heurtent et tombent.
settings-interface-volume = Boutons et annonces
settings-interface-volume-about = Le volume des boutons et des sons qui annoncent tours, refus et points.
settings-room-volume = Pièce
settings-room-volume-about = Le volume de la pièce calme autour de la table : un feu, une horloge, la rue.
settings-music-volume = Musique
settings-music-volume-about = Le volume de la musique. Elle suit la partie et ne dit rien qui ne se voie pas.
settings-mono = Son mono
settings-mono-about = Joue tous les sons pareillement à gauche et à droite : pour une seule oreille ou un seul haut-parleur.
settings-captions = Sous-titres
settings-captions-about = Une courte ligne sous la barre pour chaque son qui annonce quelque chose, avec le joueur ou le côté.
settings-fullscreen = Plein écran
settings-fullscreen-about = Occupe tout l’écran. { $key } fait de même.
settings-speed = Vitesse
settings-speed-about = La vitesse des mouvements, et de la réflexion des ordinateurs.
settings-speed-half = Réduite de moitié
settings-speed-normal = Normale
settings-speed-double = Double
settings-speed-quadruple = Quadruple
settings-speed-instant = Instantanée
settings-marks = Marques sur les dés
settings-marks-about = Ce qui montre à qui est un dé, en plus de la couleur.
settings-marks-pips = Points
settings-marks-symbols = Symboles comme points
settings-marks-badges = Insignes en permanence
settings-marks-numerals = Chiffres
settings-hand-over = Écran de passage
settings-hand-over-about = Quand un écran couvre la table en attendant la personne suivante. Si des mains sont cachées, c’est toujours le cas.
settings-hand-over-hidden = Avec mains cachées
settings-hand-over-always = Toujours
settings-banter = Les adversaires parlent
settings-banter-about = Les ordinateurs disent parfois un mot de leur propre chance, dans une bulle à leur place.
settings-log = Journal
settings-log-about = Ce que montre le journal d’une partie : tout, ou seulement les tours, les points et les incidents.
settings-log-everything = Tout
settings-log-main = L’essentiel
settings-answer = Temps pour répondre
settings-answer-about = Le temps laissé à chacun quand plusieurs doivent répondre à la fois. Il vaut dès le début d’une partie et peut être changé à la table.
settings-answer-any = Sans limite
settings-answer-within = { $seconds } s
settings-quality = Qualité graphique
settings-quality-about = La finesse du dessin de la table. Plus bas, c’est plus rapide.
settings-quality-any = Automatique
settings-quality-lowest = Minimale
settings-quality-low = Basse
settings-quality-medium = Moyenne
settings-quality-high = Haute
settings-contrast = Contraste élevé
settings-contrast-about = Un texte plus clair sur des panneaux plus sombres et plus opaques, pour que tout soit facile à lire.
settings-eyes = Simuler un daltonisme
settings-eyes-about = Montre tout comme le voient les personnes daltoniennes : pour vérifier que rien ne tient à la seule couleur.
settings-eyes-usual = Désactivé
settings-eyes-no-red = Sans le rouge
settings-eyes-no-green = Sans le vert
settings-eyes-no-blue = Sans le bleu
settings-motion = Mouvements réduits
settings-motion-about = Des coupes au lieu de mouvements de caméra, et rien qui se balance.
settings-scale = Taille de l’interface
settings-scale-about = La taille du texte et des boutons, en plus de celle de la fenêtre.
settings-scale-percent = { $percent } %
settings-ask = Demander avant de quitter
settings-ask-about = Avant de quitter ou de recommencer une partie. Avant de supprimer une partie, la question vient toujours.
settings-ask-always = Toujours
settings-ask-not-kept = Si rien n’est sauvegardé
settings-folder = Parties sauvegardées
settings-folder-about = Elles sont dans { $folder }. Pour un autre dossier, écris son chemin et valide avec { $key }. Les parties de l’ancien dossier y restent.
settings-folder-refused = { $folder } ne peut pas servir : { $why }. Les parties sont toujours sauvegardées au même endroit.
