//! Skip-Bo Dice in the window. [`game`] is what the window asks of it.

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
