//! What the screens ask of the room; [`connection`](super::connection) passes it on.

use bevy::prelude::*;

use crate::net::protocol::lobby::MemberId;
use crate::net::protocol::up::Request;

/// What is asked of the room.
#[derive(Message, Clone, Debug)]
pub(crate) struct AskRoom(pub Request);

/// Mutes somebody, or hears them again.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Mute(pub MemberId, pub bool);
