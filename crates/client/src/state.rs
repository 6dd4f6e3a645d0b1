//! What a window can read of a client at any time.

use std::collections::BTreeMap;

use net::protocol::lobby::{Lobby, MemberId};
use net::standing::Standing;

/// The way to a table in another home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From router to router, or within one network.
    Direct,
    /// Over a relay.
    Relayed,
}

/// The state that a window can read at any time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The room.
    pub lobby: Option<Lobby>,
    /// What is known of the keys of those members who have shown one.
    pub standings: BTreeMap<MemberId, Standing>,
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
    /// The way to a table in another home; `None` if there is only one, or none at the moment.
    pub way: Option<Way>,
}
