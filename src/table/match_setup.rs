//! What a match is set up with, and the messages that start and end a match.

use bevy::prelude::*;

use crate::catalog::AnyOptions;
use crate::rules::error::SetupError;
use crate::rules::seats::Seats;
use crate::table::view::SeatPlayer;

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

/// Starts a match. A match that is on ends.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// The match could not be set up. A match that was on goes on.
#[derive(Message, Clone, Debug)]
pub struct StartRefused(pub SetupError);

/// Ends the match that is on and clears the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndMatch;

/// The set-up of the match that is on, for a rematch and for the record. Present while a match is on.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct CurrentMatch(pub MatchSetup);
