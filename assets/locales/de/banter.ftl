### Was Computerspieler am Tisch ab und zu in einer Sprechblase sagen. Niemand wird angeredet, und von Fehlern ist nie
### die Rede: Alle sprechen vom eigenen Glück. Wenig Platz: höchstens etwa 40 Zeichen.

## Jemand Fröhliches.

banter-merry-capture-1 = Hopp, schon ist er meiner!
banter-merry-capture-2 = So ein schöner Turm, und ganz für mich!
banter-merry-lost-1 = Oh! Weg ist er. Weiter geht’s!
banter-merry-lost-2 = Schön war’s, solange er meiner war.
banter-merry-lucky-1 = Ha! Genau das hab ich mir gewünscht!
banter-merry-lucky-2 = Die Würfel mögen mich heute!
banter-merry-stock-1 = Alle weg! Hurra!
banter-merry-stock-2 = Keine Karte mehr. Was für ein Gefühl!
banter-merry-pile-1 = Fertig, und weg damit!
banter-merry-pile-2 = Voll! Das mag ich am liebsten.
banter-merry-won-1 = Hurra! Das hat Spaß gemacht!
banter-merry-won-2 = Gewonnen! So eine schöne Partie!

## Jemand, der wenig sagt.

banter-dry-capture-1 = Den nehme ich.
banter-dry-capture-2 = Also meiner.
banter-dry-lost-1 = Tja. Das war’s.
banter-dry-lost-2 = Irgendwann musste es sein.
banter-dry-lucky-1 = Das reicht.
banter-dry-lucky-2 = Hab schon Schlechteres gesehen.
banter-dry-stock-1 = Nichts mehr da. Gut.
banter-dry-stock-2 = Das war die letzte.
banter-dry-pile-1 = Voll.
banter-dry-pile-2 = Wieder einer fertig.
banter-dry-won-1 = Das war’s also. Gute Partie.
banter-dry-won-2 = Gewonnen. Zeit für Tee.

## Jemand mit großen Worten.

banter-grand-capture-1 = Seht her: Er kommt mit mir!
banter-grand-capture-2 = Ein stolzer Turm, mir würdig!
banter-grand-lost-1 = Leb wohl, mein stolzer Turm!
banter-grand-lost-2 = Auch große Türme ziehen um.
banter-grand-lucky-1 = Das Glück lächelt mir zu!
banter-grand-lucky-2 = Die Sterne stehen gut!
banter-grand-stock-1 = Die letzte Karte! Fanfaren, bitte!
banter-grand-stock-2 = Leer! Welch ein Augenblick!
banter-grand-pile-1 = Vollendet, wie ein Gedicht!
banter-grand-pile-2 = Das krönt das Werk!
banter-grand-won-1 = Sieg! Das geht in die Geschichte ein!
banter-grand-won-2 = Welch eine Partie! Ich verneige mich.

## Jemand Sanftes.

banter-gentle-capture-1 = Darf ich? Danke.
banter-gentle-capture-2 = Wie schön. Ich passe gut darauf auf.
banter-gentle-lost-1 = Macht nichts. Er war schön.
banter-gentle-lost-2 = Na gut. So ist das Spiel.
banter-gentle-lucky-1 = Ach, wie nett von den Würfeln.
banter-gentle-lucky-2 = So ein schöner Wurf.
banter-gentle-stock-1 = Mein Stapel ist leer. Wie schön.
banter-gentle-stock-2 = So, alles gespielt.
banter-gentle-pile-1 = So, vollständig.
banter-gentle-pile-2 = Schön gefüllt.
banter-gentle-won-1 = Gewonnen? Was für eine schöne Partie.
banter-gentle-won-2 = Jede Minute war ein Vergnügen.
