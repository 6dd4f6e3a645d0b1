//! The random numbers of computer players: for their choices, and for noticing a slip.

use rules::ids::{MAX_SEATS, SeatId};
use rules::rng::{RulesRng, Seed, Stream};

/// What a computer player needs random numbers for.
#[derive(Clone, Copy, Debug)]
pub enum AgentChance {
    /// The choice of an action.
    Choice = 0,
    /// Whether a slip is noticed.
    Notices = 1,
}

impl AgentChance {
    /// The random numbers of a seat in a match with this seed, after this many entries of the record.
    pub(super) fn of(self, seed: Seed, seat: SeatId, entries: usize) -> RulesRng {
        let number = self as usize * MAX_SEATS + seat.index();
        seed.nth(number as u64).at_entry(Stream::Agents, entries)
    }
}
