//! The table of the card games: the layout of the piles, and the marks on it.

pub mod layout;
pub(crate) mod layout_inputs;
pub mod marks;
pub(crate) mod plan;
