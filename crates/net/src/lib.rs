//! Playing together, without sockets: what is said on the wire, rooms of players, and what a client knows of its room.
//!
//! Owns the messages and their limits ([`protocol`]), a [`room`] without clock or threads, and the other end
//! ([`session`]), without them too. Knows [`host`], [`records`] and [`games`]; the crates `server` and `client` put
//! both ends behind sockets. `docs/protocol.md` describes every message. Start at [`protocol`], then at
//! [`Room`](room::room::Room).
//!
//! Messages and the time go into a room, and effects come out:
//!
//! ```
//! use std::time::Duration;
//!
//! use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
//! use net::protocol::{server_message::ServerMessage, settings::RoomSettings};
//! use net::room::effect::{ConnectionId, Effect};
//! use net::room::room::Room;
//!
//! let settings = RoomSettings::of_game("stack", 2);
//! // A server takes random bytes from the system.
//! let random = Box::new(|| [7; 32]);
//! let mut room = Room::open("ABC DEF".parse()?, settings, random, Duration::ZERO)?;
//!
//! let ana = ConnectionId(1);
//! let asks = RoomRequest::Join(room.code(), Newcomer { name: "Ana".into() });
//! room.receive(ana, ClientMessage { number: 1, asks }, Duration::from_secs(1));
//!
//! let is_welcome = |effect: Effect| {
//!     matches!(effect, Effect::Send { to, message: ServerMessage::Entered { .. }, .. } if to == ana)
//! };
//! assert!(room.effects().any(is_welcome));
//! assert_eq!(room.lobby().members[0].name, "Ana");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod destination;
pub mod fingerprint;
pub mod identity;
pub mod link;
pub mod protocol;
pub mod reached;
pub mod room;
pub mod route;
pub mod session;
pub mod shards;
pub mod standing;
pub mod target;
pub mod untrusted;
pub mod witness;

pub use addresses::table_address;
