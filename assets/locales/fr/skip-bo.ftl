### What is said of Skip-Bo, and of Skip-Bo MOD where both games are alike.
###
### Advice is in the infinitive, as it also names what somebody did ("Coup joué : piocher une carte").

## Cards, as other texts of the games name them.

skip-bo-a-card = { $card ->
    [wild] un Skip-Bo
    [0] une carte
   *[other] un { $card }
}
skip-bo-the-card = { $card ->
    [wild] le Skip-Bo
    [0] la carte du dessus
   *[other] le { $card }
}
skip-bo-card-played = { $card ->
    [wild] un Skip-Bo comme { $value }
   *[other] { skip-bo-a-card }
}

## Why an act is refused: a sentence without a full stop.

skip-bo-refused-table-rules-only = Ce n’est possible qu’en mode table
skip-bo-refused-no-building-pile = Cette série n’existe pas
skip-bo-refused-no-discard-pile = Cette défausse n’existe pas
skip-bo-refused-not-in-hand = Cette carte n’est pas dans ta main
skip-bo-refused-draw-first = Pioche d’abord jusqu’à avoir cinq cartes en main
skip-bo-refused-end-by-discard = Finis ton tour en défaussant une carte de ta main
skip-bo-refused-no-die = Seul Skip-Bo MOD a un dé
skip-bo-refused-chosen-chance = Personne ne choisit le résultat d’un lancer ou d’un mélange
skip-bo-refused-stock-finished = Ce stock est épuisé
skip-bo-refused-discard-pile-empty = Il n’y a aucune carte sur cette défausse
skip-bo-refused-own-or-partners-piles = Tu ne peux jouer que depuis tes propres piles et celles de ton partenaire
skip-bo-refused-own-piles = Tu ne peux jouer que depuis tes propres piles
skip-bo-refused-pile-needs = Sur cette série, il faut { common-a-number } ou un Skip-Bo
skip-bo-refused-drawn-for-you = Les cartes sont piochées pour toi, sauf en mode table
skip-bo-refused-nothing-to-draw = Il ne reste aucune carte à piocher
skip-bo-refused-no-draw-now = Tu pioches au début de ton tour, et quand tu joues la dernière carte de ta main
skip-bo-refused-talk-alone = Seuls les partenaires doivent se taire, et tu n’en as pas
skip-bo-refused-talk-on-turn = À ton propre tour, tu peux demander à ton partenaire quoi jouer, et c’est gratuit
skip-bo-refused-talk-off-side = Ce n’est pas le tour de ton camp
skip-bo-refused-talk-paid = Tu as déjà payé pour avoir parlé dans ce tour
skip-bo-refused-own-turn = C’est ton tour
skip-bo-refused-call-first = Quelqu’un joue déjà hors de son tour : signale-le d’abord
skip-bo-refused-nothing-to-call = Personne ne joue hors de son tour
skip-bo-refused-call-oneself = C’est toi qui joues hors de ton tour

## The log: a sentence for each event.

