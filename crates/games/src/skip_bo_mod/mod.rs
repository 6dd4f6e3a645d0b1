//! Skip-Bo MOD: classic Skip-Bo with a die (rules M-1 to M-11).
//!
//! [`crate::skip_bo`] holds the rules of a match for both games. This module has only what MOD adds: [`die`]
//! (the faces), and `uses` (what the die can be used for).

pub mod die;
mod edition;
#[cfg(test)]
mod tests;
mod uses;

pub use edition::{Mod, SkipBoMod, SkipBoModOptions};
