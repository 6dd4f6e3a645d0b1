//! What a window shows of each game: how hands play it, the frames around its table, its boards, sounds and lessons.
//!
//! The second home of each game; the first is [`crate::games`]. Two games share nothing here but through the kits below
//! them (`presentation`, `ui`, `input`, `screens`), but for Skip-Bo MOD, which is Skip-Bo with a die. What the window asks of
//! each is [`game::WindowGame`].

pub mod game;
pub mod skip_bo;
pub mod skip_bo_dice;
pub mod skip_bo_mod;
pub mod stack;
