//! Messages to people, as data: an id and arguments, in no language.
//!
//! Owns [`Message`], the functions that make each message ([`texts`]), which the build generates from the English texts
//! in `assets/locales/en`, and the names that people give ([`names`]). Knows no other crate: the crate `language` turns
//! messages into words. Start at [`message`].

pub mod argument;
pub mod message;
pub mod names;
pub mod texts;

pub use argument::{CardName, Joined, KeyName, Number, SeatName};
pub use message::{Arg, Id, Message, MessageError, ToMessage};
