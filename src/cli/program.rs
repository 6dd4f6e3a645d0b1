//! The commands, and the code that runs the chosen one.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::cli::error::{CliError, UsageError};
#[cfg(feature = "table")]
use crate::cli::roll;
#[cfg(feature = "game")]
use crate::cli::{doctor, play, shot};
use crate::cli::{perft, replay, rules, simulate, simulate_run};

/// Tabletop games with honestly thrown dice.
#[derive(Parser, Clone, Debug)]
#[command(name = "tumbletop", version, about)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[cfg(feature = "game")]
    #[command(flatten)]
    window: play::WindowArgs,
}

/// The commands.
#[derive(Subcommand, Clone, Debug)]
enum Command {
    /// Starts a match in a window directly.
    #[cfg(feature = "game")]
    Play(play::Args),
    /// Lets computer players play many matches, and counts the results.
    Simulate(simulate::Args),
    /// Shows a recorded match, or plays it again by the rules alone.
    Replay(replay::Args),
    /// Counts action sequences.
    Perft(perft::Args),
    /// Renders one named scene to a picture, without a window.
    #[cfg(feature = "game")]
    Shot(shot::Args),
    /// Throws real dice many times, and says how evenly they fall.
    #[cfg(feature = "table")]
    Roll(roll::Args),
    /// Prints the rules of a game in our words.
    Rules(rules::Args),
    /// Says what this machine has, and what to do if the game can't be played on it.
    #[cfg(feature = "game")]
    Doctor(doctor::Args),
}

/// The commands that this build leaves out.
const LEFT_OUT: &[&str] = if cfg!(feature = "game") {
    &[]
} else {
    &["play", "shot", "doctor"]
};

/// Runs the program; returns the exit status.
pub fn run() -> ExitCode {
    #[cfg(all(windows, feature = "game"))]
    crate::machine::console::join();
    if let Some(name) = std::env::args().nth(1)
        && LEFT_OUT.contains(&name.as_str())
    {
        return refused(&UsageError::CommandNeedsWindow(name).into());
    }
    match dispatch(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => refused(&why),
    }
}

fn refused(why: &CliError) -> ExitCode {
    eprintln!("tumbletop: {why}");
    #[cfg(feature = "game")]
    crate::machine::dialog::show(&why.to_string());
    why.status()
}

fn dispatch(cli: Cli) -> Result<(), CliError> {
    match cli.command {
        #[cfg(feature = "game")]
        None => play::title(&cli.window),
        // Without a window there is no title screen.
        #[cfg(not(feature = "game"))]
        None => Err(UsageError::NoCommand.into()),
        #[cfg(feature = "game")]
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Simulate(args)) => simulate_run::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        #[cfg(feature = "game")]
        Some(Command::Shot(args)) => shot::run(&args),
        #[cfg(feature = "table")]
        Some(Command::Roll(args)) => roll::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        #[cfg(feature = "game")]
        Some(Command::Doctor(args)) => doctor::run(&args),
    }
}