skip-bo-log-round = Manche { $round } : tout le monde a un stock de { $cards } cartes, et { $first } commence.
skip-bo-log-reshuffled = La pioche est vide : les { $cards } cartes mises de côté sont mélangées pour former la nouvelle pioche.
skip-bo-log-gathered = Il ne reste rien à piocher, et personne ne joue : les { $cards } cartes de toutes les défausses sont mélangées pour former une nouvelle pioche.
skip-bo-log-gathered-again = Il ne reste rien à piocher, et personne ne joue : les { $cards } cartes de toutes les défausses sont mélangées pour former une nouvelle pioche. Si cela se reproduit avant qu’une carte de stock soit jouée, le camp qui a le moins de cartes de stock gagne la manche.
skip-bo-log-dry-for-good = La pioche est épuisée pour de bon : la manche finit ici, et le camp qui a le moins de cartes de stock la gagne.
skip-bo-log-nothing-to-draw = Il ne reste aucune carte à piocher.
skip-bo-log-played-hand = { $player } joue { skip-bo-card-played } de sa main sur la série { $pile }.
skip-bo-log-played-stock = { $player } joue { skip-bo-card-played } de son stock sur la série { $pile }.
skip-bo-log-played-stock-of = { $player } joue { skip-bo-card-played } du stock { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} sur la série { $pile }.
skip-bo-log-played-discard = { $player } joue { skip-bo-card-played } de sa défausse { $letter } sur la série { $pile }.
skip-bo-log-played-discard-of = { $player } joue { skip-bo-card-played } de la défausse { $letter } { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} sur la série { $pile }.
skip-bo-log-pile-complete = La série { $pile } est arrivée à 12 et est mise de côté.
skip-bo-log-discarded = { $player } défausse { skip-bo-a-card } sur la défausse { $letter }.
skip-bo-log-ended-empty = { $player } n’a pas de carte à défausser, et le tour est fini.
skip-bo-log-stock-grew = Une carte va, sans être vue, sous le stock { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}.
skip-bo-log-drew-too-many = { $player } a pioché une carte de trop.
skip-bo-log-stock-shuffled = Les cartes face cachée du stock { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} sont mélangées.
skip-bo-talk-costs = { $cards ->
    [0] il ne reste aucune carte à prendre
    [1] une carte va sous le stock
    [2] deux cartes vont sous le stock
   *[other] { $cards } cartes vont sous le stock
}
skip-bo-log-talked = { $player } n’a pas su se taire : { skip-bo-talk-costs }.
skip-bo-log-out-of-turn = { $player } commence un tour, alors que c’est à { $rightful } de jouer.
skip-bo-log-called-out = { $by } le signale : { $player } s’arrête et sautera une pioche, et { $rightful } reprend.
skip-bo-log-out-of-turn-stands = Personne n’a signalé le tour { $player-starts ->
    [vowel] d’{ $player }
   *[other] de { $player }
} : il compte, et on continue à partir de là.
skip-bo-log-draw-skipped = { $player } commence sans piocher, pour avoir joué hors de son tour.
skip-bo-log-round-drawn = Plus personne ne peut jouer : la manche { $round } est nulle, et personne ne marque de points.
skip-bo-log-round-scored = { $winners-count ->
    [one] Manche { $round } : { $winners } marque { $points } points.
   *[other] Manche { $round } : { $winners } marquent { $points } points.
}
skip-bo-log-match-over = { $winners-count ->
    [one] { $winners } gagne la partie.
   *[other] { $winners } gagnent la partie ensemble.
}

## Advice: what to do, as a clause that stands after "Hint:", "Better:" or "Instead:".

skip-bo-advice-play-hand = jouer { skip-bo-a-card } de la main sur la série { $pile }
skip-bo-advice-play-stock = jouer { skip-bo-the-card } du stock sur la série { $pile }
skip-bo-advice-play-stock-of = jouer { skip-bo-the-card } du stock { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} sur la série { $pile }
skip-bo-advice-play-discard = jouer { skip-bo-the-card } de la défausse { $letter } sur la série { $pile }
skip-bo-advice-play-discard-of = jouer { skip-bo-the-card } de la défausse { $letter } { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} sur la série { $pile }
skip-bo-advice-discard = défausser { skip-bo-a-card } sur la défausse { $letter } et finir le tour
skip-bo-advice-end-turn = finir le tour
skip-bo-advice-draw = piocher une carte
skip-bo-advice-call = signaler ce tour joué hors de son tour
skip-bo-advice-wait = attendre

## Why an act is good: a clause that stands after the advice and a dash, without a full stop.

