//! Matches as lists of actions ([`record`]), as files ([`store`]), and what comes of them: [`review`] of a match,
//! [`statistics`] of many, and [`arena`], in which computer players play against each other.
//!
//! Knows no table and no window. Start at [`record`].

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod record;
pub mod review;
#[cfg(not(target_family = "wasm"))]
pub mod statistics;
pub mod store;
