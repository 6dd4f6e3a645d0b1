//! The folder of the saved matches.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::store::broken;
use crate::store::error::StoreError;
use crate::store::lock::Lock;
use crate::store::log::{FileLog, MOST_BYTES, MatchLog};
use crate::store::log_entry::{LONGEST_NAME, LogEntry, LogHeader, LogHeaderBody, SeatOccupant};
use crate::store::saved_match::{MatchStatus, SavedMatch};
use messages::names::cleaned;
use system::clock::SystemTime;
use system::disk::{self, OpenOptions};
use system::files as regular;

/// The extension of a saved match.
pub const EXTENSION: &str = "match";

/// How many numbers are tried to find a free name.
const MOST_NAMES: u32 = 1000;

/// A saved match in the folder.
#[derive(Clone, Debug)]
pub struct MatchSummary {
    /// Its file.
    pub file: PathBuf,
    /// When it last changed.
    pub changed: SystemTime,
    /// The setup of the match.
    pub head: LogHeaderBody,
    /// The name that a player gave it.
    pub name: Option<String>,
    /// The current player of each seat.
    pub players: Vec<SeatOccupant>,
    /// The number of its entries.
    pub entries: usize,
    /// The current scores and round.
    pub standing: MatchStatus,
}

/// The contents of the folder.
#[derive(Clone, Debug, Default)]
pub struct MatchLibrary {
    /// The matches, the latest first.
    pub matches: Vec<MatchSummary>,
    /// Files that this program can't read as matches, and why.
    pub unread: Vec<(PathBuf, StoreError)>,
}

impl MatchLibrary {
    /// Reads all matches of a folder. A file that can't be read never hides another. A file whose beginning is
    /// damaged is moved to the folder `broken` beside it; files of other programs stay where they are. A match that
    /// is just beginning is left out.
    ///
    /// # Errors
    /// [`StoreError::System`] if the folder exists and can't be read.
    pub fn read(folder: &Path) -> Result<Self, StoreError> {
        let mut reading = LibraryReading::begin(folder)?;
        while reading.step() {}
        Ok(reading.end())
    }

    fn read_file(&mut self, file: PathBuf) {
        match MatchSummary::read(&file) {
            Ok(volume) => self.matches.push(volume),
            Err(StoreError::Damaged) => self.set_aside(file),
            Err(error) => self.unread.push((file, error)),
        }
    }

    /// Moves a damaged file away, unless a program is writing to it.
    fn set_aside(&mut self, file: PathBuf) {
        let lock = match Lock::take(&file) {
            Ok(lock) => Some(lock),
            Err(StoreError::InUse) => return,
            Err(_) => None,
        };
        // It may have become a valid match since it was read.
        match MatchSummary::read(&file) {
            Ok(volume) => self.matches.push(volume),
            Err(StoreError::Damaged) if lock.is_some() => {
                let file = broken::set_aside(&file).unwrap_or(file);
                self.unread.push((file, StoreError::Damaged));
            }
            Err(error) => self.unread.push((file, error)),
        }
    }
}

/// Reads a folder match by match, for whoever does other things between them: see [`MatchLibrary::read`].
#[derive(Debug)]
pub struct LibraryReading {
    files: std::vec::IntoIter<PathBuf>,
    found: MatchLibrary,
}

impl LibraryReading {
    /// Lists the files, and reads none yet.
    ///
    /// # Errors
    /// [`StoreError::System`] if the folder exists and can't be read.
    pub fn begin(folder: &Path) -> Result<Self, StoreError> {
        Ok(Self {
            files: files(folder)?.into_iter(),
            found: MatchLibrary::default(),
        })
    }

    /// Reads the next match. `false`: there was none any more.
    pub fn step(&mut self) -> bool {
        let Some(file) = self.files.next() else {
            return false;
        };
        self.found.read_file(file);
        true
    }

    /// What was found.
    pub fn end(self) -> MatchLibrary {
        let mut found = self.found;
        found
            .matches
            .sort_by(|a, b| b.changed.cmp(&a.changed).then(a.file.cmp(&b.file)));
        found.unread.sort_by(|(a, _), (b, _)| a.cmp(b));
        found
    }
}

/// The files of a folder that should be matches, in the order of their names; none if the folder does not exist.
///
/// # Errors
/// [`StoreError::System`] if the folder exists and can't be read.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let entries = match disk::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StoreError::system(folder, &error)),
    };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension() == Some(OsStr::new(EXTENSION)));
    files.sort();
    Ok(files)
}

