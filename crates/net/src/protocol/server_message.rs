//! The messages of the server to clients.

use serde::{Deserialize, Serialize};

use crate::protocol::absence::OwnArrangements;
use crate::protocol::client_message::HandPointer;
use crate::protocol::code::RoomCode;
use crate::protocol::lobby::{Lobby, MemberId};
use crate::protocol::packed::PackedItem;
use crate::protocol::person::{Challenge, KeyClaim};
use crate::protocol::phrases::Phrase;
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::table_news::TableNews;
use crate::protocol::token::SeatToken;
use crate::protocol::words::Words;
use crate::table_address::TableAddress;
use crate::target::Target;
use host::bounded;
use host::request::DecisionId;
use messages::names;
use records::draw::{Commitment, MOST_NUMBERS, Number};
use rules::ids::{MAX_SEATS, SeatId, Viewer};

/// A message to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ServerMessage {
    /// The result of the request with this number.
    Answer(u32, Result<(), RoomRefusal>),
    /// The person is in the room. The token is a new one and replaces any earlier one.
    Entered {
        /// The room.
        code: RoomCode,
        /// The person's number.
        you: MemberId,
        /// Opens the person's seats again after a lost connection.
        token: SeatToken,
        /// The number of the last request of this person that the room received; later requests have higher numbers.
        heard: u32,
    },
    /// The room, sent whenever something in it has changed.
    Lobby(Box<Lobby>),
    /// A match begins or resumes; its feeds have this epoch.
    Began(u64),
    /// A feed item of one of the person's seats, or of onlookers.
    Item(Viewer, Box<PackedItem>),
    /// A seat wants to undo its action in this decision; the other players have to agree.
    UndoAsked(SeatId, DecisionId),
    /// Whether that undo was done.
    UndoAnswered(SeatId, bool),
    /// The clocks of the seats.
    Clock(Box<SeatTimes>),
    /// A reminder that this seat has to act.
    Reminded(SeatId),
    /// The hand of another player.
    Aimed(HandPointer),
    /// A member says something.
    Said(MemberId, Phrase),
    /// A part of the record of the last match: it begins at byte `from` of `of`. All parts together are a
    /// [`FullRecord`].
    Record {
        /// The offset of the first byte.
        from: u32,
        /// The length of the whole record, in bytes.
        of: u32,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// The answer to a ping.
    Pong,
    /// Whether the room waits for the server's disk. What a person asked and what a match did is not kept yet then;
    /// it is answered and told once it is.
    DiskWaits(bool),
    /// A step of the draw of the seed of the next match, for everybody in the room.
    Draw(DrawStep),
    /// The room of this code is a table in a home, at this address. The client goes there with the same request.
    Elsewhere(TableAddress),
    /// News of a room, for the request with this number.
    News(u32, Box<TableNews>),
    /// A member writes something. Only people who have shown their keys get it.
    Wrote(MemberId, Words),
    /// What a person signs who wants to wait for invitations.
    Challenge(Challenge),
    /// Somebody invites the person who waits.
    Invited(Box<Invited>),
    /// A member reminds the person of this seat that it has to act. Both of them get it.
    Nudged(MemberId, SeatId),
    /// What the person has set for when they are away, at a table that takes its time.
    Own(Box<OwnArrangements>),
    /// Another server has the room, or space for a new one, or lists tables with this code. The client goes there with the
    /// same request.
    AtServer(Target),
    /// Another server has the room of the request with this number: it gives its news.
    NewsAt(u32, Target),
}

/// An invitation to a room of the server. The client checks who sent it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invited {
    /// The room.
    pub code: RoomCode,
    /// Who invites: their number in the room.
    pub member: MemberId,
    /// Their name.
    #[serde(deserialize_with = "names::read")]
    pub name: String,
    /// The key that they have shown there.
    pub claim: KeyClaim,
}

/// A step of the draw of a match's seed, see [`records::draw`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawStep {
    /// The draw begins. Each of these people answers with
    /// [`Commit`](crate::protocol::client_message::RoomRequest::Commit).
    Begins {
        /// The server's commitment to its secret.
        secret: Commitment,
        /// The people who have seats and are connected.
        #[serde(deserialize_with = "bounded::list::<_, _, MOST_NUMBERS>")]
        people: Vec<MemberId>,
    },
    /// The commitments of these people, in the same order. Each of them answers with
    /// [`Reveal`](crate::protocol::client_message::RoomRequest::Reveal).
    Committed(#[serde(deserialize_with = "bounded::list::<_, _, MOST_NUMBERS>")] Vec<Commitment>),
    /// The numbers of these people, in the same order. The seed is drawn, and the match begins.
    Revealed(#[serde(deserialize_with = "bounded::list::<_, _, MOST_NUMBERS>")] Vec<Number>),
    /// No match begins: these people left, or did not answer in time with what fits.
    Failed(#[serde(deserialize_with = "bounded::list::<_, _, MOST_NUMBERS>")] Vec<MemberId>),
}

/// The clocks of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatTimes {
    /// The milliseconds that each seat has left; `None` without a limit.
    pub left_ms: [Option<u32>; MAX_SEATS],
    /// The seats whose clock runs, as bits.
    pub runs: u8,
}

/// A complete match that is over: the bytes of its record and of its tracks (the recorded poses of its dice). Saved
/// as two files, they are what `tumbletop replay` shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FullRecord {
    /// The record.
    pub record: Vec<u8>,
    /// The tracks.
    pub tracks: Vec<u8>,
}
