//! The client of a page: the browser has the sockets, and calls back.
//!
//! [`driver`] decides what happens when, without a socket or a clock; `runner` gives it those of the browser.

pub mod driver;
#[cfg(target_family = "wasm")]
pub mod runner;
