//! Skip-Bo, classic (rules K-1 to K-16), and the engine of both card games: Skip-Bo MOD adds a die to it.
//!
//! [`state`] is what a match is, [`action`] what can be done, [`event`] what happened, [`view`] what a seat may know of
//! it. [`edition`] says in what the two games differ, [`classic`] is this one. The rules proper: `setup` (who may play), `legal` (what may be done,
//! and why not), `fits` (which cards go where), `turn` (playing, discarding, whose turn is next), `draw` (drawing cards, shuffling the set-aside piles),
//! `slips` (Table rules), `round` (dealing, scoring and the end), `chance` (which reports are possible), `invariants`.
//! [`narrate`] tells events in words, `policy` is how computer players judge, [`arrange`] sets positions up by hand,
//! `table` is the card games' way to the table and back.

pub mod action;
pub mod arrange;
pub mod board;
pub mod card;
mod chance;
pub mod classic;
mod draw;
pub mod edition;
pub mod event;
pub(crate) mod fits;
mod game;
mod invariants;
pub(crate) mod legal;
pub mod narrate;
pub mod options;
pub mod piles;
mod policy;
mod round;
pub mod seen;
mod setup;
pub mod sizes;
mod slips;
mod stall;
pub mod state;
pub mod stock;
#[cfg(feature = "table")]
pub mod table;
#[cfg(test)]
pub(crate) mod tests;
mod turn;
pub mod view;

pub use classic::{SkipBo, SkipBoOptions, SkipBoView};
