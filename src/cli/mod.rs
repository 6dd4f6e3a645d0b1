//! The command line: one file for each command, and one for what they share.
//!
//! All texts for players are localized: in the system's language, or the one that `--lang` names. JSON and the
//! contents of bundles are in English.
//!
//! Exit status: 0 done; 1 the requested work failed, with one sentence on stderr; 2 wrong arguments.

mod arguments;
#[cfg(feature = "server")]
pub mod bot;
#[cfg(feature = "game")]
mod bundle;
mod cost;
#[cfg(feature = "game")]
pub mod doctor;
pub mod error;
mod help;
mod home;
#[cfg(feature = "game")]
pub mod join;
pub mod match_args;
pub mod matches;
mod numbers;
#[cfg(feature = "game")]
mod opened;
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
#[cfg(feature = "server")]
pub mod serve;
#[cfg(feature = "game")]
pub mod shot;
pub mod simulate;
pub(crate) mod simulate_run;
pub mod stats;
mod stats_report;
pub mod voice;
