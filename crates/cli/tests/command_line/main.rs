//! The program without a window, run as a person or a script runs it.

mod away;
mod commands;
mod english;
#[cfg(unix)]
mod files;
mod matches;
#[cfg(target_os = "linux")]
mod output;
mod saved;
#[path = "../../../records/tests/matches/saved_matches.rs"]
mod saved_matches;
mod text;
mod verify;

/// The program under test. The program with a window runs some of these tests too.
const PROGRAM: &str = env!("CARGO_BIN_EXE_tumbletop-headless");

/// Its commands.
#[cfg(target_os = "linux")]
fn program() -> clap::Command {
    use clap::CommandFactory;

    cli::program::Headless::command()
}
