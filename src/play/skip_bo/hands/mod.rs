//! Input for the card games: choosing and placing a card, using the die, slips by Table rules.
//!
//! [`choice`] has the choice and where it can go by the legal actions; `look` finds what is under the pointer;
//! `acting` has the ways to act that mouse (`mouse`) and keys (`keys`) share; `mark` highlights the result on the
//! table.

pub(crate) mod acting;
pub mod choice;
pub(crate) mod keys;
pub(crate) mod look;
mod mark;
mod mouse;
pub(crate) mod plugin;
mod throw;

pub use crate::play::skip_bo::hands::choice::CardChoice;
