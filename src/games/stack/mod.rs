//! Stack: 14 dice a player, stacked on opponents' dice of the same number (rules S-1 to S-21).
//!
//! [`state`] is what a match is, [`action`] what can be done, [`event`] what happened. The rules proper: `setup` (who may
//! play), `legal` (what may be done, and why not), `turn` (placing, and whose turn is next), `roll` (what a throw leads
//! to), `round` (scoring and the end), `chance` (which reports are possible), `invariants`. [`narrate`] tells events in
//! words; `table` is Stack's way to the table and back.

pub mod action;
pub mod arrange;
mod chance;
pub mod event;
mod game;
mod invariants;
mod legal;
pub mod narrate;
pub mod options;
mod policy;
mod roll;
mod round;
mod setup;
pub mod state;
#[cfg(feature = "table")]
pub mod table;
#[cfg(test)]
mod tests;
mod turn;

pub use state::Stack;

use crate::rules::die::DieId;
use crate::rules::ids::{MAX_PLAYERS, PlayerId};

/// Dice a player has (S-1).
pub const DICE_EACH: usize = 14;
/// The most dice in a match: 14 each for eight players.
pub const MAX_DICE: usize = DICE_EACH * MAX_PLAYERS;
/// The height at which a stack is captured (S-5).
pub const CAPTURE_HEIGHT: usize = 4;
/// The fewest players (S-1).
pub const LEAST_PLAYERS: usize = 2;
/// The most players (S-1).
pub const MOST_PLAYERS: usize = 8;

/// Whose die it is: dice 0 to 13 are the first seat's, 14 to 27 the second's, and so on.
pub const fn owner(die: DieId) -> PlayerId {
    PlayerId(die.0 / DICE_EACH as u8)
}
