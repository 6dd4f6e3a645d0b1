//! Who is in a room, and who sits where.

use serde::{Deserialize, Serialize};

use crate::ai::level::Level;
use crate::net::protocol::code::RoomCode;
use crate::net::protocol::settings::Settings;
use crate::rules::game::Scores;

/// Somebody in a room, as everybody in it knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MemberId(pub u16);

/// A room as everybody in it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lobby {
    /// Its code.
    pub code: RoomCode,
    /// What the table is set to.
    pub settings: Settings,
    /// Who hosts it; nobody while nobody is there.
    pub host: Option<MemberId>,
    /// Whether nobody else may enter.
    pub locked: bool,
    /// Who is here.
    pub members: Vec<Member>,
    /// The seats, clockwise.
    pub seats: Vec<Seat>,
    /// How many matches were begun here.
    pub matches: u32,
    /// Whether one is on.
    pub playing: bool,
    /// Whether it is paused.
    pub paused: bool,
    /// Who wants it paused.
    pub wants_pause: Vec<MemberId>,
    /// How the last match ended.
    pub results: Option<Scores>,
}

/// Somebody in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// The number.
    pub id: MemberId,
    /// The name, cleaned and unchecked: anybody can call themselves anything.
    pub name: String,
    /// Whether the connection stands.
    pub here: bool,
    /// Whether they are ready to begin.
    pub ready: bool,
}

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Who has it.
    pub holder: Holder,
    /// The name shown.
    pub name: String,
    /// The colour of its dice, 0 to 7; no two seats have the same.
    pub colour: u8,
    /// The face, below [`super::limits::FACES`].
    pub face: u8,
    /// The level of the computer player that plays for the person who is away.
    pub stand_in: Option<Level>,
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// Nobody.
    Nobody,
    /// A person.
    Person(MemberId),
    /// A computer player.
    Computer(Level),
}
