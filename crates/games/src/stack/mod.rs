//! Stack: 14 dice for each player, stacked on opponents' dice of the same number (rules S-1 to S-21).
//!
//! [`state`] is the state of a match, [`action`] the actions of players, [`event`] the events. The rules are in
//! `setup` (who may play), `legal` (legal actions and reasons of refusals), `turn` (placing, and whose turn is next),
//! `roll` (the effects of a throw), `round` (scoring and the end), `chance` (which reports are possible) and
//! `invariants`. [`narrate`] describes events in words, `counted` counts them for statistics, `policy` is how computer
//! players judge positions, [`arrange`] sets up positions by hand, `table` connects Stack with the table.

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
pub mod table;
#[cfg(test)]
mod tests;
mod turn;

pub use state::Stack;
