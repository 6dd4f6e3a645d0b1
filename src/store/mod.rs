//! Matches as files: everything decided in a match, kept the moment it happens, so that the match can go on tomorrow.
//!
//! [`chain`] is the bytes of a log: frames, each with a checksum over all before it. [`log`] writes them to a file so
//! that nothing half-written is ever read, [`kept`] says what a frame holds, [`story`] makes a match of the frames,
//! [`keeper`] writes from a thread of its own, and [`shelf`] is the folder with all matches. A file beside the log says
//! that a program goes on with it, and damaged files are set aside. Knows no window and no
//! table.

mod broken;
pub mod chain;
pub mod error;
pub mod keeper;
pub mod kept;
pub mod lock;
pub mod log;
pub mod shelf;
pub mod story;
#[cfg(test)]
mod tests;
