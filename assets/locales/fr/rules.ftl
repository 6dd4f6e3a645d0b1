### What the rules of all games say: why a match can't be set up, an act is refused or a result makes no sense. All are
### clauses without a full stop; where one begins a sentence its first letter becomes a capital.

## Why a match can't be set up.

rules-players = ce jeu se joue de { $least } à { $most }, et tu as choisi { $count } places
rules-teams = ces équipes sont impossibles : { $why }
rules-option = option { $option } : { $value } n’est pas permis ({ $allowed })
rules-option-unknown = il n’y a pas d’option { $option } ; les options sont : { $known }
rules-option-unknown-none = il n’y a pas d’option { $option } ; ce jeu n’en a aucune
rules-board = le fichier de plateau { $file } n’est pas utilisable : { $why }

## Why teams can't play.

rules-teams-pairs = une équipe compte exactement deux joueurs
rules-teams-letters = il faut une lettre pour chaque place
rules-teams-stack-count = pour jouer en équipes, il faut être quatre, six ou huit
rules-teams-stack-neighbours = deux partenaires ne peuvent pas être côte à côte : il faut un adversaire de chaque côté de chaque joueur
rules-teams-skip-bo-count = pour jouer en équipes, il faut être quatre ou six
rules-teams-skip-bo-opposite = les partenaires doivent être face à face
rules-teams-skip-bo-dice = à Skip-Bo Dice, on joue chacun pour soi

## What is wrong with a board file.

rules-board-no-file = ce n’est pas un fichier, ou il dépasse { $bytes } octets
rules-board-key = { $key } : { $why }
rules-board-count = il en faut { $needed }, et il y en a { $count }
rules-board-at-most = { $most } au plus sont possibles
rules-board-range = de { $least } à { $most } sont possibles, et il y en a { $count }
rules-board-deck = un paquet compte { $most } cartes au plus, et celui-ci en compte { $count }
rules-board-die-missing = il manque, et ce jeu en demande un
rules-board-die-none = ce jeu n’a pas de dé
rules-board-die-face = une des faces n’est pas valable
rules-board-die-faces = il faut six faces, et il y en a { $count }
rules-board-die-face-name = il n’y a pas de face « { $name } » ; les faces possibles sont des plages comme « 1-4 », « skip-bo », « discard 2 » et « opponent draws 1 »
rules-board-no-such-bubble = { $pile } n’a pas cette bulle
rules-board-no-bubble = { $pile } n’a pas de bulle { $bubble }
rules-board-no-side = { $side } n’est ni un nombre de 1 à 10 ni un S
rules-board-unfillable = aucun dé ne montre { $number } ni S, donc aucune série ne peut être complétée
rules-board-sides = un dé a { $sides } faces, et { $text } en a { $count }

## Why an act was not applied.

rules-not-due = ce n’est pas à { $who } de jouer
rules-not-due-chance = aucun dé et aucune carte n’est attendu maintenant
rules-over = la partie est finie
rules-illegal = { $why } ({ $rule })
rules-bad-report = ce résultat n’est pas possible ici : { $why }

## Why dice or a shuffle can't have given that.

rules-report-other-game = il appartient à un autre jeu
rules-report-wrong-dice = ce ne sont pas les bons dés qui ont été lancés
rules-report-another-throw = c’est un autre lancer qui est attendu
rules-report-something-else = c’est autre chose qui est attendu
rules-report-shuffle = c’est un mélange qui est attendu
rules-report-die = c’est le dé qui est attendu
rules-report-face = un dé montre de 1 à 6
rules-report-two-dice = deux dés sont attendus de chaque personne qui lance
rules-report-all-dice = tous les dés de tous les joueurs sont attendus
rules-report-floor = il ne peut pas y avoir autant de dés par terre
rules-report-floor-often = un dé ne peut pas être tombé par terre autant de fois
rules-report-stack-on-table = seule une pile sur la table peut être touchée
rules-report-fell-or-stands = une pile est soit tombée, soit encore debout
rules-report-turned-back = seuls d’autres dés libres sont remis sur leur chiffre
rules-report-no-seat = personne ne joue à cette place
rules-report-not-thrown = seuls les dés lancés peuvent montrer autre chose
rules-report-no-side = un dé lancé doit montrer une de ses faces