skip-bo-reason-call = si personne ne le signale, ce tour compte
skip-bo-reason-draw = on commence par remplir la main
skip-bo-reason-wins = c’est la dernière carte du stock, et elle gagne la manche
skip-bo-reason-stock = le premier qui vide son stock gagne, et ta carte suivante est retournée
skip-bo-reason-stock-of-partner = le premier qui vide son stock gagne, et la carte suivante de ton partenaire est retournée
skip-bo-reason-finishes-stock = c’est la dernière carte de ce stock, et une équipe gagne quand ses deux stocks sont épuisés
skip-bo-reason-holds-back = jouer maintenant { skip-bo-stock-card } de ton stock coûterait { $amount }
skip-bo-reason-follows = { $plays ->
    [0] { skip-bo-stock-card } de ton stock peut suivre aussitôt
    [1] encore un coup, et { skip-bo-stock-card } de ton stock peut suivre
   *[other] encore { $plays } coups, et { skip-bo-stock-card } de ton stock peut suivre
}
skip-bo-reason-follows-of = { $plays ->
    [0] { skip-bo-stock-card } du stock { $owner-starts ->
        [vowel] d’{ $owner }
       *[other] de { $owner }
    } peut suivre aussitôt
    [1] encore un coup, et { skip-bo-stock-card } du stock { $owner-starts ->
        [vowel] d’{ $owner }
       *[other] de { $owner }
    } peut suivre
   *[other] encore { $plays } coups, et { skip-bo-stock-card } du stock { $owner-starts ->
       [vowel] d’{ $owner }
      *[other] de { $owner }
   } peut suivre
}
skip-bo-stock-card = { $card ->
    [wild] le Skip-Bo
    [0] la carte suivante
   *[other] le { $card }
}
skip-bo-reason-empties-hand = cela aide à vider ta main, et tu pioches alors cinq nouvelles cartes dans le même tour
skip-bo-reason-empty-pile = la défausse est vide, donc rien n’y est enterré
skip-bo-reason-same-number = elle rejoint une carte de même nombre
skip-bo-reason-one-lower = elle vaut un de moins que la carte qui s’y trouve, donc les deux pourront être jouées à la suite
skip-bo-reason-needed-least = c’est de cette carte et de cette défausse que tu as le moins besoin
skip-bo-reason-from-hand = une carte de moins en main, c’est une nouvelle carte de plus au prochain tour
skip-bo-reason-frees-number = cela libère le { $number } en dessous
skip-bo-reason-frees-card = cela libère la carte en dessous
skip-bo-reason-empties-pile = cela vide la défausse
skip-bo-reason-ahead = cela aide ton stock plus que celui des autres
skip-bo-reason-hinders = { $opponents } : jouer depuis le stock devient plus difficile
skip-bo-reason-helps-number = cela garde ce qui aide le { $number } de ton stock
skip-bo-reason-keeps-wild = le Skip-Bo reste en main pour plus tard
skip-bo-reason-new-hand = ta main est alors vide, et cinq nouvelles cartes arrivent
skip-bo-reason-buries-nothing = elle n’y enterre aucune carte qu’il te faut plus tôt
skip-bo-reason-wild-free = aucun Skip-Bo n’est recouvert
skip-bo-reason-keeps-going = il ne reste rien à piocher, et seules les cartes jouées prolongent la manche

## What a mistake cost or chance gave, after a colon and "it cost" or "chance gave".

skip-bo-amount-round = la manche
skip-bo-amount-tenths = environ { $whole },{ $tenths } { $whole ->
    [one] carte
   *[other] cartes
} de stock
skip-bo-amount-cards = environ { $cards } { $cards ->
    [one] carte
   *[other] cartes
} de stock

## The top bar: the game, the round and when the match is won. There is little room.

skip-bo-heading-one-round = { $game }  ·  une manche
skip-bo-heading-target = { $game }  ·  en { $points } points
skip-bo-heading-round = { $game }  ·  manche { $round }  ·  en { $points } points

## The status line: whose turn it is and what is due.

