//! The settings folder and its files.
//!
//! Several windows of the program may be open, and all of them write the same files. So a window never writes all of
//! its values: it writes only what it changed, into what the file has at that time.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{env, io};

use bevy::log::warn;
use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Table;

use super::document::{self, LeftOut};
use super::merge::{Shape, merge};
use system::clock;
use system::disk::{File, OpenOptions};
use system::files;
use system::locks::{self, Locked};

/// The environment variable that names another settings folder, for tests and for portable settings.
pub const FOLDER_VARIABLE: &str = "TUMBLETOP_CONFIG_DIR";
/// The most copies of a damaged file.
const MOST_COPIES: u32 = 100;
/// The file that is locked while a file beside it is written.
const LOCK: &str = ".lock";
/// How long and how often to wait while another window writes.
const LOCK_WAIT: Duration = Duration::from_millis(5);
const LOCK_TRIES: u32 = 400;
/// Whether the usual folder is that of the person who runs the program.
static OF_PERSON: AtomicBool = AtomicBool::new(false);
/// What this program last read from each file or wrote to it. A difference to it is a change that this program made.
static KNOWN: Mutex<Vec<(PathBuf, Table)>> = Mutex::new(Vec::new());
/// The files with entries that could not be read, to be shown to the player.
static UNREADABLE: Mutex<Vec<Unreadable>> = Mutex::new(Vec::new());

/// A file with entries that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The file.
    pub file: PathBuf,
    /// The paths of the entries, such as `people.2.face`; empty if nothing in the file could be read.
    pub entries: Vec<String>,
}

/// The files with entries that could not be read since the last call.
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
    /// The file cannot be read, so that writing it would lose what is in it.
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

/// The settings folder; `None` if the system names none.
pub fn folder() -> Option<PathBuf> {
    portable_folder().or_else(usual_folder)
}

/// Uses the settings of the person who runs the program from now on. The program calls it when it starts. Whoever does
/// not, such as a test, has a folder of its own and can't change the settings of the person who runs it.
pub fn use_those_of_person() {
    OF_PERSON.store(true, Ordering::Relaxed);
}

/// The folder of the system; `None` if it names none.
#[cfg(not(target_family = "wasm"))]
fn of_person() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "tumbletop").map(|dirs| dirs.config_dir().to_path_buf())
}

/// A page has it among its files.
#[cfg(target_family = "wasm")]
fn of_person() -> Option<PathBuf> {
    Some(PathBuf::from("/settings"))
}

fn usual_folder() -> Option<PathBuf> {
    if OF_PERSON.load(Ordering::Relaxed) {
        of_person()
    } else {
        Some(env::temp_dir().join(format!("tumbletop-settings-{}-of-test", std::process::id())))
    }
}

/// The folder that [`FOLDER_VARIABLE`] names, if it names one.
pub fn portable_folder() -> Option<PathBuf> {
    let named = env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty());
    named.map(PathBuf::from)
}

/// Reads a file of the settings folder; returns the default if there is none. Entries that can't be read are left out;
/// [`take_unreadable`] returns them, and they stay in the file until they are changed here. A file that breaks the
/// rules of the format is also copied to a `.bak` file beside it.
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

/// Reports that nothing of a file that was read can be used, such as one of another version, and keeps a copy of it
/// beside it.
pub(crate) fn refuse(name: &str, why: String) {
    let Some(path) = folder().map(|folder| folder.join(name)) else {
        return;
    };
    let entry = String::new();
    tell(&path, &[LeftOut { entry, why }]);
    keep_aside(&path);
}

/// The text of a file; `None` if there is no such file. Bytes that are not UTF-8 become replacement characters, which
/// no valid entry has.
fn text_of(path: &Path) -> io::Result<Option<String>> {
    match files::read(path, files::MOST_TEXT) {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Reports what could not be read, in the log and to the player.
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

/// Remembers the known content of a file.
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

/// The table that a value becomes in a file.
fn table_of<T: Serialize>(value: &T) -> Result<Table, SaveError> {
    // Converted through text, which has the shortest form of each number.
    let text = toml::to_string(value)?;
    toml::from_str(&text).map_err(|error| SaveError::Text(error.into()))
}

fn keep_aside(path: &Path) {
    match copy_aside(path) {
        Ok(aside) => warn!("a copy is kept as {}", aside.display()),
        Err(error) => warn!("no copy could be kept: {error}"),
    }
}

/// Copies a file to a free name beside it, or returns an equal copy that is there already.
///
/// # Errors
/// The system's error.
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

/// Sets the known content of a file to this value: only later differences to it count as changes.
pub(crate) fn is_known<T: Serialize>(name: &str, value: &T) {
    if let (Some(folder), Ok(table)) = (folder(), table_of(value)) {
        know(&folder.join(name), table);
    }
}

/// Writes to a file of the settings folder what changed since it was last read or written, completely or not at all.
/// Changes that others wrote meanwhile stay.
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

/// Applies the changes from `base` to `ours` to a file.
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

/// Keeps other windows from writing a file until the returned lock is dropped. `None` if there is no lock to be had: a
/// window that hangs must not keep others from writing.
fn lock(path: &Path) -> Option<File> {
    let mut options = OpenOptions::new();
    let beside = options.write(true).create(true).truncate(false);
    let file = files::open_private(&path.with_file_name(LOCK), beside).ok()?;
    for _ in 0..LOCK_TRIES {
        match locks::lock(&file).ok()? {
            Locked::Yes => return Some(file),
            Locked::InUse => clock::pause(LOCK_WAIT),
            Locked::NoLocks => return None,
        }
    }
    None
}
