//! What a window shows of each game: how hands play it, the frames around its table, its boards, sounds and lessons.
//!
//! The second home of each game; the first is [`crate::games`]. Two games share nothing here but through the kits below
//! them (`presentation`, `ui`, `input`, `screens`); Skip-Bo and Skip-Bo MOD are one game to the window.

pub mod skip_bo;
pub mod skip_bo_dice;
pub mod stack;
