//! The localized text of `--help`. The doc comments of the commands and arguments are the English originals, for
//! developers; a test checks that the messages say the same.

use clap::builder::PossibleValue;
use clap::{Arg, Command};

use crate::localizer::CliLocalizer;
use games::catalog::NAMES;
use messages::texts::cli as words;
use messages::{Arg as Argument, Id, Message};

/// The id of the flag that prints the help.
const HELP: &str = "help";
/// The id of the flag that prints the version.
const VERSION: &str = "version";

/// The program with all its help in a language.
pub(crate) fn spoken(mut program: Command, localizer: &CliLocalizer) -> Command {
    // Creates the flags and the command that the library adds.
    program.build();
    in_words(program, localizer)
}

fn in_words(command: Command, localizer: &CliLocalizer) -> Command {
    let name = command.get_name().to_owned();
    let header = *command.get_styles().get_header();
    let usage = localizer.localize(&words::USAGE);
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{header}{usage}{header:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let about = of_command(&name).map(|about| localizer.localize(&about));
    let mut command = command
        .help_template(template)
        .subcommand_help_heading(localizer.localize(&words::HEADING_COMMANDS))
        .mut_args(|arg| arg_in_words(&name, arg, localizer));
    if let Some(about) = about {
        command = command.about(about);
    }
    for inner in command.get_subcommands_mut() {
        *inner = in_words(std::mem::take(inner), localizer);
    }
    command
}

fn arg_in_words(command: &str, arg: Arg, localizer: &CliLocalizer) -> Arg {
    let heading = if arg.is_positional() {
        words::HEADING_ARGUMENTS
    } else {
        words::HEADING_OPTIONS
    };
    let arg = arg.help_heading(localizer.localize(&heading));
    if arg.get_id() == HELP && arg.get_long_help().is_some() {
        return arg
            .help(localizer.localize(&words::HELP_FLAG_HELP_SHORT))
            .long_help(localizer.localize(&words::HELP_FLAG_HELP_LONG));
    }
    let Some(help) = of_argument(command, &arg) else {
        return arg;
    };
    let help = localizer.localize(&help);
    let default = default_of(&arg).map(|value| localizer.localize(&words::default(value)));
    let values = values_of(&arg);
    let explained = |value: &&PossibleValue| value.get_help().is_some();
    let lines: Vec<String> = values
        .iter()
        .filter(explained)
        .map(|value| {
            let about = of_value(command, &arg, value).map(|about| localizer.localize(&about));
            format!("- {}: {}", value.get_name(), about.unwrap_or_default())
        })
        .collect();
    let possible = (!values.is_empty()).then(|| {
        let names = values.iter().map(|value| Message::verbatim(value.get_name()));
        localizer.localize(&words::possible(names))
    });
    let joined = |parts: &[Option<String>], with: &str| {
        let parts: Vec<&str> = parts.iter().flatten().map(String::as_str).collect();
        parts.join(with)
    };
    let short = joined(&[Some(help.clone()), default.clone(), possible], " ");
    let arg = arg.hide_default_value(true).hide_possible_values(true).help(short);
    if lines.is_empty() {
        return arg;
    }
    let values = format!("{}\n{}", localizer.localize(&words::POSSIBLE_HEADING), lines.join("\n"));
    arg.long_help(joined(&[Some(help), Some(values), default], "\n\n"))
}

/// The default value of an argument, if it is to be shown.
fn default_of(arg: &Arg) -> Option<String> {
    let shown = arg.get_action().takes_values() && !arg.is_hide_default_value_set();
    let values: Vec<_> = arg
        .get_default_values()
        .iter()
        .map(|value| value.to_string_lossy())
        .collect();
    (shown && !values.is_empty()).then(|| values.join(" "))
}

/// The possible values of an argument, if they are to be shown.
fn values_of(arg: &Arg) -> Vec<PossibleValue> {
    let values = arg.get_possible_values();
    let shown = arg.get_action().takes_values() && !arg.is_hide_possible_values_set();
    values
        .into_iter()
        .filter(|value| shown && !value.is_hide_set())
        .collect()
}

/// What a command does.
fn of_command(command: &str) -> Option<Message> {
    named(&format!("cli-help-{command}"))
}

/// What an argument is for: the message of this command, or else the one for all commands.
fn of_argument(command: &str, arg: &Arg) -> Option<Message> {
    let id = arg.get_id().as_str();
    if [HELP, VERSION].contains(&id) {
        return named(&format!("cli-help-flag-{id}"));
    }
    let id = id.replace('_', "-");
    named(&format!("cli-help-{command}-{id}")).or_else(|| named(&format!("cli-help-{id}")))
}

/// What a value of an argument means.
fn of_value(command: &str, arg: &Arg, value: &PossibleValue) -> Option<Message> {
    let id = arg.get_id().as_str().replace('_', "-");
    named(&format!("cli-help-{command}-{id}-{}", value.get_name()))
}

/// The message of this name. If it has an argument, that is the list of the games' names.
fn named(name: &str) -> Option<Message> {
    let id = Id::named(name)?;
    let games = || Argument::text(NAMES.join(", "));
    Some(Message::new(id, id.arguments().iter().map(|_| games())))
}

/// Where the help of a program's source differs from the messages in English, a line each. Adds the ids of the messages
/// that the help uses to `found`. For tests of programs.
pub fn differences(
    command: &Command,
    english: &CliLocalizer,
    found: &mut std::collections::BTreeSet<&'static str>,
) -> Vec<String> {
    let mut found_here = Vec::new();
    let name = command.get_name();
    let mut hold = |what: String, original: Option<String>, message: Option<Message>| {
        found.extend(message.as_ref().map(|message| message.id().name()));
        let said = message.map(|message| english.localize(&message));
        if said != original {
            found_here.push(format!("{what}: {original:?} is said as {said:?}"));
        }
    };
    let about = command.get_about().map(ToString::to_string);
    hold(name.to_owned(), about, of_command(name));
    for arg in command.get_arguments() {
        if arg.get_id() == HELP && arg.get_long_help().is_some() {
            let short = arg.get_help().map(ToString::to_string);
            let long = arg.get_long_help().map(ToString::to_string);
            hold(format!("{name} -h"), short, Some(words::HELP_FLAG_HELP_SHORT));
            hold(format!("{name} --help"), long, Some(words::HELP_FLAG_HELP_LONG));
            continue;
        }
        let what = format!("{name} {}", arg.get_id());
        let original = arg.get_help().map(ToString::to_string);
        hold(what.clone(), original, of_argument(name, arg));
        for value in values_of(arg) {
            if let Some(original) = value.get_help() {
                let message = of_value(name, arg, &value);
                hold(
                    format!("{what} {}", value.get_name()),
                    Some(original.to_string()),
                    message,
                );
            }
        }
    }
    for inner in command.get_subcommands() {
        found_here.extend(differences(inner, english, found));
    }
    found_here
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::program::Headless;
    use clap::CommandFactory;
    use language::Locale;

    #[test]
    fn every_command_argument_and_value_has_a_message_that_says_the_same() {
        let english = CliLocalizer::of(Locale::English);
        let mut program = Headless::command();
        program.build();
        let mut found = BTreeSet::new();
        let differences = super::differences(&program, &english, &mut found);
        assert!(differences.is_empty(), "{}", differences.join("\n"));
    }

    #[test]
    fn the_help_is_in_the_language_that_is_asked_for() {
        let help = |tongue, command: &str| {
            let mut program = spoken(Headless::command(), &CliLocalizer::of(tongue));
            let command = program.find_subcommand_mut(command).expect("a command");
            (
                command.render_help().to_string(),
                command.render_long_help().to_string(),
            )
        };
        let (short, long) = help(Locale::English, "simulate");
        for part in [
            "Usage: tumbletop simulate [OPTIONS] <GAME>",
            "Arguments:\n  <GAME>  The game: stack, ",
            "Options:\n",
            "The number of matches [default: 100]",
            "Print help",
        ] {
            assert!(short.contains(part), "{part} in:\n{short}");
        }
        assert!(long.contains("The number of matches [default: 100]"), "{long}");
        let (pseudo, _) = help(Locale::Pseudo, "simulate");
        assert!(
            !pseudo.contains("The number") && !pseudo.contains("Options"),
            "{pseudo}"
        );
        let (short, long) = help(Locale::English, "roll");
        assert!(short.contains("The die [possible values: d6, d10]"), "{short}");
        assert!(
            long.contains("Possible values:\n") && long.contains("- d6: Six faces"),
            "{long}"
        );
    }
}
