//! The command line: one file for each command, and one for what they share.
//!
//! Exit status: 0 done; 1 the requested work failed, with one sentence on stderr; 2 wrong arguments.

#[cfg(feature = "game")]
mod bundle;
mod cost;
#[cfg(feature = "game")]
pub mod doctor;
pub mod error;
pub mod match_args;
pub mod perft;
#[cfg(feature = "table")]
pub mod physics;
#[cfg(feature = "game")]
pub mod play;
pub mod program;
mod progress;
pub mod replay;
#[cfg(feature = "table")]
pub mod roll;
pub mod rules;
#[cfg(feature = "game")]
pub mod shot;
pub mod simulate;
pub(crate) mod simulate_run;
