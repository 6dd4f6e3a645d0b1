//! The table of the card games: the layout of the piles, and the marks on it.

pub(crate) mod laid;
pub mod layout;
pub mod marks;
