//! Rooms behind sockets: one task for each connection and one for each room, with bounded queues between them.
//!
//! Owns what a [`Room`](net::room::room::Room) does not have: sockets, threads, the clock, the files of rooms
//! ([`room_files`]), and limits for each address ([`rate_limit`]); with the feature `p2p` also guests from other homes,
//! and with `cluster` rooms that several servers share. Knows [`net`] and [`records`], and of [`client`] the socket that
//! both ends use: no particular game. Start at [`run`], then [`connection`] and [`room_task`].

mod admission;
mod arrival;
#[cfg(feature = "cluster")]
pub mod clustered;
mod codes;
pub mod config;
mod connection;
pub mod error;
mod fair_queue;
mod faults;
mod health;
#[cfg(feature = "p2p")]
pub mod homes;
pub mod hosted;
mod ledger;
mod listings;
pub mod metrics;
pub mod notices;
pub mod origin;
mod outbox;
mod page;
mod places;
mod presence;
pub mod proxies;
mod proxy_protocol;
pub mod rate_limit;
mod renewal;
pub mod room_files;
mod room_task;
mod rooms;
pub mod run;
mod saved_matches;
mod server_state;
mod slow_tables;
mod tls;
mod waiting;
mod workers;
