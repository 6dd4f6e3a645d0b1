//! The messages of clients to the server.

use serde::{Deserialize, Serialize};

use crate::protocol::absence::StandingAnswers;
use crate::protocol::code::RoomCode;
use crate::protocol::lobby::MemberId;
use crate::protocol::notice::{NoticeAddress, NoticeCode};
use crate::protocol::person::{KeyProof, PersonKey};
use crate::protocol::phrases::Phrase;
use crate::protocol::settings::RoomSettings;
use crate::protocol::token::SeatToken;
use crate::protocol::words::Words;
use crate::table_address::TableAddress;
use host::bounded;
use host::request::{DecisionId, SeatRequest};
use records::draw::{Commitment, Number};
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::{MAX_SEATS, SeatId, Viewer};

/// A message to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClientMessage {
    /// Numbers the requests of this person in this room, from 1. The answer repeats the number; a request that comes
    /// again with the same number is not done again.
    pub number: u32,
    /// The request.
    pub asks: RoomRequest,
}

/// What a client can request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RoomRequest {
    /// Opens a room and hosts it.
    Open(Box<RoomSettings>, Newcomer),
    /// Enters a room.
    Join(RoomCode, Newcomer),
    /// Comes back to a room.
    Return {
        /// The room.
        code: RoomCode,
        /// The token of the seats.
        token: SeatToken,
        /// The last item received, by viewer: the feed resumes after it, or with a snapshot if that is not possible.
        #[serde(deserialize_with = "bounded::list::<_, _, { MAX_SEATS + 1 }>")]
        told: Vec<(Viewer, FeedProgress)>,
    },
    /// Changes the settings of the table (host).
    Configure(Box<RoomSettings>),
    /// Sits down; a member can have several seats.
    Sit {
        /// The seat.
        seat: SeatId,
        /// The name of the player in this seat; if it is empty, the member's name.
        name: String,
        /// The colour, 0 to 7.
        colour: u8,
        /// The face.
        face: u8,
    },
    /// Leaves a seat.
    Stand(SeatId),
    /// Puts a computer player of this level in a seat, or removes it (host).
    Computer(SeatId, Option<Level>),
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
    Ask(SeatRequest),
    /// Whether another seat may undo its action in this decision.
    AgreeUndo(SeatId, DecisionId, bool),
    /// Whether the match is to pause. It pauses once every player who is here wants it, and resumes as soon as one of
    /// them asks. Before the pause, `false` withdraws the member's own wish.
    Pause(bool),
    /// Lets a computer player stand in for a person who is away.
    Replace(SeatId),
    /// Shows where a hand is and what it holds. Has no effect on the match; may be lost.
    Aim(HandPointer),
    /// Says something.
    Say(Phrase),
    /// Asks for the record of the last match, from this byte on.
    Record(u32),
    /// Leaves the room.
    Leave,
    /// Shows that the client is still there.
    Ping,
    /// The commitment to the person's number, in the draw that the server began with this commitment.
    Commit {
        /// The server's commitment.
        draw: Commitment,
        /// The person's own.
        to: Commitment,
    },
    /// The person's number, once all have committed to theirs.
    Reveal {
        /// The server's commitment.
        draw: Commitment,
        /// The number.
        number: Number,
    },
    /// Lists a table in a home: as long as this connection is open, the server tells whoever enters its code where it
    /// is. A second one of the same code changes the address.
    List(TableListing),
    /// Asks for news of a room, without entering it: over a connection that is in no room.
    Look {
        /// The room.
        code: RoomCode,
        /// The token of a member.
        token: SeatToken,
    },
    /// Shows the person's key to the room, once after each entering. Another place of the same key may follow.
    Prove(Box<KeyProof>),
    /// Lets people write to each other, or not (host).
    FreeText(bool),
    /// Writes to those in the room who have shown their keys. Only who has shown their own may.
    Write(Words),
    /// Asks for something to sign, to wait for invitations in no room.
    Appear,
    /// Waits for invitations in no room, as long as this connection is open.
    Here(Box<KeyProof>),
    /// Invites the person of this key to the room, if they wait for that. Only who has shown their own key may.
    Invite(PersonKey),
    /// Where the person wants to be told that it is their turn while they are away from a table that takes its time;
    /// `None` for nowhere.
    Notify(Option<NoticeAddress>),
    /// Reminds the person of a seat that it is their turn, at a table that takes its time.
    Nudge(SeatId),
    /// Takes a vacation of this many days at such a table: the clocks of the member's seats stand still. 0 ends it.
    Vacation(u8),
    /// Sets how decisions in other players' turns are answered for one of the person's seats.
    Answers(SeatId, StandingAnswers),
    /// Offers to play on in a seat of a match that takes its time.
    PlayOn(SeatId),
    /// Whether this member may play on in the seat. Whoever offers it takes the offer back with `false`.
    AgreePlayOn(SeatId, MemberId, bool),
    /// Confirms the address of mail that the person wants to be told at, by the code in the mail that was sent there.
    ConfirmNotice(NoticeCode),
}

/// A table in a home, for the list of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableListing {
    /// The code of its room.
    pub code: RoomCode,
    /// Where it is.
    pub address: TableAddress,
}

/// A new member who enters a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Newcomer {
    /// The name; the server cleans it.
    pub name: String,
}

/// How much of a feed was received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedProgress {
    /// The epoch of the feed: it changes when the server restarts.
    pub epoch: u64,
    /// The number of the last item.
    pub number: u64,
}

/// A player's hand over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandPointer {
    /// The seat of the player.
    pub seat: SeatId,
    /// The position: x and z in hundredths of a die's edge, from the middle of the pile [`near`](Self::near), or of
    /// the table.
    pub at: (i16, i16),
    /// The pile below the hand, for piles whose place differs from screen to screen: its number in the order of the
    /// match's piles.
    pub near: Option<u8>,
    /// The throw it shows: its direction in 1/256 of a turn, and its power in 1/255.
    pub throws: Option<(u8, u8)>,
    /// What it holds.
    pub lifted: Option<HeldItem>,
}

/// What a hand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeldItem {
    /// This die.
    Die(DieId),
    /// A card of this pile, numbered as in [`HandPointer::near`]; never which card of a hand.
    CardOf(u8),
}
