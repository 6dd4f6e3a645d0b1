//! The table of the card games: where the piles lie, and how places on it are marked.

pub(crate) mod laid;
pub mod layout;
pub mod marks;
