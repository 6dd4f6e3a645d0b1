//! Rooms behind sockets: one task for each connection and one for each room, with bounded queues between them.

mod arrival;
pub mod bucket;
mod codes;
mod common;
pub mod config;
mod connection;
pub mod disk;
mod doors;
pub mod error;
mod fair_queue;
mod health;
pub mod hosted;
mod kept_matches;
mod ledger;
pub mod metrics;
pub mod origin;
mod outbox;
mod presence;
pub mod proxies;
mod proxy_protocol;
mod room_task;
mod rooms;
pub mod run;
mod tls;
mod troubles;
mod workers;
