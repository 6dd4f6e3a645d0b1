### What is said of Stack. Advice is in the infinitive, as it also names what somebody did ("Coup joué : passer").

## Words that other texts here refer to.

stack-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The log: a whole sentence for each thing that happens.

stack-log-first-roll = { $player } obtient { $first } et { $second } : { $sum }.
stack-log-first-tie = { $players } sont à égalité et relancent.
stack-log-goes-first = { $player } commence.
stack-log-round = Manche { $round } : tout le monde lance tous ses dés.
stack-log-floor = { $dice ->
    [one] Un dé { $player-starts ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } est tombé par terre et a été relancé.
   *[other] { $dice } dés { $player-starts ->
       [vowel] d’{ $player }
      *[other] de { $player }
   } sont tombés par terre et ont été relancés.
}
stack-log-takes-up = { $player } prend un { $face } et doit le poser.
stack-log-takes-up-to-roll = { $player } prend un { $face } qui ne va nulle part et doit le lancer.
stack-log-puts = { $player } pose un { $face } sur un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} : une pile de { $height }.
stack-log-puts-fourth = { $player } pose un { $face } sur un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} : le quatrième dé.
stack-log-captures = { $player } capture la pile : { stack-points }.
stack-log-rolls-others = { $player } lance un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}.
stack-log-rolled = { $player } relance un { $before } : il montre { $face }.
stack-log-has-to-place = Il convient : { $player } doit le poser.
stack-log-stays-loose = Il ne va nulle part et reste où il est.
stack-log-pushed = Une pile a été poussée, mais elle est toujours debout : pas de pénalité.
stack-log-turned-back = Un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} a été retourné : il est remis sur le { $face }.
stack-log-fell = { $player } renverse une pile de { $dice }.
stack-log-penalty-fallen = { $player } perd { stack-points } pour les dés tombés.
stack-log-penalty-floor = { $player } perd { stack-points } pour les dés par terre.
stack-log-penalty-capture = { $player } perd { stack-points } pour la pile capturée.
stack-log-rebuilt = { $player } remonte la pile comme elle était.
stack-log-took-others = { $player } a pris un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} et le remet en place.
stack-log-owner-chooses = { $owner } choisit : garder le { $new }, ou revenir au { $old }.
stack-log-owner-chose = { $owner } choisit le { $face }.
stack-log-out-of-turn = { $player } a agi hors de son tour : c’est annulé, et le prochain tour est perdu.
stack-log-turn-over = Le tour { $player-starts ->
    [vowel] d’{ $player }
   *[other] de { $player }
} est fini, et le dé reste où il est.
stack-log-loses-rest = { $player } perd le reste de son tour.
stack-log-misses-turn = { $player } perd un tour pour avoir agi hors de son tour.
stack-log-passes = { $player } n’a plus de dé libre et passe.
stack-log-last-die = { $left-count ->
    [0] { $by } a posé son dernier dé libre : la manche est finie.
    [one] { $by } a posé son dernier dé libre : { $left } a encore un tour.
   *[other] { $by } a posé son dernier dé libre : { $left } ont encore un tour.
}
stack-log-covered = { $left-count ->
    [0] { $by } a couvert le dernier dé libre { $owner-starts ->
        [vowel] d’{ $owner }
       *[other] de { $owner }
    } : la manche est finie.
    [one] { $by } a couvert le dernier dé libre { $owner-starts ->
        [vowel] d’{ $owner }
       *[other] de { $owner }
    } : { $left } a encore un tour.
   *[other] { $by } a couvert le dernier dé libre { $owner-starts ->
       [vowel] d’{ $owner }
      *[other] de { $owner }
   } : { $left } ont encore un tour.
}
stack-log-scored = Décompte de la manche { $round } : { $scores }.
stack-log-score = { $player } { $points }
stack-log-tied = { $players } sont à égalité en tête : une manche de plus.
stack-log-match-over = { $winners-count ->
    [one] { $winners } gagne la partie.
   *[other] { $winners } gagnent la partie ensemble.
}

## Advice to a player: what to do, without a full stop. It stands after "Hint:", "Better:" or "Instead:".

