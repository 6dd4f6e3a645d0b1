//! Matches as files: every decision of a match is saved the moment it is made, so that the match can resume later.
//! A log is the only kind of file that matches are written to; exports, replays and crash reports are logs too.
//!
//! [`chain`] is the byte format of a log: frames, each with a checksum over all frames before it. [`log`] writes them
//! to a file so that no half-written frame is ever read, [`kept`] defines the contents of a frame, [`story`] rebuilds
//! a match from the frames, [`keeper`] writes on a thread of its own, and [`shelf`] is the folder with all matches. A
//! lock file beside the log marks a match as in use, and damaged files are moved aside. This module knows no window
//! and no table.

#[cfg(not(target_family = "wasm"))]
mod broken;
pub mod chain;
pub mod error;
#[cfg(not(target_family = "wasm"))]
pub mod keeper;
pub mod kept;
#[cfg(not(target_family = "wasm"))]
pub mod lock;
#[cfg(not(target_family = "wasm"))]
pub mod log;
#[cfg(not(target_family = "wasm"))]
pub mod shelf;
pub mod story;
#[cfg(test)]
mod tests;
