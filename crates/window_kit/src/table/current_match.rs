//! The current match, and the messages that start and end a match.

use bevy::prelude::*;

use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::view::SeatPlayer;
use rules::error::SetupError;
use rules::seats::Seats;

/// Starts a match. The current match ends.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// The match could not be set up. The current match continues.
#[derive(Message, Clone, Debug)]
pub struct StartRefused(pub SetupError);

/// Ends the current match and clears the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndMatch;

/// Ends the match that the players left.
pub fn clear_the_table(mut ends: MessageWriter<EndMatch>) {
    ends.write(EndMatch);
}

/// The set-up of the current match without its seed, which only the host knows. Present while a match is on.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct CurrentMatch {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The players at the beginning, by seat.
    pub players: Vec<SeatPlayer>,
    /// Tells matches apart. A replay has the mark of its match.
    pub mark: MatchMark,
}

/// An id that tells matches apart and reveals nothing of their chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchMark([u8; 16]);

impl MatchMark {
    /// The mark of the match with this seed.
    pub fn of(seed: u64) -> Self {
        let mut mark = Self::default();
        let hash = blake3::derive_key("tumbletop: which match it is", &seed.to_le_bytes());
        for (to, from) in mark.0.iter_mut().zip(hash) {
            *to = from;
        }
        mark
    }
}

impl CurrentMatch {
    /// The set-up of a match that begins.
    pub(super) fn of(setup: MatchSetup) -> Self {
        Self {
            mark: MatchMark::of(setup.seed),
            options: setup.options,
            seats: setup.seats,
            players: setup.players,
        }
    }

    /// The same match with another seed.
    pub fn again(&self, seed: u64) -> MatchSetup {
        MatchSetup {
            options: self.options.clone(),
            seats: self.seats,
            seed,
            players: self.players.clone(),
        }
    }
}
