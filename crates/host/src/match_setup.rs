//! The set-up of a match.

use crate::view::SeatPlayer;
use games::catalog::AnyOptions;
use rules::rng::Seed;
use rules::seats::Seats;

/// Everything that sets up a match (G-1).
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The seed of all chance in the match.
    pub seed: Seed,
    /// The players, by seat.
    pub players: Vec<SeatPlayer>,
}
