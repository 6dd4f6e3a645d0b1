//! The commands, and the code that runs the chosen one.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::cli::arguments;
use crate::cli::error::{CliError, UsageError, ValueError};
use crate::cli::help;
#[cfg(feature = "table")]
use crate::cli::roll;
use crate::cli::voice::{Voice, language_after_command};
#[cfg(feature = "server")]
use crate::cli::{bot, serve};
#[cfg(feature = "game")]
use crate::cli::{doctor, join, opened, play, shot};
use crate::cli::{matches, perft, replay, rules, simulate, simulate_run, stats};
use crate::language::Tongue;
use crate::messages::Told;
use crate::system::output;

/// Tabletop games with honestly thrown dice.
#[derive(Parser, Clone, Debug)]
#[command(name = "tumbletop", version, about)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Uses this language: en, de, fr, es; by default the system's.
    #[arg(long, global = true, value_name = "TAG", value_parser = tongue)]
    lang: Option<Tongue>,
    #[cfg(feature = "game")]
    #[command(flatten)]
    window: play::WindowArgs,
}

/// The commands.
#[derive(Subcommand, Clone, Debug)]
enum Command {
    /// Starts a match in a window at once.
    #[cfg(feature = "game")]
    Play(play::Args),
    /// Joins a table with people on other computers.
    #[cfg(feature = "game")]
    Join(join::Args),
    /// Lets computer players play many matches and counts the results.
    Simulate(simulate::Args),
    /// Shows a recorded match, or replays it by the rules alone.
    Replay(replay::Args),
    /// Counts action sequences.
    Perft(perft::Args),
    /// Renders one named scene to a picture, without a window.
    #[cfg(feature = "game")]
    Shot(shot::Args),
    /// Throws real dice many times and says how evenly they fall.
    #[cfg(feature = "table")]
    Roll(roll::Args),
    /// Shows statistics of the saved matches: results, counts, mistakes and luck, and how the dice fell.
    Stats(stats::Args),
    /// Lists the saved matches, shows one, exports or imports one, or deletes one.
    Matches(matches::Args),
    /// Hosts rooms in which people play together over the network.
    #[cfg(feature = "server")]
    Serve(serve::Args),
    /// Plays seats of a room by program, over the network.
    #[cfg(feature = "server")]
    Bot(bot::Args),
    /// Prints the rules of a game in our words.
    Rules(rules::Args),
    /// Says what this computer has, and what to do if the game can't be played on it.
    #[cfg(feature = "game")]
    Doctor(doctor::Args),
}

/// The commands that this build leaves out.
const LEFT_OUT: &[&str] = if cfg!(feature = "game") {
    &[]
} else {
    &["play", "join", "shot", "doctor"]
};

/// A language, by its tag.
fn tongue(text: &str) -> Result<Tongue, ValueError> {
    Tongue::of_tag(text).ok_or(ValueError::Tongue)
}

/// The program with all its commands and arguments, with the help in the original English.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the program; returns the exit status.
pub fn run() -> ExitCode {
    #[cfg(all(windows, feature = "game"))]
    crate::machine::console::join();
    let arguments = with_command(language_after_command(std::env::args_os().collect()));
    let voice = Voice::asked(&arguments);
    let name = arguments.get(1).and_then(|name| name.to_str());
    if let Some(name) = name.filter(|name| !cfg!(feature = "server") && ["serve", "bot"].contains(name)) {
        return refused(&UsageError::CommandNeedsServer(name.to_owned()).into(), &voice);
    }
    if let Some(name) = name.filter(|name| LEFT_OUT.contains(name)) {
        return refused(&UsageError::CommandNeedsWindow(name.to_owned()).into(), &voice);
    }
    match read(arguments, &voice) {
        Ok(cli) => match dispatch(cli, &voice) {
            Ok(()) => ExitCode::SUCCESS,
            // The reader of the output closed it.
            Err(why) if why.nobody_reads() => ExitCode::SUCCESS,
            Err(why) => refused(&why, &voice),
        },
        Err(error) if error.use_stderr() => {
            complain(&arguments::refusal(&error, &voice));
            UsageError::STATUS.into()
        }
        // The help or the version, as requested.
        Err(error) => {
            let help = error.render();
            let printed = if output::has_colours() {
                output::text(help.ansi())
            } else {
                output::text(help)
            };
            match printed {
                Err(why) if !why.nobody_reads() => refused(&why.into(), &voice),
                _ => ExitCode::SUCCESS,
            }
        }
    }
}

