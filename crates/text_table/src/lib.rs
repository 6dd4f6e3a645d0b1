//! A table as text, for a terminal: what a viewer may know becomes lines, and a line of a person becomes a request.
//!
//! Everything here is pure: no files, no sockets, no threads. A [`TextSeat`] follows the feed of one viewer and knows
//! nothing but its items, so what is hidden from the viewer can't be in a line. The lines are messages; the drivers
//! look up their words. A window says a table in the same words ([`spoken`]). `game.rs` is the interface to the games, and each game has a file of its own.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod commands;
mod game;
mod menu;
mod rules_page;
mod seat;
mod skip_bo;
mod skip_bo_dice;
mod skip_bo_mod;
pub mod spoken;
mod stack;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use commands::{AnswerWord, CommandError, Commands, NameError, RoomCommand, find_name};
pub use seat::{Answer, TextSeat};
pub use vocabulary::{Term, Vocabulary, Word};
