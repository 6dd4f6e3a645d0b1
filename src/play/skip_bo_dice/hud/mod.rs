//! The panels around a table of Skip-Bo Dice: strips above the boards, the panel of calls and writes, the texts, and
//! the score sheet at the end. They run only in this game.

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
