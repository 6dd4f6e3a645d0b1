//! What this machine has to play on: a display, a graphics adapter, a sound device, folders to write in; and what is kept
//! of a run for somebody who looks for a fault: the log and the reports of crashes.
//!
//! Everything is looked for before it is used, as the libraries that use it panic, or complain at length, where it is not
//! there. Nothing here panics, opens a window or makes a sound.

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
pub mod quiet;
pub mod sound;
