### What is said of Skip-Bo Dice.
###
### Advice is in the infinitive, as it also names what somebody did ("Coup joué : passer").

## Values of dice

skip-bo-dice-value = { $value ->
    [wild] Skip-Bo
   *[other] { $value }
}
skip-bo-dice-a-value = { $number ->
    [wild] un Skip-Bo
   *[other] { common-a-number }
}

## Banners: a sentence without a full stop. The log says most of them too, with a full stop

skip-bo-dice-banner-turn = { $player }, à toi de jouer
skip-bo-dice-banner-final-turn = { $player }, c’est ton dernier tour
skip-bo-dice-banner-first = { $player } commence
skip-bo-dice-banner-round = Manche { $round } sur { $rounds } : { $player } commence
skip-bo-dice-banner-askew = { $dice ->
    [one] Relancé sans frais : { $dice } dé cassé
   *[other] Relancés sans frais : { $dice } dés cassés
}
skip-bo-dice-banner-fell = { $dice ->
    [one] Relancé sans frais : { $dice } dé tombé par terre
   *[other] Relancés sans frais : { $dice } dés tombés par terre
}
skip-bo-dice-banner-askew-or-fell = { $dice ->
    [one] Relancé sans frais : { $dice } dé cassé ou tombé par terre
   *[other] Relancés sans frais : { $dice } dés cassés ou tombés par terre
}
skip-bo-dice-banner-completed = { $player } complète la série { $pile } { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en dernier
} : { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
skip-bo-dice-banner-ends-now = { $by } { $by-count ->
    [one] a
   *[other] ont
} trois séries complètes : la partie finit avec ce tour
skip-bo-dice-banner-last-turns = { $by } { $by-count ->
    [one] a
   *[other] ont
} trois séries complètes : { $left } { $left-count ->
    [one] a un dernier tour
   *[other] ont chacun un dernier tour
}
skip-bo-dice-banner-reward = La réserve { $stockpile } { $player-starts ->
    [vowel] d’{ $player }
   *[other] de { $player }
} est pleine et rapporte une récompense Skip-Bo

## The log: whole sentences

skip-bo-dice-log-first = { skip-bo-dice-banner-first }.
skip-bo-dice-log-final-turn = { $player } joue son dernier tour.
skip-bo-dice-log-rolled = { $player } obtient { $values }, et { skip-bo-dice-value } au dé bonus.
skip-bo-dice-log-rolled-again = { $player } relance : { $values }.
skip-bo-dice-log-rolled-bonus = { $player } relance : { skip-bo-dice-value } au dé bonus.
skip-bo-dice-log-rolled-both = { $player } relance : { $values }, et { skip-bo-dice-value } au dé bonus.
skip-bo-dice-log-askew = { skip-bo-dice-banner-askew }.
skip-bo-dice-log-fell = { skip-bo-dice-banner-fell }.
skip-bo-dice-log-askew-or-fell = { skip-bo-dice-banner-askew-or-fell }.
skip-bo-dice-log-called = { $who } { $who-count ->
    [one] peut
   *[other] peuvent
} utiliser le { skip-bo-dice-value } du dé bonus.
skip-bo-dice-log-passed = { $player } passe.
skip-bo-dice-log-claimed = { $player } utilise le { skip-bo-dice-value } annoncé pour la bulle { $bubble } de la série { $pile }.
skip-bo-dice-log-filled = { $player } remplit la bulle { $bubble } de la série { $pile } avec { skip-bo-dice-a-value }.
skip-bo-dice-log-filled-bonus = { $player } remplit la bulle { $bubble } de la série { $pile } avec le { skip-bo-dice-value } du dé bonus.
skip-bo-dice-log-filled-stockpile = { $player } remplit la bulle { $bubble } de la série { $pile } avec le { skip-bo-dice-value } de la réserve { $stockpile }.
skip-bo-dice-log-filled-reward = { $player } remplit la bulle { $bubble } de la série { $pile } avec la récompense Skip-Bo de la réserve { $stockpile }.
skip-bo-dice-log-filled-free = { $player } remplit la bulle { $bubble } de la série { $pile } avec un Skip-Bo gratuit.
skip-bo-dice-log-star = { $player } récolte l’étoile au-dessus.
skip-bo-dice-log-star-lost = Un Skip-Bo ne récolte pas d’étoile : celle du dessus est barrée.
skip-bo-dice-log-completed = { skip-bo-dice-banner-completed }.
skip-bo-dice-log-ends-now = { skip-bo-dice-banner-ends-now }.
skip-bo-dice-log-last-turns = { skip-bo-dice-banner-last-turns }.
skip-bo-dice-log-reroll = { $player } utilise une relance gratuite pour { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ; il lui en reste { $left }.
skip-bo-dice-log-nobody-writes = Toutes les réserves sont pleines : personne ne note.
skip-bo-dice-log-turn-ended = { $player } finit son tour : toutes les personnes qui ont une case libre notent.
skip-bo-dice-log-wrote = { $player } note { skip-bo-dice-value } dans la réserve { $stockpile }.
skip-bo-dice-log-reward = { skip-bo-dice-banner-reward }.
skip-bo-dice-log-scored = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $stars } pour les étoiles, { $piles } pour les séries complètes, { $unused } pour les Skip-Bo et relances inutilisés.
skip-bo-dice-log-round = { skip-bo-dice-banner-round }.
skip-bo-dice-log-round-over = Après la manche { $round } sur { $rounds } : { $scores }.
skip-bo-dice-log-points = { $player } { $points }
skip-bo-dice-log-won = { $winners } { $winners-count ->
    [one] gagne la partie
   *[other] gagnent la partie ensemble
}.
skip-bo-dice-log-won-by-unused = { $winners } { $winners-count ->
    [one] gagne la partie
   *[other] gagnent la partie ensemble
}, avec plus de Skip-Bo et de relances inutilisés.

## Advice: what to do, as in "Hint: end the turn." Without a full stop

skip-bo-dice-advice-fill = remplir la prochaine bulle de la série { $pile } avec { skip-bo-dice-a-value }
skip-bo-dice-advice-fill-bonus = remplir la prochaine bulle de la série { $pile } avec le { skip-bo-dice-value } du dé bonus
skip-bo-dice-advice-fill-stockpile = remplir la prochaine bulle de la série { $pile } avec le { skip-bo-dice-value } de la réserve { $stockpile }
skip-bo-dice-advice-fill-reward = remplir la prochaine bulle de la série { $pile } avec la récompense Skip-Bo de la réserve { $stockpile }
skip-bo-dice-advice-fill-free = remplir la prochaine bulle de la série { $pile } avec un Skip-Bo gratuit
skip-bo-dice-advice-claim = utiliser le { skip-bo-dice-value } pour la série { $pile }
skip-bo-dice-advice-pass = passer
skip-bo-dice-advice-reroll = relancer { $values } avec une relance gratuite
skip-bo-dice-advice-reroll-bonus = relancer le { skip-bo-dice-value } du dé bonus avec une relance gratuite
skip-bo-dice-advice-reroll-both = relancer { $values }, et le { skip-bo-dice-value } du dé bonus, avec une relance gratuite
skip-bo-dice-advice-end = finir le tour
skip-bo-dice-advice-write = noter { skip-bo-dice-value } dans la réserve { $stockpile }
skip-bo-dice-advice-wait = attendre

## Why an advice is good: clauses after a dash, as in "Hint: end the turn - it ..." Without a full stop

skip-bo-dice-reason-both = { $gain }, et { $then }
skip-bo-dice-reason-bonus-again = le dé bonus est relancé
skip-bo-dice-reason-completes = cela complète la série et rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
skip-bo-dice-reason-completes-star = cela complète la série et rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} en plus de celle au-dessus de la bulle
skip-bo-dice-reason-completes-ends = cela complète la série, déclenche les derniers tours et rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
skip-bo-dice-reason-completes-ends-star = cela complète la série, déclenche les derniers tours et rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} en plus de celle au-dessus de la bulle
skip-bo-dice-reason-star = cela récolte l’étoile au-dessus du { $bubble }
skip-bo-dice-reason-star-forfeited = faire avancer la série vaut plus que l’étoile perdue
skip-bo-dice-reason-no-star-lost = aucune étoile n’est perdue sur le { $bubble }
skip-bo-dice-reason-follows = le { $next } peut suivre
skip-bo-dice-reason-follows-bonus = le { $next } du dé bonus peut suivre
skip-bo-dice-reason-follows-stockpile = le { $next } de la réserve { $stockpile } peut suivre
skip-bo-dice-reason-nearer = il manque alors { $left ->
    [one] { $left } bulle
   *[other] { $left } bulles
} à la série { $pile }
skip-bo-dice-reason-costs-nothing = cela ne coûte rien, et { skip-bo-dice-reason-nearer }
skip-bo-dice-reason-reroll = { $dice ->
    [one] ce dé vaut
   *[other] ces dés valent
} moins qu’un nouveau lancer, même si une relance inutilisée compte un point ; il t’en reste { $left }
skip-bo-dice-reason-end = ce qui pourrait encore être rempli vaudra plus par la suite
skip-bo-dice-reason-end-keeps-reroll = rien ne peut être rempli, et une relance inutilisée compte un point
skip-bo-dice-reason-pass = l’utiliser coûterait plus que cela ne rapporte
skip-bo-dice-reason-fills-stockpile = cela remplit la réserve, ce qui rapporte un Skip-Bo
skip-bo-dice-reason-fits-anywhere = un Skip-Bo va partout où il en faut un
skip-bo-dice-reason-needed-next = la série { $pile } en a besoin maintenant
skip-bo-dice-reason-needed-after = la série { $pile } en a besoin après { $away ->
    [one] { $away } autre nombre
   *[other] { $away } autres nombres
}
skip-bo-dice-reason-nearer-reward = cela rapproche la réserve de son Skip-Bo
skip-bo-dice-amount = environ { $whole },{ $tenths } % de chances de gagner

