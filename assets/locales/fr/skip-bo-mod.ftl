### What is said of the die of Skip-Bo MOD. All else is as in Skip-Bo: see skip-bo.ftl.

## The faces of the die, as they are printed on it.

skip-bo-mod-face-range = { $low }-{ $high }
skip-bo-mod-face-wild = Skip-Bo
skip-bo-mod-face-discard = Défausse { $cards }
skip-bo-mod-face-opponent-draws = Adversaire pioche { $cards }

## What the die can be used for, in a word or two beside it. Little room.

skip-bo-mod-rolled-used = utilisé
skip-bo-mod-rolled-stands-in = remplace
skip-bo-mod-rolled-wild = tout nombre
skip-bo-mod-rolled-discard = { $cards ->
    [one] défausse
   *[other] défausses
}
skip-bo-mod-rolled-opponent-draws = adversaire pioche

## Why an act is refused: a sentence without a full stop.

skip-bo-mod-refused-used-up = Le dé a déjà servi pendant ce tour
skip-bo-mod-refused-other-number = Le dé ne peut pas remplacer le nombre qu’il faut sur cette série
skip-bo-mod-refused-no-follower = Une carte du nombre suivant, ou un Skip-Bo, doit aussitôt suivre le dé
skip-bo-mod-refused-no-opponent = Ce n’est pas ton adversaire
skip-bo-mod-refused-finished-stock = Ce stock est épuisé et ne reçoit plus de cartes
skip-bo-mod-refused-no-stand-in = Le dé ne montre rien qui puisse remplacer une carte
skip-bo-mod-refused-no-discard = Le dé ne te laisse pas défausser une carte et continuer
skip-bo-mod-refused-no-opponent-draws = Le dé ne fait piocher aucun adversaire

## The log: a sentence for each event.

skip-bo-mod-log-rolled = { $player } lance le dé : { $face }.
skip-bo-mod-log-stood-in = { $player } utilise le dé comme { $value } sur la série { $pile }.
skip-bo-mod-log-discarded = { $player } utilise le dé pour défausser { skip-bo-a-card } sur la défausse { $letter } et continue.
skip-bo-mod-log-made-draw = { $player } utilise le dé : le stock { $opponent-starts ->
    [vowel] d’{ $opponent }
   *[other] de { $opponent }
} doit recevoir une carte.

## Advice: what to do, as a clause that stands after "Hint:", "Better:" or "Instead:".

skip-bo-mod-advice-stand-in-hand = utiliser le dé comme { $value } sur la série { $pile }, puis { skip-bo-a-card } de la main
skip-bo-mod-advice-stand-in-stock = utiliser le dé comme { $value } sur la série { $pile }, puis { skip-bo-the-card } du stock
skip-bo-mod-advice-stand-in-stock-of = utiliser le dé comme { $value } sur la série { $pile }, puis { skip-bo-the-card } du stock { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}
skip-bo-mod-advice-stand-in-discard = utiliser le dé comme { $value } sur la série { $pile }, puis { skip-bo-the-card } de la défausse { $letter }
skip-bo-mod-advice-stand-in-discard-of = utiliser le dé comme { $value } sur la série { $pile }, puis { skip-bo-the-card } de la défausse { $letter } { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}
skip-bo-mod-advice-discard = utiliser le dé pour défausser { skip-bo-a-card } sur la défausse { $letter } et continuer
skip-bo-mod-advice-opponent-draws = utiliser le dé pour faire piocher { $opponent }

## Why an act is good: a clause that stands after the advice and a dash, without a full stop.

skip-bo-mod-reason-opponent-draws = { $cards ->
    [one] il reste { $cards } carte dans le stock { $opponent-starts ->
        [vowel] d’{ $opponent }
       *[other] de { $opponent }
    }
   *[other] il reste { $cards } cartes dans le stock { $opponent-starts ->
       [vowel] d’{ $opponent }
      *[other] de { $opponent }
   }
}

## The status line: whose turn it is and what is due.

