//! The way back to the person's seat at a table that takes its time.

use std::path::{Path, PathBuf};

use crate::error::Failure;
use crate::own_tables::{OwnTable, OwnTables, forget, keep};
use messages::names::cleaned_or;
use messages::names::{LONGEST, UNNAMED};
use net::destination::Destination;
use net::protocol::code::RoomCode;
use net::protocol::lobby::{Lobby, MemberId, SeatHolder};
use net::protocol::token::SeatToken;
use net::session::Goal;

/// Where the table is, and what is kept of the way back; nothing without a folder.
#[derive(Debug)]
pub(super) struct WayBack {
    folder: Option<PathBuf>,
    server: Destination,
    /// Opens the person's seats, once they are in the room.
    token: Option<SeatToken>,
    /// The token that is kept.
    kept: Option<SeatToken>,
}

impl WayBack {
    pub(super) fn new(folder: Option<&Path>, server: Destination) -> Self {
        Self {
            folder: folder.map(Path::to_owned),
            server,
            token: None,
            kept: None,
        }
    }

    /// What a client wants that goes to the table of this code: back to a seat, if one is kept there.
    ///
    /// # Errors
    /// As in [`OwnTables::read`].
    pub(super) fn goal(&self, code: RoomCode) -> Result<Goal, Failure> {
        let Some(folder) = &self.folder else {
            return Ok(Goal::Join(code));
        };
        let tables = OwnTables::read(folder)?;
        if let Some(token) = tables.seat_at(&self.server, code) {
            return Ok(Goal::ReturnOrJoin(code, token));
        }
        let homes = tables.in_homes(code);
        Ok(match homes.is_empty() {
            true => Goal::Join(code),
            false => Goal::JoinOrReturn(code, homes),
        })
    }

    /// The person's folder.
    pub(super) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The address of the server or the table.
    pub(super) fn server(&self) -> String {
        self.server.to_string()
    }

    /// Notes that the person is in the room.
    pub(super) const fn entered(&mut self, token: SeatToken) {
        self.token = Some(token);
    }

    /// Notes that the room is a table in a home, at this address. A way that is kept to another one leads nowhere.
    ///
    /// # Errors
    /// As in [`forget`].
    pub(super) fn moved(&mut self, to: Destination, code: Option<RoomCode>) -> Result<(), Failure> {
        let forgotten = code.map_or(Ok(()), |code| self.forget(code));
        self.server = to;
        forgotten
    }

    /// Keeps the way where the person has a seat, or offers to play on in one; forgets it otherwise.
    ///
    /// # Errors
    /// As in [`keep`].
    pub(super) fn note(&mut self, lobby: &Lobby, you: MemberId) -> Result<(), Failure> {
        let (Some(folder), Some(token)) = (&self.folder, self.token) else {
            return Ok(());
        };
        if !lobby.settings.clock.takes_days() || !is_of_the_match(lobby, you) {
            return self.forget(lobby.code);
        }
        if self.kept == Some(token) {
            return Ok(());
        }
        let host = lobby.members.iter().find(|member| Some(member.id) == lobby.host);
        self.kept = Some(token);
        keep(
            folder,
            OwnTable {
                server: self.server.url(),
                code: lobby.code.to_string(),
                token,
                game: lobby.settings.game.clone(),
                host: cleaned_or(host.map_or("", |host| &host.name), LONGEST, UNNAMED),
            },
        )
    }

    /// Forgets the way: the person leaves for good.
    ///
    /// # Errors
    /// As in [`forget`].
    pub(super) fn forget(&mut self, code: RoomCode) -> Result<(), Failure> {
        match (&self.folder, self.kept.take()) {
            (Some(folder), Some(_)) => forget(folder, &self.server, code),
            _ => Ok(()),
        }
    }
}

/// Whether a member has a seat, or offers to play on in one.
pub(super) fn is_of_the_match(lobby: &Lobby, who: MemberId) -> bool {
    let has_seat = lobby.seats.iter().any(|seat| seat.holder == SeatHolder::Person(who));
    has_seat || lobby.offers.iter().any(|offer| offer.by == who)
}
