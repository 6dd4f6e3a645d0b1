//! The folder of the settings, and the files in it.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, fs, io};

use atomic_write_file::AtomicWriteFile;
use bevy::log::warn;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::system::files;

/// Names another settings folder, for tests and for portable settings.
pub const FOLDER_VARIABLE: &str = "TUMBLETOP_CONFIG_DIR";
/// How many copies are kept of a damaged file.
const MOST_COPIES: u32 = 100;
/// Files that could not be read when the program wanted to: what is in them is not known here.
static UNREAD: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Why a file in the settings folder could not be written.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system names no folder for settings.
    #[error("there is no folder for settings; name one in {FOLDER_VARIABLE}")]
    NoFolder,
    /// The contents cannot be written as text.
    #[error("the settings can't be written as text: {0}")]
    Format(#[from] toml::ser::Error),
    /// The file could not be read in this run, so that what is in it would be lost.
    #[error("{0} could not be read when the program started, and is left as it is")]
    Unread(PathBuf),
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
    let usual = || directories::ProjectDirs::from("", "", "tumbletop").map(|dirs| dirs.config_dir().to_path_buf());
    portable_folder().or_else(usual)
}

/// The folder that [`FOLDER_VARIABLE`] names, if it names one.
pub fn portable_folder() -> Option<PathBuf> {
    let named = env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty());
    named.map(PathBuf::from)
}

/// Reads a file of the settings folder, or takes the default if there is none. A damaged file is kept beside it as
/// `.bak` and reported in the log, so that the next save does not destroy it. One that can't be read at present is not
/// saved over in this run.
pub fn load<T: DeserializeOwned + Default>(name: &str) -> T {
    folder().map(|folder| load_from(&folder.join(name))).unwrap_or_default()
}

pub(super) fn load_from<T: DeserializeOwned + Default>(path: &Path) -> T {
    let text = match files::read_text(path, files::MOST_TEXT) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return T::default(),
        // It is no text.
        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
            warn!("{} is damaged; using the defaults. {error}", path.display());
            keep_aside(path);
            return T::default();
        }
        Err(error) => {
            warn!("{} can't be read ({error}); using the defaults", path.display());
            let mut unread = UNREAD.lock().unwrap_or_else(PoisonError::into_inner);
            unread.push(path.to_path_buf());
            return T::default();
        }
    };
    toml::from_str(&text).unwrap_or_else(|error| {
        warn!("{} is damaged; using the defaults. {error}", path.display());
        keep_aside(path);
        T::default()
    })
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
        match OpenOptions::new().write(true).create_new(true).open(&aside) {
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

/// Writes a file of the settings folder, completely or not at all.
///
/// # Errors
/// [`SaveError`]; an existing file is then unchanged.
pub fn save<T: Serialize>(name: &str, value: &T) -> Result<(), SaveError> {
    save_to(&folder().ok_or(SaveError::NoFolder)?.join(name), value)
}

pub(super) fn save_to<T: Serialize>(path: &Path, value: &T) -> Result<(), SaveError> {
    let unread = UNREAD
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .iter()
        .any(|file| file == path);
    if unread {
        return Err(SaveError::Unread(path.to_path_buf()));
    }
    let text = toml::to_string_pretty(value)?;
    let write = || -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = AtomicWriteFile::open(path)?;
        io::Write::write_all(&mut file, text.as_bytes())?;
        file.commit()
    };
    write().map_err(|source| SaveError::File {
        path: path.to_path_buf(),
        source,
    })
}
