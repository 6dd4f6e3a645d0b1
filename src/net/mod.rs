//! Playing together over the network: rules, physics and secrets lie on a host, and everybody sees their own table.
//!
//! [`protocol`] is what is said on the wire, [`room`] a room of players without sockets, clock or threads, [`server`]
//! the rooms behind sockets, and [`client`] the other end. `docs/protocol.md` describes every message.

pub mod client;
pub mod hosted;
pub mod link;
pub mod nearby;
pub mod protocol;
pub mod room;
pub mod server;
mod socket;
