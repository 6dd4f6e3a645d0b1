//! The program with its window: all commands.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use cli::error::CliError;
use cli::home::Home;
use cli::localizer::CliLocalizer;
use cli::program::{self as headless, Program, tongue};
use language::Locale;

use crate::app::plugin::kept_matches;
use crate::commands::{daily, doctor, join, opened, play, replay, shot};
use window_kit::machine;
use window_kit::settings::{self, Settings, people::People};

/// What the commands without a window may know of the player.
const HOME: Home = Home {
    matches: || kept_matches(&Settings::load()),
    former_names: || People::load().former_names(),
};

/// Tabletop games with honestly thrown dice.
#[derive(Parser, Clone, Debug)]
#[command(name = "tumbletop", version, about)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Uses this language: en, de, fr, es; by default the system's.
    #[arg(long, global = true, value_name = "TAG", value_parser = tongue)]
    lang: Option<Locale>,
    #[command(flatten)]
    window: play::WindowArgs,
}

/// The commands.
#[derive(Subcommand, Clone, Debug)]
enum Command {
    /// Starts a match at once.
    Play(play::Args),
    /// Opens the table of the day: one match a day, the same for everybody.
    Daily(daily::Args),
    /// Joins a table with people on other computers.
    Join(join::Args),
    /// Shows a recorded match, or replays it by the rules alone.
    Replay(replay::Args),
    /// Renders one named scene to a picture, without a window.
    Shot(shot::Args),
    #[command(flatten)]
    Headless(headless::Command),
    /// Says what this computer has, and what to do if the game can't be played on it.
    Doctor(doctor::Args),
}

/// The program with all its commands and arguments, with the help in the original words.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the program; returns the exit status.
pub fn run() -> ExitCode {
    #[cfg(windows)]
    machine::console::join();
    settings::use_those_of_person();
    headless::run::<Cli>()
}

impl Cli {
    /// Whether the command looks for something to draw with.
    const fn draws(&self) -> bool {
        match &self.command {
            None | Some(Command::Shot(_) | Command::Doctor(_)) => true,
            Some(Command::Play(play)) => !play.of.text,
            Some(Command::Daily(daily)) => !daily.text,
            Some(Command::Join(join)) => !join.of.text,
            Some(Command::Replay(replay)) => !replay.of.verify,
            Some(Command::Headless(_)) => false,
        }
    }
}

impl Program for Cli {
    /// A link or a file in place of a command, as the system starts the program with it, is the command to go there
    /// or to show it.
    fn arguments(mut given: Vec<OsString>) -> Vec<OsString> {
        let Some(first) = given.get(1) else {
            return given;
        };
        if opened::is_link(first) {
            given.insert(1, "join".into());
        } else if let Some(file) = opened::file(first, &command()) {
            given.splice(1..2, ["replay".into(), file.into_os_string()]);
        }
        given
    }

    fn show_error(words: &str) {
        machine::dialog::show(words);
    }

    fn run(self, localizer: &CliLocalizer) -> Result<(), CliError> {
        if self.draws() {
            machine::quiet::keep_layer_quiet();
        }
        match self.command {
            None => play::title(&self.window, self.lang),
            Some(Command::Play(args)) => play::run(&args, self.lang, &HOME, localizer),
            Some(Command::Daily(args)) => daily::run(&args, self.lang, &HOME, localizer),
            Some(Command::Join(args)) => join::run(&args, self.lang, localizer),
            Some(Command::Replay(args)) => replay::run(&args, self.lang, localizer),
            Some(Command::Shot(args)) => shot::run(&args, self.lang),
            Some(Command::Doctor(args)) => doctor::run(&args, localizer),
            Some(Command::Headless(command)) => command.run(&HOME, localizer),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use cli::help::differences;
    use messages::Id;

    use super::*;

    #[test]
    fn every_command_argument_and_value_has_a_message_that_says_the_same() {
        let mut program = command();
        program.build();
        let mut found = BTreeSet::new();
        let differences = differences(&program, &CliLocalizer::of(Locale::English), &mut found);
        assert!(differences.is_empty(), "{}", differences.join("\n"));
        let all = Id::all().map(Id::name).filter(|name| name.starts_with("cli-help-"));
        let unused: Vec<_> = all.filter(|name| !found.contains(name)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