## Why an act is refused: a sentence without a full stop

skip-bo-dice-refused-no-such-pile = Cette série n’existe pas sur le plateau
skip-bo-dice-refused-no-such-stockpile = Cette réserve n’existe pas sur le plateau
skip-bo-dice-refused-only-dice-say = Seul un lancer décide de ce que montrent les dés
skip-bo-dice-refused-call-on-own-turn = Les annonces sont pour les autres : à ton tour, utilise le dé bonus lui-même
skip-bo-dice-refused-write-on-turn = Finis d’abord ton tour : tout le monde note ensuite
skip-bo-dice-refused-write-at-call = Personne ne note avant la fin du tour
skip-bo-dice-refused-only-called-value = Hors de ton tour, tu ne peux qu’utiliser la valeur annoncée, ou passer
skip-bo-dice-refused-has-to-write = Le tour est fini : tout le monde doit maintenant noter une valeur
skip-bo-dice-refused-not-now = Ce n’est pas possible maintenant
skip-bo-dice-refused-no-such-die = Ce dé numéroté n’existe pas
skip-bo-dice-refused-die-used = Ce dé a servi et est mis de côté
skip-bo-dice-refused-bonus-not-thrown = Le dé bonus n’a pas encore été lancé
skip-bo-dice-refused-stockpile-used-up = Il n’y a plus rien à utiliser dans cette réserve
skip-bo-dice-refused-reward-not-earned = Cette réserve n’est pas pleine, elle n’a donc rapporté aucune récompense Skip-Bo
skip-bo-dice-refused-reward-used = Cette récompense Skip-Bo a déjà servi
skip-bo-dice-refused-no-free-skip-bo = Tu n’as plus de Skip-Bo gratuit
skip-bo-dice-refused-no-dice-chosen = Choisis au moins un des six dés
skip-bo-dice-refused-used-die-rolled = Un dé utilisé est mis de côté et ne se relance plus
skip-bo-dice-refused-no-free-reroll = Tu n’as plus de relance gratuite
skip-bo-dice-refused-stockpile-full = Cette réserve est pleine
skip-bo-dice-refused-value-not-shown = Aucun des dés inutilisés ne montre cela
skip-bo-dice-refused-pile-complete = Cette série est complète
skip-bo-dice-refused-pile-needs = Il faut maintenant { common-a-number } à cette série

