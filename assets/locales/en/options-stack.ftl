### The options of Stack. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-stack-target = Points to win
options-stack-target-about = The score that ends the match.

options-stack-rotate = First player rotates
options-stack-rotate-about = Each round, the next seat goes first.

options-stack-tie = Tie for first place
options-stack-tie-about = A tie for first place is settled by one more round, or the win is shared.
options-stack-tie-round = One more round
options-stack-tie-shared = Shared win

options-stack-team-target = Team target
options-stack-team-target-about = With teams: the match ends when any one player reaches the target, or when a team reaches it together.
options-stack-team-target-either = Either partner
options-stack-team-target-both = Both together

options-stack-partner = Stack on your partner
options-stack-partner-about = With teams: you may stack on your partner's dice too.

options-stack-floor = Floor penalty
options-stack-floor-about = Each of your dice that falls to the floor when you roll costs you a point.

options-stack-capture = Captures cost others
options-stack-capture-about = A captured stack costs everyone else a point.
