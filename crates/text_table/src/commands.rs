//! Lines that begin with `/`: what a person does at a table in a room beside the game, as people who are away do.

use std::collections::BTreeMap;

use messages::texts::commands as texts;
use messages::{Message, ToMessage};

use crate::vocabulary::{folded, split};

/// The sign that such a line begins with.
const BEGINS: char = '/';

/// A command by its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Name {
    Help,
    Away,
    Vacation,
    Remind,
    Calls,
    Writes,
    PlayOn,
    Agree,
    Refuse,
    TakeBack,
    Tell,
    Code,
    Mute,
    Report,
    Leave,
}

impl Name {
    /// All names with the messages that list how they are written.
    const LIST: [(Self, Message); 15] = [
        (Self::Help, texts::WORD_HELP),
        (Self::Away, texts::WORD_AWAY),
        (Self::Vacation, texts::WORD_VACATION),
        (Self::Remind, texts::WORD_REMIND),
        (Self::Calls, texts::WORD_CALLS),
        (Self::Writes, texts::WORD_WRITES),
        (Self::PlayOn, texts::WORD_PLAY_ON),
        (Self::Agree, texts::WORD_AGREE),
        (Self::Refuse, texts::WORD_REFUSE),
        (Self::TakeBack, texts::WORD_TAKE_BACK),
        (Self::Tell, texts::WORD_TELL),
        (Self::Code, texts::WORD_CODE),
        (Self::Mute, texts::WORD_MUTE),
        (Self::Report, texts::WORD_REPORT),
        (Self::Leave, texts::WORD_LEAVE),
    ];
}

/// What a seat does in the turns of others while its person is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AnswerWord {
    /// The match waits for the person.
    Ask,
    /// The seat takes nothing.
    Nothing,
    /// A computer player decides.
    Computer,
}

impl AnswerWord {
    const LIST: [(Self, Message); 3] = [
        (Self::Ask, texts::WORD_ASK),
        (Self::Nothing, texts::WORD_NOTHING),
        (Self::Computer, texts::WORD_COMPUTER),
    ];
    /// What a person can want where a value is called.
    const OF_CALLS: [Self; 3] = [Self::Ask, Self::Nothing, Self::Computer];
    /// What a person can want where everybody writes: there a seat can't do nothing.
    const OF_WRITES: [Self; 2] = [Self::Ask, Self::Computer];
}

/// What a person wants at a table in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomCommand {
    /// The commands.
    Help,
    /// Who is away, and what the person has set.
    Away,
    /// A vacation of so many days; 0 ends it. Without a number: how it stands with it.
    Vacation(Option<u8>),
    /// Reminds somebody; the one who is due if nobody is named.
    Remind(Option<String>),
    /// What the seat does when a value is called; without an answer: what is set.
    Calls(Option<AnswerWord>),
    /// What it does when everybody writes.
    Writes(Option<AnswerWord>),
    /// Offers to play on in somebody's seat.
    PlayOn(String),
    /// Agrees to an offer, or not; to the only one if no seat is named.
    Agree(bool, Option<String>),
    /// Takes the person's own offer back.
    TakeBack,
    /// Where the person is told that it is their turn; `None` for nowhere.
    Tell(Option<String>),
    /// Confirms an address of mail by this code.
    Code(String),
    /// Hides what somebody says and writes, or shows it again.
    Mute(String),
    /// Keeps a report of what was said, and hides what somebody says and writes.
    Report(String),
    /// Leaves for good.
    Leave,
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq)]
pub enum CommandError {
    /// There is no such command.
    Unknown,
    /// It needs a number of days.
    Days,
    /// It needs one of these answers, as they are written.
    Answer(Vec<String>),
    /// It needs a name.
    NoName,
}

impl ToMessage for CommandError {
    fn message(&self) -> Message {
        match self {
            Self::Unknown => texts::UNKNOWN,
            Self::Days => texts::WHICH_DAYS,
            Self::Answer(answers) => texts::which_answer(answers.iter().map(Message::verbatim)),
            Self::NoName => texts::WHICH_NAME,
        }
    }
}

/// Why a name means nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// Nobody has it.
    Nobody,
    /// Several people have names that begin like it.
    Several,
}

impl ToMessage for NameError {
    fn message(&self) -> Message {
        match self {
            Self::Nobody => texts::NOBODY,
            Self::Several => texts::SEVERAL,
        }
    }
}

