### What the frame around the table of any game says.

## The bar along the top

hud-log = Journal
hud-log-tip = Ce qui s’est passé jusqu’ici ({ $key })
hud-rules = Règles
hud-rules-tip = Les règles ({ $key })
hud-pause = Pause
hud-pause-tip = Pause et menu ({ $key })

# The same button in a match with people at other machines, which the menu does not stop.
hud-menu = Menu
hud-menu-tip = Menu ; la partie continue ({ $key })
hud-leave = Retour
hud-leave-tip = Quitter la rediffusion ({ $key })
hud-rule-tip = Lire cette règle
hud-why = Pourquoi ?
hud-log-why = Appuie pour lire la règle

## The status line in the bar

hud-thinking = { $who } réfléchit…
hud-round-scored = Décompte de la manche
hud-not-your-turn = ce n’est pas à toi de jouer

## Hints

hud-ask-hint = Conseil
hud-ask-hint-tip = Ce que ferait l’ordinateur le plus fort, et pourquoi ({ $key })
hud-hint = Conseil : { $advice }.
hud-hint-because = Conseil : { $advice } – { $reason }.

## The strip along the bottom

hud-take-back = Annuler
hud-take-back-tip = Annuler ton dernier coup, tant que rien de nouveau n’a été dévoilé ({ $key })
hud-read-score = Voir les scores
hud-key-go-on = continuer

## The log of the match in a drawer

hud-log-heading = Journal
hud-log-close = Fermer

## The score sheet of a round: the button that puts it away

hud-sheet-continue = Continuer
hud-sheet-result = Voir le résultat

## The guided first match

hud-tutorial-next = Continuer
hud-tutorial-or-press = { $words } Ou appuie sur { $key }.
hud-tutorial-skip = Passer
hud-tutorial-skip-tip = Je connais ce jeu : arrêter le tutoriel

## The bar of a replay

hud-replay-begin-tip = Au début ({ $key })
hud-replay-turn-before-tip = Le tour précédent ({ $key })
hud-replay-back-tip = L’action précédente ({ $key })
hud-replay-play-tip = Lecture ou pause ({ $key })
hud-replay-next-tip = L’action suivante ({ $key })
hud-replay-next-turn-tip = Le tour suivant ({ $key })
hud-replay-end-tip = À la fin ({ $key })
hud-replay-eyes-tip = De qui on voit la main ({ $key })
hud-replay-speed-tip = Vitesse de lecture ({ $keys })
hud-replay-play = Lecture
hud-replay-pause = Pause
hud-replay-speed = Vitesse { $speed }
hud-replay-seen-by-all = Vue publique
hud-replay-seen-by = Vue de { $who }
hud-replay-turn = Tour { $turn } sur { $turns } – { $who }
hud-replay-turn-action = { hud-replay-turn }, action { $action } sur { $actions }
hud-replay-turn-end = { hud-replay-turn }, fin
hud-replay-before = Avant le premier tour
hud-replay-before-action = { hud-replay-before }, action { $action } sur { $actions }
hud-replay-before-end = { hud-replay-before }, fin
hud-replay-stuck = La rediffusion s’arrête ici : { $why }

## What happened since your last turn

hud-since-line = { $player } : { $done }
hud-since-nothing = { $player } : rien joué
hud-since-more = { $count } de plus
