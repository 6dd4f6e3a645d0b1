//! What a client tells a window or a bot.

use crate::protocol::absence::OwnArrangements;
use crate::protocol::client_message::HandPointer;
use crate::protocol::code::RoomCode;
use crate::protocol::lobby::MemberId;
use crate::protocol::person::PersonKey;
use crate::protocol::phrases::Phrase;
use crate::protocol::refusal::{CloseReason, RoomRefusal};
use crate::protocol::server_message::{FullRecord, SeatTimes};
use crate::protocol::table_news::TableNews;
use crate::protocol::token::SeatToken;
use crate::protocol::words::Words;
use crate::table_address::TableAddress;
use crate::target::Target;
use crate::untrusted::UntrustedCertificate;
use crate::witness::Verdict;
use host::feed::FeedItem;
use host::request::DecisionId;
use rules::ids::{SeatId, Viewer};

/// An event that a window or a bot has to know.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The person is in the room, for the first time or again. A client that stores the token can return with it.
    Entered {
        /// The room.
        code: RoomCode,
        /// The person's number.
        you: MemberId,
        /// The token to return with after the program was restarted.
        token: SeatToken,
    },
    /// The server lists the table of [`Goal::List`](super::Goal::List).
    Listed,
    /// News of a room of [`Goal::Look`](super::Goal::Look), or why there are none.
    News(RoomCode, Result<Box<TableNews>, RoomRefusal>),
    /// The server that gives news of a room of [`Goal::Look`](super::Goal::Look).
    NewsAt(RoomCode, Target),
    /// The person waits for invitations now.
    Waits,
    /// Somebody whom the person knows invites them: the key, the name that they use, and the room.
    Invited(PersonKey, String, RoomCode),
    /// The room is a table in a home, at this address, or has another one now; the client goes there.
    Moved(Box<TableAddress>),
    /// The lobby has changed: [`Session::lobby`](super::Session::lobby).
    Lobby,
    /// A match begins, or resumes after the connection was lost.
    Began {
        /// Whether its feeds begin anew: no earlier item belongs to them.
        new: bool,
    },
    /// The next item of a feed.
    Item(Viewer, Box<FeedItem>),
    /// The answer to a request, by the number that [`Session::ask`](super::Session::ask) returned.
    Answered(u32, Result<(), RoomRefusal>),
    /// A seat asks to undo an action.
    UndoAsked(SeatId, DecisionId),
    /// Whether the undo was done.
    UndoAnswered(SeatId, bool),
    /// The clocks of the seats.
    Clock(Box<SeatTimes>),
    /// A reminder that this seat has to act.
    Reminded(SeatId),
    /// A member reminds the person of this seat that it has to act: the member or the seat is one's own.
    Nudged(MemberId, SeatId),
    /// What the person has set for when they are away.
    Own(Box<OwnArrangements>),
    /// The hand of another player.
    Aimed(HandPointer),
    /// Whether the room waits for the server's disk.
    DiskWaits(bool),
    /// A member who is not muted says something.
    Said(MemberId, Phrase),
    /// A member whom the person knows writes something; or the person themselves.
    Wrote(MemberId, Words),
    /// The server does not accept the proof of the person's key.
    NotProven(RoomRefusal),
    /// The whole record of the last match.
    Recorded(Box<FullRecord>),
    /// What the check of this record has shown; comes right after it, or alone if there is no record that can be read.
    Judged(Verdict),
    /// The seed of a match is being drawn.
    Draws,
    /// No match begins: these people left, or did not answer in time while its seed was drawn.
    NotDrawn(Vec<MemberId>),
    /// The connection is lost; there will be another attempt.
    Lost(Option<CloseReason>),
    /// The session is over: no more events will come.
    Over(Ended),
}

/// Why a session is over.
#[derive(Clone, Debug, PartialEq)]
pub enum Ended {
    /// The server closed the connection for this reason.
    Closed(CloseReason),
    /// The server does not let the person enter.
    Refused(RoomRefusal),
    /// A message of the server can't be understood.
    Malformed,
    /// The certificate of the server is not trusted.
    Untrusted(UntrustedCertificate),
    /// The server has not answered for [`TRIES_FOR`](crate::protocol::limits::TRIES_FOR).
    NoAnswer,
    /// The room is a table in a home, and this program can't reach one.
    OutOfReach,
    /// The server has answered for every room of [`Goal::Look`](super::Goal::Look).
    Looked,
}
