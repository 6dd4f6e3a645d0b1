//! The command line without a window: one file for each command, and one for what they share.
//!
//! Owns the arguments, the help, and what commands print. Knows all other crates, but not the program with its window,
//! which adds commands of its own. All words that are printed are in the language of the player, or the one that
//! `--lang` names; JSON is in English. Start at [`program`], which reads the arguments and runs a command, then at one
//! command, for example [`simulate`].
//!
//! Exit status: 0 done; 1 the requested work failed, with one sentence on stderr; 2 wrong arguments.

// They panic where the reader is gone: `system::output` prints.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod arguments;
pub mod bot;
mod cost;
pub mod error;
pub mod help;
pub mod home;
pub mod join;
pub mod localizer;
pub mod match_args;
pub mod matches;
mod notice_args;
mod numbers;
mod own_tables;
pub mod perft;
pub mod physics;
pub mod play;
pub mod program;
mod progress;
#[cfg(feature = "p2p")]
mod relay;
pub mod replay;
pub mod roll;
pub mod rules;
pub mod serve;
pub mod simulate;
mod simulate_run;
pub mod stats;
mod stats_report;
pub mod tables;
pub mod text;
mod verify;
