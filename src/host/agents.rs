//! The chance of computer players: what they choose, and whether they notice something.

use crate::rules::ids::{MAX_PLAYERS, PlayerId};
use crate::rules::rng::{RulesRng, Stream, at_entry, nth_seed};

/// What a computer player needs chance for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AgentChance {
    /// What it chooses.
    Choice = 0,
    /// Whether it notices a slip.
    Notices = 1,
}

impl AgentChance {
    /// The chance of a seat in a match of this seed, after so many entries of the record.
    pub(super) fn of(self, seed: u64, seat: PlayerId, entries: usize) -> RulesRng {
        let number = self as usize * MAX_PLAYERS + seat.index();
        at_entry(nth_seed(seed, number as u64), Stream::Agents, entries)
    }
}
