//! What lies on a table and what a throw is, as data.
//!
//! Owns cards, dice, piles and the tray, orders and results of throws ([`throw`]), and tracks ([`track`]). Knows only
//! [`rules`]: no game, no match and no engine. The crate `physics` makes the throws, and the program's table shows all
//! of it as entities. Start at [`game::TableGame`]: what a table asks of a game.
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
#![deny(clippy::disallowed_types)]

pub mod aside;
pub mod change;
pub mod die;
pub mod game;
pub mod params;
pub mod pile;
pub mod pose;
pub mod shape;
pub mod throw;
pub mod track;
pub mod tray;
