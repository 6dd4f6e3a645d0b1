//! What stands for guests from other homes where the program was built without them, and in a page.

use messages::Message;
use net::protocol::code::RoomCode;

use super::HostedServer;
use super::homes_state::{ByRelay, HomesState};

/// Whether this program can let guests in from other homes.
pub(crate) const OPENS_TO_HOMES: bool = false;

/// Does nothing.
pub(crate) const fn open(_: &HostedServer, _: RoomCode, _: &ByRelay, _: bool) -> Result<(), Message> {
    Ok(())
}

/// Does nothing.
pub(crate) const fn close(_: &HostedServer) {}

/// Does nothing.
pub(crate) const fn look_again(_: &HostedServer) {}

/// Nobody is let in.
pub(crate) const fn state(_: &HostedServer) -> Option<HomesState> {
    None
}
