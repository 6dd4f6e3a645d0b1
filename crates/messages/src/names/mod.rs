//! The names of people, matches and boards, from any source: typed, from an argument, from a file or from the network.
//!
//! Owns the cleaning of names ([`cleaned()`], [`cleaned_or`]), the check for names that look alike ([`look_alike`],
//! [`unlike`]), and the insertion of text from people into other text ([`plain`], [`isolated`]). Must not know whose
//! name it is.

mod alike;
mod cleaned;
mod read;
mod written;

pub use alike::{look_alike, unlike};
pub use cleaned::{LONGEST, cleaned, cleaned_or, is_letter, is_same, key, may_be_typed};
pub use read::{UNNAMED, read, read_or_empty};
pub use written::{ISOLATE, ISOLATE_END, is_seen, isolated, plain};
