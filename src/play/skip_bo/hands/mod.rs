//! How hands play the card games: choosing a card and putting it somewhere, using the die, slips by Table rules.
//!
//! [`choice`] is what is chosen and where it can go by the legal actions; `look` finds what lies under the pointer;
//! `acting` has the ways to act that mouse (`mouse`) and keys (`keys`) share; `mark` shows it on the table.

pub(crate) mod acting;
pub mod choice;
pub(crate) mod keys;
pub(crate) mod look;
mod mark;
mod mouse;
pub(crate) mod plugin;
mod throw;

pub use crate::play::skip_bo::hands::choice::CardChoice;
