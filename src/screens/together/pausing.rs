//! What a player can do about a pause of a match with others.

use crate::screens::together::room::Room;
use messages::Message;
use messages::texts::together as words;
use net::protocol::client_message::RoomRequest;

/// The one thing that can be done about a pause now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pausing {
    /// To ask for one.
    Ask,
    /// To agree to one.
    Agree,
    /// To withdraw the own request.
    TakeBack,
    /// To end one.
    GoOn,
}

impl Pausing {
    /// What can be done in this room; `None` without a match, a seat or a connection, and where the table takes its time
    /// anyway.
    pub(crate) fn of(room: &Room) -> Option<Self> {
        let lobby = room.lobby.as_ref().filter(|lobby| lobby.playing && room.is_here())?;
        if room.takes_days() {
            return None;
        }
        room.own_seats().next()?;
        Some(if lobby.paused {
            Self::GoOn
        } else if room.wants_pause() {
            Self::TakeBack
        } else if lobby.wants_pause.is_empty() {
            Self::Ask
        } else {
            Self::Agree
        })
    }

    /// The label of its button.
    pub(crate) const fn label(self) -> Message {
        match self {
            Self::Ask => words::PAUSE,
            Self::Agree => words::PAUSE_TOO,
            Self::TakeBack => words::PAUSE_NOT,
            Self::GoOn => words::GO_ON,
        }
    }

    /// The request to the room.
    pub(crate) const fn request(self) -> RoomRequest {
        RoomRequest::Pause(matches!(self, Self::Ask | Self::Agree))
    }
}
