//! The messages that start and end a match.

use bevy::prelude::*;

use crate::host::match_setup::MatchSetup;
use crate::rules::error::SetupError;

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
