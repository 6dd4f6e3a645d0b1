setup-heading = Partie einrichten
setup-back = Zurück
setup-start = Los geht’s

## The seats.

setup-seats-heading = Spieler, im Uhrzeigersinn

setup-seats-taken = { $taken } von { $most }

setup-add = + Spieler hinzufügen

setup-colour = Farbe: { $colour }. Drücke für die nächste; hat sie schon jemand, tauscht ihr.

setup-remove = Diesen Platz entfernen

setup-who = Wer sitzt hier? Wähle jemanden, der hier schon gespielt hat, oder gib einen Namen ein.
setup-nobody-else = Sonst ist noch niemand bekannt. Wer unter eigenem Namen spielt, steht künftig hier.
setup-face = Das Gesicht am Tisch. Computerspieler haben eigene Gesichter.
setup-character = Drücken, damit jemand anderes mitspielt.

## Who plays a seat. Little room: at most about 22 letters.

setup-kind-person = Mensch
setup-kind-random = Computer: Zufall
setup-kind-baseline = Computer: Basis
setup-kind-greedy = Computer: Gierig
setup-kind-easy = Computer: Leicht
setup-kind-normal = Computer: Normal
setup-kind-hard = Computer: Schwer
setup-kind-expert = Computer: Profi

## The line under a seat: what who plays it does.

setup-about-person = Spielt an diesem Gerät, mit Maus oder Tasten.
setup-about-random = Spielt irgendetwas Erlaubtes. Gut für eine erste Partie.
setup-about-baseline = Spielt das Erste, was erlaubt ist.
setup-about-greedy = Nimmt, was sofort die meisten Punkte bringt.
setup-about-easy = Sieht, was auf dem Tisch liegt, und plant nichts. Gut für eine erste Partie.
setup-about-normal = Spielt ordentlich und achtet darauf, was für die anderen bleibt.
setup-about-hard = Plant den ganzen Zug und was die anderen daraus machen können.
setup-about-expert = Plant voraus und probiert durch, was kommen kann. Besser spielt dieses Programm nicht.

setup-about-partner = Partner: { $name }.

setup-about = { $lines }

## How it is played: the options that all games have. Those of each game are in files of their own.

setup-options-heading = Optionen
setup-more = Mehr Optionen
setup-fewer = Weniger Optionen
setup-teams = Zweierteams
setup-teams-about = Bei einer geraden Zahl von Spielern ab vier. Partner sitzen einander gegenüber.

setup-guide = Einführung
setup-guide-about = Für eine erste Partie: zeigt, was du tun kannst, bis du es einmal getan hast.

# The number from which all chance of a match follows.
setup-seed = Startwert
setup-seed-about = Gleicher Startwert und gleiche Würfe ergeben die gleiche Partie. Leer: ein zufälliger.

## The line at the bottom: the set-up in short.

setup-summary = { $game }: { $who }

setup-summary-people = { $count ->
    [one] 1 Mensch
   *[other] { $count } Menschen
}

setup-summary-computers = { $count } Computer

setup-summary-teams = Zweierteams, Partner gegenüber

setup-shorter = Kürzer: { $value }, { $time }

## The line at the bottom: why the match can't be played.

setup-problem-teams = Zweierteams brauchen eine gerade Zahl von Spielern ab vier; jetzt sind es { $count }. Füge einen Platz hinzu, entferne einen, oder spiele ohne Teams.

setup-problem-unnamed = Platz { $seat } braucht einen Namen.

setup-problem-same-name = Zwei heißen { $name }: Niemand könnte sie auseinanderhalten.

setup-problem-seed = Der Startwert muss eine ganze Zahl mit bis zu 19 Ziffern sein, oder das Feld bleibt leer.

setup-refused = { CAPITAL($why) }.
