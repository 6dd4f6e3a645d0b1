//! What a room wants the server to do.

use crate::protocol::person::PersonKey;
use crate::protocol::refusal::CloseReason;
use crate::protocol::server_message::{Invited, ServerMessage};
use crate::room::confirmation::Confirmation;
use crate::room::job::Job;
use crate::room::notice::Notice;
use records::store::log_entry::{LogEntry, LogHeaderBody};

/// A connection to a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// What the server is to do, in this order: what is saved must be on the disk before any later message is sent.
#[derive(Debug)]
pub enum Effect {
    /// Sends a message. A lossy one is dropped if others still wait to be written.
    Send {
        /// The receiver.
        to: ConnectionId,
        /// The message.
        message: ServerMessage,
        /// Whether the message may be lost.
        lossy: bool,
    },
    /// Closes a connection once everything is written.
    Close(ConnectionId, CloseReason),
    /// Begins the log of the room's match with this number. A log that exists already belongs to a match that was
    /// never announced.
    Begin(u32, Box<LogHeaderBody>),
    /// Appends to the log of the match.
    Append(Vec<LogEntry>),
    /// Saves the whole room in place of its last saved state.
    Keep(Vec<u8>),
    /// A job to run elsewhere; the result goes to [`super::room::Room::done`].
    Work(Box<Job>),
    /// Passes an invitation on to the person of this key, if they wait for one.
    Invite(PersonKey, Box<Invited>),
    /// Tells a person who is away that it is their turn. It may be lost.
    Tell(Box<Notice>),
    /// Sends a mail to an address that is not confirmed yet. It may be lost.
    AskToConfirm(Box<Confirmation>),
    /// The room is closed; of its files only the matches stay.
    Gone,
}