stack-advice-onto-loose = poser le { $face } sur le { $face } libre { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}
stack-advice-capture = poser le { $face } sur le dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} et capturer la pile
stack-advice-onto-stack = poser le { $face } sur le dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}, sur une pile de { $height }
stack-advice-roll = relancer ce { $face }
stack-advice-roll-others = lancer ce dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}
stack-advice-take-up = prendre ce { $face }
stack-advice-pass = passer
stack-advice-keep-new = garder le nouveau chiffre
stack-advice-take-old = revenir à l’ancien chiffre
stack-advice-wait = attendre

## Why it is advised: a clause without a full stop, after a dash.

stack-reason-number = au sommet d’une pile, il compte { $kept ->
    [one] { $kept } point
   *[other] { $kept } points
}, l’autre { $other ->
    [one] { $other } point
   *[other] { $other } points
}
stack-reason-pass = il n’y a plus de dé à jouer
stack-reason-captures = ça capture la pile, et ses { stack-points } sont à l’abri
stack-reason-takes = { $threats ->
    [0] ça prend { stack-points } à { $owner }, et aucun adversaire n’a de { $face } libre pour le couvrir
    [one] ça prend { stack-points } à { $owner }, et un seul { $face } libre des autres pourrait le couvrir
   *[other] ça prend { stack-points } à { $owner }, mais { $threats } dés libres des autres montrent un { $face } et pourraient le couvrir
}
stack-reason-counts = { $threats ->
    [0] au sommet, il compte { stack-points }, et aucun adversaire n’a de { $face } libre pour le couvrir
    [one] au sommet, il compte { stack-points }, et un seul { $face } libre des autres pourrait le couvrir
   *[other] au sommet, il compte { stack-points }, mais { $threats } dés libres des autres montrent un { $face } et pourraient le couvrir
}
stack-reason-roll-idle = { $fitting ->
    [0] tel quel, il ne va nulle part, et aucun chiffre n’irait pour l’instant, mais un autre pourra convenir plus tard
    [6] tel quel, il ne va nulle part, et tous les chiffres qu’il peut montrer vont quelque part
    [one] tel quel, il ne va nulle part, et { $fitting } chiffre sur six va quelque part
   *[other] tel quel, il ne va nulle part, et { $fitting } chiffres sur six vont quelque part
}
stack-reason-roll-better = { $fitting ->
    [0] ce qu’on peut poser serait moins bon, et aucun chiffre n’irait pour l’instant, mais un autre pourra convenir plus tard
    [6] ce qu’on peut poser serait moins bon, et tous les chiffres qu’il peut montrer vont quelque part
    [one] ce qu’on peut poser serait moins bon, et { $fitting } chiffre sur six va quelque part
   *[other] ce qu’on peut poser serait moins bon, et { $fitting } chiffres sur six vont quelque part
}

## How much a mistake cost, or what chance gave.

stack-amount-match = la partie
stack-amount-points = environ { $whole },{ $tenths } { $whole ->
    [one] point
   *[other] points
}

## Why an act is refused: a sentence without a full stop.

stack-refused-no-such-die = Ce dé n’existe pas dans cette partie
stack-refused-not-yours = Ce n’est pas ton dé : joue un dé de ta couleur
stack-refused-not-thrown = Ce dé n’a pas encore été lancé
stack-refused-stacked = Ce dé est dans une pile : un dé empilé y reste
stack-refused-captured = Ce dé est dans une pile capturée
stack-refused-on-itself = Un dé ne se pose pas sur lui-même
stack-refused-own-colour = Tu ne peux pas empiler sur ta propre couleur
stack-refused-on-partner = C’est un dé de ton partenaire : empile sur un dé adverse
stack-refused-on-captured = Cette pile est capturée : on ne peut plus rien y poser
stack-refused-buried = Ce dé est couvert : seul le dessus d’une pile compte
stack-refused-dice-say = Seul un lancer décide de ce que montrent les dés
stack-refused-still-loose = Tu as encore des dés libres : poses-en un ou relances-en un
stack-refused-held-fits = Le dé que tu as pris convient : pose-le
stack-refused-another-held = Tu as pris un autre dé : c’est celui-là qu’il faut jouer
stack-refused-rolled-fits = Le dé que tu as lancé convient : il faut le poser maintenant
stack-refused-choose-number = Choisis d’abord le chiffre que garde ton dé
stack-refused-no-number = Il n’y a pas de chiffre à choisir maintenant
stack-refused-not-now = Ce n’est pas possible maintenant
stack-refused-table-rules = Ce n’est possible qu’en mode table
stack-refused-own-die = C’est ton propre dé : tu n’as qu’à le relancer
stack-refused-your-turn = C’est ton tour
stack-refused-turn-lost = Tu as déjà perdu ton prochain tour
stack-refused-numbers-differ = Ce dé montre { $theirs }, le tien montre { $mine }

