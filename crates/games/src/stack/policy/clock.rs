//! How many turns the others have left in a round of Stack. This is an estimate: nobody knows when a round ends.

use super::position::Position;
use rules::ids::{SeatId, SeatSet};

/// The nodes while the round is about to end: 0, 1, 2, and 3 or more opponents have their last turn left (S-14, S-15).
const LAST: usize = 4;
/// The nodes before: 1, 2, 4, 8, 16, 32, and 64 or more turns of the opponents.
const DOUBLINGS: usize = 7;
/// The number of nodes.
pub(super) const NODES: usize = LAST + DOUBLINGS;

/// A time between two nodes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Clock {
    node: usize,
    /// The way to the next node, from 0 to 1.
    part: f32,
}

impl Clock {
    /// The time that a seat sees: the turns of those who may stack on its dice, until the player with the fewest loose
    /// dice has none left.
    pub(super) fn of(position: &Position, seat: SeatId) -> Self {
        let active = position.active();
        let others = SeatSet(position.onto(seat).0 & active.0).len();
        if position.last_turns.is_some() {
            return Self {
                node: others.min(LAST - 1),
                part: 0.0,
            };
        }
        let fewest = active.iter().map(|seat| position.all_loose(seat)).min().unwrap_or(0);
        let turns = f32::from(fewest) * others as f32;
        let doublings = turns.log2().clamp(0.0, (DOUBLINGS - 1) as f32);
        let below = (doublings as usize).min(DOUBLINGS - 2);
        Self {
            node: LAST + below,
            part: doublings - below as f32,
        }
    }

    /// The value at this time, between the values at the nodes.
    pub(super) fn mix(self, values: &[i16; NODES]) -> f32 {
        let [at, next] = [self.node, self.node + 1].map(|node| values.get(node).copied().map_or(0.0, f32::from));
        at + (next - at) * self.part
    }

    /// How much each node counts at this time.
    #[cfg(test)]
    pub(super) fn nodes(self) -> impl Iterator<Item = (usize, f32)> {
        [(self.node, 1.0 - self.part), (self.node + 1, self.part)]
            .into_iter()
            .filter(|(_, part)| *part > 0.0)
    }
}
