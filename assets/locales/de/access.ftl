access-step-back = zurück

access-step-on = weiter

access-face-bear = Bär

access-face-cat = Katze

access-face-dog = Hund

access-face-duck = Ente

access-face-frog = Frosch

access-face-hare = Hase

access-face-lion = Löwe

access-face-panda = Panda

access-table = Tisch

access-table-list = Was auf dem Tisch liegt

access-choices = Du kannst
access-things = Dinge auf dem Tisch

access-thing-own = { CAPITAL($thing) }

access-thing-of = { $player }: { $thing }

access-thing-takeable = { $thing }, kann genommen werden

access-thing-chosen = { $thing }, gewählt

access-thing-target = { $thing }, das Gewählte passt hierher

access-seat-name = Name

access-seat-player = Gespielt von
