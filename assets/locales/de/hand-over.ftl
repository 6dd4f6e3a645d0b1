hand-over-next = { $who } ist an der Reihe

hand-over-reaches-in = { $who } drängelt sich vor

hand-over-out-of-turn = { $who } beginnt einen Zug, obwohl { $rightful } am Zug ist. Bis er endet, dürfen alle ihn reklamieren; dann macht { $rightful } weiter.

hand-over-hidden = Jetzt ist keine Hand zu sehen. Alle anderen schauen bitte weg.

hand-over-arrive = Ich bin { $who }, zeig meine Hand

hand-over-open = Hier ist nichts verdeckt. Wer an der Reihe ist, übernimmt.

hand-over-arrive-open = Ich bin { $who }, weiter

hand-over-pad = Gamepad von { $who }, Tastatur oder Maus