/// Who is meant, by the place in the list: a whole name in any case and without its accents, or else the beginning of
/// one name only.
///
/// # Errors
/// [`NameError`]
pub fn find_name(said: &str, names: &[String]) -> Result<usize, NameError> {
    let wanted = folded(said.trim());
    let names: Vec<String> = names.iter().map(|name| folded(name)).collect();
    if wanted.is_empty() {
        return Err(NameError::Nobody);
    }
    let places =
        |fits: &dyn Fn(&str) -> bool| -> Vec<usize> { (0..names.len()).filter(|at| fits(&names[*at])).collect() };
    let whole = places(&|name| name == wanted);
    let begun = places(&|name| name.starts_with(&wanted));
    match (&whole[..], &begun[..]) {
        ([only], _) | ([], [only]) => Ok(*only),
        ([], []) => Err(NameError::Nobody),
        _ => Err(NameError::Several),
    }
}

/// The words of all commands in a language.
#[derive(Clone, Debug)]
pub struct Commands {
    names: BTreeMap<String, Name>,
    answers: BTreeMap<String, AnswerWord>,
    ends: Vec<String>,
    /// How each is shown.
    shown: BTreeMap<Name, String>,
    shown_answers: BTreeMap<AnswerWord, String>,
}

impl Commands {
    /// The commands in the person's language; the English ones are understood too.
    pub fn new(own: &dyn Fn(&Message) -> String, english: &dyn Fn(&Message) -> String) -> Self {
        let mut all = Self {
            names: BTreeMap::new(),
            answers: BTreeMap::new(),
            ends: Vec::new(),
            shown: BTreeMap::new(),
            shown_answers: BTreeMap::new(),
        };
        for speak in [own, english] {
            for (name, message) in Name::LIST {
                for written in split(&speak(&message)) {
                    all.shown.entry(name).or_insert_with(|| written.clone());
                    all.names.entry(plain(&written)).or_insert(name);
                }
            }
            for (answer, message) in AnswerWord::LIST {
                for written in split(&speak(&message)) {
                    all.shown_answers.entry(answer).or_insert_with(|| written.clone());
                    all.answers.entry(plain(&written)).or_insert(answer);
                }
            }
            all.ends
                .extend(split(&speak(&texts::WORD_END)).iter().map(|end| plain(end)));
        }
        all
    }

    /// The command in a line; `None` if the line is none.
    ///
    /// # Errors
    /// [`CommandError`], if the line begins like a command and is none.
    pub fn read(&self, line: &str) -> Option<Result<RoomCommand, CommandError>> {
        let line = line.trim().strip_prefix(BEGINS)?.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Some(self.understand(word, rest.trim()))
    }

    fn understand(&self, word: &str, rest: &str) -> Result<RoomCommand, CommandError> {
        let name = self.names.get(&plain(word)).ok_or(CommandError::Unknown)?;
        let some = || (!rest.is_empty()).then(|| rest.to_owned());
        let needed = || some().ok_or(CommandError::NoName);
        let ends = || self.ends.contains(&plain(rest));
        Ok(match name {
            Name::Help => RoomCommand::Help,
            Name::Away => RoomCommand::Away,
            Name::Vacation if rest.is_empty() => RoomCommand::Vacation(None),
            Name::Vacation if ends() => RoomCommand::Vacation(Some(0)),
            Name::Vacation => {
                // People also write the unit: only the number counts.
                let number = rest.split_whitespace().next().unwrap_or_default();
                RoomCommand::Vacation(Some(number.parse().map_err(|_| CommandError::Days)?))
            }
            Name::Remind => RoomCommand::Remind(some()),
            Name::Calls => RoomCommand::Calls(self.answer(rest, &AnswerWord::OF_CALLS)?),
            Name::Writes => RoomCommand::Writes(self.answer(rest, &AnswerWord::OF_WRITES)?),
            Name::PlayOn => RoomCommand::PlayOn(needed()?),
            Name::Agree => RoomCommand::Agree(true, some()),
            Name::Refuse => RoomCommand::Agree(false, some()),
            Name::TakeBack => RoomCommand::TakeBack,
            Name::Tell => RoomCommand::Tell(some().filter(|_| !ends())),
            Name::Code => RoomCommand::Code(rest.to_owned()),
            Name::Mute => RoomCommand::Mute(needed()?),
            Name::Report => RoomCommand::Report(needed()?),
            Name::Leave => RoomCommand::Leave,
        })
    }

