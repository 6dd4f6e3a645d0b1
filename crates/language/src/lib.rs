//! Turns messages into words of a language.
//!
//! Owns the languages ([`Tongue`]), their texts (`assets/locales`) and what a text can use of an argument. Only the
//! window and the command line use this module: all other code makes messages and has no words.

mod arguments;
mod pseudo;
pub mod spoken;
#[cfg(test)]
mod tests;
pub mod tongue;

pub use arguments::NameOf;
pub use spoken::{Language, TextFault};
pub use tongue::Tongue;
