### What the rules of all games say: why a match can't be set up, an act is refused or a result makes no sense. All are
### clauses without a full stop; where one begins a sentence its first letter becomes a capital.

## Why a match can't be set up.

rules-players = ce jeu demande de { $least } à { $most } places, et il y en a { $count }
rules-teams = ces équipes ne peuvent pas jouer : { $why }
rules-option = option { $option } : { $value } n’est pas permis ({ $allowed })
rules-option-unknown = il n’y a pas d’option { $option } ; il y a : { $known }
rules-option-unknown-none = il n’y a pas d’option { $option } ; il n’y en a aucune
rules-board = le fichier de plateau { $file } n’est pas utilisable : { $why }

## Why teams can't play.

rules-teams-pairs = une équipe, c’est deux places, ni plus ni moins
rules-teams-letters = il faut une lettre par place
rules-teams-stack-count = les équipes se forment à quatre, six ou huit
rules-teams-stack-neighbours = deux partenaires sont côte à côte, et il faut un adversaire entre eux de chaque côté
rules-teams-skip-bo-count = les équipes se forment à quatre ou six
rules-teams-skip-bo-opposite = les partenaires doivent être face à face
rules-teams-skip-bo-dice = à Skip-Bo Dice, on joue chacun pour soi

## What is wrong with a board file.

rules-board-no-file = ce n’est pas un fichier de { $bytes } octets au plus
rules-board-key = { $key } : { $why }
rules-board-count = il en faut { $needed }, et il y en a { $count }
rules-board-at-most = il y en a { $most } au plus
rules-board-range = de { $least } à { $most } sont possibles, et il y en a { $count }
rules-board-deck = un paquet compte { $most } cartes au plus, et celui-ci en compte { $count }
rules-board-die-missing = il manque, et ce jeu en a un
rules-board-die-none = ce jeu n’en a pas
rules-board-die-face = une face n’est pas valable
rules-board-die-faces = il faut six faces, et il y en a { $count }
rules-board-die-face-name = il n’y a pas de face « { $name } » ; il y a des plages comme « 1-4 », « skip-bo », « discard 2 » et « opponent draws 1 »
rules-board-no-such-bubble = { $pile } n’a pas cette bulle
rules-board-no-bubble = { $pile } n’a pas de bulle { $bubble }
rules-board-no-side = { $side } n’est ni un nombre de 1 à 10 ni un S
rules-board-unfillable = aucun dé ne montre { $number } ni S, donc aucune série ne peut être complétée
rules-board-sides = un dé a { $sides } faces, et { $text } en a { $count }

## Why an act was not applied.

rules-not-due = ce n’est pas à { $who } de jouer
rules-not-due-chance = ce n’est pas au hasard de jouer
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
rules-report-two-dice = deux dés sont attendus par personne qui lance
rules-report-all-dice = tous les dés de tout le monde sont attendus
rules-report-floor = autant de dés ne peuvent pas être tombés par terre
rules-report-floor-often = un dé ne peut pas être tombé par terre aussi souvent
rules-report-stack-on-table = seule une pile sur la table peut être touchée
rules-report-fell-or-stands = une pile est tombée ou tient encore debout
rules-report-turned-back = seuls d’autres dés libres sont remis sur leur chiffre
rules-report-no-seat = personne ne joue à cette place
rules-report-not-thrown = seuls les dés lancés montrent quelque chose de nouveau
rules-report-no-side = un dé lancé montre une de ses faces
