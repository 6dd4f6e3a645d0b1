//! Turns messages into words of a language.
//!
//! Owns the languages ([`Locale`]), their texts (`assets/locales`) and what a text can use of an argument. Only the
//! window and the command line use this module: all other code makes messages and has no words.

mod arguments;
pub mod locale;
mod pseudo;
#[cfg(test)]
mod tests;
pub mod texts;

pub use arguments::NameOfSeat;
pub use locale::Locale;
pub use texts::{Language, TextFault};
