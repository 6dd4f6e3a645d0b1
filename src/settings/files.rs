//! The folder of the settings, and the files in it.
//!
//! Several windows of the program may be open, and all of them write the same files. So what is written is never the
//! whole of what one window knows: it is what this window changed, put into what is in the file at that time.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{env, io, thread};

use bevy::log::warn;
use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Table;

use super::document::{self, LeftOut};
use super::merge::{Shape, merge};
use crate::system::files;
use crate::system::locks::{self, Locked};

/// Names another settings folder, for tests and for portable settings.
pub const FOLDER_VARIABLE: &str = "TUMBLETOP_CONFIG_DIR";
/// How many copies are kept of a damaged file.
const MOST_COPIES: u32 = 100;
/// The file that is locked while a file beside it is written.
const LOCK: &str = ".lock";
/// How long and how often another window is waited for that writes just now.
const LOCK_WAIT: Duration = Duration::from_millis(5);
const LOCK_TRIES: u32 = 400;
/// What this program last read from a file or wrote into it: what differs from it is a change of this program.
static KNOWN: Mutex<Vec<(PathBuf, Table)>> = Mutex::new(Vec::new());
/// The files of which something could not be read, for the player.
static UNREADABLE: Mutex<Vec<Unreadable>> = Mutex::new(Vec::new());

/// A file of which something could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The file.
    pub file: PathBuf,
    /// The entries, as in `people.2.face`; empty if nothing in the file could be read.
    pub entries: Vec<String>,
}

