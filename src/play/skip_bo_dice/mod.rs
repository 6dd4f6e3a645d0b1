//! Skip-Bo Dice in the window. [`game`] has what the window needs from it.

pub mod boards;
mod describe;
mod dice;
mod game;
pub mod hands;
pub(crate) mod hud;
mod lessons;
pub(crate) mod plugin;
mod scenes;
mod sounds;
