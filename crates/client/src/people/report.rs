//! Reports: what was said at a table, as one player heard and read it, in a file that only they have.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use messages::names::{LONGEST, UNNAMED, cleaned_or};
use messages::texts::reports as words;
use messages::{Message, ToMessage};
use net::protocol::code::RoomCode;
use net::protocol::limits::LONGEST_WORDS;
use net::protocol::person::PersonKey;
use net::protocol::words::Words;
use records::daily::date::Date;
use system::{disk, files};

/// The folder of the reports, in the folder of the program's data.
const FOLDER: &str = "reports";
/// The most reports in it. None is ever deleted by the program.
pub const MOST_REPORTS: usize = 100;
/// The most words of a table that are remembered; after that the oldest are forgotten.
pub const MOST_HEARD: usize = 200;
/// The most bytes of a report.
pub const MOST_BYTES: usize = 256 * 1024;

/// Something that was said or written.
#[derive(Clone, Debug, PartialEq)]
struct Heard {
    /// When, counted from the beginning of 1970.
    at: Duration,
    /// The name of who said it.
    name: String,
    /// The words: a phrase, or what was written.
    said: Message,
}

/// What was said and written at a table, as far as it was shown. It is kept in memory alone, until the person leaves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeardWords(VecDeque<Heard>);

impl HeardWords {
    /// Notes a phrase.
    pub fn said(&mut self, at: Duration, name: &str, phrase: Message) {
        if self.0.len() == MOST_HEARD {
            self.0.pop_front();
        }
        self.0.push_back(Heard {
            at,
            name: cleaned_or(name, LONGEST, UNNAMED),
            said: phrase,
        });
    }