## Notices at the pointer: why nothing happened, or what to do first. A sentence without a full stop

skip-bo-dice-notice-die-used = Ce dé a servi et est mis de côté pour ce tour
skip-bo-dice-notice-no-pile-needs = { $value ->
    [wild] Aucune de tes séries n’a besoin d’un Skip-Bo maintenant
   *[other] Aucune de tes séries n’a besoin d’un { $value } maintenant
}
skip-bo-dice-notice-choose-pile = Choisis la série : { $piles }
skip-bo-dice-notice-pile-needs = Il faut maintenant { common-a-number } à la série { $pile }, et tu n’en as pas
skip-bo-dice-notice-pile-complete = La série { $pile } est complète
skip-bo-dice-notice-choose-first = Choisis d’abord avec quoi la remplir
skip-bo-dice-notice-die-not-rolled = Ce dé a servi et ne se relance plus
skip-bo-dice-notice-pick-dice = Choisis les dés à relancer
skip-bo-dice-notice-nothing-back = Il n’y a rien à annuler
skip-bo-dice-notice-no-reward = Tu n’as pas de récompense Skip-Bo
skip-bo-dice-notice-let-go-moving = Pour lancer, lâche pendant que la main bouge
skip-bo-dice-notice-die-first = Choisis d’abord un dé, puis la case où le noter
skip-bo-dice-notice-only-topmost = Dans une réserve, seul le nombre du dessus qui n’est pas barré peut être utilisé
skip-bo-dice-notice-fourth-box = Remplir la quatrième case d’une réserve rapporte sa récompense Skip-Bo
skip-bo-dice-notice-free-skip-bo-used = Ce Skip-Bo gratuit a déjà servi
skip-bo-dice-notice-no-die-shows = Aucun des dés restants ne montre { skip-bo-dice-value }
skip-bo-dice-notice-nothing-shows = Rien de ce que tu peux utiliser ne montre { skip-bo-dice-value }

