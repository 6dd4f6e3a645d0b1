## The bar along the top

hud-log = Verlauf
hud-log-tip = Was bisher geschah ({ $key })

hud-rules = Regeln
hud-rules-tip = Die Regeln ({ $key })

hud-pause = Pause
hud-pause-tip = Pause und Menü ({ $key })

# The same button in a match with people at other machines, which the menu does not stop.
hud-menu = Menü
hud-menu-tip = Menü; die Partie läuft weiter ({ $key })

hud-leave = Zurück
hud-leave-tip = Das Replay verlassen ({ $key })

hud-rule-tip = Diese Regel lesen
hud-why = Warum?
hud-log-why = Antippen zeigt die Regel dahinter

## The status line in the bar

hud-thinking = { $who } überlegt …

hud-round-scored = Die Runde wird gewertet

hud-not-your-turn = du bist nicht am Zug

## Hints

hud-ask-hint = Tipp
hud-ask-hint-tip = Was der stärkste Computerspieler tun würde, und warum ({ $key })

# The advice stands in the infinitive: "Tipp: den Zug beenden."
hud-hint = Tipp: { $advice }.

hud-hint-because = Tipp: { $advice } – { $reason }.

## The strip along the bottom

hud-take-back = Zurücknehmen
hud-take-back-tip = Deine letzte Aktion zurücknehmen, solange nichts Neues aufgedeckt wurde ({ $key })

hud-read-score = Wertung ansehen

hud-key-go-on = weiter

## The log of the match in a drawer

hud-log-heading = Verlauf

hud-log-close = Schließen

## The score sheet of a round: the button that puts it away

hud-sheet-continue = Weiter

hud-sheet-result = Zum Ergebnis

## The guided first match

hud-tutorial-next = Weiter
hud-tutorial-or-press = { $words } Oder drücke { $key }.
hud-tutorial-skip = Überspringen
hud-tutorial-skip-tip = Ich kenne das Spiel: Einführung beenden

## The bar of a replay

hud-replay-begin-tip = Zum Anfang ({ $key })
hud-replay-turn-before-tip = Der vorige Zug ({ $key })
hud-replay-back-tip = Die vorige Aktion ({ $key })
hud-replay-play-tip = Abspielen oder anhalten ({ $key })
hud-replay-next-tip = Die nächste Aktion ({ $key })
hud-replay-next-turn-tip = Der nächste Zug ({ $key })
hud-replay-end-tip = Zum Ende ({ $key })
hud-replay-eyes-tip = Wessen Karten du siehst ({ $key })
hud-replay-speed-tip = Wie schnell abgespielt wird ({ $keys })

hud-replay-play = Abspielen

hud-replay-pause = Anhalten

hud-replay-speed = Tempo { $speed }

# "Seen by Ana" in a few letters, for names of all genders.
hud-replay-seen-by-all = Sicht: öffentlich
hud-replay-seen-by = Sicht: { $who }

hud-replay-turn = Zug { $turn } von { $turns } – { $who }
hud-replay-turn-action = { hud-replay-turn }, Aktion { $action } von { $actions }
hud-replay-turn-end = { hud-replay-turn }, Ende
hud-replay-before = Vor dem ersten Zug
hud-replay-before-action = { hud-replay-before }, Aktion { $action } von { $actions }
hud-replay-before-end = { hud-replay-before }, Ende

hud-replay-stuck = Das Replay endet hier: { $why }

## What happened since your last turn

hud-since-line = { $player }: { $done }
hud-since-nothing = { $player }: nichts gespielt
hud-since-more = { $count } weitere
