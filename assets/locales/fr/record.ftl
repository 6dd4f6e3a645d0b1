### What is said of files of recorded matches, and of throws that are kept beside them. Clauses without a full stop.

## Why a file is no record.

record-foreign = ce n’est pas un enregistrement de Tumbletop
record-damaged = l’enregistrement est endommagé : sa somme de contrôle ne correspond pas
record-newer = l’enregistrement est au format { $found }, et cette version lit le format { $known } : un Tumbletop plus récent l’a écrit
record-older = l’enregistrement est au format { $found }, et cette version lit le format { $known } : un Tumbletop plus ancien l’a écrit
record-unknown-game = l’enregistrement est celui du jeu { $game }, que cette version n’a pas
record-other-rules = l’enregistrement suit la version { $found } des règles de { $game }, et ce programme joue la version { $known }
record-unreadable = l’enregistrement est illisible : { $why }

## Why a record does not replay.

record-setup = la partie ne peut pas être préparée : { $why }
record-refused = l’action { $action } sur { $count }, par { $who }, n’est pas permise : { $why }
record-refused-chance = l’action { $action } sur { $count }, par le hasard, n’est pas permise : { $why }
record-differs = après l’action { $action } sur { $count }, par { $who }, la partie n’est plus la même : { record-why-differs }
record-differs-chance = après l’action { $action } sur { $count }, par le hasard, la partie n’est plus la même : { record-why-differs }
record-why-differs = l’enregistrement a été modifié, ou ce programme suit d’autres règles que celui qui l’a écrit

## Why the throws beside a record can't be shown. A track is how the dice of a throw moved.

record-tracks-foreign = ce n’est pas un fichier de trajectoires de dés d’une partie de Tumbletop
record-tracks-damaged = les trajectoires sont endommagées : leur somme de contrôle ne correspond pas
record-tracks-newer = les trajectoires sont au format { $found }, et cette version lit le format { $known } : un Tumbletop plus récent les a écrites
record-tracks-older = les trajectoires sont au format { $found }, et cette version lit le format { $known } : un Tumbletop plus ancien les a écrites
record-tracks-other = les trajectoires appartiennent à un autre enregistrement
record-tracks-unreadable = les trajectoires sont illisibles : { $why }
record-tracks-one-unreadable = la trajectoire { $track } est illisible : { $why }
