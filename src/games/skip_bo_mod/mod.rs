//! Skip-Bo MOD: classic Skip-Bo with a die (rules M-1 to M-11).
//!
//! How a match goes is written in [`crate::games::skip_bo`], for both games. Here is what only this one has: [`die`] (the
//! faces), `uses` (what the die can be used for).

pub mod die;
mod edition;
#[cfg(test)]
mod tests;
mod uses;

pub use edition::{Mod, SkipBoMod, SkipBoModOptions, SkipBoModView};