/// Makes a command of a link or a file in place of one, as the system passes it: `join` or `replay`.
#[cfg(feature = "game")]
fn with_command(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let Some(first) = arguments.get(1) else {
        return arguments;
    };
    if opened::is_link(first) {
        arguments.insert(1, "join".into());
    } else if let Some(file) = opened::file(first, &command()) {
        arguments.splice(1..2, ["replay".into(), file.into_os_string()]);
    }
    arguments
}

/// Without a window no link or file is opened.
#[cfg(not(feature = "game"))]
fn with_command(arguments: Vec<OsString>) -> Vec<OsString> {
    arguments
}

fn read(arguments: Vec<OsString>, voice: &Voice) -> Result<Cli, clap::Error> {
    let matches = help::spoken(command(), voice).try_get_matches_from(arguments)?;
    Cli::from_arg_matches(&matches)
}

fn refused(why: &CliError, voice: &Voice) -> ExitCode {
    complain(&voice.say(&why.message()));
    why.status()
}

/// Reports an error; in a dialog box if there is no terminal.
fn complain(words: &str) {
    output::complain(format_args!("tumbletop: {words}"));
    #[cfg(feature = "game")]
    crate::machine::dialog::show(words);
}

impl Cli {
    /// Whether the command draws, or looks for a graphics adapter.
    #[cfg(feature = "game")]
    const fn draws(&self) -> bool {
        match &self.command {
            None | Some(Command::Play(_) | Command::Join(_) | Command::Shot(_) | Command::Doctor(_)) => true,
            Some(Command::Replay(replay)) => !replay.verify,
            Some(_) => false,
        }
    }
}

fn dispatch(cli: Cli, voice: &Voice) -> Result<(), CliError> {
    #[cfg(feature = "game")]
    if cli.draws() {
        crate::machine::quiet::keep_layer_quiet();
    }
    match cli.command {
        #[cfg(feature = "game")]
        None => play::title(&cli.window, cli.lang),
        // Without a window there is no title screen.
        #[cfg(not(feature = "game"))]
        None => Err(UsageError::NoCommand.into()),
        #[cfg(feature = "game")]
        Some(Command::Play(args)) => play::run(&args, cli.lang, voice),
        #[cfg(feature = "game")]
        Some(Command::Join(args)) => join::run(&args, cli.lang),
        Some(Command::Simulate(args)) => simulate_run::run(&args, voice),
        Some(Command::Replay(args)) => replay::run(&args, cli.lang, voice),
        Some(Command::Perft(args)) => perft::run(&args, voice),
        #[cfg(feature = "game")]
        Some(Command::Shot(args)) => shot::run(&args, cli.lang),
        #[cfg(feature = "table")]
        Some(Command::Roll(args)) => roll::run(&args, voice),
        Some(Command::Stats(args)) => stats::run(&args, voice),
        Some(Command::Matches(args)) => matches::run(&args, voice),
        #[cfg(feature = "server")]
        Some(Command::Serve(args)) => serve::run(&args, voice),
        #[cfg(feature = "server")]
        Some(Command::Bot(args)) => bot::run(&args, voice),
        Some(Command::Rules(args)) => rules::run(&args, voice),
        #[cfg(feature = "game")]
        Some(Command::Doctor(args)) => doctor::run(&args, voice),
    }
}
