//! What any game lays on a table: cards, piles, and what lies beside it; and how a game tells what is to be moved.
//!
//! Knows no game and no match. The entities it describes are kept up to date by [`crate::table`].

pub mod aside;
pub mod card;
pub mod change;
pub mod die;
pub mod equipment;
pub mod game;
pub mod pile;
