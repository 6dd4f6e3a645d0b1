//! Series of throws that `tumbletop roll --keep` saved: each is a small JSON file in a folder beside the matches.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::statistics::cache::write_whole;
use crate::store::error::StoreError;
use messages::texts::statistics as words;
use messages::{Message, ToMessage};
use system::{disk, files};

/// The kinds of dice that games throw: their names on the command line, and their numbers of faces.
pub(super) const KINDS: [(&str, u8); 2] = [("d6", 6), ("d10", 10)];

/// The folder of the series, in the folder of the matches.
const FOLDER: &str = "rolls";
/// The extension of the file of a series.
const EXTENSION: &str = "json";
/// The format that the program writes, and the only one that it reads.
const FORMAT: u32 = 1;
/// The most bytes of a file; usual files have a few hundred.
const MOST_BYTES: u64 = 64 << 10;

/// A series of throws of one die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// The format of the file.
    format: u32,
    /// The kind of die, as on the command line.
    pub die: String,
    /// How it was thrown, as on the command line.
    pub manner: String,
    /// The seed of all chance.
    pub seed: u64,
    /// The number of throws.
    pub throws: u64,
    /// How often each face came up, the 1 first.
    pub counts: Vec<u64>,
}

/// Why a series of throws can't be read or saved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum RollError {
    /// It can't be read or written.
    Store(#[from] StoreError),
    /// The file is something else, or damaged.
    Foreign,
    /// Parts of the series contradict each other.
    Contradicts,
}

impl ToMessage for RollError {
    fn message(&self) -> Message {
        match self {
            Self::Store(error) => error.why(),
            Self::Foreign => words::ROLL_FOREIGN,
            Self::Contradicts => words::ROLL_CONTRADICTS,
        }
    }
}

impl Roll {
    /// Creates a series.
    ///
    /// # Errors
    /// [`RollError::Contradicts`] if there is no such die, it has another number of faces, there are no throws, or the
    /// manner has other characters than lower-case letters and hyphens.
    pub fn new(die: &str, manner: &str, seed: u64, counts: Vec<u64>) -> Result<Self, RollError> {
        let roll = Self {
            format: FORMAT,
            die: die.to_owned(),
            manner: manner.to_owned(),
            seed,
            throws: counts.iter().copied().fold(0, u64::saturating_add),
            counts,
        };
        roll.check()?;
        Ok(roll)
    }

    fn check(&self) -> Result<(), RollError> {
        let kind = KINDS.iter().find(|(die, _)| *die == self.die);
        let fits = kind.is_some_and(|(_, faces)| self.counts.len() == usize::from(*faces));
        let sum = self.counts.iter().try_fold(0_u64, |sum, count| sum.checked_add(*count));
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        if fits && self.throws > 0 && sum == Some(self.throws) && self.manner.chars().all(plain) {
            Ok(())
        } else {
            Err(RollError::Contradicts)
        }
    }

    /// Saves the series beside the matches of this folder. The same series is always saved as the same file. Returns
    /// the file.
    ///
    /// # Errors
    /// [`RollError::Store`] if it can't be written; the file is then unchanged.
    pub fn keep(&self, matches: &Path) -> Result<PathBuf, RollError> {
        let folder = matches.join(FOLDER);
        files::private_folder(&folder).map_err(|error| StoreError::system(&folder, &error))?;
        let Self {
            die,
            manner,
            seed,
            throws,
            ..
        } = self;
        let file = folder.join(format!("{die}-{manner}-{seed}-{throws}.{EXTENSION}"));
        let bytes = serde_json::to_vec_pretty(self).map_err(|_| RollError::Foreign)?;
        write_whole(&file, &bytes).map_err(|error| StoreError::system(&file, &error))?;
        Ok(file)
    }

    fn read(file: &Path) -> Result<Self, RollError> {
        let system = |error: io::Error| StoreError::system(file, &error);
        let bytes = files::read(file, MOST_BYTES).map_err(system)?;
        let roll: Self = serde_json::from_slice(&bytes).map_err(|_| RollError::Foreign)?;
        if roll.format != FORMAT {
            return Err(RollError::Foreign);
        }
        roll.check()?;
        Ok(roll)
    }
}

/// Reads all series that were saved beside the matches of this folder, in the order of the file names. Also returns
/// the files that can't be read as a series, with the errors. A missing folder has no series.
pub fn read_all(matches: &Path) -> (Vec<Roll>, Vec<(PathBuf, RollError)>) {
    let folder = matches.join(FOLDER);
    let entries = match disk::read_dir(&folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Default::default(),
        Err(error) => {
            return (
                Vec::new(),
                vec![(folder.clone(), StoreError::system(&folder, &error).into())],
            );
        }
    };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension() == Some(OsStr::new(EXTENSION)));
    files.sort();
    let mut rolls = Vec::new();
    let mut left_out = Vec::new();
    for file in files {
        match Roll::read(&file) {
            Ok(roll) => rolls.push(roll),
            Err(error) => left_out.push((file, error)),
        }
    }
    (rolls, left_out)
}
