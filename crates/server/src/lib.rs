//! Rooms behind sockets: one task for each connection and one for each room, with bounded queues between them.

mod admission;
mod arrival;
mod codes;
pub mod config;
mod connection;
pub mod error;
mod fair_queue;
mod faults;
mod health;
pub mod hosted;
mod ledger;
pub mod metrics;
pub mod origin;
mod outbox;
mod presence;
pub mod proxies;
mod proxy_protocol;
pub mod rate_limit;
pub mod room_files;
mod room_task;
mod rooms;
pub mod run;
mod saved_matches;
mod server_state;
mod tls;
mod workers;
