//! The texts about a connection and about seats.

use crate::screens::together::room::{ConnectionStatus, Room};
use client::people::here::Relation;
use messages::texts::together as texts;
use messages::{Message, ToMessage};
use net::protocol::limits::TRIES_FOR;
use net::protocol::lobby::{LobbySeat, SeatHolder};
use net::protocol::refusal::CloseReason;
use net::session::Ended;
use rules::ai::character::at_table;
use window_kit::settings::people::Animal;
use window_kit::ui::face::Portrait;

/// Why the connection ended; `None` for a person who left.
pub(super) fn ended(ended: &Ended) -> Option<Message> {
    match ended {
        Ended::Closed(CloseReason::Left) | Ended::Looked => None,
        Ended::Closed(why) => Some(texts::ended(why.message())),
        Ended::Refused(why) => Some(texts::refused(why.message())),
        Ended::Malformed => Some(texts::MALFORMED),
        Ended::Untrusted(untrusted) => Some(untrusted.doubt.message()),
        Ended::NoAnswer => Some(texts::gave_up(TRIES_FOR.as_secs() / 60)),
        Ended::OutOfReach => Some(texts::NO_OTHER_HOMES),
    }
}

/// Who somebody is to the person, in a few words.
pub(super) fn relation(relation: &Relation) -> Message {
    match relation {
        Relation::You => texts::IS_YOU,
        Relation::Unknown => texts::UNCHECKED,
        Relation::New => texts::PERSON_NEW,
        Relation::Met(_) => texts::PERSON_MET,
        Relation::Known(person) => texts::person_known(person.name()),
        Relation::Blocked(_) => texts::PERSON_BLOCKED,
    }
}

/// The text while the connection is lost.
pub(crate) fn lost(room: &Room) -> Message {
    match &room.stands {
        ConnectionStatus::Lost { why: Some(why), .. } => texts::lost_why(why.message()),
        _ => texts::LOST,
    }
}

/// The faces of the players, by seat; a seat without a player has none.
pub(crate) fn portraits(seats: &[LobbySeat]) -> Vec<Option<Portrait>> {
    let level = |seat: &LobbySeat| match (seat.holder, seat.stand_in) {
        (SeatHolder::Nobody, _) => None,
        (SeatHolder::Computer(level), _) => Some(level),
        (SeatHolder::Person(_), stand_in) => stand_in,
    };
    let characters = at_table(seats.iter().map(|seat| (seat.name.as_str(), level(seat))));
    let faces = seats
        .iter()
        .zip(characters)
        .map(|(seat, character)| match (seat.holder, character) {
            (SeatHolder::Nobody, _) => None,
            (_, Some(character)) => Some(Portrait::Computer(character)),
            (_, None) => Some(Portrait::Person(Animal::of_number(seat.face))),
        });
    faces.collect()
}
