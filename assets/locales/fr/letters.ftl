### The letter picker: letters on the screen for a text field.

letters-alphabet = abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ

letters-typed = Saisie : { $text }
letters-full = Plus de place

letters-capitals = Majuscules
letters-small = Minuscules
letters-space = Espace
letters-left = Reculer
letters-right = Avancer
letters-delete = Effacer
letters-close = Fermer
letters-done = Terminé
