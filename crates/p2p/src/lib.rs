//! From home to home: a table behind a router is reached by its key, directly where the routers let it through, and
//! over a relay where not.
//!
//! Owns the QUIC connections of the library iroh and their limits: [`listener`] waits for guests, [`dialer`] calls a
//! table, and both give a [`stream::Stream`] of bytes, over which `client` and `server` speak as over any other. With
//! the feature `relay`, `relay` is the server that two homes need to find each other. Knows [`net`] for the address of
//! a table. Start at [`network`].

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod dialer;
#[cfg(not(target_family = "wasm"))]
pub mod listener;
pub mod network;
mod probes;
mod quic;
#[cfg(all(feature = "relay", not(target_family = "wasm")))]
pub mod relay;
pub mod stream;
