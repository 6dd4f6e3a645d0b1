//! Skip-Bo in the window, and all that Skip-Bo MOD shares with it. [`game`] is what the window asks of it.

pub(crate) mod describe;
pub(crate) mod game;
pub mod hands;
pub(crate) mod hud;
pub(crate) mod lessons;
pub(crate) mod plugin;
pub(crate) mod positions;
mod scenes;
pub mod seen;
pub(crate) mod sounds;
pub mod table;
