//! Why a match can't be kept, or be read again.

use std::io;

use thiserror::Error;

use crate::messages::texts::store as words;
use crate::messages::{Message, Told};
use crate::record::ReplayError;
use crate::system::files;

/// What is wrong with a file, or with what it is to hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum StoreError {
    /// The bytes are something else.
    Foreign,
    /// Not even the beginning can be read.
    Damaged,
    /// A newer program wrote it.
    Newer {
        /// Its format.
        found: u16,
        /// The newest format that this program reads.
        known: u16,
    },
    /// The game had different rules when the match began.
    OtherRules {
        /// The game.
        game: String,
        /// The version of its rules then.
        found: u32,
        /// The version here.
        known: u32,
    },
    /// This program does not have the game.
    UnknownGame(String),
    /// The checksums are right, but the contents are not valid. Says what, in technical English.
    Unreadable(String),
    /// The match does not follow the rules.
    Unplayable(ReplayError),
    /// A part of the match is longer than a file can hold.
    TooLong,
    /// Another program goes on with this match.
    InUse,
    /// The end of the file is damaged or was not written, and would have to be cut off.
    Torn,
    /// The system refuses.
    System {
        /// The file.
        file: String,
        /// What the system says, or what it is instead of a file.
        why: Message,
    },
}

impl StoreError {
    /// What the system says of a file.
    pub fn system(file: &std::path::Path, error: &io::Error) -> Self {
        Self::System {
            file: file.display().to_string(),
            why: files::said(error),
        }
    }
}

impl Told for StoreError {
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
            Self::Torn => words::TORN,
            Self::System { file, why } => words::system(file, why.clone()),
        }
    }
}
