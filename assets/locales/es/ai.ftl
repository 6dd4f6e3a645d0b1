### The computer players. The names of the levels are masculine, as "nivel" is, or the same for both genders.

## The names of the levels, as in "Computer: easy". On the command line they are always the English words

ai-level-easy = fácil
ai-level-normal = normal
ai-level-hard = difícil
ai-level-expert = experto
ai-level-random = al azar
ai-level-baseline = base
ai-level-greedy = voraz

## What the command line says of a level that can't be had. Without a full stop

ai-level-not-for-game = en esta versión, { $game } no tiene ningún jugador virtual «{ $level }»; tiene: { $levels }

ai-level-unknown = no hay ningún jugador virtual «{ $name }»; hay: { $levels }
