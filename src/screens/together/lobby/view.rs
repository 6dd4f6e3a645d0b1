//! The data of the lobby screen, for all its parts.

use bevy::prelude::*;

use crate::screens::known_people::KnownPeople;
use crate::screens::setup::draft::Draft;
use crate::screens::together::muting::Muted;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::room::Room;
use client::people::here::Relation;
use net::protocol::lobby::{Lobby, MemberId};

/// A request to build the screen again.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct RebuildLobby;

/// The data of the screen.
pub(super) struct LobbyView<'a> {
    pub room: &'a Room,
    pub lobby: &'a Lobby,
    pub(crate) remembered: &'a Remembered,
    pub(crate) draft: &'a Draft,
    pub known: &'a KnownPeople,
    pub(crate) muted: &'a Muted,
}

impl LobbyView<'_> {
    /// Whether the person can change the table.
    pub fn sets(&self) -> bool {
        self.room.hosts() && !self.lobby.playing
    }

    /// Who a member is to the person.
    pub fn relation(&self, member: MemberId) -> Relation<'_> {
        match self.room.you {
            Some(you) if you == member => Relation::You,
            _ => Relation::of(self.room.standing(member), self.known.people()),
        }
    }
}
