//! The client's side of a connection.
//!
//! Owns the sockets of a client and their encryption ([`tls`]), and tables in the same network ([`nearby`] finds and
//! announces them). Knows [`net`], and [`games`] for the names of games: no server and no window. [`runner`] drives a
//! [`net::session::Session`] from a thread with channels. [`socket`] bounds what one end of a connection holds for the
//! other, for both ends. Start at [`runner`].

mod event_queue;
pub mod nearby;
pub mod pem;
pub mod runner;
pub mod socket;
pub mod tls;
