//! Stack: 14 dice for each player, stacked on opponents' dice of the same number (rules S-1 to S-21).
//!
//! [`state`] is the state of a match, [`action`] what players can do, [`event`] what happens. The rules proper: `setup`
//! (who may play), `legal` (what players may do, and why not), `turn` (placing, and whose turn is next), `roll` (what a
//! throw leads to), `round` (scoring and the end), `chance` (which reports are possible), `invariants`. [`narrate`]
//! tells events in words, `counted` counts them for statistics, `policy` is the judgement of computer players,
//! [`arrange`] sets up positions by hand, `table` connects Stack with the table.

pub mod action;
pub mod arrange;
mod chance;
mod counted;
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
