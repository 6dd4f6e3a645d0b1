//! Skip-Bo in the window, and everything that Skip-Bo MOD shares with it. [`game`] has what the window needs from the
//! games.

pub mod card_match;
pub(crate) mod describe;
pub(crate) mod game;
pub mod hands;
pub(crate) mod hud;
pub(crate) mod lessons;
pub(crate) mod plugin;
pub(crate) mod positions;
mod scenes;
pub(crate) mod sounds;
pub mod table;
