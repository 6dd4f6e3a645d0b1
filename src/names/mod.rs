//! The names that people give to themselves, to matches and to boards, wherever they come from: typed, as an argument,
//! from a file or from a stranger.
//!
//! Owns the one cleaning of names ([`cleaned()`], [`cleaned_or`]), what can be taken for each other ([`look_alike`],
//! [`unlike`]), and how words of people are put among other words ([`plain`], [`isolated`]). Must not know who is called
//! so.

mod alike;
mod cleaned;
mod read;
mod written;

pub use alike::{look_alike, unlike};
pub use cleaned::{LONGEST, cleaned, cleaned_or, is_letter, is_same, key, may_be_typed};
pub use read::{UNNAMED, read, read_or_empty};
pub use written::{ISOLATE, ISOLATE_END, is_seen, isolated, plain};
