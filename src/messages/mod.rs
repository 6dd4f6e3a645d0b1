//! What is said to people, as data: which message, with which arguments. Nothing here knows a language; `language` turns
//! messages into words.
//!
//! Owns [`Message`] and the functions that make each message ([`texts`]), which the build makes from the English texts in
//! `assets/locales/en`.

pub mod argument;
pub mod message;
mod table;
pub mod texts;
pub mod told;

pub use argument::{CardName, Joined, KeyName, Number, Seat};
pub use message::{Arg, Id, Message, MessageError};
pub use told::Told;
