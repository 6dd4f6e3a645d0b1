//! The other end: what a person's program knows of a room, and how it comes back to it.
//!
//! [`session`] is the state, without sockets, clock or threads; [`runner`] drives it on a thread of its own, with
//! channels.

pub mod bot;
pub mod fingerprint;
mod pem;
pub mod runner;
pub mod session;
pub mod target;
pub mod tls;
mod unseen;
pub mod untrusted;
