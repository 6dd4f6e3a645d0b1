//! What a window shows of each game: how hands play it, the frames around its table, its boards, sounds and lessons.
//!
//! This is the second home of each game; the first is [`crate::games`]. Two games share nothing here except through the
//! layers below (`presentation`, `ui`, `input`, `screens`). The one exception is Skip-Bo MOD, which is Skip-Bo with a
//! die. What the window asks of each game is [`game::WindowGame`].

pub mod game;
pub mod skip_bo;
pub mod skip_bo_dice;
pub mod skip_bo_mod;
pub mod stack;