skip-bo-status-over = { $winners-count ->
    [one] { $winners } gagne la partie
   *[other] { $winners } gagnent la partie
}
skip-bo-status-gathered = Les défausses forment la nouvelle pioche
skip-bo-status-dealt = Les cartes sont distribuées
skip-bo-status-shuffled = Les cartes sont mélangées
skip-bo-status-plays = { $player } est en train de jouer
skip-bo-status-next = À { $player } de jouer
skip-bo-status-due = { $player } : { $due }
skip-bo-status-due-out-of-turn = { $player } : { $due } (hors de ton tour)
skip-bo-due-draw = pioche jusqu’à avoir cinq cartes
skip-bo-due-place = choisis où elle va
skip-bo-due-empty-hand = continue avec le stock et les défausses, ou finis ton tour
skip-bo-due-play = joue, ou défausse pour finir ton tour
skip-bo-due-discard = rien ne convient : défausse pour finir ton tour

## What the large button says. Little room: at most about 18 letters, except for a name.

skip-bo-button-draw = Piocher une carte
skip-bo-button-end-turn = Finir le tour
skip-bo-button-over = La partie est finie
skip-bo-button-plays = À { $player } de jouer
skip-bo-button-choose-card = Choisis une carte
skip-bo-button-choose-place = Choisis où elle va
skip-bo-button-dealt = Distribution

## What keys do, beside a picture of the key. As short as can be.

skip-bo-key-call = signaler
skip-bo-key-partner-talks = le partenaire parle
skip-bo-key-talk = parler
skip-bo-key-log = journal
skip-bo-key-rules = règles
skip-bo-key-hand = main
skip-bo-key-stock = stock
skip-bo-key-discards = défausses
skip-bo-key-partners = du partenaire
skip-bo-key-draw = piocher
skip-bo-key-take-back = annuler
skip-bo-key-look = voir les défausses
skip-bo-key-sort = trier
skip-bo-key-pile = série
skip-bo-key-discard = défausser, finir
skip-bo-key-let-go = annuler

## Banners: large words over the table when something special happens, without a full stop.

skip-bo-banner-drew-too-many = { $player } a trop pioché : la carte va dans le stock
skip-bo-banner-talked = { $player } a parlé du coup à jouer : { skip-bo-talk-costs }
skip-bo-banner-out-of-turn = { $player } joue hors de son tour : c’est à { $rightful } de jouer
skip-bo-banner-called-out = C’est signalé : { $rightful } reprend, et { $player } sautera sa prochaine pioche
skip-bo-banner-out-of-turn-stands = Personne n’a signalé le tour { $player-starts ->
    [vowel] d’{ $player }
   *[other] de { $player }
} : il compte
skip-bo-banner-draw-skipped = { $player } commence sans piocher
skip-bo-banner-nothing-to-draw = Plus rien à piocher : on continue avec ce qu’on a
skip-bo-banner-reshuffled = Les séries mises de côté sont mélangées pour former la nouvelle pioche
skip-bo-banner-gathered = Plus rien à piocher, et personne ne joue : toutes les défausses forment la nouvelle pioche
skip-bo-banner-gathered-again = Toutes les défausses forment encore la pioche. Si cela se reproduit sans carte de stock jouée, le moins de cartes de stock gagne
skip-bo-banner-dry-for-good = La pioche est épuisée pour de bon : le moins de cartes de stock gagne la manche
skip-bo-banner-turn = { $player }, à toi de jouer

## The plate that tells what is in the pile under the pointer.

skip-bo-pile-your-discards = { $cards ->
    [one] Ta défausse { $letter } : { $cards } carte
   *[other] Ta défausse { $letter } : { $cards } cartes, celle du dessus en premier
}
skip-bo-pile-discards-of = { $cards ->
    [one] Défausse { $letter } { $owner-starts ->
        [vowel] d’{ $owner }
       *[other] de { $owner }
    } : { $cards } carte
   *[other] Défausse { $letter } { $owner-starts ->
       [vowel] d’{ $owner }
      *[other] de { $owner }
   } : { $cards } cartes, celle du dessus en premier
}
skip-bo-pile-your-stock = Ton stock, encore { $cards } à jouer ; dessus :
skip-bo-pile-stock-of = Stock { $owner-starts ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}, encore { $cards } à jouer ; dessus :
skip-bo-pile-draw = { $cards ->
    [one] La pioche : { $cards } carte
   *[other] La pioche : { $cards } cartes
}
skip-bo-pile-set-aside = { $cards ->
    [one] { $cards } carte de séries complètes : mélangée quand la pioche est vide
   *[other] { $cards } cartes de séries complètes : mélangées quand la pioche est vide
}
skip-bo-pile-building = Série { $pile } : il faut { common-a-number } ou un Skip-Bo
skip-bo-pile-more = et encore { $cards }

