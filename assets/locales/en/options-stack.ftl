### The options of Stack. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-stack-target = Points to win
options-stack-target-about = The score that ends the match.

options-stack-rotate = First player moves on
options-stack-rotate-about = The first player moves on by one seat each round.

options-stack-tie = A tie at the top
options-stack-tie-about = A tie at the top is settled by one more round, or the win is shared.
options-stack-tie-round = One more round
options-stack-tie-shared = They share it

options-stack-team-target = Teams reach the target
options-stack-team-target-about = With teams: the match ends when any one player has the target, or when a team has it together.
options-stack-team-target-either = Either partner
options-stack-team-target-both = Both together

options-stack-partner = Stack on your partner
options-stack-partner-about = With teams: your partner's dice may be stacked on too.

options-stack-floor = Penalty for the floor
options-stack-floor-about = Each of your dice that falls to the floor when you roll costs you a point.

options-stack-capture = Captures cost the others
options-stack-capture-about = A captured stack costs everybody else a point.
