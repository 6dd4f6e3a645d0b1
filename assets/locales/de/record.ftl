### A record is "die Aufzeichnung", the track of a throw "die Bahn".

## Why a file is no record.

record-foreign = das ist keine Tumbletop-Aufzeichnung
record-damaged = die Aufzeichnung ist beschädigt: Ihre Prüfsumme stimmt nicht

record-newer = die Aufzeichnung hat Format { $found }, und diese Version liest Format { $known }: Ein neueres Tumbletop hat sie geschrieben

record-older = die Aufzeichnung hat Format { $found }, und diese Version liest Format { $known }: Ein älteres Tumbletop hat sie geschrieben

record-unknown-game = die Aufzeichnung gehört zum Spiel { $game }, das diese Version nicht hat

record-other-rules = die Aufzeichnung hat Version { $found } der Regeln von { $game }, und dieses Programm spielt nach Version { $known }

record-unreadable = die Aufzeichnung lässt sich nicht lesen: { $why }

## Why a record does not replay.

record-setup = die Partie lässt sich nicht einrichten: { $why }

record-refused = Aktion { $action } von { $count }, von { $who }, ist nicht erlaubt: { $why }

record-refused-chance = Aktion { $action } von { $count }, durch Zufall, ist nicht erlaubt: { $why }

record-differs = nach Aktion { $action } von { $count }, von { $who }, ist die Partie nicht mehr dieselbe: { record-why-differs }

record-differs-chance = nach Aktion { $action } von { $count }, durch Zufall, ist die Partie nicht mehr dieselbe: { record-why-differs }

# A whole sentence after a colon.
record-why-differs = Die Aufzeichnung wurde verändert, oder dieses Programm spielt nach anderen Regeln als das, das sie geschrieben hat

## Why the throws beside a record can't be shown. A track is how the dice of a throw moved.

record-tracks-foreign = das ist keine Datei mit den Würfelbahnen einer Tumbletop-Partie
record-tracks-damaged = die Würfelbahnen sind beschädigt: Ihre Prüfsumme stimmt nicht

record-tracks-newer = die Würfelbahnen haben Format { $found }, und diese Version liest Format { $known }: Ein neueres Tumbletop hat sie geschrieben

record-tracks-older = die Würfelbahnen haben Format { $found }, und diese Version liest Format { $known }: Ein älteres Tumbletop hat sie geschrieben

record-tracks-other = die Würfelbahnen gehören zu einer anderen Aufzeichnung

record-tracks-unreadable = die Würfelbahnen lassen sich nicht lesen: { $why }

record-tracks-one-unreadable = Würfelbahn { $track } lässt sich nicht lesen: { $why }
