//! What a match is set up with, and the messages that start and end one.

use bevy::prelude::*;

use crate::catalog::AnyOptions;
use crate::rules::error::SetupError;
use crate::rules::seats::Seats;
use crate::table::view::SeatPlayer;

/// Everything a match is set up from (G-1).
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// What all chance of the match comes from.
    pub seed: u64,
    /// The players, by seat.
    pub players: Vec<SeatPlayer>,
}

/// Starts a match; one that is on ends.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// The match could not be set up. One that was on goes on.
#[derive(Message, Clone, Debug)]
pub struct StartRefused(pub SetupError);

/// Ends the match that is on and clears the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndMatch;

/// The set-up of the match that is on, for a rematch and for the record. There while a match is on.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct CurrentMatch(pub MatchSetup);
