## The names of the levels, as in "Computer: easy". On the command line they are always the English words

ai-level-easy = Leicht
ai-level-normal = Normal
ai-level-hard = Schwer
ai-level-expert = Profi
ai-level-random = Zufall
ai-level-baseline = Basis
ai-level-greedy = Gierig

## What the command line says of a level that can't be had. Without a full stop

ai-level-not-for-game = { $game } hat in dieser Version keinen Computerspieler { $level }; es gibt: { $levels }

ai-level-unknown = es gibt keinen Computerspieler { $name }; es gibt: { $levels }
