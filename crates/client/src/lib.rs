//! The client's side of a connection: sockets, encryption, and tables in the same network.
//!
//! [`runner`] drives a [`net::session::Session`] from a thread with channels. [`socket`] bounds what one end of a
//! connection holds for the other, for both ends. [`nearby`] finds and announces tables. Start at [`runner`].

mod event_queue;
pub mod nearby;
pub mod pem;
pub mod runner;
pub mod socket;
pub mod tls;
