### The computer players.

## The names of the levels, as in "Computer: easy". On the command line they are always the English words

ai-level-easy = easy
ai-level-normal = normal
ai-level-hard = hard
ai-level-expert = expert
# Plays any move that the rules allow. This level and the next two are for measuring the others.
ai-level-random = random
# Plays the first move in the order of the rules.
ai-level-baseline = baseline
# Plays the move that gains most at once.
ai-level-greedy = greedy

## What the command line says of a level that can't be had. Without a full stop

# $level: text, $game: text, $levels: series
ai-level-not-for-game = { $game } has no computer player called { $level } in this version; it has: { $levels }

# $name: text, $levels: series
ai-level-unknown = there is no computer player called { $name }; there are: { $levels }
