//! Skip-Bo MOD: classic Skip-Bo with a die (rules M-1 to M-11).
//!
//! How a match goes is written in [`crate::games::skip_bo`], for both games. Here is what only this one has: [`die`] (the
//! faces), `uses` (what the die can be used for).

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
/// What a match of Skip-Bo MOD can be set to.
pub type SkipBoModOptions = CardOptions<Mod>;
/// What a seat may know of a match of Skip-Bo MOD.
pub type SkipBoModView = CardView<Mod>;
