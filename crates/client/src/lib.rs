//! The client's side of a connection.
//!
//! Owns the sockets of a client and their encryption (`tls`), tables in the same network ([`nearby`] finds and announces
//! them), the list of a server ([`listing`]), news of all one's tables ([`table_watch`]), the people whom one has played
//! with ([`people`]) and their invitations ([`lookout`]), and, with the feature `p2p`, the way to tables in other homes
//! ([`reach`] says to which).
//! Knows [`net`], and [`games`] for the names of games: no server and no window. [`runner`] drives a
//! [`net::session::Session`] from a thread with channels; in a page, the browser calls back instead (`page`). Start at
//! [`runner`].

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod chance;
#[cfg(not(target_family = "wasm"))]
mod event_queue;
#[cfg(all(feature = "p2p", not(target_family = "wasm")))]
mod home;
pub mod listing;
pub mod lookout;
pub mod nearby;
#[cfg(any(target_family = "wasm", test))]
pub mod page;
#[cfg(not(target_family = "wasm"))]
pub mod pem;
pub mod people;
mod put_away;
pub mod reach;
#[cfg(not(target_family = "wasm"))]
pub mod runner;
pub mod state;
pub mod table_watch;
pub mod table_words;
#[cfg(not(target_family = "wasm"))]
pub mod tls;
pub mod trust;

#[cfg(target_family = "wasm")]
pub use page::runner;
