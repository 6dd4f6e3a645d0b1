//! Turns messages into words of a language.
//!
//! Owns the languages ([`Locale`]), their texts (`assets/locales`), and what a text can use of an argument. Knows only
//! [`messages`] and `system`. Only the window and the command line use this crate: all other code makes messages and
//! has no words. Start at [`Language`].
//!
//! ```
//! use language::{Language, Locale};
//! use messages::SeatName;
//! use messages::texts::hud;
//!
//! // A message is data. The caller says what the player in a seat is called.
//! let message = hud::thinking(SeatName(0));
//! let names = |_seat| "Ana".to_owned();
//!
//! assert_eq!(Language::english().localize(&message, &names), "Ana is thinking...");
//! let german = Language::carried(Locale::German);
//! assert_eq!(german.localize(&message, &names), "Ana überlegt …");
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod arguments;
pub mod locale;
mod pseudo;
#[cfg(test)]
mod tests;
pub mod texts;

pub use arguments::NameOfSeat;
pub use locale::Locale;
pub use texts::{Language, TextFault};
