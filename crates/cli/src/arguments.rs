//! Localized errors about the arguments. The library that reads the arguments knows English only.

use std::error::Error as _;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::error::{ValueError, of_level};
use crate::localizer::CliLocalizer;
use messages::texts::cli as words;
use messages::{Message, ToMessage};
use rules::ai::level::LevelError;

/// The text for arguments that can't be read: what is wrong, the usage, and where to learn more.
pub(crate) fn refusal(error: &Error, localizer: &CliLocalizer) -> String {
    let mut parts = vec![localizer.localize(&what(error))];
    let meant = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    let meant: Vec<Message> = meant
        .into_iter()
        .flat_map(|kind| all(error, kind))
        .map(|name| Message::verbatim(format!("'{name}'")))
        .collect();
    if !meant.is_empty() {
        parts.push(localizer.localize(&words::arguments_tip(meant)));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let written = usage.split_once(": ").map_or(usage.as_str(), |(_, written)| written);
        parts.push(format!("{} {written}", localizer.localize(&words::USAGE)));
    }
    parts.push(localizer.localize(&words::ARGUMENTS_MORE));
    parts.join("\n\n")
}

/// What is wrong, as a message.
fn what(error: &Error) -> Message {
    let argument = one(error, ContextKind::InvalidArg);
    let value = one(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => words::arguments_unknown(argument),
        ErrorKind::InvalidSubcommand => words::arguments_no_such_command(one(error, ContextKind::InvalidSubcommand)),
        ErrorKind::ArgumentConflict => {
            let others = all(error, ContextKind::PriorArg);
            if others.iter().all(|other| *other == argument) {
                words::arguments_twice(argument)
            } else {
                let quoted = others.iter().map(|other| Message::verbatim(format!("'{other}'")));
                words::arguments_conflict(argument, quoted)
            }
        }
        ErrorKind::MissingRequiredArgument => {
            words::arguments_missing(all(error, ContextKind::InvalidArg).into_iter().map(Message::verbatim))
        }
        ErrorKind::InvalidValue if value.is_empty() => words::arguments_no_value(argument),
        ErrorKind::InvalidValue => {
            let known = all(error, ContextKind::ValidValue);
            if known.is_empty() {
                words::arguments_value(value, argument)
            } else {
                words::arguments_value_known(value, argument, known.into_iter().map(Message::verbatim))
            }
        }
        ErrorKind::ValueValidation => words::arguments_value_why(value, argument, why(error)),
        ErrorKind::TooManyValues => words::arguments_too_many_values(value, argument),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            words::arguments_count(argument)
        }
        ErrorKind::InvalidUtf8 => words::ARGUMENTS_NOT_WORDS,
        other => words::arguments_wrong(other.to_string()),
    }
}

/// Why a value can't be read. Any error that is not of our types comes from reading a number.
fn why(error: &Error) -> Message {
    let source = error.source();
    if let Some(error) = source.and_then(|source| source.downcast_ref::<ValueError>()) {
        error.message()
    } else if let Some(error) = source.and_then(|source| source.downcast_ref::<LevelError>()) {
        of_level(error)
    } else {
        words::VALUE_NUMBER
    }
}

/// All names of this kind in the error's context.
fn all(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(name)) => vec![name.clone()],
        Some(ContextValue::Strings(names)) => names.clone(),
        _ => Vec::new(),
    }
}

/// The names of this kind, separated by commas.
fn one(error: &Error, kind: ContextKind) -> String {
    all(error, kind).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::help;
    use crate::program::Headless;
    use clap::CommandFactory;
    use language::Locale;

    fn refused(locale: Locale, line: &str) -> String {
        let localizer = CliLocalizer::of(locale);
        let program = help::spoken(Headless::command(), &localizer);
        let words = std::iter::once("tumbletop").chain(line.split_whitespace());
        refusal(
            &program.try_get_matches_from(words).expect_err("it is wrong"),
            &localizer,
        )
    }

    #[test]
    fn errors_in_the_arguments_are_localized() {
        let whole = ValueError::Whole { least: 1, most: 1024 };
        let genius = LevelError::Unknown("genius".into());
        for (line, what) in [
            ("simulate stack --gams 3", words::arguments_unknown("--gams")),
            ("simulate stack --games", words::arguments_no_value("--games <GAMES>")),
            (
                "simulate stack --seed many",
                words::arguments_value_why("many", "--seed <SEED>", words::VALUE_NUMBER),
            ),
            (
                "simulate stack --threads 1025",
                words::arguments_value_why("1025", "--threads <THREADS>", whole.message()),
            ),
            (
                "simulate stack --set target",
                words::arguments_value_why("target", "--set <KEY=VALUE>", ValueError::Setting.message()),
            ),
            (
                "simulate stack --seats genius",
                words::arguments_value_why("genius", "--seats <SEATS>", of_level(&genius)),
            ),
            ("simulate stack --json --json", words::arguments_twice("--json")),
            ("simulate", words::arguments_missing([Message::verbatim("<GAME>")])),
            (
                "rules stack --lang fi",
                words::arguments_value_why("fi", "--lang <TAG>", ValueError::Tongue.message()),
            ),
            ("simulat", words::arguments_no_such_command("simulat")),
            (
                "roll d7",
                words::arguments_value_known("d7", "<DIE>", ["d6", "d10"].map(Message::verbatim)),
            ),
        ] {
            for locale in [Locale::English, Locale::Pseudo] {
                let localize = |message: &Message| CliLocalizer::of(locale).localize(message);
                let found = refused(locale, line);
                let parts: Vec<&str> = found.split("\n\n").collect();
                assert_eq!(parts[0], localize(&what), "{line}");
                assert_eq!(parts.last(), Some(&&*localize(&words::ARGUMENTS_MORE)), "{line}");
                // A tip or how the command is written may stand in between, in the same language.
                let (usage, tip) = (
                    localize(&words::USAGE),
                    localize(&words::arguments_tip([Message::verbatim("")])),
                );
                let tip = tip.split('?').next().expect("its beginning");
                for part in &parts[1..parts.len() - 1] {
                    assert!(part.starts_with(&usage) || part.starts_with(tip), "{line}: {found}");
                }
            }
        }
        let missing = refused(Locale::English, "simulate --gams 3");
        let tip = CliLocalizer::of(Locale::English).localize(&words::arguments_tip([Message::verbatim("'--games'")]));
        assert!(
            missing.contains("\n\nUsage: tumbletop simulate ") && missing.contains(&tip),
            "{missing}"
        );
    }
}
