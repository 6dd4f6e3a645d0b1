//! The frames around a table of Skip-Bo Dice: names over the boards, the panel of calls and writes, the words of the
//! frames, the score sheet at the end. Runs only while the game is played.

mod about;
mod banners;
mod labels;
mod pad;
mod panel;
pub(crate) mod places;
pub(crate) mod plugin;
mod ruled;
mod score;
mod status;
