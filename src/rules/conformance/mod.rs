//! What every game has to keep, checked along random matches.
//!
//! Run by the tests of all games, by the fuzzer and by whoever adds a game: it knows no game in particular. Here is what
//! concerns a state and a step as such; `hidden` looks after what a viewer may not know, `walk` plays the matches.

pub mod checker;
mod hidden;
#[cfg(test)]
mod tests;
pub mod violation;
pub(crate) mod walk;

pub use checker::Hidden;
pub use hidden::check_secret_acts;
pub use walk::{Playout, check_match, check_walk, chosen_action, play_match, random_action};
