//! Playing together: what is said on the wire, rooms of players, and what a client knows of its room.
//!
//! [`protocol`] is the messages and their limits, [`room`] a room without sockets, clock or threads, and [`session`]
//! the other end, without them too. The crates `server` and `client` put both behind sockets. `docs/protocol.md`
//! describes every message. Start at [`protocol`].

pub mod fingerprint;
pub mod link;
pub mod protocol;
pub mod room;
pub mod session;
pub mod target;
pub mod untrusted;
