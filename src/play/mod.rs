//! The window's side of each game: its input, the panels around its table, its boards, sounds and lessons.
//!
//! The rules of each game are in [`games`]. Two games share nothing here except through the layers below
//! (`presentation`, `ui`, `input`, `screens`). The one exception is Skip-Bo MOD, which is Skip-Bo with a die.
//! [`game::WindowGame`] lists what the window needs from each game.

pub mod game;
pub mod skip_bo;
pub mod skip_bo_dice;
pub mod skip_bo_mod;
pub mod stack;
