//! Messages to people, as data: an id and arguments. This module has no text of any language; `language` turns
//! messages into words.
//!
//! Owns [`Message`] and the functions that make each message ([`texts`]), which the build generates from the English
//! texts in `assets/locales/en`.

pub mod argument;
pub mod message;
pub mod names;
pub mod texts;

pub use argument::{CardName, Joined, KeyName, Number, SeatName};
pub use message::{Arg, Id, Message, MessageError, ToMessage};
