//! The client of a page: the browser has the sockets, and calls back.
//!
//! [`driver`] decides what happens when, without a socket or a clock; `runner` gives it those of the browser, `socket` a
//! connection to a server or to a table in another home.

pub mod driver;
#[cfg(target_family = "wasm")]
pub mod runner;
#[cfg(target_family = "wasm")]
mod socket;
