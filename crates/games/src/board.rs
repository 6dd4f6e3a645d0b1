//! Board files: what is printed on the dice, boards and cards of a physical game, and is not in the rules.
//!
//! They are TOML, one file for each game in `assets/boards`. A game has its own file built in under the name
//! `standard`; a player can name another file instead. The game checks the contents of its file.

use std::io;

use serde::de::DeserializeOwned;
use thiserror::Error;

use messages::texts::rules as words;
use messages::{Message, ToMessage};
use rules::error::SetupError;

/// The name of the board that is built into a game.
pub const STANDARD: &str = "standard";

/// The most bytes of a board file; a longer file is refused.
const MOST_BYTES: u64 = 64 * 1024;

/// What is wrong with a board file, as a clause.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum BoardError {
    /// The system can't read the file. Contains the system's error text.
    Unreadable(String),
    /// It is a folder, or is far too long.
    NoFile,
    /// It is not TOML, or a key is missing or unknown. Contains the parser's error text.
    Format(String),
    /// The value of a key makes no valid board.
    Key {
        /// The key of the file.
        key: &'static str,
        /// What is wrong with the value.
        why: Message,
    },
}

impl ToMessage for BoardError {
    fn message(&self) -> Message {
        match self {
            // Error texts of the system and of the TOML parser are not translated.
            Self::Unreadable(why) | Self::Format(why) => Message::verbatim(why),
            Self::NoFile => words::board_no_file(MOST_BYTES),
            Self::Key { key, why } => words::board_key(*key, why.clone()),
        }
    }
}

impl BoardError {
    /// The error for what is wrong with the value of a key.
    pub const fn key(key: &'static str, why: Message) -> Self {
        Self::Key { key, why }
    }

    /// The error for a match that needs this file.
    pub fn of_file(self, file: &str) -> SetupError {
        SetupError::Board {
            file: file.to_owned(),
            why: self.message(),
        }
    }
}

/// Reads the board file `path`, or `built_in` if `path` is [`STANDARD`]. Hands the contents to `check`, which returns
/// the board or says what is wrong, as a clause.
///
/// # Errors
/// [`SetupError::Board`] if the file can't be read, is not TOML, has a missing or an unknown key, or fails `check`.
pub fn read<T: DeserializeOwned, B>(
    path: &str,
    built_in: &str,
    check: impl FnOnce(T) -> Result<B, BoardError>,
) -> Result<B, SetupError> {
    let text = if path == STANDARD {
        Ok(built_in.to_owned())
    } else {
        read_file(path)
    };
    let text = text.map_err(|error| error.of_file(path))?;
    read_text(path, &text, check)
}

/// Reads the text of a board file with this name.
///
/// # Errors
/// As [`read`]; no file is opened.
pub fn read_text<T: DeserializeOwned, B>(
    name: &str,
    text: &str,
    check: impl FnOnce(T) -> Result<B, BoardError>,
) -> Result<B, SetupError> {
    let read = toml::from_str(text).map_err(|error| BoardError::Format(error.to_string().trim().to_owned()));
    read.and_then(check).map_err(|error| error.of_file(name))
}

#[cfg(not(target_family = "wasm"))]
fn read_file(path: &str) -> Result<String, BoardError> {
    let path = std::path::Path::new(path);
    system::files::read_text(path, MOST_BYTES).map_err(|error| match error.kind() {
        io::ErrorKind::InvalidInput | io::ErrorKind::FileTooLarge => BoardError::NoFile,
        _ => BoardError::Unreadable(error.to_string()),
    })
}

/// A page has no files: there a caller has the text and uses [`read_text`].
#[cfg(target_family = "wasm")]
fn read_file(_: &str) -> Result<String, BoardError> {
    Err(BoardError::Unreadable(io::ErrorKind::Unsupported.to_string()))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Raw {
        faces: Vec<u8>,
    }

    fn faces(path: &str, built_in: &str) -> Result<usize, SetupError> {
        read(path, built_in, |raw: Raw| match raw.faces.len() {
            6 => Ok(6),
            other => Err(BoardError::key("faces", words::board_count(6, other))),
        })
    }

    #[test]
    fn what_is_wrong_with_a_board_file_is_said_with_its_name() {
        assert_eq!(faces(STANDARD, "faces = [1, 2, 3, 4, 5, 6]"), Ok(6));
        let few = BoardError::key("faces", words::board_count(6, 1));
        assert_eq!(faces(STANDARD, "faces = [1]"), Err(few.of_file(STANDARD)));
        assert_eq!(faces("src", ""), Err(BoardError::NoFile.of_file("src")));
        // The rest is in the words of the TOML parser or of the system.
        let said = |path: &str, text| match faces(path, text) {
            Err(SetupError::Board { file, why }) if file == path && why.is_verbatim() => why.to_string(),
            other => panic!("{path} should be refused by its name, and gives {other:?}"),
        };
        assert!(said(STANDARD, "face = [1]").contains("unknown field"));
        assert!(said(STANDARD, "").contains("missing field `faces`"));
        assert!(said(STANDARD, "faces = [").contains("TOML"));
        said("no/such/file.toml", "");
    }
}
