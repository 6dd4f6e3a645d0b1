//! The set-up of a match.

use crate::catalog::AnyOptions;
use crate::host::view::SeatPlayer;
use crate::rules::seats::Seats;

/// Everything that sets up a match (G-1).
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The seed of all chance in the match.
    pub seed: u64,
    /// The players, by seat.
    pub players: Vec<SeatPlayer>,
}
