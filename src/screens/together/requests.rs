//! Requests from the screens to the room; [`connection`](super::connection) passes them on.

use bevy::prelude::*;

use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::MemberId;

/// A request to the room.
#[derive(Message, Clone, Debug)]
pub(crate) struct SendRoomRequest(pub RoomRequest);

/// Mutes a member (`true`), or hears them again.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Mute(pub MemberId, pub bool);