/// The files of which something could not be read since this was asked last.
pub fn take_unreadable() -> Vec<Unreadable> {
    std::mem::take(&mut UNREADABLE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Why a file in the settings folder could not be written.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system names no folder for settings.
    #[error("there is no folder for settings; name one in {FOLDER_VARIABLE}")]
    NoFolder,
    /// The contents cannot be written as text.
    #[error("the settings can't be written as text: {0}")]
    Format(#[from] toml::ser::Error),
    /// The contents can't be read back from their text.
    #[error("the settings can't be read back from their text: {0}")]
    Text(Box<toml::de::Error>),
    /// The file cannot be read, so that what is in it would be lost.
    #[error("{path} can't be read and is left as it is: {source}")]
    Unread {
        /// The path of the file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The file or its folder cannot be written.
    #[error("{path} can't be written: {source}")]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}

/// The folder of the settings; `None` if the system names none.
pub fn folder() -> Option<PathBuf> {
    portable_folder().or_else(usual_folder)
}

#[cfg(not(test))]
fn usual_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "tumbletop").map(|dirs| dirs.config_dir().to_path_buf())
}

/// A test changes nothing in the settings of whoever runs it.
#[cfg(test)]
fn usual_folder() -> Option<PathBuf> {
    Some(env::temp_dir().join(format!("tumbletop-settings-{}-of-test", std::process::id())))
}

/// The folder that [`FOLDER_VARIABLE`] names, if it names one.
pub fn portable_folder() -> Option<PathBuf> {
    let named = env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty());
    named.map(PathBuf::from)
}

/// Reads a file of the settings folder, or takes the default if there is none. Of a file in which something can't be read,
/// everything else is taken; what is left out is told by [`take_unreadable`] and stays in the file until it is changed
/// here. A file that breaks the rules of the format is also kept beside it as `.bak`.
pub fn load<T: DeserializeOwned + Serialize + Default>(name: &str) -> T {
    folder().map(|folder| load_from(&folder.join(name))).unwrap_or_default()
}

pub(super) fn load_from<T: DeserializeOwned + Serialize + Default>(path: &Path) -> T {
    let value = match text_of(path) {
        Ok(Some(text)) => {
            let reading = document::read::<T>(&text);
            tell(path, &reading.left_out);
            if reading.broken {
                keep_aside(path);
            }
            reading.value
        }
        Ok(None) => T::default(),
        Err(error) => {
            let (entry, why) = (String::new(), error.to_string());
            tell(path, &[LeftOut { entry, why }]);
            T::default()
        }
    };
    if let Ok(table) = table_of(&value) {
        know(path, table);
    }
    value
}

/// The text of a file; `None` if there is no such file. Bytes that are no text become signs that no entry has.
fn text_of(path: &Path) -> io::Result<Option<String>> {
    match files::read(path, files::MOST_TEXT) {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Says what could not be read, in the log and for the player.
fn tell(path: &Path, left_out: &[LeftOut]) {
    if left_out.is_empty() {
        return;
    }
    for LeftOut { entry, why } in left_out {
        warn!("{}: {entry} can't be read and is as by default. {why}", path.display());
    }
    let entries = left_out.iter().map(|left_out| left_out.entry.clone());
    let mut unreadable = UNREADABLE.lock().unwrap_or_else(PoisonError::into_inner);
    unreadable.push(Unreadable {
        file: path.to_path_buf(),
        entries: entries.filter(|entry| !entry.is_empty()).collect(),
    });
}

/// Remembers what a file is known to have.
fn know(path: &Path, table: Table) {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.retain(|(file, _)| file != path);
    known.push((path.to_path_buf(), table));
}

fn known(path: &Path) -> Table {
    let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let table = known.iter().find(|(file, _)| file == path);
    table.map(|(_, table)| table.clone()).unwrap_or_default()
}

/// What a value is in a file.
fn table_of<T: Serialize>(value: &T) -> Result<Table, SaveError> {
    // By way of the text: it has the shortest form of each number.
    let text = toml::to_string(value)?;
    toml::from_str(&text).map_err(|error| SaveError::Text(error.into()))
}

fn keep_aside(path: &Path) {
    match copy_aside(path) {
        Ok(aside) => warn!("a copy is kept as {}", aside.display()),
        Err(error) => warn!("no copy could be kept: {error}"),
    }
}

/// Copies a file beside itself under a name that is free, or returns the copy that is there already.
///
/// # Errors
/// What the system says.
fn copy_aside(path: &Path) -> io::Result<PathBuf> {
    let bytes = files::read(path, files::MOST_TEXT)?;
    for number in 0..MOST_COPIES {
        let mut aside = path.as_os_str().to_owned();
        aside.push(".bak");
        if number > 0 {
            aside.push(format!(".{number}"));
        }
        let aside = PathBuf::from(aside);
        match files::new_private(&aside) {
            Ok(mut copy) => return io::Write::write_all(&mut copy, &bytes).map(|()| aside),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                if files::read(&aside, files::MOST_TEXT).is_ok_and(|kept| kept == bytes) {
                    return Ok(aside);
                }
            }
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// What this program shows counts as known from here on: only what differs from it later is a change.
pub fn is_known<T: Serialize>(name: &str, value: &T) {
    if let (Some(folder), Ok(table)) = (folder(), table_of(value)) {
        know(&folder.join(name), table);
    }
}

/// Writes what was changed since the file was read or written into a file of the settings folder, completely or not at
/// all. What others wrote into it meanwhile stays.
///
/// # Errors
/// [`SaveError`]; an existing file is then unchanged.
pub fn save<T: Serialize>(name: &str, value: &T, shape: Shape) -> Result<(), SaveError> {
    save_to(&folder().ok_or(SaveError::NoFolder)?.join(name), value, shape)
}

pub(super) fn save_to<T: Serialize>(path: &Path, value: &T, shape: Shape) -> Result<(), SaveError> {
    let ours = table_of(value)?;
    write_changes(path, &known(path), &ours, shape)?;
    know(path, ours);
    Ok(())
}

/// Changes a file as `ours` was changed since it was `base`.
pub(super) fn write_changes(path: &Path, base: &Table, ours: &Table, shape: Shape) -> Result<(), SaveError> {
    let failed = |source| SaveError::File {
        path: path.to_path_buf(),
        source,
    };
    if let Some(folder) = path.parent() {
        files::private_folder(folder).map_err(failed)?;
    }
    let lock = lock(path);
    let there = text_of(path).map_err(|source| SaveError::Unread {
        path: path.to_path_buf(),
        source,
    })?;
    let there = document::read::<Table>(&there.unwrap_or_default());
    if there.broken {
        keep_aside(path);
    }
    let mut table = there.value;
    merge(base, ours, &mut table, shape);
    let text = toml::to_string_pretty(&table)?;
    let written = files::replace_private(path, text.as_bytes()).map_err(failed);
    drop(lock);
    written
}

/// Keeps other windows from writing a file until what is returned is dropped. `None` where there is no lock to be had: a
/// window that hangs must not keep others from writing.
fn lock(path: &Path) -> Option<File> {
    let mut options = OpenOptions::new();
    let beside = options.write(true).create(true).truncate(false);
    let file = files::open_private(&path.with_file_name(LOCK), beside).ok()?;
    for _ in 0..LOCK_TRIES {
        match locks::lock(&file).ok()? {
            Locked::Yes => return Some(file),
            Locked::InUse => thread::sleep(LOCK_WAIT),
            Locked::NoLocks => return None,
        }
    }
    None
}
