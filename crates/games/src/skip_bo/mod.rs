//! Skip-Bo, classic (rules K-1 to K-16), and the engine of both card games: Skip-Bo MOD adds a die to it.
//!
//! [`state`] is the state of a match, [`action`] what players can do, [`event`] what happens, [`view`] what a seat may
//! know. [`edition`] holds the differences between the two games, [`classic`] is the edition of this game. The rules
//! are in `setup` (who may play), `legal` (what players may do, and why not), `fits` (which cards go where), `turn`
//! (playing, discarding, whose turn is next), `draw` (drawing cards, shuffling the set-aside piles), `slips` (Table
//! rules), `round` (dealing, scoring and the end), `stall` (rounds that come to a halt), `chance` (which reports are
//! possible), `invariants`. [`length`] tells how long a match is. [`narrate`] describes events in words, `counted`
//! counts them for statistics, `decided` finds what decided a match, `moment` its best moment, `policy` decides for
//! computer players, [`arrange`] sets up positions by hand, `table` connects the card games with the table.

pub mod action;
pub mod arrange;
pub mod board;
pub mod card;
mod chance;
pub mod classic;
mod counted;
mod decided;
mod draw;
pub mod edition;
pub mod event;
pub mod fits;
mod game;
pub mod game_view;
mod invariants;
pub mod legal;
pub mod length;
mod moment;
pub mod narrate;
pub mod options;
pub mod piles;
mod policy;
pub mod round;
mod setup;
pub mod sizes;
mod slips;
mod stall;
pub mod state;
pub mod table;
#[cfg(test)]
pub mod tests;
mod turn;
pub mod view;

pub use classic::SkipBo;