    /// Notes words that somebody has written.
    pub fn wrote(&mut self, at: Duration, name: &str, words: &Words) {
        self.said(at, name, Message::verbatim(words.to_string()));
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// Whom a report is about, and where it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportAbout {
    /// When it is written, counted from the beginning of 1970.
    pub at: Duration,
    /// The address of the table, or of its server; empty for a table of this computer.
    pub table: String,
    /// The code of the table.
    pub code: RoomCode,
    /// The name that they use there.
    pub name: String,
    /// The key that they have proved.
    pub key: Option<PersonKey>,
    /// The name that the person has given them.
    pub given: Option<String>,
}

impl ReportAbout {
    /// The lines of the report.
    pub fn lines(&self, heard: &HeardWords) -> Vec<Message> {
        let mut lines = vec![
            words::title(&self.name),
            words::when(clock(self.at)),
            match self.table.is_empty() {
                true => words::own_table(self.code.to_string()),
                false => words::table(&self.table, self.code.to_string()),
            },
            match &self.key {
                Some(key) => words::key(key.in_letters()),
                None => words::NO_KEY,
            },
        ];
        lines.extend(self.given.as_ref().map(words::given));
        lines.push(words::UNCHECKED);
        lines.push(if heard.0.is_empty() {
            words::NOTHING
        } else {
            words::WORDS
        });
        let said = heard.0.iter();
        lines.extend(said.map(|heard| words::line(clock(heard.at), &heard.name, heard.said.clone())));
        lines
    }
}

/// A time of day with its date, in universal time.
fn clock(at: Duration) -> String {
    let minutes = at.as_secs() / 60;
    format!(
        "{} {:02}:{:02}",
        Date::of_seconds(at.as_secs()),
        minutes / 60 % 24,
        minutes % 60
    )
}

/// Why a report was not kept.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReportError {
    /// There are as many as there may be in this folder.
    TooMany(PathBuf),
    /// It is longer than a report may be.
    TooLong,
    /// What the system says.
    System(#[from] io::Error),
}

impl ToMessage for ReportError {
    fn message(&self) -> Message {
        match self {
            Self::TooMany(folder) => words::too_many(MOST_REPORTS, folder.display().to_string()),
            Self::TooLong => words::not_kept(files::said(
                &files::FileFault::TooLarge {
                    most: MOST_BYTES as u64,
                }
                .into(),
            )),
            Self::System(error) => words::not_kept(files::said(error)),
        }
    }
}

/// The name of a report's file, without its number.
pub fn file_name(about: &ReportAbout) -> String {
    format!("{}-{}", Date::of_seconds(about.at.as_secs()), about.code)
}

/// Writes a report into the folder of the program's data, for this user alone: completely, or not at all. Returns its
/// file.
///
/// # Errors
/// [`ReportError`]; nothing is changed then.
pub fn keep(data: &Path, about: &ReportAbout, text: &str) -> Result<PathBuf, ReportError> {
    if text.len() > MOST_BYTES {
        return Err(ReportError::TooLong);
    }
    let folder = data.join(FOLDER);
    files::private_folder(&folder)?;
    // Whatever else lies there counts too: a folder that fills up is looked at.
    if disk::read_dir(&folder)?.count() >= MOST_REPORTS {
        return Err(ReportError::TooMany(folder));
    }
    let name = file_name(about);
    for number in 1..=MOST_REPORTS {
        let file = match number {
            1 => folder.join(format!("{name}.txt")),
            _ => folder.join(format!("{name}-{number}.txt")),
        };
        match disk::metadata(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                files::replace_private(&file, text.as_bytes())?;
                return Ok(file);
            }
            Ok(_) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(ReportError::TooMany(folder))
}

// The most bytes of the lines of what was said, for [`MOST_BYTES`]: each letter has at most four.
const _: () = assert!(MOST_HEARD * 4 * (LONGEST_WORDS + LONGEST + 40) < MOST_BYTES);

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("tumbletop-reports-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn about() -> ReportAbout {
        ReportAbout {
            at: Duration::from_secs(1_000_000_000),
            table: "play.example.org".to_owned(),
            code: "ABCDEF".parse().expect("a code"),
            name: "Bo".to_owned(),
            key: Some(PersonKey::new([7; 32])),
            given: Some("My brother".to_owned()),
        }
    }

    #[test]
    fn the_last_words_of_a_table_are_remembered() {
        let mut heard = HeardWords::default();
        for number in 0..MOST_HEARD + 5 {
            heard.wrote(Duration::from_secs(60), "Bo", &Words::new(&format!("word {number}")));
        }
        assert_eq!(heard.0.len(), MOST_HEARD);
        let lines = about().lines(&heard);
        let first = words::line("1970-01-01 00:01", "Bo", Message::verbatim("word 5"));
        let at = lines.iter().position(|line| *line == words::WORDS).expect("the words");
        assert_eq!(lines[at + 1], first, "the oldest are forgotten");
        assert_eq!(lines.len(), at + 1 + MOST_HEARD);
        heard.forget();
        assert_eq!(about().lines(&heard).last(), Some(&words::NOTHING));
    }

    #[test]
    fn a_report_says_who_and_where_and_when() {
        let mut heard = HeardWords::default();
        heard.said(
            Duration::from_secs(1_000_000_000),
            "B\u{200b}o",
            Message::verbatim("Hello"),
        );
        let lines = about().lines(&heard);
        for line in [
            words::title("Bo"),
            words::when("2001-09-09 01:46"),
            words::table("play.example.org", "ABCDEF"),
            words::key(PersonKey::new([7; 32]).in_letters()),
            words::given("My brother"),
            words::line("2001-09-09 01:46", "Bo", Message::verbatim("Hello")),
        ] {
            assert!(lines.contains(&line), "{line:?} is not in {lines:?}");
        }
        let unknown = ReportAbout {
            table: String::new(),
            key: None,
            given: None,
            ..about()
        };
        let lines = unknown.lines(&heard);
        assert!(lines.contains(&words::NO_KEY) && lines.contains(&words::own_table("ABCDEF")));
    }

    #[test]
    fn reports_are_kept_up_to_their_number_and_none_is_overwritten() {
        let data = folder("many");
        let first = keep(&data, &about(), "one").expect("it can be written");
        assert_eq!(first, data.join("reports").join("2001-09-09-ABCDEF.txt"));
        for number in 2..=MOST_REPORTS {
            keep(&data, &about(), &number.to_string()).expect("it can be written");
        }
        let refused = keep(&data, &about(), "one more").expect_err("there are too many");
        assert!(matches!(&refused, ReportError::TooMany(folder) if *folder == data.join("reports")));
        assert_eq!(
            fs::read_dir(data.join("reports")).expect("a folder").count(),
            MOST_REPORTS
        );
        assert_eq!(fs::read_to_string(&first).expect("it is there"), "one");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&first).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        let long = "x".repeat(MOST_BYTES + 1);
        fs::remove_file(&first).expect("it was there");
        assert!(matches!(keep(&data, &about(), &long), Err(ReportError::TooLong)));
        assert_eq!(keep(&data, &about(), "again").expect("there is space"), first);
        let _ = fs::remove_dir_all(data);
    }

    #[test]
    fn a_folder_that_takes_no_report_is_said_and_nothing_is_lost() {
        let data = folder("full");
        fs::create_dir_all(&data).expect("a folder");
        fs::write(data.join("reports"), "in the way").expect("a file");
        let refused = keep(&data, &about(), "one").expect_err("it can't be written");
        assert!(matches!(refused, ReportError::System(_)));
        assert_eq!(
            fs::read_to_string(data.join("reports")).expect("it stays"),
            "in the way"
        );
        let _ = fs::remove_dir_all(data);
    }
}