## The top bar: the game, the round and how many points are played for.

stack-heading = Stack  ·  jusqu’à { $target }
stack-heading-round = Stack  ·  manche { $round }  ·  jusqu’à { $target }

## The status line: who is due, and what. Without a full stop, at most about 60 letters.

stack-status-first-roll = { $players } lancent pour savoir qui commence
stack-status-first-tie = Égalité : { $players } relancent
stack-status-throw-first = Qui commence ? Lance tes deux dés
stack-status-throw-again = Égalité : relance tes deux dés
stack-status-throw-all = Manche { $round } : lance tous les dés
stack-status-all-thrown = Manche { $round } : tous les dés sont lancés
stack-status-turn = { $player } : { $due }
stack-status-last-turn = { $player } : { $due } (dernier tour)
stack-due-aim = vise, et lance le { $face }
stack-due-choose-where = choisis où poser le { $face }, ou relance-le
stack-due-fits-nowhere = le { $face } ne va nulle part, relance-le ou change de dé
stack-due-pass = plus de dé libre, passe
stack-due-place = pose un dé ou relances-en un
stack-due-roll = aucun dé ne convient, relances-en un
stack-status-place-held = { $player } : pose le { $face } que tu as pris
stack-status-roll-held = { $player } : le { $face } ne va nulle part, relance-le
stack-status-rolls-others = { $player } lance un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}
stack-status-rolls = { $player } : le dé roule
stack-status-place-rolled = { $player } : le { $face } convient, choisis où le poser
stack-status-choose-number = { $owner } : garde le { $new } ou reviens au { $old }
stack-status-over = { $winners-count ->
    [one] { $winners } gagne la partie
   *[other] { $winners } gagnent la partie
}

## What the large button says. Little room: at most about 20 letters.

stack-button-throw-first = Lancer deux dés
stack-button-throw-all = Lancer les dés
stack-button-pass = Passer
stack-button-throw = Lancer
stack-button-roll = Relancer le { $face }
stack-button-choose-where = Choisis où le poser
stack-button-choose = Choisis un dé
stack-button-plays = À { $player } de jouer
stack-button-over = La partie est finie
stack-button-dice-roll = Les dés roulent

## What keys do, beside the name of the key. Little room, so a word or two.

stack-key-throw-first = lancer deux dés
stack-key-throw-all = lancer tous les dés
stack-key-hurry = passer
stack-key-turn-left = pivoter à gauche
stack-key-turn-right = pivoter à droite
stack-key-from-above = vue d’en haut
stack-key-log = journal
stack-key-aim = viser
stack-key-charge = maintenir pour la force, relâcher pour lancer
stack-key-back = retour
stack-key-choose-where = choisir où
stack-key-place = le poser
stack-key-roll = le relancer
stack-key-let-go = annuler
stack-key-pass = passer
stack-key-choose = choisir un dé
stack-key-hint = conseil
stack-key-whose = à qui sont les dés

## Banners: a sentence without a full stop.

