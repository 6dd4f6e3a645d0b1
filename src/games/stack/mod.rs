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
pub mod sizes;
pub mod state;
#[cfg(feature = "table")]
pub mod table;
#[cfg(test)]
mod tests;
mod turn;

pub use state::Stack;