## Labels on the table. Very little room: as short as can be.

skip-bo-label-draw = pioche { $cards }
skip-bo-label-set-aside = mises de côté { $cards }
skip-bo-label-aside = de côté { $cards }
skip-bo-label-stock = stock { $cards }
skip-bo-label-discards = défausses
skip-bo-label-complete = complète
skip-bo-label-full = pleine
skip-bo-label-needs = il faut { $next }
skip-bo-label-reached = { $value }, il faut { $next }

## The plate of a player at the table. Very little room.

skip-bo-plate-no-draw = sans pioche
skip-bo-plate-out-of-turn = hors tour
skip-bo-plate-with = avec { $partner }
skip-bo-plate-and = + { $partner }
skip-bo-plate-hand = main { $cards }
skip-bo-plate-call = Signaler
skip-bo-plate-call-about = Quelqu’un joue hors de son tour : arrête-le. Ce qui a été joué reste.
skip-bo-plate-reach-in = Intervenir
skip-bo-plate-reach-in-about = Commencer un tour maintenant, alors que ce n’est pas le tien. Jusqu’à la fin, n’importe qui peut le signaler ; tu commences alors ton prochain tour sans piocher.

## The score sheet of a round. The rule in brackets stays as it is.

skip-bo-score-head = Manche { $round }
skip-bo-score-won = Le vainqueur marque 25, plus 5 pour chaque carte qui reste dans les stocks adverses.
skip-bo-score-stuck = Plus personne ne pouvait jouer : personne ne marque de points (K-11).
skip-bo-score-fewest = La pioche était épuisée pour de bon : le moins de cartes de stock marque 25, plus 5 pour chaque carte de stock des autres (K-11).
skip-bo-score-level = La pioche était épuisée pour de bon, avec une égalité pour le moins de cartes de stock : personne ne marque de points (K-11).
skip-bo-score-finished = stock épuisé
skip-bo-score-left = { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}

## What a person is told at the pointer and in the status line, mostly because something can't be done so.

skip-bo-told-nothing-to-take-back = Rien à annuler : quelque chose de nouveau a été dévoilé depuis
skip-bo-told-several-fit = Elle va sur les séries où il faut { $numbers } : choisis-en une
skip-bo-told-fits-nowhere = Cette carte ne va nulle part : sur les séries, il faut { $numbers }
skip-bo-told-not-yours = C’est à { $owner } : joue depuis tes propres piles
skip-bo-told-drawn-for-you = Les cartes sont piochées pour toi
skip-bo-told-empty-place = Il n’y a pas de carte à cet endroit de ta main
skip-bo-told-empty-pile = Il n’y a pas de carte sur cette pile
skip-bo-told-sorted = Ta main reste maintenant triée
skip-bo-told-unsorted = Ta main reste maintenant dans l’ordre de la pioche
skip-bo-told-only-discard = Elle ne va sur aucune série : défausse-la avec { $keys }
skip-bo-told-no-discards = Toutes les défausses sont vides

## The guided first match: what each lesson is about, and what to do.

