//! What a throw can be thrown again from: the gesture, and where exactly the dice lay afterwards. The track of a throw
//! is rounded, and a throw among dice that lie a little otherwise is another one.

use std::collections::BTreeMap;

use glam::Quat;
use serde::{Deserialize, Serialize};

use records::store::log_entry::LoggedGesture;
use rules::die::{DieId, DieSet};
use rules::ids::SeatId;

/// The exact pose of a die, as a log has it: its id, place and orientation.
pub type ExactPose = (u8, [f32; 3], [f32; 4]);

/// A throw.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ExactThrow {
    /// The seat that threw the dice, if they had waited for its hand and no action had thrown them.
    pub given: Option<SeatId>,
    /// The gesture; `None` is the standard throw.
    pub gesture: Option<LoggedGesture>,
    /// The dice that lie on the table afterwards.
    on_table: DieSet,
    /// Those of them that lie otherwise than after the throw before.
    moved: Vec<ExactPose>,
}

impl ExactThrow {
    /// How many dice lie on the table afterwards.
    pub(crate) fn on_table(&self) -> usize {
        self.on_table.iter().count()
    }

    /// Whether it can be a throw at a table with so many dice: no other die lies there, and each lies somewhere.
    pub(crate) fn is_possible(&self, dice: usize) -> bool {
        let lies = |(die, place, turned): &ExactPose| {
            usize::from(*die) < dice
                && place.iter().all(|at| at.is_finite())
                && Quat::from_array(*turned).is_normalized()
        };
        self.moved.iter().all(lies) && self.on_table.iter().all(|die| die.index() < dice)
    }
}

/// Where the dice lay after the throws so far, by die.
#[derive(Clone, Debug, Default)]
pub struct ExactPoses(BTreeMap<u8, ExactPose>);

impl ExactPoses {
    /// Follows the next throw. Returns where its dice lie: of all dice on the table, in the order of their ids.
    pub fn follow(&mut self, throw: &ExactThrow) -> Vec<ExactPose> {
        for pose in &throw.moved {
            self.0.insert(pose.0, *pose);
        }
        let on_table = self.0.values().filter(|pose| throw.on_table.contains(DieId(pose.0)));
        on_table.copied().collect()
    }

    /// The next throw, after which the dice lie like this.
    pub fn next(&self, given: Option<SeatId>, gesture: Option<LoggedGesture>, lies: &[ExactPose]) -> ExactThrow {
        let bits = |(_, place, turned): &ExactPose| (place.map(f32::to_bits), turned.map(f32::to_bits));
        let has_moved = |pose: &&ExactPose| self.0.get(&pose.0).map(bits) != Some(bits(pose));
        ExactThrow {
            given,
            gesture,
            on_table: lies.iter().map(|pose| DieId(pose.0)).collect(),
            moved: lies.iter().filter(has_moved).copied().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_moved_is_kept_and_all_is_known_again() {
        let pose = |die: u8, x: f32| (die, [x, 0.5, -1.0], [0.0, 0.0, 0.0, 1.0]);
        let (mut writes, mut reads) = (ExactPoses::default(), ExactPoses::default());
        for (lies, moved) in [
            (vec![pose(0, 1.0), pose(1, 2.0), pose(3, 0.0)], 3),
            (vec![pose(0, 1.0), pose(1, 2.5), pose(3, -0.0)], 2),
            // Die 0 was taken, and comes back where it lay.
            (vec![pose(1, 2.5), pose(3, -0.0)], 0),
            (vec![pose(0, 1.0), pose(1, 2.5), pose(3, -0.0)], 0),
        ] {
            let throw = writes.next(None, None, &lies);
            assert_eq!(throw.moved.len(), moved, "{lies:?}");
            writes.follow(&throw);
            assert_eq!(reads.follow(&throw), lies);
        }
    }
}
