//! What clients say to the server.

use serde::{Deserialize, Serialize};

use crate::ai::level::Level;
use crate::host::bounded;
use crate::host::request::{Ask, DecisionId};
use crate::net::protocol::code::RoomCode;
use crate::net::protocol::lobby::MemberId;
use crate::net::protocol::settings::Settings;
use crate::net::protocol::talk::Saying;
use crate::net::protocol::token::SeatToken;
use crate::rules::die::DieId;
use crate::rules::ids::{MAX_PLAYERS, PlayerId, Viewer};

/// A message to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Up {
    /// Counts what this person has asked in this room, from 1. The answer names it; what comes again with the same
    /// number is not done again.
    pub number: u32,
    /// What is asked.
    pub asks: Request,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Opens a room, and hosts it.
    Open(Box<Settings>, Newcomer),
    /// Enters a room.
    Join(RoomCode, Newcomer),
    /// Comes back to a room.
    Return {
        /// The room.
        code: RoomCode,
        /// The token of the seats.
        token: SeatToken,
        /// What was told last, by viewer. The rest is told; where that is not possible, everything.
        #[serde(deserialize_with = "bounded::list::<_, _, { MAX_PLAYERS + 1 }>")]
        told: Vec<(Viewer, Progress)>,
    },
    /// Sets the table (host).
    Configure(Box<Settings>),
    /// Sits down; somebody can have several seats.
    Sit {
        /// Which seat.
        seat: PlayerId,
        /// The name of who plays it; that of the person, where it is empty.
        name: String,
        /// The colour, 0 to 7.
        colour: u8,
        /// The face.
        face: u8,
    },
    /// Gets up.
    Stand(PlayerId),
    /// Has a computer player sit down, or gets it up (host).
    Computer(PlayerId, Option<Level>),
    /// Is ready for the match, or for another one.
    Ready(bool),
    /// Removes somebody (host).
    Remove(MemberId),
    /// Hands hosting over (host).
    HandOver(MemberId),
    /// Locks the room (host).
    Lock(bool),
    /// Begins a match (host).
    Start,
    /// Asks something of the match, for one of the person's own seats.
    Ask(Ask),
    /// Whether another seat may take back what it did in this decision.
    AgreeUndo(PlayerId, DecisionId, bool),
    /// Whether the match is to pause. It does once everybody who plays wants it, and goes on as soon as somebody wants
    /// that. Before it pauses, `false` takes one's own wish back.
    Pause(bool),
    /// Has a computer player play for somebody who is away.
    Replace(PlayerId),
    /// Shows where a hand is and what it holds. Binds nobody; may be lost.
    Aim(Aim),
    /// Says something.
    Say(Saying),
    /// Wants the record of the last match, from this byte on.
    Record(u32),
    /// Leaves the room.
    Leave,
    /// Is still there.
    Ping,
}

/// Somebody who enters a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Newcomer {
    /// The name; it is cleaned.
    pub name: String,
}

/// How much of a feed was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Which feed: another one after the server was started again.
    pub epoch: u64,
    /// The number of the last item.
    pub number: u64,
}

/// A hand over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aim {
    /// Whose.
    pub seat: PlayerId,
    /// Where it is: x and z in hundredths of an edge of a die, from the middle of the pile [`near`](Self::near), or of the
    /// table.
    pub at: (i16, i16),
    /// The pile it is over, where piles lie elsewhere on each table: its number in the order of the match's piles.
    pub near: Option<u8>,
    /// Where it points: the direction of the throw in 1/256 of a turn, and its power in 1/255.
    pub throws: Option<(u8, u8)>,
    /// What it holds.
    pub lifted: Option<Lifted>,
}

/// What a hand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lifted {
    /// This die.
    Die(DieId),
    /// A card of this pile, counted as in [`Aim::near`]; never which card of a hand.
    CardOf(u8),
}
