//! The language in which a command speaks.

use std::env;
use std::ffi::OsString;
use std::sync::Arc;

use language::texts::FOLDER;
use language::{Language, Locale};
use messages::texts::cli as words;
use messages::{Message, SeatName};
use system::output::{self, Unprinted};
use text_table::{Commands, Vocabulary};

/// The option that names the language; every command takes it.
pub(crate) const OPTION: &str = "--lang";

/// The language in which a command speaks.
#[derive(Clone, Debug)]
pub struct CliLocalizer(Arc<Language>);

impl CliLocalizer {
    /// A language; the texts in the folder beside the program replace the built-in ones.
    pub fn of(locale: Locale) -> Self {
        let program = env::current_exe().ok();
        let Some(beside) = program.as_deref().and_then(|program| program.parent()) else {
            return Self(Arc::new(Language::carried(locale)));
        };
        let (language, faults) = Language::with_folder(locale, &beside.join(FOLDER));
        for fault in faults {
            output::complain(format_args!("tumbletop: {}: {}", fault.file, fault.why));
        }
        Self(Arc::new(language))
    }

    /// The language that the arguments name, or else the system's. The arguments are not checked yet: errors in them
    /// are reported in this language.
    pub fn asked(arguments: &[OsString]) -> Self {
        let named = arguments.iter().enumerate().filter_map(|(at, argument)| {
            let argument = argument.to_str()?;
            let next = || arguments.get(at + 1)?.to_str();
            match argument.strip_prefix(OPTION)? {
                "" => next(),
                rest => rest.strip_prefix('='),
            }
        });
        let tongue = named.filter_map(Locale::of_tag).next_back();
        Self::of(tongue.unwrap_or_else(Locale::of_system))
    }

    /// The text of a message. Seats are named by their numbers.
    pub fn localize(&self, message: &Message) -> String {
        let seat = |seat: SeatName| self.0.plain(&words::seat(u16::from(seat.0) + 1));
        self.0.localize(message, &seat)
    }

    /// The text of a message at a table whose players have these names, by seat.
    pub fn localize_at_table(&self, message: &Message, names: &[String]) -> String {
        let seat = |seat: SeatName| match names.get(usize::from(seat.0)) {
            Some(name) => name.clone(),
            None => self.0.plain(&words::seat(u16::from(seat.0) + 1)),
        };
        self.0.localize(message, &seat)
    }

    /// The words that a person can type at a table as text.
    pub fn vocabulary(&self) -> Vocabulary {
        let english = Language::english();
        Vocabulary::new(
            self.0.tongue().source().tag(),
            &|message| self.0.plain(message),
            &|message| english.plain(message),
        )
    }

    /// The commands that a person can type at a table in a room.
    pub fn commands(&self) -> Commands {
        let english = Language::english();
        Commands::new(&|message| self.0.plain(message), &|message| english.plain(message))
    }

    /// Prints a message as a line.
    ///
    /// # Errors
    /// [`Unprinted`]
    pub fn print(&self, message: &Message) -> Result<(), Unprinted> {
        output::line(self.localize(message))
    }

    /// Prints a message as a line on stderr, with the name of the program in front.
    pub fn complain(&self, message: &Message) {
        output::complain(format_args!("tumbletop: {}", self.localize(message)));
    }
}

/// Moves a language in front of the command behind it: options in front of a command are those of the title screen.
pub(crate) fn language_after_command(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let length = match arguments.get(1).and_then(|first| first.to_str()) {
        Some(OPTION) => 2,
        Some(first) if first.strip_prefix(OPTION).is_some_and(|rest| rest.starts_with('=')) => 1,
        _ => return arguments,
    };
    let command = arguments.get(1 + length).and_then(|word| word.to_str());
    if command.is_some_and(|word| !word.starts_with('-')) {
        arguments[1..=1 + length].rotate_right(1);
    }
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Vec<OsString> {
        line.split_whitespace().map(OsString::from).collect()
    }

    #[test]
    fn the_language_is_found_before_the_arguments_are_read() {
        for (line, tongue) in [
            ("tumbletop rules stack --lang de", Locale::German),
            ("tumbletop --lang=fr rules", Locale::French),
            ("tumbletop --lang es --lang pseudo", Locale::Pseudo),
            ("tumbletop rules --lang en --lang", Locale::English),
        ] {
            assert_eq!(CliLocalizer::asked(&arguments(line)).0.tongue(), tongue, "{line}");
        }
    }

    #[test]
    fn a_language_in_front_of_the_command_is_an_option_of_the_command() {
        for (line, wanted) in [
            ("t --lang de rules stack", "t rules --lang de stack"),
            ("t --lang=de rules stack", "t rules --lang=de stack"),
            ("t --lang de --mute", "t --lang de --mute"),
            ("t --lang de", "t --lang de"),
            ("t --language rules", "t --language rules"),
            ("t rules --lang de", "t rules --lang de"),
            ("t", "t"),
        ] {
            assert_eq!(language_after_command(arguments(line)), arguments(wanted), "{line}");
        }
    }

    #[test]
    fn seats_are_named_by_their_numbers() {
        let localizer = CliLocalizer::of(Locale::English);
        let message = messages::texts::rules::not_due(SeatName(1));
        assert_eq!(localizer.localize(&message), "it is not seat 2's turn");
    }
}
