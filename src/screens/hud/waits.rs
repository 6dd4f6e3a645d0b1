//! What the table waits for before it goes on: people who have to see or throw something.

use bevy::prelude::*;

use crate::rules::ids::PlayerId;
use crate::table::view::{Players, SeatControl};

/// What the table waits for a person to do. A game's own HUD file says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GateWaits {
    /// To throw the dice that are due.
    pub throw: bool,
    /// To go on from the score sheet of a round.
    pub score: bool,
}

/// Whether any seat is played by a person.
pub(crate) fn any_person(players: &Players) -> bool {
    players.0.iter().any(|player| player.control == SeatControl::Person)
}

/// How many people play at this machine.
pub(crate) fn people(players: &Players) -> usize {
    let seats = (0..players.0.len() as u8).map(PlayerId);
    seats.filter(|seat| players.is_person(*seat)).count()
}