    fn answer(&self, rest: &str, of: &[AnswerWord]) -> Result<Option<AnswerWord>, CommandError> {
        if rest.is_empty() {
            return Ok(None);
        }
        let answer = self.answers.get(&plain(rest)).filter(|answer| of.contains(answer));
        let shown = |answer: &AnswerWord| self.shown_answers.get(answer).cloned().unwrap_or_default();
        answer
            .map(|answer| Some(*answer))
            .ok_or_else(|| CommandError::Answer(of.iter().map(shown).collect()))
    }

    /// The help: what can be done in each room, and `slow`, at a table that takes its time.
    pub fn help(&self, slow: bool) -> Vec<Message> {
        let answers = |of: &[AnswerWord]| {
            let shown: Vec<&str> = of
                .iter()
                .filter_map(|answer| self.shown_answers.get(answer).map(String::as_str))
                .collect();
            Message::verbatim(shown.join("|"))
        };
        let arranging = [
            (Name::Vacation, Some(texts::DAYS), texts::DOES_VACATION),
            (Name::Remind, Some(texts::NAME), texts::DOES_REMIND),
            (Name::Calls, Some(answers(&AnswerWord::OF_CALLS)), texts::DOES_CALLS),
            (Name::Writes, Some(answers(&AnswerWord::OF_WRITES)), texts::DOES_WRITES),
            (Name::PlayOn, Some(texts::NAME), texts::DOES_PLAY_ON),
            (Name::Agree, Some(texts::NAME), texts::DOES_AGREE),
            (Name::Refuse, Some(texts::NAME), texts::DOES_REFUSE),
            (Name::TakeBack, None, texts::DOES_TAKE_BACK),
            (Name::Tell, Some(texts::ADDRESS), texts::DOES_TELL),
            (Name::Code, Some(texts::LETTERS), texts::DOES_CODE),
            (Name::Leave, None, texts::DOES_LEAVE),
        ];
        let always = [
            (Name::Away, None, texts::DOES_AWAY),
            (Name::Mute, Some(texts::NAME), texts::DOES_MUTE),
            (Name::Report, Some(texts::NAME), texts::DOES_REPORT),
        ];
        let mut lines = Vec::new();
        for (name, with, does) in always.into_iter().chain(arranging.into_iter().filter(|_| slow)) {
            let written = format!("{BEGINS}{}", self.shown.get(&name).map_or("", String::as_str));
            lines.push(match with {
                None => texts::line(Message::verbatim(written), does),
                Some(with) => texts::line(texts::with(written, with), does),
            });
        }
        lines
    }
}

