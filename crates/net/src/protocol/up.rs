//! The messages of clients to the server.

use serde::{Deserialize, Serialize};

use crate::protocol::code::RoomCode;
use crate::protocol::lobby::MemberId;
use crate::protocol::settings::Settings;
use crate::protocol::talk::Saying;
use crate::protocol::token::SeatToken;
use host::bounded;
use host::request::{Ask, DecisionId};
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::{MAX_PLAYERS, PlayerId, Viewer};

/// A message to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Up {
    /// Numbers the requests of this person in this room, from 1. The answer repeats the number; a request that comes
    /// again with the same number is not done again.
    pub number: u32,
    /// The request.
    pub asks: Request,
}

/// What a client can request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Opens a room and hosts it.
    Open(Box<Settings>, Newcomer),
    /// Enters a room.
    Join(RoomCode, Newcomer),
    /// Comes back to a room.
    Return {
        /// The room.
        code: RoomCode,
        /// The token of the seats.
        token: SeatToken,
        /// The last item received, by viewer: the feed resumes after it, or with a snapshot if that is not possible.
        #[serde(deserialize_with = "bounded::list::<_, _, { MAX_PLAYERS + 1 }>")]
        told: Vec<(Viewer, Progress)>,
    },
    /// Changes the settings of the table (host).
    Configure(Box<Settings>),
    /// Sits down; a member can have several seats.
    Sit {
        /// The seat.
        seat: PlayerId,
        /// The name of the player in this seat; if it is empty, the member's name.
        name: String,
        /// The colour, 0 to 7.
        colour: u8,
        /// The face.
        face: u8,
    },
    /// Leaves a seat.
    Stand(PlayerId),
    /// Puts a computer player of this level in a seat, or removes it (host).
    Computer(PlayerId, Option<Level>),
    /// Is ready for the match, or for another one, or not ready.
    Ready(bool),
    /// Removes a member (host).
    Remove(MemberId),
    /// Passes hosting to another member (host).
    HandOver(MemberId),
    /// Locks or unlocks the room (host).
    Lock(bool),
    /// Begins a match (host).
    Start,
    /// A request to the match, for one of the person's own seats.
    Ask(Ask),
    /// Whether another seat may undo its action in this decision.
    AgreeUndo(PlayerId, DecisionId, bool),
    /// Whether the match is to pause. It pauses once every player who is here wants it, and resumes as soon as one of
    /// them asks. Before the pause, `false` withdraws the member's own wish.
    Pause(bool),
    /// Lets a computer player stand in for a person who is away.
    Replace(PlayerId),
    /// Shows where a hand is and what it holds. Has no effect on the match; may be lost.
    Aim(Aim),
    /// Says something.
    Say(Saying),
    /// Asks for the record of the last match, from this byte on.
    Record(u32),
    /// Leaves the room.
    Leave,
    /// Shows that the client is still there.
    Ping,
}

/// A new member who enters a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Newcomer {
    /// The name; the server cleans it.
    pub name: String,
}

/// How much of a feed was received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The epoch of the feed: it changes when the server restarts.
    pub epoch: u64,
    /// The number of the last item.
    pub number: u64,
}

/// A player's hand over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aim {
    /// The seat of the player.
    pub seat: PlayerId,
    /// The position: x and z in hundredths of a die's edge, from the middle of the pile [`near`](Self::near), or of
    /// the table.
    pub at: (i16, i16),
    /// The pile below the hand, for piles whose place differs from screen to screen: its number in the order of the
    /// match's piles.
    pub near: Option<u8>,
    /// The throw it shows: its direction in 1/256 of a turn, and its power in 1/255.
    pub throws: Option<(u8, u8)>,
    /// What it holds.
    pub lifted: Option<Lifted>,
}

/// What a hand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lifted {
    /// This die.
    Die(DieId),
    /// A card of this pile, numbered as in [`Aim::near`]; never which card of a hand.
    CardOf(u8),
}
