setup-heading = Partie einrichten
setup-back = Zurück
setup-start = Los geht’s

## The seats.

setup-seats-heading = Wer spielt, im Uhrzeigersinn

setup-seats-taken = { $taken } von { $most }

setup-add = + Platz hinzufügen

setup-colour = Farbe: { $colour }. Drücke für die nächste; wer sie gerade hat, bekommt dann diese.

setup-remove = Diesen Platz entfernen

setup-who = Wer sitzt hier? Wähle jemanden, der hier schon gespielt hat, oder schreib einen Namen.
setup-nobody-else = Sonst ist noch niemand bekannt. Wer unter eigenem Namen spielt, steht künftig hier.
setup-face = Das Gesicht am Tisch. Computerspieler haben andere.

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
setup-about-random = Tut irgendetwas Erlaubtes. Gut für eine erste Partie.
setup-about-baseline = Tut das Erste, was erlaubt ist.
setup-about-greedy = Nimmt, was sofort die meisten Punkte bringt.
setup-about-easy = Sieht, was da ist, und plant nichts. Gut für eine erste Partie.
setup-about-normal = Spielt ordentlich und achtet darauf, was für andere bleibt.
setup-about-hard = Plant den ganzen Zug und was die anderen daraus machen können.
setup-about-expert = Plant und probiert durch, was kommen kann. Besser kann es dieses Programm nicht.

setup-about-partner = Partner: { $name }.

setup-about = { $lines }

## How it is played: the options that all games have. Those of each game are in files of their own.

setup-options-heading = Spielweise
setup-teams = Zweierteams
setup-teams-about = Bei einer geraden Zahl von Plätzen ab vier. Partner sitzen einander gegenüber.

setup-guide = Einführung
setup-guide-about = Für eine erste Partie: zeigt, was du tun kannst, bis du es einmal getan hast.

# The number from which all chance of a match follows.
setup-seed = Startzahl
setup-seed-about = Die gleiche Startzahl und die gleichen Würfe ergeben die gleiche Partie. Leer: irgendeine.

## The line at the bottom: the set-up in short.

setup-summary = { $game }: { $who }

setup-summary-people = { $count ->
    [one] 1 Mensch
   *[other] { $count } Menschen
}

setup-summary-computers = { $count } Computer

setup-summary-teams = Zweierteams, Partner gegenüber

## The line at the bottom: why the match can't be played.

setup-problem-teams = Zweierteams brauchen eine gerade Zahl von Plätzen ab vier; jetzt sind es { $count }. Füge einen Platz hinzu, entferne einen oder spiele ohne Teams.

setup-problem-unnamed = Platz { $seat } braucht einen Namen.

setup-problem-same-name = Zwei heißen { $name }: Niemand könnte sie auseinanderhalten.

setup-problem-seed = Die Startzahl ist eine ganze Zahl mit bis zu 19 Ziffern, oder das Feld bleibt leer.

setup-refused = { CAPITAL($why) }.