## The heading at the top of the table

skip-bo-dice-heading = Skip-Bo Dice  ·  jusqu’à trois séries
skip-bo-dice-heading-round = Skip-Bo Dice  ·  manche { $round } sur { $rounds }
skip-bo-dice-heading-last-turns = Skip-Bo Dice  ·  derniers tours

## The status line: whose turn it is, and what is due. Without a full stop

skip-bo-dice-status-first = Tirage au sort : qui commence ?
skip-bo-dice-status-throw = { $player } : lance les dés
skip-bo-dice-status-throw-again = { $player } : relance
skip-bo-dice-status-rolls = { $player } lance les dés
skip-bo-dice-status-rolls-bonus = { $player } relance le dé bonus
skip-bo-dice-status-call = Annonce : { skip-bo-dice-value }. { $who } { $who-count ->
    [one] choisit
   *[other] choisissent
}
skip-bo-dice-status-fill = { $player } : remplis des bulles, ou finis ton tour
skip-bo-dice-status-choose-pile = { $player } : choisis une série
skip-bo-dice-status-pick-dice = { $player } : choisis les dés à relancer
skip-bo-dice-status-last-turn = { $status } (dernier tour)
skip-bo-dice-status-write = Tout le monde note une valeur : { $who } { $who-count ->
    [one] choisit
   *[other] choisissent
}
skip-bo-dice-status-won = { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} la partie

## The large button. Little room: at most about 18 letters, and names

skip-bo-dice-button-throw = Lancer les dés
skip-bo-dice-button-pick-dice = Choisis des dés
skip-bo-dice-button-reroll = { $dice ->
    [one] Relancer ce dé
   *[other] Relancer ces { $dice } dés
}
skip-bo-dice-button-end = Finir le tour
skip-bo-dice-button-write = Noter { skip-bo-dice-value } en { $stockpile }
skip-bo-dice-button-write-for = { $player } : noter { skip-bo-dice-value } en { $stockpile }
skip-bo-dice-button-claim = Prendre le { skip-bo-dice-value } pour la série { $pile }
skip-bo-dice-button-claim-for = { $player } : { skip-bo-dice-value } pour { $pile }
skip-bo-dice-button-pass = Passer
skip-bo-dice-button-pass-for = { $player } : passer
skip-bo-dice-button-over = La partie est finie
skip-bo-dice-button-plays = À { $player } de jouer
skip-bo-dice-button-others-choose = Choix des autres
skip-bo-dice-button-rolling = Les dés roulent

## What keys do, each after its key. Little room: two or three words

