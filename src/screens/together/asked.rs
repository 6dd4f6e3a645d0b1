//! Requests from the screens to the room; [`connection`](super::connection) passes them on.

use bevy::prelude::*;

use net::protocol::lobby::MemberId;
use net::protocol::up::Request;

/// A request to the room.
#[derive(Message, Clone, Debug)]
pub(crate) struct AskRoom(pub Request);

/// Mutes a member (`true`), or hears them again.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Mute(pub MemberId, pub bool);
