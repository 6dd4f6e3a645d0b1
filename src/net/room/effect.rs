//! What a room wants to be done.

use crate::net::protocol::down::Down;
use crate::net::protocol::refusal::Closing;
use crate::net::room::job::Job;
use crate::store::kept::{HeadBody, Kept};

/// A connection to a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// What is to be done, in the order in which it comes: what is kept has to lie on the disk before anything after it is
/// sent.
#[derive(Debug)]
pub enum Effect {
    /// Sends a message. One that is lossy is dropped where others still wait to be written.
    Send {
        /// To whom.
        to: ConnectionId,
        /// What.
        message: Down,
        /// Whether it may be lost.
        lossy: bool,
    },
    /// Closes a connection once everything was written.
    Close(ConnectionId, Closing),
    /// Begins the log of the room's match of this number; one that lies there was never told of.
    Begin(u32, Box<HeadBody>),
    /// Appends to the log of the match.
    Append(Vec<Kept>),
    /// Keeps the room itself, whole, in place of what was kept before.
    Keep(Vec<u8>),
    /// Has something worked out elsewhere; the result goes to [`super::room::Room::done`].
    Work(Box<Job>),
    /// The room is closed; nothing of it is kept any more but its matches.
    Gone,
}
