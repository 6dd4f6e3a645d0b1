//! Calls tables in other homes for a page: a program of its own (`wasm32-unknown-unknown`), which the page loads when
//! such a table is to be reached.
//!
//! Owns what the page's JavaScript calls (`call`), and the conversation over a stream of bytes ([`talk`]), which is
//! tested on any system. The page's own program speaks to it by `packaging/web/page/homes.js`, and takes it for another
//! kind of WebSocket. Start at [`talk`].

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

#[cfg(target_family = "wasm")]
pub mod call;
pub mod talk;
