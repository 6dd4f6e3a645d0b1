access-step-back = précédent

access-step-on = suivant

access-face-bear = ours

access-face-cat = chat

access-face-dog = chien

access-face-duck = canard

access-face-frog = grenouille

access-face-hare = lièvre

access-face-lion = lion

access-face-panda = panda

access-table = Table

access-table-list = Ce qui est sur la table

access-choices = Tu peux
access-things = Choses sur la table

access-thing-own = { CAPITAL($thing) }

access-thing-of = { $player } : { $thing }

access-thing-takeable = { $thing }, peut être pris

access-thing-chosen = { $thing }, choisi

access-thing-target = { $thing }, ce qui est choisi peut aller ici

access-seat-name = Nom

access-seat-player = Joué par
