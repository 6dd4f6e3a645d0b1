//! The folder in which the matches are kept.

use std::ffi::OsStr;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::names::cleaned;
use crate::store::broken;
use crate::store::error::StoreError;
use crate::store::kept::{Head, HeadBody, Kept, LONGEST_NAME, Sitting};
use crate::store::lock::Lock;
use crate::store::log::{FileLog, MOST_BYTES, MatchLog};
use crate::store::story::{Standing, Story};
use crate::system::files as regular;

/// The extension of a kept match.
pub const EXTENSION: &str = "match";

/// How many numbers are tried for a name that is free.
const MOST_NAMES: u32 = 1000;

/// A match in the folder.
#[derive(Clone, Debug)]
pub struct Volume {
    /// Its file.
    pub file: PathBuf,
    /// When something last happened in it.
    pub changed: SystemTime,
    /// What it was set up with.
    pub head: HeadBody,
    /// The name that somebody gave it.
    pub name: Option<String>,
    /// Who plays each seat now.
    pub players: Vec<Sitting>,
    /// How many entries it has.
    pub entries: usize,
    /// How it stands.
    pub standing: Standing,
}

/// What is in the folder.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The matches, the last one first.
    pub matches: Vec<Volume>,
    /// Files that are no match that this program can read, and why.
    pub unread: Vec<(PathBuf, StoreError)>,
}

impl Shelf {
    /// Reads all matches of a folder. One file that can't be read never hides another. Files whose beginning is damaged
    /// are moved to the folder `broken` beside them; those of other programs stay where they lie. A match that is just
    /// being begun is left out.
    ///
    /// # Errors
    /// [`StoreError::System`] where there is a folder and it can't be read.
    pub fn read(folder: &Path) -> Result<Self, StoreError> {
        let mut shelf = Self::default();
        for file in files(folder)? {
            match Volume::read(&file) {
                Ok(volume) => shelf.matches.push(volume),
                Err(StoreError::Damaged) => shelf.set_aside(file),
                Err(error) => shelf.unread.push((file, error)),
            }
        }
        shelf
            .matches
            .sort_by(|a, b| b.changed.cmp(&a.changed).then(a.file.cmp(&b.file)));
        shelf.unread.sort_by(|(a, _), (b, _)| a.cmp(b));
        Ok(shelf)
    }

    /// Moves a damaged file away, unless a program is just writing to it.
    fn set_aside(&mut self, file: PathBuf) {
        let lock = match Lock::take(&file) {
            Ok(lock) => Some(lock),
            Err(StoreError::InUse) => return,
            Err(_) => None,
        };
        // It may have been begun since it was read.
        match Volume::read(&file) {
            Ok(volume) => self.matches.push(volume),
            Err(StoreError::Damaged) if lock.is_some() => {
                let file = broken::set_aside(&file).unwrap_or(file);
                self.unread.push((file, StoreError::Damaged));
            }
            Err(error) => self.unread.push((file, error)),
        }
    }
}

/// The files of a folder that should be matches, in the order of their names; none where there is no folder.
///
/// # Errors
/// [`StoreError::System`] where there is a folder and it can't be read.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StoreError::system(folder, &error)),
    };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension() == Some(OsStr::new(EXTENSION)));
    files.sort();
    Ok(files)
}

impl Volume {
    /// Reads a match.
    ///
    /// # Errors
    /// [`StoreError`]: why it can't be read.
    pub fn read(file: &Path) -> Result<Self, StoreError> {
        let system = |error: io::Error| StoreError::system(file, &error);
        let bytes = read(file)?;
        let changed = fs::metadata(file).and_then(|data| data.modified()).map_err(system)?;
        let (story, _) = Story::read(&bytes)?;
        let standing = story.standing()?;
        Ok(Self {
            file: file.to_owned(),
            changed,
            head: story.head,
            name: story.name,
            players: story.players,
            entries: story.record.entries.len(),
            standing,
        })
    }
}

/// Begins the log of a new match in this folder, under a name that is free.
///
/// # Errors
/// [`StoreError`] where the folder or the file can't be made.
pub fn begin(folder: &Path, head: HeadBody) -> Result<(FileLog, PathBuf), StoreError> {
    regular::private_folder(folder).map_err(|error| StoreError::system(folder, &error))?;
    let head = Head::new(head);
    let body = postcard::to_stdvec(&head).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    let named = |number: u32| folder.join(format!("{}-{}-{number}.{EXTENSION}", head.game, head.body.began_s));
    let mut number = 1;
    loop {
        let file = named(number);
        // Another program may begin a match in the same second.
        if let Some(log) = FileLog::create_free(&file, &body)? {
            return Ok((log, file));
        }
        number += 1;
        if number > MOST_NAMES {
            return Err(StoreError::system(&file, &io::ErrorKind::AlreadyExists.into()));
        }
    }
}

