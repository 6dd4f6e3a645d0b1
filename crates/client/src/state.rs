//! What a window can read of a client at any time.

use net::protocol::lobby::{Lobby, MemberId};

/// The state that a window can read at any time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The room.
    pub lobby: Option<Lobby>,
    /// The person's number in it.
    pub you: Option<MemberId>,
    /// Whether the client is connected and the person is in the room.
    pub here: bool,
    /// The number of connections so far.
    pub connections: u32,
    /// Bytes of received messages.
    pub bytes_in: u64,
    /// Bytes of sent messages.
    pub bytes_out: u64,
}