stack-banner-last-die = { $player } va poser son dernier dé libre : ça met fin à la manche
stack-banner-fell = { $player } renverse une pile de { $dice } : −{ $dice }
stack-banner-floor = { $player } : dés par terre, −{ $points }
stack-banner-captures = { $player } capture une pile : elle comptera { $points } au décompte de la manche
stack-banner-your-turn = { $player }, à toi de jouer
stack-banner-pushed = Poussée, mais toujours debout : pas de pénalité
stack-banner-turned-back = Un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} a été retourné : remis sur le { $face }
stack-banner-loses-rest = { $player } perd le reste de son tour
stack-banner-misses-turn = { $player } perd ce tour
stack-banner-out-of-turn = { $player } a agi hors de son tour : c’est annulé, et le prochain tour est perdu
stack-banner-took-others = { $player } a pris un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} : il est remis en place
stack-banner-cocked = { $dice ->
    [one] Dé cassé : relancé sans frais
   *[other] { $dice } dés cassés : relancés sans frais
}
stack-banner-restless = Un dé ne voulait pas s’arrêter : relancé sans frais
stack-banner-off-table = Un dé { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} a quitté la table : ramené et relancé
stack-banner-several-off-table = { $dice } dés ont quitté la table : ramenés et relancés

## The rail at the side: a row for each player. Little room.

stack-rail-out = hors manche
stack-rail-last-turn = dernier tour
stack-rail-loses-turn = perd un tour
stack-rail-points = +{ $points } cette manche, { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}
stack-rail-points-of-team = +{ $points }, { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
} ; avec { $partner } { $together }
stack-rail-about = Dans les carrés : les chiffres des dés libres, et combien de dés montrent chacun. En grand : les points. En dessous : ce que la manche rapporterait si elle finissait maintenant.
stack-rail-about-short = { $loose-count ->
    [0] { $points }. Dés libres : aucun.
   *[other] { $points }. Dés libres : { $loose }.
}

# "2 × 6": two dice show a 6.
stack-rail-loose = { $count } × { $face }
stack-rail-reach-in = Intervenir
stack-rail-about-reach-in = Agir maintenant, alors que ce n’est pas ton tour. C’est annulé, et tu perds ton prochain tour.

## The score sheet of a round.

stack-score-round = Manche { $round }
stack-score-about = Le dessus de chaque pile compte pour sa couleur : son chiffre, et 10 pour un 1.
stack-score-total = total
stack-score-no-stack = Aucune pile
stack-score-sum = { $terms } = { $points }
stack-score-ten = 10 (un 1)
stack-score-penalties = pénalités −{ $points }
stack-score-tied = { $players } sont à égalité en tête : une manche de plus pour tout le monde.

## Questions to a player, with their two buttons.

stack-ask-last-die = C’est ton dernier dé libre : le poser met fin à la manche. Les autres ont encore un tour.
stack-ask-last-die-yes = Le poser
stack-ask-last-die-no = Pas encore
stack-ask-number = { $owner }, ton dé a été lancé par erreur : il montrait { $old } et montre maintenant { $new }.
stack-ask-number-keep = Garder le { $new }
stack-ask-number-back = Revenir au { $old }

## What is said at the hand when something can't be done, or to help: without a full stop.

stack-hand-play-first = Il faut d’abord jouer ce dé
stack-hand-only-roll = Ce chiffre ne va nulle part, mais tu peux relancer le dé
stack-hand-not-yours = Ce dé est à { $owner } : prends-en un à toi
stack-hand-choose-first = Choisis d’abord un de tes dés, puis relance-le
stack-hand-rolled-fits = Le chiffre obtenu convient, il faut donc poser le dé
stack-hand-no-such-number = Aucun de tes dés libres ne montre { $face }
stack-hand-roll-it = Ce chiffre ne va nulle part : relance le dé
stack-hand-choose-where = Choisis où le poser
stack-hand-drop-or-flick = Pose-le sur un dé éclairé, ou lance-le d’un geste vif en le lâchant

## The guided first match: what each lesson is about, and what to do.