impl MatchSummary {
    /// Reads a match.
    ///
    /// # Errors
    /// [`StoreError`]: why it can't be read.
    pub fn read(file: &Path) -> Result<Self, StoreError> {
        let system = |error: io::Error| StoreError::system(file, &error);
        let bytes = read(file)?;
        let changed = disk::metadata(file).and_then(|data| data.modified()).map_err(system)?;
        let (story, _) = SavedMatch::read(&bytes)?;
        let standing = story.status()?;
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

/// Begins the log of a new match in this folder, under a free name.
///
/// # Errors
/// [`StoreError`] if the folder or the file can't be created.
pub fn begin(folder: &Path, head: LogHeaderBody) -> Result<(FileLog, PathBuf), StoreError> {
    regular::private_folder(folder).map_err(|error| StoreError::system(folder, &error))?;
    let head = LogHeader::new(head);
    let body = head.body()?;
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

/// Gives a match a name; an empty one removes the name.
///
/// # Errors
/// [`StoreError`] if the match can't be read or written, or has an incomplete end; it then keeps its old name.
pub fn rename(file: &Path, name: &str) -> Result<(), StoreError> {
    let changed = disk::metadata(file).and_then(|data| data.modified());
    let mut log = FileLog::resume_intact(file)?;
    let body = LogEntry::Named(cleaned(name, LONGEST_NAME).unwrap_or_default()).body()?;
    log.append(&body).map_err(|failed| failed.of(file))?;
    let opened = regular::open_private(file, OpenOptions::new().write(true));
    if let (Ok(changed), Ok(file)) = (changed, opened) {
        // The time of the last change is restored, as nothing happened in the match. If the system refuses, the match
        // only moves up in the list.
        let _ = file.set_modified(changed);
    }
    Ok(())
}

/// Copies a match into this folder, under a free name: into the folder of the matches, or out of it. A file that
/// can't be read as a match is not copied. Returns the copy.
///
/// # Errors
/// [`StoreError`]: why there is no copy.
pub fn copy(file: &Path, folder: &Path) -> Result<PathBuf, StoreError> {
    let bytes = read(file)?;
    let (story, whole) = SavedMatch::read(&bytes)?;
    story.status()?;
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

/// Makes a match one of the saved ones of this folder: by a copy, unless it is one of them already. Returns the saved
/// one.
///
/// # Errors
/// [`StoreError`]: why it can't be copied.
pub fn import(file: &Path, folder: &Path) -> Result<PathBuf, StoreError> {
    let parent = file.parent().and_then(|parent| match parent.as_os_str().is_empty() {
        true => Path::new(".").canonicalize().ok(),
        false => parent.canonicalize().ok(),
    });
    let is_named_so = file.extension() == Some(OsStr::new(EXTENSION));
    if is_named_so && parent.is_some() && parent == folder.canonicalize().ok() && disk::exists(file) {
        return Ok(file.to_owned());
    }
    let of = |file: &Path| -> Result<SavedMatch, StoreError> { Ok(SavedMatch::read(&read(file)?)?.0) };
    let new = of(file)?;
    let is_same =
        |kept: &PathBuf| of(kept).is_ok_and(|kept| kept.head == new.head && kept.record.entries == new.record.entries);
    match files(folder)?.into_iter().find(is_same) {
        Some(kept) => Ok(kept),
        None => copy(file, folder),
    }
}

/// Copies a match into a file that does not exist yet. A file that can't be read as a match is not copied.
///
/// # Errors
/// [`StoreError`]: why there is no copy.
pub fn export(file: &Path, to: &Path) -> Result<(), StoreError> {
    let bytes = read(file)?;
    let (story, whole) = SavedMatch::read(&bytes)?;
    story.status()?;
    let written = write_new(to, bytes.get(..whole).unwrap_or(&bytes));
    written.map_err(|error| StoreError::system(to, &error))
}

/// Writes a match with these bytes into a file: a new one, or one that it replaces and that no program has in use.
///
/// # Errors
/// [`StoreError::InUse`], or [`StoreError::System`] if it can't be written or is no regular file.
pub fn write(file: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let _lock = Lock::take(file)?;
    regular::write(file, bytes).map_err(|error| StoreError::system(file, &error))
}

/// The bytes of a file that should be a match.
///
/// # Errors
/// [`StoreError::System`] if it can't be read, is no regular file, or is larger than a match can be.
pub fn read(file: &Path) -> Result<Vec<u8>, StoreError> {
    regular::read(file, MOST_BYTES).map_err(|error| StoreError::system(file, &error))
}

/// Deletes a match that no program has in use.
///
/// # Errors
/// [`StoreError::InUse`], or [`StoreError::System`] if the system refuses; the match is then still there.
pub fn delete(file: &Path) -> Result<(), StoreError> {
    let system = |error: io::Error| StoreError::system(file, &error);
    let _lock = Lock::take(file)?;
    disk::remove_file(file).map_err(system)
}

/// Writes a new file. It is removed if writing fails.
fn write_new(to: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = regular::new_private(to)?;
    let written = new.write_all(bytes).and_then(|()| new.sync_all());
    if written.is_err() {
        let _ = disk::remove_file(to);
    }
    written
}
