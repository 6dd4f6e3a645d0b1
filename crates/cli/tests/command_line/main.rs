//! The program without a window, run as a person or a script runs it.

mod commands;
#[cfg(unix)]
mod files;
mod matches;
#[cfg(target_os = "linux")]
mod output;
mod saved;
#[path = "../../../records/tests/matches/saved_matches.rs"]
mod saved_matches;
