//! The window's app: plugins in order, screens, and what the command line asked for.

mod describe;
pub(crate) mod games;
mod pace;
pub mod plugin;
pub(crate) mod shots;
mod window;

pub use pace::SpeedOverride;
pub use shots::QuitAfter;
