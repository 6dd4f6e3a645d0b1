//! What any game lays on a table: dice, cards, piles, and the places beside the tray; and how a game says what moves.
//!
//! Knows no game and no match. The entities it describes are kept up to date by [`crate::table`].

pub mod aside;
pub mod card;
pub mod change;
pub mod die;
pub mod equipment;
pub mod game;
pub mod pile;
