//! Playing together over the network. A host has the rules, the physics and all secrets; each player sees the table
//! on their own screen.
//!
//! [`protocol`] defines the messages on the wire, [`room`] a room of players without sockets, clock or threads,
//! [`server`] puts the rooms behind sockets, and [`client`] is the other end. `docs/protocol.md` describes every
//! message.

pub mod client;
pub mod hosted;
pub mod link;
pub mod nearby;
pub mod protocol;
pub mod room;
pub mod server;
mod socket;
