//! The data of the lobby screen, for all its parts.

use bevy::prelude::*;

use crate::screens::setup::draft::Draft;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::room::Room;
use net::protocol::lobby::Lobby;

/// A request to build the screen again.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct RebuildLobby;

/// The data of the screen.
pub(super) struct LobbyView<'a> {
    pub room: &'a Room,
    pub lobby: &'a Lobby,
    pub(crate) remembered: &'a Remembered,
    pub(crate) draft: &'a Draft,
}

impl LobbyView<'_> {
    /// Whether the person can change the table.
    pub fn sets(&self) -> bool {
        self.room.hosts() && !self.lobby.playing
    }
}
