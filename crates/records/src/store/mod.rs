//! Matches as files: every decision of a match is saved the moment it is made, so that the match can resume later.
//! A log is the only kind of file that matches are written to; exports, replays and crash reports are logs too.
//!
//! [`frame_log`] is the byte format of a log: frames, each with a checksum over all frames before it. [`log`] writes
//! them to a file so that no half-written frame is ever read, [`log_entry`] defines the contents of a frame,
//! [`saved_match`] rebuilds a match from the frames, [`log_writer`] writes on a thread of its own ([`writer_state`] is
//! how far it is), and [`library`] is the folder with all matches. A lock file beside the log marks a match as in use,
//! and damaged files are moved aside.
//! This module knows no window and no table.

mod broken;
pub mod error;
pub mod frame_log;
pub mod library;
pub mod lock;
pub mod log;
pub mod log_entry;
#[cfg_attr(target_family = "wasm", path = "log_writer_of_page.rs")]
pub mod log_writer;
pub mod saved_match;
#[cfg(test)]
mod tests;
pub mod writer_state;
