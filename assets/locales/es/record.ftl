### What is said of files of recorded matches, and of throws that are kept beside them. Clauses without a full stop. A record is
### "la grabación", a track "la trayectoria".

## Why a file is no record.

record-foreign = esto no es una grabación de Tumbletop
record-damaged = la grabación está dañada: la suma de comprobación no coincide

record-newer = la grabación tiene el formato { $found }, y esta versión lee el formato { $known }: la escribió un Tumbletop más nuevo

record-older = la grabación tiene el formato { $found }, y esta versión lee el formato { $known }: la escribió un Tumbletop más antiguo

record-unknown-game = la grabación es del juego { $game }, que esta versión no tiene

record-other-rules = la grabación es de la versión { $found } de las reglas de { $game }, y este programa juega con la versión { $known }

record-unreadable = la grabación no se puede leer: { $why }

## Why a record does not replay.

record-setup = la partida no se puede preparar: { $why }

record-refused = la acción { $action } de { $count }, de { $who }, no está permitida: { $why }

record-refused-chance = la acción { $action } de { $count }, del azar, no está permitida: { $why }

record-differs = tras la acción { $action } de { $count }, de { $who }, la partida ya no es la misma: { record-why-differs }

record-differs-chance = tras la acción { $action } de { $count }, del azar, la partida ya no es la misma: { record-why-differs }

record-why-differs = la grabación se modificó, o este programa sigue otras reglas que el que la escribió

## Why the throws beside a record can't be shown. A track is how the dice of a throw moved.

record-tracks-foreign = esto no es un archivo de trayectorias de dados de una partida de Tumbletop
record-tracks-damaged = las trayectorias están dañadas: la suma de comprobación no coincide

record-tracks-newer = las trayectorias tienen el formato { $found }, y esta versión lee el formato { $known }: las escribió un Tumbletop más nuevo

record-tracks-older = las trayectorias tienen el formato { $found }, y esta versión lee el formato { $known }: las escribió un Tumbletop más antiguo

record-tracks-other = las trayectorias son de otra grabación

record-tracks-unreadable = las trayectorias no se pueden leer: { $why }

record-tracks-one-unreadable = la trayectoria { $track } no se puede leer: { $why }