skip-bo-mod-status-roll = { $player } : lance le dé
skip-bo-mod-status-rolls = { $player } : le dé roule
skip-bo-mod-status-plays-discard = { $player } joue, et peut encore en défausser { $cards } avec le dé
skip-bo-mod-status-plays = { $player } joue, le dé : { $purpose }
skip-bo-mod-use-stand-in = il remplace un nombre de { $low } à { $high }
skip-bo-mod-use-wild = il remplace n’importe quel nombre
skip-bo-mod-use-discard = { $cards ->
    [one] défausser { $cards } carte, et le tour continue
   *[other] défausser jusqu’à { $cards } cartes, et le tour continue
}
skip-bo-mod-use-opponent-draws = faire piocher un adversaire
skip-bo-mod-due-play = joue ou défausse ; le dé : { $purpose }
skip-bo-mod-due-follower = choisis la carte qui suit le dé
skip-bo-mod-due-discard = choisis une carte de ta main à défausser ; ton tour continue
skip-bo-mod-due-discard-pile = choisis une défausse ; ton tour continue
skip-bo-mod-due-opponent = choisis qui pioche : un stock, ou la touche près d’un nom
skip-bo-mod-due-pile = choisis la série où le dé remplace une carte

## What the large button says. Little room: at most about 18 letters.

skip-bo-mod-button-roll = Lancer le dé
skip-bo-mod-button-use = Utiliser le dé

## What keys do, beside a picture of the key. As short as can be.

skip-bo-mod-key-roll = lancer le dé
skip-bo-mod-key-swing = prends de l’élan au-dessus de la piste et lâche, ou clique dessus
skip-bo-mod-key-die = dé
skip-bo-mod-key-discard = défausser, continuer
skip-bo-mod-key-follower = ce qui suit
skip-bo-mod-key-opponent = qui pioche, par numéro
skip-bo-mod-key-card = la carte
skip-bo-mod-key-pile = la série
skip-bo-mod-key-go-through = parcourir

## Banners: large words over the table when something special happens, without a full stop.

skip-bo-mod-banner-made-draw = { $player } fait piocher { $opponent } : une carte va sous le stock

## Labels on the table. Very little room: as short as can be.

skip-bo-mod-label-by-die = { $value } par le dé
skip-bo-mod-label-die-below = { $value }, il faut { $next } · { $die } par dé

## What a person is told at the pointer and in the status line, mostly because something can't be done so.

skip-bo-mod-told-nothing-follows = Le dé ne remplace une carte que là où tu peux aussitôt jouer le nombre suivant
skip-bo-mod-told-no-card = Tu n’as aucune carte en main à défausser
skip-bo-mod-told-no-opponent = Tu ne peux faire piocher aucun adversaire
skip-bo-mod-told-press-number = Appuie sur le numéro indiqué à côté d’un nom
skip-bo-mod-told-building-piles = Le dé remplace une carte sur une des séries 1 à 4
skip-bo-mod-told-choose-use = Choisis d’abord à quoi sert le dé

## The guided first match: what each lesson is about, and what to do.

skip-bo-mod-lesson-roll-head = Lance le dé
skip-bo-mod-lesson-roll-words = Gagne qui joue en premier toutes les cartes de sa pioche. Un tour de MOD commence par le dé d’action : lance-le d’un geste vif, à la souris ou du doigt, ou appuie sur le grand bouton.
skip-bo-mod-lesson-stand-in-head = Le dé remplace une carte
skip-bo-mod-lesson-stand-in-words = Le dé peut être le nombre suivant d’une série, si une de tes cartes le suit aussitôt. Choisis le dé, puis la série, puis la carte.
skip-bo-mod-lesson-discard-head = Défausse et continue
skip-bo-mod-lesson-discard-words = Le dé te permet de défausser des cartes et de continuer ton tour.
skip-bo-mod-lesson-draws-head = Un adversaire pioche
skip-bo-mod-lesson-draws-words = Le dé te permet d’ajouter une carte au stock d’un adversaire : choisis le dé, puis ce stock.

## What keys and buttons do, for the list of controls

skip-bo-mod-intent-die = utiliser le dé

skip-bo-mod-brief-stood-in = { $value } avec le dé

## Ce qu’est le jeu, pour qui ne le connaît pas.

skip-bo-mod-introduction = Le Skip-Bo avec un dé qui ouvre chaque tour : il te prête une carte, fait piocher les autres ou te laisse défausser plus.