/// Gives a match a name; an empty one is none.
///
/// # Errors
/// [`StoreError`] where the match can't be read or written, or is not whole; it then has the name that it had.
pub fn rename(file: &Path, name: &str) -> Result<(), StoreError> {
    let changed = fs::metadata(file).and_then(|data| data.modified());
    let mut log = FileLog::go_on_whole(file)?;
    let body = postcard::to_stdvec(&Kept::Named(cleaned(name, LONGEST_NAME).unwrap_or_default()))
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    log.append(&body).map_err(|failed| failed.of(file))?;
    let opened = regular::open_private(file, OpenOptions::new().write(true));
    if let (Ok(changed), Ok(file)) = (changed, opened) {
        // Nothing happened in the match. Where the system refuses, it moves up in the list.
        let _ = file.set_modified(changed);
    }
    Ok(())
}

/// Copies a match into this folder, under a name that is free: into that of the matches, or out of it. Nothing is copied
/// that can't be read here. Returns the copy.
///
/// # Errors
/// [`StoreError`]: why there is no copy.
pub fn copy(file: &Path, folder: &Path) -> Result<PathBuf, StoreError> {
    let bytes = read(file)?;
    let (story, whole) = Story::read(&bytes)?;
    story.standing()?;
    regular::private_folder(folder).map_err(|error| StoreError::system(folder, &error))?;
    let stem = match &story.name {
        Some(name) => name.replace(['/', '\\', ':', '*', '?', '"', '<', '>', '|', '.'], "-"),
        None => file
            .file_stem()
            .unwrap_or(OsStr::new("match"))
            .to_string_lossy()
            .into_owned(),
    };
    let mut number = 1_u32;
    loop {
        let name = match number {
            1 => format!("{stem}.{EXTENSION}"),
            _ => format!("{stem} ({number}).{EXTENSION}"),
        };
        let to = folder.join(name);
        match write_new(&to, bytes.get(..whole).unwrap_or(&bytes)) {
            Ok(()) => return Ok(to),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < MOST_NAMES => number += 1,
            Err(error) => return Err(StoreError::system(&to, &error)),
        }
    }
}

/// Makes a match one of the kept ones of this folder: by a copy, or not at all where it is one of them already. Returns
/// the kept one.
///
/// # Errors
/// [`StoreError`]: why it can't be taken in.
pub fn take_in(file: &Path, folder: &Path) -> Result<PathBuf, StoreError> {
    let parent = file.parent().and_then(|parent| match parent.as_os_str().is_empty() {
        true => Path::new(".").canonicalize().ok(),
        false => parent.canonicalize().ok(),
    });
    let is_named_so = file.extension() == Some(OsStr::new(EXTENSION));
    if is_named_so && parent.is_some() && parent == folder.canonicalize().ok() && file.exists() {
        return Ok(file.to_owned());
    }
    let of = |file: &Path| -> Result<Story, StoreError> { Ok(Story::read(&read(file)?)?.0) };
    let new = of(file)?;
    let is_same =
        |kept: &PathBuf| of(kept).is_ok_and(|kept| kept.head == new.head && kept.record.entries == new.record.entries);
    match files(folder)?.into_iter().find(is_same) {
        Some(kept) => Ok(kept),
        None => copy(file, folder),
    }
}

/// Copies a match into a file that is not there yet. Nothing is copied that can't be read here.
///
/// # Errors
/// [`StoreError`]: why there is no copy.
pub fn export(file: &Path, to: &Path) -> Result<(), StoreError> {
    let bytes = read(file)?;
    let (story, whole) = Story::read(&bytes)?;
    story.standing()?;
    let written = write_new(to, bytes.get(..whole).unwrap_or(&bytes));
    written.map_err(|error| StoreError::system(to, &error))
}

/// The bytes of a file that should be a match.
///
/// # Errors
/// [`StoreError::System`] where it can't be read, is no file, or is larger than a match can be.
pub fn read(file: &Path) -> Result<Vec<u8>, StoreError> {
    regular::read(file, MOST_BYTES).map_err(|error| StoreError::system(file, &error))
}

/// Deletes a match that no program goes on with.
///
/// # Errors
/// [`StoreError::InUse`], or [`StoreError::System`] where the system refuses; the match is then still there.
pub fn delete(file: &Path) -> Result<(), StoreError> {
    let system = |error: io::Error| StoreError::system(file, &error);
    let _lock = Lock::take(file)?;
    fs::remove_file(file).map_err(system)
}

/// Writes a new file; half of it is none.
fn write_new(to: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = regular::new_private(to)?;
    let written = new.write_all(bytes).and_then(|()| new.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(to);
    }
    written
}
