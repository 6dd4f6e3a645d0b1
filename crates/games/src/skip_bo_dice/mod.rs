//! Skip-Bo Dice: players fill piles of numbers with six dice, also in the turns of others (rules D-1 to D-21).
//!
//! [`state`] is the state of a match, [`sheet`] one player's board, [`board`] the print on boards and dice, [`action`]
//! the actions of players, [`event`] the events. The rules are in `setup` (who may play), `legal` (legal actions and
//! reasons of refusals), `call` (fills in another player's turn), `turn` (fills, re-rolls, the write), `ending` (last
//! turns, scores, winners), `series` (the rounds of a match), `chance` (which reports are possible), `view` (what a seat may see) and `invariants`.
//! [`narrate`] describes events in words, `counted` counts them for statistics, `decided` finds what decided a match,
//! `moment` its best moment, `policy` is how computer players judge positions, [`arrange`] sets up positions by hand,
//! `table` connects the game with the table.

pub mod action;
pub mod arrange;
pub mod board;
mod call;
mod chance;
mod counted;
mod decided;
pub mod ending;
pub mod event;
mod game;
mod invariants;
mod legal;
mod moment;
pub mod narrate;
pub mod options;
mod policy;
pub mod score;
mod series;
mod setup;
pub mod sheet;
pub mod sizes;
pub mod state;
pub mod table;
#[cfg(test)]
mod tests;
mod turn;
pub mod value;
mod view;

pub use state::SkipBoDice;