stack-lesson-first-roll-head = Qui commence
stack-lesson-first-roll-words = Chacun lance deux dés ; la somme la plus haute commence, puis, à chaque manche, la personne suivante. Appuie sur le grand bouton.
stack-lesson-throw-all-head = Lance tous les dés
stack-lesson-throw-all-words = Une pile compte pour la couleur du dessus : le chiffre qu’elle montre, et un 1 vaut dix. Une manche commence avec les dés de tout le monde à la fois. Appuie sur le grand bouton.
stack-lesson-last-die-head = Le dernier dé
stack-lesson-last-die-words = C’est ton dernier dé libre. Une fois posé, la manche finit après un dernier tour pour tous les autres.
stack-lesson-capture-head = Capture une pile
stack-lesson-capture-words = Une pile de trois montre ton chiffre : un quatrième dé la capture. Elle quitte la table, et elle est à toi.
stack-lesson-place-head = Empile un dé
stack-lesson-place-words = Choisis un de tes dés et pose-le sur un dé d’une autre couleur qui montre le même chiffre. Les points vont à la couleur du dessus.
stack-lesson-roll-head = Relance un dé
stack-lesson-roll-words = Aucun de tes dés ne convient, il faut donc en relancer un. Évite les piles : en renverser une coûte un point pour chacun de ses dés. Choisis un dé et lance-le d’un geste vif, à la souris ou du doigt.
stack-lesson-fits-now-head = Maintenant, il convient
stack-lesson-fits-now-words = Le chiffre obtenu convient, il faut donc poser le dé. Choisis parmi les dés éclairés.

## What keys and buttons do, for the list of controls

stack-intent-number = choisir un dé par son chiffre
stack-intent-number-each = choisir un dé qui montre { $number }
stack-intent-roll = prendre le dé pour viser, puis le lancer
stack-intent-roll-at-once = tout de suite le lancer standard
stack-intent-pass = passer, quand rien d’autre n’est possible
stack-intent-owners = maintenue : montrer à qui sont les dés

stack-brief-captured = une pile capturée ({ $points })
stack-brief-penalty = pénalité de { $points }
stack-brief-placed = { $face } posé (hauteur { $height })
stack-brief-rolled = { $face } lancé
stack-brief-passed = tour passé

## Ce qu’est le jeu, pour qui ne le connaît pas.

stack-introduction = Pose tes dés sur d’autres qui montrent le même chiffre. Qui doit relancer jette parmi les piles, et ce qui tombe coûte des points.

## What decided a match: a clause after a colon, without a full stop.

stack-decided-captured = { $who } { $who-count ->
    [one] a
   *[other] ont
} capturé { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}, pour { stack-points }
stack-decided-captured-you = tu as capturé { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}, pour { stack-points }
stack-decided-fell = { $who } { $who-count ->
    [one] a
   *[other] ont
} renversé { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
} et perdu { stack-points }
stack-decided-fell-you = tu as renversé { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
} et perdu { stack-points }
stack-decided-ones = { $who } { $who-count ->
    [one] avait
   *[other] avaient
} un 1 au sommet { $stacks ->
    [one] d’une pile, soit dix points
   *[other] de { $stacks } piles, soit dix points chacune
}
stack-decided-ones-you = tu avais un 1 au sommet { $stacks ->
    [one] d’une pile, soit dix points
   *[other] de { $stacks } piles, soit dix points chacune
}
stack-decided-tops = { $who } { $who-count ->
    [one] tenait
   *[other] tenaient
} le sommet { $stacks ->
    [one] d’une pile
   *[other] de { $stacks } piles
}, pour { stack-points }
stack-decided-tops-you = tu tenais le sommet { $stacks ->
    [one] d’une pile
   *[other] de { $stacks } piles
}, pour { stack-points }
stack-decided-floor = { $who } { $who-count ->
    [one] a
   *[other] ont
} perdu { stack-points } pour des dés par terre
stack-decided-floor-you = tu as perdu { stack-points } pour des dés par terre
stack-decided-lost = { $who } { $who-count ->
    [one] a
   *[other] ont
} perdu { stack-points } pour des piles capturées
stack-decided-lost-you = tu as perdu { stack-points } pour des piles capturées

## The best moment of a match: a clause without a full stop, with or without a round before it.

stack-moment-fell = { $who } renverse une pile de { $dice } dés
stack-moment-fell-several = { $who } renverse { $stacks } piles d’un seul lancer
stack-moment-captured = { $who } capture { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles en un seul tour
}, pour { stack-points }
