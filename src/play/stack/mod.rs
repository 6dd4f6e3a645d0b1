//! Stack in the window. [`game`] has what the window needs from it.

mod describe;
mod game;
pub mod hands;
pub(crate) mod hud;
mod lessons;
pub(crate) mod plugin;
mod scenes;
mod sounds;
mod staged;