skip-bo-dice-key-throw = lancer
skip-bo-dice-key-swing = prends de l’élan au-dessus de la piste et lâche, ou clique dessus
skip-bo-dice-key-what-shows = ce qui le montre
skip-bo-dice-key-ten = un 10
skip-bo-dice-key-skip-bo = un Skip-Bo
skip-bo-dice-key-free = un gratuit
skip-bo-dice-key-reward = récompense
skip-bo-dice-key-reroll = relancer
skip-bo-dice-key-end = finir le tour
skip-bo-dice-key-undo = annuler
skip-bo-dice-key-pile = série
skip-bo-dice-key-only-one = si une seule convient
skip-bo-dice-key-let-go = annuler
skip-bo-dice-key-pick = choisir un dé
skip-bo-dice-key-roll-again = les relancer
skip-bo-dice-key-suggested = suivre la suggestion
skip-bo-dice-key-as-panel = selon le panneau
skip-bo-dice-key-in-row = dans ta ligne
skip-bo-dice-key-die-then-box = un dé, puis une case
skip-bo-dice-key-lit-bubble = une bulle éclairée
skip-bo-dice-key-hint = conseil
skip-bo-dice-key-hurry = passer
skip-bo-dice-key-see-board = un plateau, pour le voir en grand
skip-bo-dice-key-log = journal
skip-bo-dice-key-rules = règles

## The panel on the right, with the answers of those who are asked

skip-bo-dice-panel-call = Annonce : { skip-bo-dice-value }
skip-bo-dice-panel-write = Tout le monde note une valeur
skip-bo-dice-panel-at-calls = Aux annonces
skip-bo-dice-panel-left = { $seconds } s
skip-bo-dice-panel-no-limit = sans limite de temps
skip-bo-dice-panel-limit = { $seconds } s pour répondre
skip-bo-dice-panel-limit-what = Le temps dont chacun dispose pour répondre. À la fin du temps, on passe, ou on note la suggestion
skip-bo-dice-panel-pass = passe
skip-bo-dice-panel-back = retour
skip-bo-dice-panel-suggested = { $value } en { $stockpile }
skip-bo-dice-panel-suggested-what = La suggestion : la valeur, et le numéro de la réserve sur le plateau
skip-bo-dice-panel-into = en { $stockpile } :
skip-bo-dice-panel-value = valeur :
skip-bo-dice-panel-chosen = choix fait
skip-bo-dice-panel-thinks = réfléchit
skip-bo-dice-panel-is-asked = me demander
skip-bo-dice-panel-takes = utiliser si une seule bulle convient
skip-bo-dice-panel-passes = passer
skip-bo-dice-panel-calls-what = Ce que tu fais quand les autres annoncent une valeur : décider, l’utiliser automatiquement, ou passer

## The strip over each board, after the player's name

skip-bo-dice-label-plays = joue
skip-bo-dice-label-last-turn = encore un dernier tour
skip-bo-dice-label-wins = gagne
skip-bo-dice-label-piles = { $piles ->
    [one] { $piles } série complète
   *[other] { $piles } séries complètes
}
skip-bo-dice-label-points = étoiles : { $stars }, inutilisés : { $unused }, { skip-bo-dice-label-piles }
skip-bo-dice-label-points-before = { $before } avant, { skip-bo-dice-label-points }
skip-bo-dice-label-before = { $before } avant, { $points } ici

## What is printed on the boards. Capitals; longer words than these are printed smaller

skip-bo-dice-print-stockpiles = RÉSERVES
skip-bo-dice-print-free-skip-bo = SKIP-BO GRATUIT
skip-bo-dice-print-free-rerolls = RELANCES GRATUITES

## The score sheet at the end

skip-bo-dice-score-heading = Décompte des plateaux
skip-bo-dice-score-heading-round = Décompte de la manche { $round } sur { $rounds }
skip-bo-dice-score-all-rounds = La somme de toutes les manches décide.
skip-bo-dice-score-what-counts = Un point par étoile, et par relance, Skip-Bo gratuit et récompense restants ; 3, 2, 1 pour les séries complètes.
skip-bo-dice-score-tie = À égalité de points, le plus de Skip-Bo et de relances inutilisés gagne.
skip-bo-dice-score-stars = étoiles
skip-bo-dice-score-piles = séries
skip-bo-dice-score-rerolls = relances
skip-bo-dice-score-skip-bos = Skip-Bo
skip-bo-dice-score-rewards = récomp.
skip-bo-dice-score-total = total
skip-bo-dice-score-so-far = en tout

## The guided first match: what each lesson is about, and what to do

