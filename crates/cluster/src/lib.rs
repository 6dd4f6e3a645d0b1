//! Rooms on many servers: their logs in etcd, who owns each, and where it is.
//!
//! Owns the keys in etcd ([`keys`]) and what may be done with them: a [`claim`] gives a server a room and an epoch, an
//! [`etcd_log`] is the log of a match, of which only that server writes, a [`lease`] says which servers are alive, and a
//! [`directory`] where each room is. A [`listing`] leads from a code to a table in a home. [`tracks`] keeps what is too
//! big for etcd, and [`objects`] what all servers share besides it.
//!
//! Knows [`net`]'s codes and addresses and [`records`]' frames: no sockets of players, no rooms, no game. Start at
//! [`claim`], then [`etcd_log`]. All that waits for etcd has an end ([`engine`]).

pub mod address;
pub mod claim;
pub mod directory;
pub mod directory_entry;
pub mod engine;
pub mod error;
pub mod etcd_log;
mod etcd_tls;
pub mod keys;
pub mod lease;
pub mod listing;
mod members;
pub mod objects;
pub mod space;
pub mod tracks;
