//! The dry-erase boards of Skip-Bo Dice: their layout, their print, and what the pens write.
//!
//! Reads the view and does not depend on the input code, which sets the highlights (`LitSpots`) and asks which spot of
//! a board is under the pointer (`BoardTable::spot_at`).

pub mod hand;
pub mod layout;
pub(crate) mod lit;
mod marks;
mod pen;
pub(crate) mod plugin;
mod print;
pub mod table;

pub use crate::play::skip_bo_dice::boards::layout::{Spot, TableLayout};
