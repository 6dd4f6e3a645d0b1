//! What the server says to clients.

use serde::{Deserialize, Serialize};

use crate::host::request::DecisionId;
use crate::net::protocol::code::RoomCode;
use crate::net::protocol::lobby::{Lobby, MemberId};
use crate::net::protocol::packed::Packed;
use crate::net::protocol::refusal::Refusal;
use crate::net::protocol::talk::Saying;
use crate::net::protocol::token::SeatToken;
use crate::net::protocol::up::Aim;
use crate::rules::ids::{MAX_PLAYERS, PlayerId, Viewer};

/// A message to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Down {
    /// What became of the request of this number.
    Answer(u32, Result<(), Refusal>),
    /// The person is in the room. The token is a new one; an earlier one opens nothing any more.
    Entered {
        /// The room.
        code: RoomCode,
        /// The person's number.
        you: MemberId,
        /// With it one comes back.
        token: SeatToken,
        /// The number of the last request of this person that was heard; the next ones are higher.
        heard: u32,
    },
    /// The room, whenever something in it has changed.
    Lobby(Box<Lobby>),
    /// A match begins or goes on; its feeds are those of this epoch.
    Began(u64),
    /// An item of the feed of one of the person's seats, or of onlookers.
    Item(Viewer, Box<Packed>),
    /// A seat wants to take back what it did in this decision; its person asks those who are concerned.
    UndoAsked(PlayerId, DecisionId),
    /// What became of such a question.
    UndoAnswered(PlayerId, bool),
    /// How much time each seat still has.
    Clock(Box<Times>),
    /// A seat is reminded that it is due.
    Reminded(PlayerId),
    /// Somebody's hand.
    Aimed(Aim),
    /// Somebody says something.
    Said(MemberId, Saying),
    /// A part of the record of the last match: it begins at `from` of `of` bytes, which are a [`FullRecord`].
    Record {
        /// The place of the first byte.
        from: u32,
        /// How long the whole is.
        of: u32,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// An answer to a ping.
    Pong,
    /// Whether the room waits for the server's disk. What a person asked and what a match did is not kept yet then; it is
    /// answered and told once it is.
    DiskWaits(bool),
}

/// The time of each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// The milliseconds that each seat still has; `None` where it has as many as it likes.
    pub left_ms: [Option<u32>; MAX_PLAYERS],
    /// The seats whose time runs, as bits.
    pub runs: u8,
}

/// Everything of a match that is over: the bytes of its record, and of how its dice rolled. Saved as two files they are
/// what `tumbletop replay` shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FullRecord {
    /// The record.
    pub record: Vec<u8>,
    /// The tracks.
    pub tracks: Vec<u8>,
}
