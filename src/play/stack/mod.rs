//! Stack in the window.

pub mod hands;
pub(crate) mod hud;
pub(crate) mod lessons;
pub(crate) mod plugin;
