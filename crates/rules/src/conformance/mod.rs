//! The contract of all games, checked along random matches.
//!
//! The tests of all games and the fuzzer run these checks; they know no particular game. `checker` checks single
//! states and steps, `hidden` checks hidden information, and `walk` plays the matches.

pub mod checker;
mod hidden;
#[cfg(test)]
mod tests;
pub mod violation;
pub mod walk;

pub use checker::Hidden;
pub use hidden::check_secret_acts;
pub use walk::{Playout, check_match, check_walk, chosen_action, play_match, random_action};
