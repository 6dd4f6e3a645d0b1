//! Why a match can't be saved or read.

use thiserror::Error;

use crate::record::ReplayError;
use messages::texts::store as words;
use messages::{Message, ToMessage};

/// The error of a file, or of its contents.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum StoreError {
    /// The file is not a log of a match.
    Foreign,
    /// Not even the beginning can be read.
    Damaged,
    /// A newer program wrote it.
    Newer {
        /// The format of the file.
        found: u16,
        /// The newest format that this program reads.
        known: u16,
    },
    /// The game had another version of its rules when the match began.
    OtherRules {
        /// The game.
        game: String,
        /// The version of the rules then.
        found: u32,
        /// The version of the rules in this program.
        known: u32,
    },
    /// This program does not have the game.
    UnknownGame(String),
    /// The checksums are right, but the contents are not valid. Says what, in technical English.
    Unreadable(String),
    /// The match does not follow the rules.
    Unplayable(ReplayError),
    /// A part of the match is longer than a frame can be.
    TooLong,
    /// Another program uses this match.
    InUse,
    /// Another server has taken the match over: nothing more is written from here.
    Deposed,
    /// The end of the file is damaged or incomplete, and would have to be cut off.
    Torn,
    /// The system refuses access.
    System {
        /// The file.
        file: String,
        /// What the system says, or why the file can't be used.
        why: Message,
    },
}

impl StoreError {
    /// An error of the system about a file.
    pub fn system(file: &std::path::Path, error: &std::io::Error) -> Self {
        Self::System {
            file: file.display().to_string(),
            why: system::files::said(error),
        }
    }
}

impl StoreError {
    /// What is wrong, for a sentence that names the file itself.
    pub fn why(&self) -> Message {
        match self {
            Self::System { why, .. } => why.clone(),
            other => other.message(),
        }
    }
}

impl ToMessage for StoreError {
    fn message(&self) -> Message {
        match self {
            Self::Foreign => words::FOREIGN,
            Self::Damaged => words::DAMAGED,
            Self::Newer { found, known } => words::newer(*found, *known),
            Self::OtherRules { game, found, known } => words::other_rules(game, *found, *known),
            Self::UnknownGame(game) => words::unknown_game(game),
            Self::Unreadable(why) => words::unreadable(why),
            Self::Unplayable(error) => error.message(),
            Self::TooLong => words::TOO_LONG,
            Self::InUse => words::IN_USE,
            Self::Deposed => words::DEPOSED,
            Self::Torn => words::TORN,
            Self::System { file, why } => words::system(file, why.clone()),
        }
    }
}