/// A word as it is compared: a hyphen may be left out.
fn plain(word: &str) -> String {
    folded(word).replace('-', "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::{Language, Locale};

    fn commands(locale: Locale) -> Commands {
        let (own, english) = (Language::carried(locale), Language::english());
        Commands::new(&|message| own.plain(message), &|message| english.plain(message))
    }

    fn read(locale: Locale, line: &str) -> Option<Result<RoomCommand, CommandError>> {
        commands(locale).read(line)
    }

    #[test]
    fn a_line_with_a_slash_is_a_command_and_what_is_missing_is_said() {
        use RoomCommand as C;
        let bo = || Some("Bo the Second".to_owned());
        for (line, command) in [
            ("/away", C::Away),
            (" / AWAY now", C::Away),
            ("/vacation", C::Vacation(None)),
            ("/vacation 5", C::Vacation(Some(5))),
            ("/vacation 5 days", C::Vacation(Some(5))),
            ("/vacation off", C::Vacation(Some(0))),
            ("/remind", C::Remind(None)),
            ("/remind Bo the Second", C::Remind(bo())),
            ("/calls", C::Calls(None)),
            ("/calls nothing", C::Calls(Some(AnswerWord::Nothing))),
            ("/writes Computer", C::Writes(Some(AnswerWord::Computer))),
            ("/play-on Bo the Second", C::PlayOn("Bo the Second".to_owned())),
            ("/playon 2", C::PlayOn("2".to_owned())),
            ("/agree", C::Agree(true, None)),
            ("/refuse Bo the Second", C::Agree(false, bo())),
            ("/takeback", C::TakeBack),
            ("/tell ana@example.org", C::Tell(Some("ana@example.org".to_owned()))),
            ("/tell off", C::Tell(None)),
            ("/code abc def", C::Code("abc def".to_owned())),
            ("/mute Bo", C::Mute("Bo".to_owned())),
            ("/report Bo", C::Report("Bo".to_owned())),
            ("/leave", C::Leave),
            ("/help", C::Help),
        ] {
            assert_eq!(read(Locale::English, line), Some(Ok(command)), "{line}");
        }
        for (line, error) in [
            ("/", CommandError::Unknown),
            ("/vacations", CommandError::Unknown),
            ("/vacation soon", CommandError::Days),
            ("/vacation 300", CommandError::Days),
            ("/vacation -1", CommandError::Days),
            ("/play-on", CommandError::NoName),
            ("/mute", CommandError::NoName),
            (
                "/calls always",
                CommandError::Answer(["ask", "nothing", "computer"].map(str::to_owned).into()),
            ),
            // Where everybody writes, a seat can't do nothing.
            (
                "/writes nothing",
                CommandError::Answer(["ask", "computer"].map(str::to_owned).into()),
            ),
        ] {
            assert_eq!(read(Locale::English, line), Some(Err(error)), "{line}");
        }
        assert_eq!(read(Locale::English, "away"), None);
        assert_eq!(read(Locale::English, "\"/away\""), None, "written to the others");
    }

    #[test]
    fn each_language_has_its_own_commands_and_the_english_ones() {
        for (locale, lines) in [
            (Locale::German, ["/urlaub 5", "/ansagen nichts", "/zurucknehmen"]),
            (Locale::French, ["/vacances 5", "/annonces rien", "/retirer"]),
            (Locale::Spanish, ["/vacaciones 5", "/cantes nada", "/retirar"]),
        ] {
            let english = ["/vacation 5", "/calls nothing", "/take-back"];
            for (own, english) in lines.into_iter().zip(english) {
                let wanted = read(Locale::English, english);
                assert!(matches!(wanted, Some(Ok(_))));
                assert_eq!(read(locale, own), wanted, "{own}");
                assert_eq!(read(locale, english), wanted, "{locale:?}: {english}");
            }
        }
    }

    #[test]
    fn no_word_has_two_meanings_and_the_help_names_each_command() {
        for locale in Locale::OFFERED {
            let language = Language::carried(locale);
            let mut found = BTreeMap::new();
            for (name, message) in Name::LIST {
                for written in split(&language.plain(&message)) {
                    assert!(!written.contains(char::is_whitespace), "{locale:?}: {written:?}");
                    let other = found.insert(plain(&written), name);
                    assert_eq!(other.filter(|other| *other != name), None, "{locale:?}: {written}");
                }
            }
            let all = commands(locale);
            let english = Language::english();
            for (name, message) in Name::LIST {
                for written in split(&english.plain(&message)) {
                    assert_eq!(all.names.get(&plain(&written)), Some(&name), "{locale:?}: {written}");
                }
            }
            let lines = all.help(true);
            let seat = |_: messages::SeatName| String::new();
            let help: Vec<String> = lines.iter().map(|line| language.localize(line, &seat)).collect();
            for (name, _) in Name::LIST.iter().filter(|(name, _)| *name != Name::Help) {
                let written = format!("/{}", all.shown[name]);
                let is_named = |line: &&String| line.starts_with(&written);
                assert!(help.iter().any(|line| is_named(&line)), "{locale:?}: {written}");
            }
            assert!(all.help(false).len() < lines.len());
        }
    }

    #[test]
    fn a_name_is_found_by_its_beginning_if_only_one_has_it() {
        let names = ["Ana", "Anna Lena", "Andr\u{e9}", "Bo"].map(str::to_owned);
        for (said, found) in [
            ("ana", Ok(0)),
            ("Anna", Ok(1)),
            ("andre", Ok(2)),
            (" b", Ok(3)),
            ("an", Err(NameError::Several)),
            ("Cleo", Err(NameError::Nobody)),
            ("", Err(NameError::Nobody)),
        ] {
            assert_eq!(find_name(said, &names), found, "{said}");
        }
        let same = ["Bo", "bo"].map(str::to_owned);
        assert_eq!(find_name("bo", &same), Err(NameError::Several));
    }
}
