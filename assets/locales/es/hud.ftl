### What the frame around the table of any game says.

## The bar along the top

hud-log = Registro
hud-log-tip = Lo que ha pasado hasta ahora ({ $key })

hud-rules = Reglas
hud-rules-tip = Las reglas ({ $key })

hud-pause = Pausa
hud-pause-tip = Pausa y menú ({ $key })

# The same button in a match with people at other machines, which the menu does not stop.
hud-menu = Menú
hud-menu-tip = Menú; la partida sigue ({ $key })

hud-leave = Volver
hud-leave-tip = Salir de la repetición ({ $key })

hud-rule-tip = Leer esta regla
hud-why = ¿Por qué?
hud-log-why = Púlsala para leer su regla

## The status line in the bar

hud-thinking = { $who } está pensando…

hud-round-scored = Se puntúa la ronda

hud-not-your-turn = no te toca

## Hints

hud-ask-hint = Pista
hud-ask-hint-tip = Qué haría el jugador virtual más fuerte, y por qué ({ $key })

hud-hint = Pista: { $advice }.

hud-hint-because = Pista: { $advice } – { $reason }.

## The strip along the bottom

hud-take-back = Deshacer
hud-take-back-tip = Deshacer tu última jugada, mientras no se haya visto nada nuevo ({ $key })

hud-read-score = Ver los puntos

hud-key-go-on = continuar

## The log of the match in a drawer

hud-log-heading = Registro

hud-log-close = Cerrar

## The score sheet of a round: the button that puts it away

hud-sheet-continue = Continuar

hud-sheet-result = Ver el resultado

## The guided first match

hud-tutorial-next = Seguir
hud-tutorial-or-press = { $words } O pulsa { $key }.
hud-tutorial-skip = Saltar
hud-tutorial-skip-tip = Ya conozco este juego: acabar el tutorial

## The bar of a replay

hud-replay-begin-tip = Al principio ({ $key })
hud-replay-turn-before-tip = El turno anterior ({ $key })
hud-replay-back-tip = La acción anterior ({ $key })
hud-replay-play-tip = Reproducir o pausar ({ $key })
hud-replay-next-tip = La acción siguiente ({ $key })
hud-replay-next-turn-tip = El turno siguiente ({ $key })
hud-replay-end-tip = Al final ({ $key })
hud-replay-eyes-tip = De quién es la mano que se ve ({ $key })
hud-replay-speed-tip = Velocidad de reproducción ({ $keys })

hud-replay-play = Reproducir

hud-replay-pause = Pausar

hud-replay-speed = Velocidad { $speed }

hud-replay-seen-by-all = Vista pública
hud-replay-seen-by = Vista de { $who }

hud-replay-turn = Turno { $turn } de { $turns } – { $who }
hud-replay-turn-action = { hud-replay-turn }, acción { $action } de { $actions }
hud-replay-turn-end = { hud-replay-turn }, fin
hud-replay-before = Antes del primer turno
hud-replay-before-action = { hud-replay-before }, acción { $action } de { $actions }
hud-replay-before-end = { hud-replay-before }, fin

hud-replay-stuck = La repetición se detiene aquí: { $why }

## What happened since your last turn

hud-since-line = { $player }: { $done }
hud-since-nothing = { $player }: no ha jugado nada
hud-since-more = { $count } más
