//! Skip-Bo Dice: piles of numbers filled in with six dice, on everybody's turn (rules D-1 to D-21).
//!
//! [`state`] is what a match is, [`sheet`] one player's board, [`board`] what is printed on boards and dice, [`action`]
//! what can be done, [`event`] what happened. The rules proper: `setup` (who may play), `legal` (what may be done, and
//! why not), `call` (off-turn fills), `turn` (fills, re-rolls, the write), `ending` (last turns, scores, winners),
//! `chance` (which reports are possible), `view` (what a seat may know), `invariants`. [`narrate`] tells events in words, `table` is
//! the game's way to the table and back.

pub mod action;
pub mod arrange;
pub mod board;
mod call;
mod chance;
pub(crate) mod ending;
pub mod event;
mod game;
mod invariants;
mod legal;
pub mod narrate;
pub mod options;
mod policy;
pub mod score;
mod setup;
pub mod sheet;
pub mod sizes;
pub mod state;
#[cfg(feature = "table")]
pub mod table;
#[cfg(test)]
mod tests;
mod turn;
pub mod value;
mod view;

pub use state::SkipBoDice;
