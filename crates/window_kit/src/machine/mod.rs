//! What this machine offers: a display, a graphics adapter, a sound device, folders to write in; and what a run leaves
//! for finding faults: the log and crash reports.
//!
//! Each device is looked for before it is used, as the libraries that use it panic or print long complaints if it is
//! missing. Nothing here opens a window or makes a sound, and nothing panics.

pub mod background;
#[cfg(target_family = "wasm")]
mod canvas;
pub mod clipboard;
#[cfg(windows)]
pub mod console;
pub mod crash;
pub mod dialog;
pub mod display;
pub mod error;
pub mod folders;
pub mod graphics;
mod guarded;
pub mod keyboard;
pub mod log;
pub mod notification;
pub mod quiet;
pub mod sound;
