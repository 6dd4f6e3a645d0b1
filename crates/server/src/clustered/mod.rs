//! Rooms that a server shares with others over etcd: each of them answers any code.
//!
//! [`member`] is this server's place among them: its lease, the directory, and what it owns. [`shared_room`] keeps a room
//! and its matches in etcd instead of in files. [`opening`] opens a new room or finds a server with space, [`locating`]
//! says who has a room, and takes it over if nobody has it; [`watching`] does that for all rooms whose server is gone.
//! [`apart`] sends people on while this server itself can't reach the others.
//!
//! Which transactions keep a room from being owned twice is the business of the crate [`cluster`].

mod apart;
pub mod config;
pub(super) mod locating;
pub(super) mod member;
mod opening;
pub(super) mod shared_room;
mod watching;
