//! Stack in the window. [`game`] is what the window asks of it.

mod describe;
mod game;
pub mod hands;
pub(crate) mod hud;
mod lessons;
pub(crate) mod plugin;
mod scenes;
mod sounds;
mod staged;
