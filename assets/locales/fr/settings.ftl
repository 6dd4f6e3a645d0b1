### The settings. Each has a name and a line that explains it.

settings-heading = Réglages
settings-done = Terminé

## The line over the settings, in which words are typed.

settings-search = Chercher
settings-nothing-found = Aucun réglage ne contient ces mots. Essaie autre chose.

## The button for all settings, and its question.

settings-reset = Tout réinitialiser
settings-reset-ask = Remettre tous les réglages comme au début ? La langue reste.
settings-reset-yes = Réinitialiser
settings-reset-no = Garder mes réglages

## The headings of the groups.

settings-group-sound = Son
settings-group-picture = Image
settings-group-table = À la table
settings-group-matches = Parties

## The settings.

settings-language = Langue
settings-language-about = Celle de tout ce que tu lis ici.
settings-language-system = Selon l’ordinateur

settings-volume = Volume
settings-volume-about = La force de tous les sons ensemble.

settings-dice-volume = Dés
settings-dice-volume-about = La force du bruit des dés qui roulent, se heurtent et tombent.

settings-interface-volume = Boutons et annonces
settings-interface-volume-about = La force du son des boutons, et de ce qui annonce tours, refus et points.

settings-fullscreen = Plein écran
settings-fullscreen-about = Tout l’écran, sans cadre. F11 fait de même.

settings-speed = Vitesse
settings-speed-about = Celle de tout ce qui bouge, et de la réflexion des ordinateurs.
settings-speed-half = Moitié
settings-speed-normal = Normale
settings-speed-double = Double
settings-speed-quadruple = Quadruple
settings-speed-instant = Sans attendre

settings-marks = Marques sur les dés
settings-marks-about = Ce qui montre à qui est un dé, en plus de sa couleur.
settings-marks-pips = Points
settings-marks-symbols = Points en symboles
settings-marks-badges = Toujours les insignes
settings-marks-numerals = Chiffres

settings-hand-over = Passage de la table
settings-hand-over-about = Quand un écran couvre la table jusqu’à l’arrivée de la personne suivante. Si des mains sont cachées, c’est toujours le cas.
settings-hand-over-hidden = Mains cachées
settings-hand-over-always = Toujours

settings-log = Journal
settings-log-about = Ce que raconte le journal d’une partie : tout, ou seulement tours, points et accidents.
settings-log-everything = Tout
settings-log-main = L’essentiel

settings-answer = Temps pour répondre
settings-answer-about = Le temps de chaque personne quand plusieurs doivent répondre à la fois. Une partie commence ainsi ; cela se change à la table.
settings-answer-any = Sans limite
settings-answer-within = { $seconds } s

settings-quality = Qualité d’image
settings-quality-about = La finesse du dessin de la table. Plus bas, c’est plus rapide.
settings-quality-any = Selon l’ordinateur
settings-quality-lowest = Minimale
settings-quality-low = Basse
settings-quality-medium = Moyenne
settings-quality-high = Haute

settings-contrast = Fort contraste
settings-contrast-about = Des lettres plus claires sur des fonds plus sombres et plus denses : chaque texte se lit bien.

settings-eyes = Vu par d’autres yeux
settings-eyes-about = Montre tout comme le voient les gens qui distinguent moins de couleurs : pour vérifier que rien ne tient à la seule couleur.
settings-eyes-usual = Non
settings-eyes-no-red = Sans le rouge
settings-eyes-no-green = Sans le vert
settings-eyes-no-blue = Sans le bleu

settings-motion = Mouvements réduits
settings-motion-about = Des coupes au lieu de glissements, et rien qui se balance.

settings-scale = Taille de l’interface
settings-scale-about = Celle du texte et des boutons, en plus de celle de la fenêtre.
settings-scale-percent = { $percent } %

settings-ask = Demander d’abord
settings-ask-about = Avant de quitter une partie ou de la recommencer. Avant de supprimer, la question vient toujours.
settings-ask-always = Toujours
settings-ask-not-kept = En cas de perte

settings-folder = Parties gardées
settings-folder-about = Elles sont dans { $folder }. Un autre dossier : écris son chemin et appuie sur Entrée. Les parties de l’ancien dossier y restent.
settings-folder-refused = { $folder } ne peut pas servir : { $why }. Les parties restent gardées là où elles étaient.
