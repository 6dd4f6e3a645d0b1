//! The messages that start and end a match.

use bevy::prelude::*;

use crate::catalog::AnyOptions;
use crate::host::match_setup::MatchSetup;
use crate::host::view::SeatPlayer;
use crate::rules::error::SetupError;
use crate::rules::seats::Seats;

/// Starts a match. A match that is on ends.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// The match could not be set up. A match that was on goes on.
#[derive(Message, Clone, Debug)]
pub struct StartRefused(pub SetupError);

/// Ends the match that is on and clears the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndMatch;

/// What the match that is on was set up with, all but its seed: only the host knows that. Present while a match is on.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct CurrentMatch {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The players at the beginning, by seat.
    pub players: Vec<SeatPlayer>,
    /// Tells matches apart. A replay has the mark of its match.
    pub mark: Mark,
}

/// Tells matches apart, and nothing of their chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark([u8; 16]);

impl Mark {
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
    /// What is known of a match that begins.
    pub(super) fn of(setup: MatchSetup) -> Self {
        Self {
            mark: Mark::of(setup.seed),
            options: setup.options,
            seats: setup.seats,
            players: setup.players,
        }
    }

    /// The same match with other chance.
    pub fn again(&self, seed: u64) -> MatchSetup {
        MatchSetup {
            options: self.options.clone(),
            seats: self.seats,
            seed,
            players: self.players.clone(),
        }
    }
}
