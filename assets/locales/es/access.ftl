access-step-back = anterior

access-step-on = siguiente

access-face-bear = oso

access-face-cat = gato

access-face-dog = perro

access-face-duck = pato

access-face-frog = rana

access-face-hare = liebre

access-face-lion = león

access-face-panda = panda

access-table = Mesa

access-table-list = Lo que hay en la mesa

access-choices = Puedes
access-things = Cosas sobre la mesa

access-thing-own = { CAPITAL($thing) }

access-thing-of = { $player }: { $thing }

access-thing-takeable = { $thing }, se puede coger

access-thing-chosen = { $thing }, elegido

access-thing-target = { $thing }, lo elegido puede ir aquí

access-seat-name = Nombre

access-seat-player = Juega