skip-bo-lesson-aim-head = Le but
skip-bo-lesson-aim-words = Gagne qui joue en premier toutes les cartes de sa pioche : c’est la pile au grand nombre. Les cartes vont sur les piles du milieu, de 1 à 12, et un S remplace tout nombre.
skip-bo-lesson-stock-head = Ton stock
skip-bo-lesson-stock-words = Le premier qui joue toutes les cartes de son stock gagne la manche. Celle du dessus convient maintenant : choisis-la, puis la série éclairée.
skip-bo-lesson-wild-head = Un Skip-Bo
skip-bo-lesson-wild-words = Un Skip-Bo remplace n’importe quel nombre. Garde-le pour le moment où il fait avancer ton stock.
skip-bo-lesson-hand-head = Les cartes de ta main
skip-bo-lesson-hand-words = Les séries du milieu vont de 1 à 12. Joue les cartes qui rapprochent une série du nombre de ton stock. Une main vide est complétée de nouveau.
skip-bo-lesson-discards-head = Tes défausses
skip-bo-lesson-discards-words = Tu peux aussi jouer la carte du dessus de chacune de tes défausses.
skip-bo-lesson-end-turn-head = Finir le tour
skip-bo-lesson-end-turn-words = Poser une carte de ta main sur l’une de tes quatre défausses finit ton tour. Mets ensemble les nombres égaux, ou les petits sur les grands.
skip-bo-lesson-dry-head = Plus rien à piocher
skip-bo-lesson-dry-words = Il ne reste aucune carte à piocher, et aucune n’est mise de côté. Quand un tour de table complet s’est passé sans qu’une carte soit jouée, toutes les défausses sont mélangées pour former une nouvelle pioche.

## What keys and buttons do, for the list of controls

skip-bo-intent-number = choisir par numéro : carte, série, personne
skip-bo-intent-number-each = choisir la carte, la série ou la personne { $number }
skip-bo-intent-discard = une défausse
skip-bo-intent-discard-each = défausse { $number }
skip-bo-intent-stock = le stock
skip-bo-intent-partner = maintenue : les piles de ton partenaire
skip-bo-intent-draw = piocher (mode table)
skip-bo-intent-call = signaler un tour joué hors de son tour (mode table)
skip-bo-intent-speak = parler pendant le tour de ton partenaire (mode table)
skip-bo-intent-look = voir toutes les cartes d’une défausse ; encore pour la suivante
skip-bo-intent-sort = trier la main

skip-bo-brief-stock = { $value } du stock
skip-bo-brief-played = { $value }
skip-bo-brief-discarded = { $card ->
    [wild] un Skip-Bo défaussé
   *[other] { $card } défaussé
}

## Ce qu’est le jeu, pour qui ne le connaît pas.

skip-bo-introduction = Sois le premier à vider ta pioche : monte les piles du milieu de 1 à 12, avec des jokers qui vont partout.

## What decided a match: a clause after a colon, without a full stop.

skip-bo-decided-dry = la pioche était épuisée, et { $who } { $who-count ->
    [one] avait
   *[other] avaient
} le moins de cartes de stock
skip-bo-decided-dry-you = la pioche était épuisée, et tu avais le moins de cartes de stock
skip-bo-decided-turn = { $who } { $who-count ->
    [one] a
   *[other] ont
} joué { $cards } cartes de stock en un seul tour
skip-bo-decided-turn-you = tu as joué { $cards } cartes de stock en un seul tour
skip-bo-decided-left = il restait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de stock à { $who }
skip-bo-decided-left-you = il te restait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de stock
skip-bo-decided-rounds = { $who } { $who-count ->
    [one] a
   *[other] ont
} gagné { $won } manches sur { $rounds }
skip-bo-decided-rounds-you = tu as gagné { $won } manches sur { $rounds }
skip-bo-decided-round = une seule manche a rapporté { $points } points à { $who }
skip-bo-decided-round-you = une seule manche t’a rapporté { $points } points

## The best moment of a match: a clause without a full stop, with or without a round before it.

skip-bo-moment-turn = { $who } joue { $cards } cartes en un seul tour
skip-bo-moment-emptied = { $who } joue sa dernière carte de stock
skip-bo-moment-emptied-by = { $who } joue { $cards } cartes en un seul tour, jusqu’à la dernière du stock
