### The page of the pause menu on which a person leaves a seat to the computer and takes it back.

players-heading = Joueurs
players-about = Si tu dois t’absenter, laisse l’ordinateur jouer à ta place. Tu peux la reprendre à tout moment.
players-done = Terminé

## Under the name of a player: who plays the seat now.

players-person = Joue sur cet ordinateur
players-left = Joué par l’ordinateur

## The button beside a player. Little room: at most about 22 letters.

players-leave = Laisser à l’ordinateur
players-take-over = Reprendre la place

## What is said once a seat has changed hands.

players-again = { $who } joue de nouveau
players-computer = L’ordinateur joue maintenant pour { $who }

## The gamepads, each with its owner. Shown where several people play.

players-pads = Manettes
players-pads-about = Une manette joue pour une personne. Une nouvelle manette est à qui doit jouer quand on y appuie pour la première fois.
players-pad = Manette { $number } : { $name }
players-pad-last = Utilisée en dernier
players-pad-connected = Branchée
players-pad-free = Personne
