//! Skip-Bo Dice in the window.

pub mod boards;
pub(crate) mod describe;
pub mod hands;
pub(crate) mod hud;
pub(crate) mod lessons;
pub(crate) mod plugin;
