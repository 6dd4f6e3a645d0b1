### Ob die Würfel und Karten einer Partie mit anderen ehrlich waren: ein Satz, und wie es herausgefunden wurde.

fair-how = Wie?
fair-checked = Niemand konnte diese Würfel bestimmen: geprüft.
fair-seen = Die aufgezeichnete Partie ist die, die gespielt wurde: geprüft.
fair-not-checked = Die Würfel dieser Partie lassen sich nicht prüfen.
fair-wrong = Mit den Würfeln dieser Partie stimmt etwas nicht.
fair-how-checked = { $people ->
    [one] Vor der Partie habt ihr, du und das Programm, das den Tisch führt, euch je auf eine geheime Zahl festgelegt. Erst danach hast du deine gezeigt.
   *[other] Vor der Partie haben sich die { $people } Spieler und das Programm, das den Tisch führt, je auf eine geheime Zahl festgelegt. Erst als alle feststanden, haben die Spieler ihre gezeigt.
} Alle Karten, und wie Würfel in der Hand liegen, folgen aus diesen Zahlen zusammen; wohin ein Würfel fällt, hängt auch von der Hand ab, die ihn wirft. Am Ende wurde die letzte Zahl gezeigt, und dein Programm hat sie und jeden Moment der Partie mit dem verglichen, was es vorher gesehen hat.
fair-how-checked-again = { $people ->
    [one] Vor der Partie habt ihr, du und das Programm, das den Tisch führt, euch je auf eine geheime Zahl festgelegt. Erst danach hast du deine gezeigt.
   *[other] Vor der Partie haben sich die { $people } Spieler und das Programm, das den Tisch führt, je auf eine geheime Zahl festgelegt. Erst als alle feststanden, haben die Spieler ihre gezeigt.
} Alle Karten, und wie Würfel in der Hand liegen, folgen aus diesen Zahlen zusammen; wohin ein Würfel fällt, hängt auch von der Hand ab, die ihn wirft. Am Ende wurde die letzte Zahl gezeigt, und dein Programm hat sie und jeden Moment der Partie mit dem verglichen, was es vorher gesehen hat. { $given-up ->
    [one] Eine Ziehung von Zahlen wurde an diesem Tisch abgebrochen. Wenn das öfter vorkommt, frag nach dem Grund.
   *[other] { $given-up } Ziehungen von Zahlen wurden an diesem Tisch abgebrochen. Wenn das öfter vorkommt, frag nach dem Grund.
}
fair-how-seen = Du hast keine eigene Zahl gegeben, weil du zu Beginn der Partie nicht mitgespielt hast. Dein Programm hat aber die Zahlen der anderen gesehen und sie und jeden Moment, den es sah, mit der Aufzeichnung der Partie verglichen.
fair-how-seen-late = Dein Programm kam erst zur Partie, als ihre Zahlen gezogen waren, oder hat inzwischen seine Verbindung verloren. Es hat das, was es seitdem gesehen hat, mit der Aufzeichnung der Partie verglichen.
fair-how-not-drawn = Die Partie begann in einer früheren Version des Spiels, in der niemand gemeinsam Zahlen gezogen hat.
fair-how-other-version = Die Aufzeichnung der Partie ist von einer anderen Version des Spiels als deiner.
fair-how-no-record = Das Programm, das den Tisch führt, hat keine Aufzeichnung der Partie herausgegeben.
fair-wrong-left-out = Du hast mitgespielt, und die Partie begann ohne eine Zahl von dir. Spiel an einem anderen Tisch, oder frag, wer diesen führt, welches Programm läuft.
fair-wrong-secret = Das Programm, das den Tisch führt, hatte sich vor der Partie auf eine andere geheime Zahl festgelegt, als es am Ende gezeigt hat. Spiel an einem anderen Tisch, oder frag, wer diesen führt, welches Programm läuft.
fair-wrong-numbers = Die Würfel folgen nicht aus den Zahlen, die die Spieler vor der Partie gezeigt haben. Spiel an einem anderen Tisch, oder frag, wer diesen führt, welches Programm läuft.
fair-wrong-seed = Die Würfel folgen nicht aus den Zahlen, die vor der Partie gezogen wurden. Spiel an einem anderen Tisch, oder frag, wer diesen führt, welches Programm läuft.
fair-wrong-match = Die Aufzeichnung der Partie ist nicht das, was gespielt wurde: sie weicht innerhalb der ersten { $entries } Einträge ab. Spiel an einem anderen Tisch, oder frag, wer diesen führt, welches Programm läuft.
fair-wrong-chance = Eintrag { $entry } der Partie wurde nicht so gezogen, wie die Zahlen es sagen. Spiel an einem anderen Tisch, oder frag, wer diesen führt, welches Programm läuft.
fair-wrong-record = Die Aufzeichnung der Partie lässt sich nicht lesen oder verletzt die Regeln.