skip-bo-dice-lesson-throw-the-dice-head = Lance les dés
skip-bo-dice-lesson-throw-the-dice-words = Remplis tes séries de 1 à 10 : le plus d’étoiles gagne, et trois séries complètes finissent la partie. Lance les dés d’un geste vif, à la souris ou du doigt, ou appuie sur le grand bouton.
skip-bo-dice-lesson-a-call-head = Une annonce
skip-bo-dice-lesson-a-call-words = Tout le monde peut utiliser ce que montre le dé bonus. Prends-le pour une de tes séries où il convient, ou passe.
skip-bo-dice-lesson-write-one-down-head = Note une valeur
skip-bo-dice-lesson-write-one-down-words = Le tour est fini, et tout le monde note la valeur d’un dé inutilisé dans une réserve, pour un tour suivant. Une réserve pleine rapporte un Skip-Bo.
skip-bo-dice-lesson-the-bonus-die-head = Le dé bonus
skip-bo-dice-lesson-the-bonus-die-words = Quand tu utilises le dé bonus pour une bulle, il est relancé, pour toi et pour tout le monde.
skip-bo-dice-lesson-fill-bubbles-head = Remplis des bulles
skip-bo-dice-lesson-fill-bubbles-words = Chaque série se remplit de 1 à 10. Choisis un dé, puis une bulle éclairée. Un nombre sous une étoile la récolte.
skip-bo-dice-lesson-roll-again-or-end-head = Relancer, ou finir
skip-bo-dice-lesson-roll-again-or-end-words = Rien ne convient maintenant. Choisis des dés et utilise une relance gratuite, ou finis ton tour avec le grand bouton.

## What keys and buttons do, for the list of controls

skip-bo-dice-intent-shown = choisir ce qui montre ce nombre
skip-bo-dice-intent-shown-each = choisir ce qui montre { $number }
skip-bo-dice-intent-skip-bo = choisir un Skip-Bo
skip-bo-dice-intent-free = choisir un Skip-Bo gratuit
skip-bo-dice-intent-reward = choisir une récompense
skip-bo-dice-intent-pile = choisir la série
skip-bo-dice-intent-pile-each = choisir la série { $pile }
skip-bo-dice-intent-reroll = une relance gratuite : choisir des dés, puis les lancer
skip-bo-dice-intent-end-turn = finir le tour
skip-bo-dice-intent-answer-of-first = réponses de la première personne
skip-bo-dice-intent-answer-each-of-first = réponse { $number } de la première personne
skip-bo-dice-intent-answer-of-second = réponses de la deuxième personne
skip-bo-dice-intent-answer-each-of-second = réponse { $number } de la deuxième personne
skip-bo-dice-intent-answer-of-third = réponses de la troisième personne
skip-bo-dice-intent-answer-each-of-third = réponse { $number } de la troisième personne
skip-bo-dice-intent-answer-of-fourth = réponses de la quatrième personne
skip-bo-dice-intent-answer-each-of-fourth = réponse { $number } de la quatrième personne

skip-bo-dice-brief-completed = série { $pile } complète
skip-bo-dice-brief-filled = { $pile }{ $bubble }

## Ce qu’est le jeu, pour qui ne le connaît pas.

skip-bo-dice-introduction = Lance cinq dés et remplis des séries de 1 à 10. Ce que montre le sixième sert à tout le monde.

## What decided a match: a clause after a colon, without a full stop.

skip-bo-dice-decided-stars = { $who } { $who-count ->
    [one] a
   *[other] ont
} récolté { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} contre { $against }
skip-bo-dice-decided-stars-you = tu as récolté { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} contre { $against }
skip-bo-dice-decided-piles = les séries complètes ont rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $who }, contre { $against }
skip-bo-dice-decided-piles-you = les séries complètes t’ont rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
}, contre { $against }
skip-bo-dice-decided-unused = { $who } { $who-count ->
    [one] avait
   *[other] avaient
} encore { $left } Skip-Bo et relances, contre { $against }
skip-bo-dice-decided-unused-you = tu avais encore { $left } Skip-Bo et relances, contre { $against }
skip-bo-dice-decided-lost = { $who } { $who-count ->
    [one] a
   *[other] ont
} barré { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} avec des Skip-Bo
skip-bo-dice-decided-lost-you = tu as barré { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} avec des Skip-Bo

## The best moment of a match: a clause without a full stop, with or without a round before it.

skip-bo-dice-moment-chain = { $who } lance le dé bonus { $rolls } fois en un seul tour
skip-bo-dice-moment-fills = { $who } remplit { $bubbles } bulles en un seul tour
