//! A program made of commands: reads its arguments, runs the command, and reports errors.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use language::Locale;
use messages::ToMessage;
use system::output;

use crate::arguments;
use crate::error::{CliError, UsageError, ValueError};
use crate::help;
use crate::home::Home;
use crate::localizer::{CliLocalizer, language_after_command};
#[cfg(feature = "p2p")]
use crate::relay;
use crate::{
    bot, join, matches, perft, play, replay, roll, rules, serve, simulate, simulate_run, stats, tables, verify,
};

/// A program with commands. Its name and arguments come from `clap`.
pub trait Program: Parser {
    /// Commands that other builds have and this one refuses with [`UsageError::CommandNeedsWindow`].
    const LEFT_OUT: &'static [&'static str] = &[];

    /// Changes the arguments before they are read, such as a file in place of a command.
    fn arguments(given: Vec<OsString>) -> Vec<OsString> {
        given
    }

    /// Shows an error where there may be no terminal.
    fn show_error(_words: &str) {}

    /// Runs the command.
    ///
    /// # Errors
    /// [`CliError`]: why the command failed.
    fn run(self, localizer: &CliLocalizer) -> Result<(), CliError>;
}

/// The commands that need no window.
#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    /// Lets computer players play many matches and counts the results.
    Simulate(simulate::Args),
    /// Counts action sequences.
    Perft(perft::Args),
    /// Throws real dice many times and says how evenly they fall.
    Roll(roll::Args),
    /// Shows statistics of the saved matches: results, counts, mistakes and luck, and how the dice fell.
    Stats(stats::Args),
    /// Lists the saved matches, shows one, exports or imports one, or deletes one.
    Matches(matches::Args),
    /// Hosts rooms in which people play together over the network.
    Serve(Box<serve::Args>),
    /// Carries what tables and guests in different homes can't send each other directly.
    #[cfg(feature = "p2p")]
    Relay(relay::Args),
    /// Plays seats of a room by program, over the network.
    Bot(bot::Args),
    /// Lists your tables that take their time, with whose turn it is.
    Tables(tables::Args),
    /// Prints the rules of a game in our words.
    Rules(rules::Args),
    /// Checks a match: its draw, its rules, its chance, and each throw by throwing it again.
    Verify(verify::Args),
}

impl Command {
    /// Runs the command.
    ///
    /// # Errors
    /// [`CliError`]: why the command failed.
    pub fn run(&self, home: &Home, localizer: &CliLocalizer) -> Result<(), CliError> {
        match self {
            Self::Simulate(args) => simulate_run::run(args, localizer),
            Self::Perft(args) => perft::run(args, localizer),
            Self::Roll(args) => roll::run(args, home, localizer),
            Self::Stats(args) => stats::run(args, home, localizer),
            Self::Matches(args) => matches::run(args, home, localizer),
            Self::Serve(args) => serve::run(args, localizer),
            #[cfg(feature = "p2p")]
            Self::Relay(args) => relay::run(args, localizer),
            Self::Bot(args) => bot::run(args, localizer),
            Self::Tables(args) => tables::run(args, localizer),
            Self::Rules(args) => rules::run(args, localizer),
            Self::Verify(args) => verify::run(args, localizer),
        }
    }
}

/// The program without a window.
#[derive(Parser, Clone, Debug)]
#[command(name = "tumbletop", version, about)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Headless {
    #[command(subcommand)]
    command: Option<HeadlessCommand>,
    /// Uses this language: en, de, fr, es; by default the system's.
    #[arg(long, global = true, value_name = "TAG", value_parser = tongue)]
    lang: Option<Locale>,
}

#[derive(Subcommand, Clone, Debug)]
enum HeadlessCommand {
    /// Starts a match at once.
    Play(play::Args),
    /// Joins a table with people on other computers.
    Join(join::JoinArgs),
    /// Shows a recorded match, or replays it by the rules alone.
    Replay(replay::Args),
    #[command(flatten)]
    Other(Box<Command>),
}

impl Program for Headless {
    const LEFT_OUT: &'static [&'static str] = &["daily", "shot", "doctor"];

    fn run(self, localizer: &CliLocalizer) -> Result<(), CliError> {
        match self.command {
            None => Err(UsageError::NoCommand.into()),
            Some(HeadlessCommand::Play(args)) => play::run(&args, &Home::UNKNOWN, localizer),
            Some(HeadlessCommand::Join(args)) => join::run(&args, localizer),
            Some(HeadlessCommand::Replay(args)) if args.verify => replay::verify(&args, localizer),
            Some(HeadlessCommand::Replay(args)) => {
                replay::read(&args.file)?;
                Err(UsageError::ShowingNeedsWindow.into())
            }
            Some(HeadlessCommand::Other(command)) => command.run(&Home::UNKNOWN, localizer),
        }
    }
}

/// A language, by its tag.
///
/// # Errors
/// [`ValueError::Tongue`] where there is no such language.
pub fn tongue(text: &str) -> Result<Locale, ValueError> {
    Locale::of_tag(text).ok_or(ValueError::Tongue)
}

/// Runs a program; returns the exit status.
pub fn run<P: Program>() -> ExitCode {
    let arguments = P::arguments(language_after_command(std::env::args_os().collect()));
    let localizer = CliLocalizer::asked(&arguments);
    let name = arguments.get(1).and_then(|name| name.to_str());
    if let Some(name) = name.filter(|name| P::LEFT_OUT.contains(name)) {
        return refused::<P>(&UsageError::CommandNeedsWindow(name.to_owned()).into(), &localizer);
    }
    match read::<P>(arguments, &localizer) {
        Ok(program) => match program.run(&localizer) {
            Ok(()) => ExitCode::SUCCESS,
            // The reader of the output needs no more of it.
            Err(why) if why.nobody_reads() => ExitCode::SUCCESS,
            Err(why) => refused::<P>(&why, &localizer),
        },
        Err(error) if error.use_stderr() => {
            complain::<P>(&arguments::refusal(&error, &localizer));
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
                Err(why) if !why.nobody_reads() => refused::<P>(&why.into(), &localizer),
                _ => ExitCode::SUCCESS,
            }
        }
    }
}

fn read<P: Program>(arguments: Vec<OsString>, localizer: &CliLocalizer) -> Result<P, clap::Error> {
    let matches = help::spoken(P::command(), localizer).try_get_matches_from(arguments)?;
    P::from_arg_matches(&matches)
}

fn refused<P: Program>(why: &CliError, localizer: &CliLocalizer) -> ExitCode {
    complain::<P>(&localizer.localize(&why.message()));
    why.status()
}

fn complain<P: Program>(words: &str) {
    output::complain(format_args!("tumbletop: {words}"));
    P::show_error(words);
}
