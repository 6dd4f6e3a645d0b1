//! What the screen of the lobby shows, for all its parts.

use bevy::prelude::*;

use crate::net::protocol::lobby::Lobby;
use crate::screens::setup::draft::Draft;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::room::Room;

/// The screen is to be built anew.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Relay;

/// What the screen shows.
pub(super) struct Seen<'a> {
    pub room: &'a Room,
    pub lobby: &'a Lobby,
    pub remembered: &'a Remembered,
    pub draft: &'a Draft,
}

impl Seen<'_> {
    /// Whether the person sets the table.
    pub fn sets(&self) -> bool {
        self.room.hosts() && !self.lobby.playing
    }
}
