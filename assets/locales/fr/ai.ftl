### The computer players.

## The names of the levels, as in "Computer: easy". On the command line they are always the English words

ai-level-easy = facile
ai-level-normal = normal
ai-level-hard = difficile
ai-level-expert = expert
ai-level-random = aléatoire
ai-level-baseline = référence
ai-level-greedy = glouton

## What the command line says of a level that can't be had. Without a full stop

ai-level-not-for-game = dans cette version, { $game } n’a pas d’ordinateur « { $level } » ; il y a : { $levels }
ai-level-unknown = il n’y a pas d’ordinateur « { $name } » ; il y a : { $levels }
