### La table en texte dans un terminal : un lecteur d’écran la dit, une plage braille la montre. Des phrases courtes et
### simples, pas de signes qu’il faut voir. Ce qui s’est passé est dit par le journal de chaque jeu.

## À qui de jouer, et ce qui a été fait.

text-turn = { $player }, à toi de jouer.
text-asked = { $player }, on attend ta réponse.
text-waits = On attend { $players }.
text-rolling = Les dés roulent, ou on distribue.
text-nothing-new = Rien ne s’est passé depuis ton dernier tour.
text-chosen = C’est choisi. Les choix seront dits quand tout le monde aura choisi.
text-undone = { $player } annule sa dernière action.
text-over = La partie est finie.
text-watching = Tu regardes. Aucune main n’est montrée.
text-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
text-plays-seat = { $player } : c’est maintenant { $control } qui joue.
text-a-person = une personne
text-the-computer = l’ordinateur

## Les choix, un par ligne. On tape le numéro.

text-choice = { $number } : { $what }
text-back = retour
text-choose-where = { $what } : où ?
text-choose-which = { $what } : choisis
text-which = Lequel ?

## Une ligne dont on ne peut rien faire.

text-unknown = Je n’ai pas compris. Tape un numéro de 1 à { $most }, ou aide.
text-unknown-none = Je n’ai pas compris. Tape aide pour connaître les mots.
text-no-such-number = Aucun choix n’a ce numéro. Tape un numéro de 1 à { $most }.
text-no-choice = Il n’y a rien à choisir maintenant.
text-not-now = Ce n’est pas possible maintenant.
text-too-long = Cette ligne est trop longue.
text-refused = { CAPITAL($why) }.

## Les mots de l’aide, un par ligne.

text-help-line = { $word } : { $does }
text-help-number = Tape le numéro d’un choix, ou ses mots.
text-help-example = Par exemple : { $example }
text-help-again = redit la dernière réponse
text-help-table = dit tout ce qui est sur la table
text-help-log = dit tout depuis ton dernier tour
text-help-score = dit les points
text-help-hint = dit ce que ferait l’ordinateur le plus fort
text-help-undo = annule la dernière action, si rien de nouveau n’a été vu
text-help-rules = donne les chapitres des règles ; avec un numéro, lit ce chapitre
text-help-quit = quitte le programme ; une partie enregistrée peut être reprise
text-no-such-chapter = Les règles ont { $most } chapitres.

## Le début et la fin.

text-begin = { $game }. Tape aide pour connaître les mots.
text-saved = La partie est enregistrée sous { $id }. Pour la reprendre : --resume { $id }.
text-not-saved = La partie n’est pas enregistrée. Pour enregistrer, donne un dossier avec --folder.
text-press-enter = { $player }, appuie sur Entrée.

## Une table avec des gens sur d’autres ordinateurs.

text-room = Salle { $code } : { $game }.
text-room-people = Ici : { $people }.
text-room-seat = Tu as la place { $seat }.
text-room-full = Aucune place n’est libre : tu regardes.
text-room-ready = Quand on peut commencer, tape prêt.
text-room-you-ready = C’est noté. La partie commence quand l’hôte la lance.
text-room-start = Tu es l’hôte. Quand tout le monde est prêt, tape commencer.
text-room-started = La partie commence.
text-room-lost = La connexion est perdue. Un nouvel essai suit.
text-room-back = La connexion est revenue.
text-room-paused = La partie est en pause.
text-room-goes-on = La partie continue.
text-room-undo-asked = { $player } demande à annuler sa dernière action. Tape oui ou non.
text-room-undo-granted = { $player } peut l’annuler.
text-room-undo-refused = { $player } ne peut pas l’annuler.
text-room-reminded = { $player }, les autres t’attendent.
text-room-said = { $who } dit : { $words }
text-room-disk = Le serveur attend son disque.
text-room-wrote = { $who } écrit : { $words }
text-room-write-on = Ceux qui se connaissent peuvent écrire ici. Commence la ligne par " : "Comment vas-tu ?
text-room-write-off = Plus personne ne peut écrire ici.
text-room-write-host = Tape seulement " pour laisser écrire ceux qui se connaissent, et encore une fois pour y mettre fin.
text-room-known = Tu connais : { $people }.
text-room-not-proven = Ceux qui te connaissent ne voient pas que c’est toi : { $why }.
text-room-key-aside = Ta clé n’a pas pu être lue. Elle est maintenant dans { $file }, et tu en as une nouvelle : ceux qui te connaissent ne te reconnaîtront pas.
text-room-people-aside = Les personnes que tu connais n’ont pas pu être lues. Elles sont maintenant dans { $file }, et une nouvelle liste commence.

## Les mots à taper. En minuscules, une virgule entre les mots de même sens, le premier est dit par l’aide. Chacun est un
## seul mot. Les mots anglais valent aussi.

text-word-again = encore, répéter, répète
text-word-table = table
text-word-log = journal
text-word-score = score, scores, points
text-word-rules = règles, règle
text-word-help = aide
text-word-hint = conseil
text-word-undo = annuler, annule
text-word-quit = quitter, quitte
text-word-yes = oui, o
text-word-no = non
text-word-back = retour, revenir
text-word-play = joue, jouer, pose, poser, remplis, remplir, utilise, utiliser, mets, mettre
text-word-discard = défausse, défausser, défausses
text-word-stock = stock, réserve
text-word-partner = partenaire
text-word-die = action
text-word-wild = skipbo, joker
text-word-end = fin, finir, finis
text-word-draw = piocher, pioche
text-word-talk = parler, parle
text-word-call = signaler, signale
text-word-jump = intervenir
text-word-roll = lance, lancer, relance, relancer
text-word-pick = prendre, prends
text-word-pass = passer, passe
text-word-keep = garder, garde, nouveau
text-word-old = ancien
text-word-bonus = bonus
text-word-free = gratuit, gratuite, libre
text-word-reward = récompense
text-word-write = note, noter
text-word-all = tous, tout, toutes
text-word-ready = prêt, prête
text-word-start = commencer, commence
text-word-fillers = sur, le, la, les, un, une, du, de, des, en, dans, avec, l, main, série, carte, mon, ma, mes, au, aux, et, puis, comme, numéro, tour, pile, bulle, ce, dé
