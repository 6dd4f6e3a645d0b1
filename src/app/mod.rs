//! The window's app: plugins in order, screens, and the options of the command line.

#[cfg(not(target_family = "wasm"))]
mod access_waker;
#[cfg(not(target_family = "wasm"))]
mod carried_page;
pub mod describe;
pub(crate) mod embedded_files;
mod faults;
pub(crate) mod frames_due;
pub(crate) mod games;
mod graphics_fault;
mod icon;
pub(crate) mod language;
mod pace;
#[cfg(not(target_family = "wasm"))]
mod pad_waker;
pub mod plugin;
#[cfg(test)]
mod presets;
mod quality;
#[cfg(test)]
mod rebound;
pub mod scenes;
pub(crate) mod shots;
mod window;

pub use pace::SpeedOverride;
pub use shots::QuitAfter;
