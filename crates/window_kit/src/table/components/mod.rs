//! Dice, cards and piles as entities: their components, and where to find them.

pub mod card;
pub mod die;
pub mod pile;
