//! Skip-Bo MOD: classic Skip-Bo with a die (rules M-1 to M-11).
//!
//! [`crate::games::skip_bo`] holds the rules of a match for both games. This module has only what MOD adds: [`die`]
//! (the faces), and `uses` (what the die can be used for).

pub mod die;
mod edition;
#[cfg(test)]
mod tests;
mod uses;

pub use edition::Mod;

use crate::games::skip_bo::options::CardOptions;
use crate::games::skip_bo::state::CardGame;
use crate::games::skip_bo::view::CardView;

/// A match of Skip-Bo MOD.
pub type SkipBoMod = CardGame<Mod>;
/// The options of a match of Skip-Bo MOD.
pub type SkipBoModOptions = CardOptions<Mod>;
/// What a seat may know of a match of Skip-Bo MOD.
pub type SkipBoModView = CardView<Mod>;
