//! The texts about a connection and about seats.

use crate::screens::together::room::{ConnectionStatus, Room};
use messages::texts::together as texts;
use messages::{Message, ToMessage};
use net::protocol::limits::TRIES_FOR;
use net::protocol::lobby::{LobbySeat, SeatHolder};
use net::protocol::refusal::CloseReason;
use net::session::Ended;
use window_kit::settings::people::Animal;
use window_kit::ui::face::Portrait;

/// Why the connection ended; `None` for a person who left.
pub(super) fn ended(ended: &Ended) -> Option<Message> {
    match ended {
        Ended::Closed(CloseReason::Left) => None,
        Ended::Closed(why) => Some(texts::ended(why.message())),
        Ended::Refused(why) => Some(texts::refused(why.message())),
        Ended::Malformed => Some(texts::MALFORMED),
        Ended::Untrusted(untrusted) => Some(untrusted.doubt.message()),
        Ended::NoAnswer => Some(texts::gave_up(TRIES_FOR.as_secs() / 60)),
    }
}

/// The text while the connection is lost.
pub(crate) fn lost(room: &Room) -> Message {
    match &room.stands {
        ConnectionStatus::Lost { why: Some(why), .. } => texts::lost_why(why.message()),
        _ => texts::LOST,
    }
}

/// The face of the player in a seat.
pub(crate) fn portrait(seat: &LobbySeat) -> Option<Portrait> {
    match (seat.holder, seat.stand_in) {
        (SeatHolder::Nobody, _) => None,
        (SeatHolder::Computer(level), _) | (SeatHolder::Person(_), Some(level)) => Some(Portrait::Level(level)),
        (SeatHolder::Person(_), None) => Some(Portrait::Person(Animal::of_number(seat.face))),
    }
}
