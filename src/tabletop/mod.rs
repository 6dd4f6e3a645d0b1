//! What any game lays on a table: dice, cards, piles, and the places beside the tray; and how a game tells the table
//! what moves.
//!
//! Knows no game and no match. [`crate::table`] keeps the entities up to date.

pub mod aside;
pub mod card;
pub mod change;
pub mod die;
pub mod equipment;
pub mod game;
pub mod pile;
