//! The folder of a server: `rooms` has a file for each room, and `matches` the log of each match, like any folder of
//! saved matches.

use std::collections::BTreeMap;
use std::fs;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[cfg(feature = "cluster")]
use crate::clustered::shared_room::SharedRoom;
use crate::config::Retention;
use crate::saved_matches::{SavedMatches, clock};
use net::protocol::code::RoomCode;
use net::protocol::limits::MATCH_STAYS;
use net::room::room::{Random, Room};
use net::room::saved_room::SavedRoom;
use records::store::error::StoreError;
use records::store::library;
use records::store::lock::Lock;
use records::store::log::{FileLog, MatchLog};
use records::store::log_entry::{LogEntry, LogHeader, LogHeaderBody};
use std::time::Duration;
use system::files;

/// The extension of a saved room.
const ROOM: &str = "room";
/// The extension of the secret key with which a table is reachable from other homes.
const KEY: &str = "key";
/// The most bytes of a saved room; one with all seats and members has some thousands.
const MOST_ROOM: u64 = 16 << 20;

/// The folder of a server.
#[derive(Clone, Debug)]
pub(super) struct RoomFolder {
    path: PathBuf,
    matches: Arc<SavedMatches>,
}

/// A saved table whose match is not over: it can be hosted again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedTable {
    /// The code of its room.
    pub code: RoomCode,
    /// The file of its match.
    pub played: PathBuf,
}

/// The tables in a server's folder whose matches are not over. Files that can't be read are left out.
pub fn saved_tables(folder: &Path) -> Vec<SavedTable> {
    let Ok(folder) = RoomFolder::at(folder, None) else {
        return Vec::new();
    };
    let read = |file: &PathBuf| SavedRoom::read(&files::read(file, MOST_ROOM).ok()?).ok();
    let table = |room: SavedRoom| {
        let (code, number) = (room.code(), room.match_on()?);
        let played = folder.played(code, number);
        Some(SavedTable { code, played })
    };
    let rooms = folder.rooms().unwrap_or_default();
    rooms.iter().filter_map(read).filter_map(table).collect()
}

/// Deletes a table that is not open, with its match.
///
/// # Errors
/// [`StoreError`]: why it can't be deleted.
pub fn delete_table(folder: &Path, table: &SavedTable) -> Result<(), StoreError> {
    let room = RoomFolder::at(folder, None)?.room(table.code);
    // This fails if a server has the table open.
    library::delete(&table.played)?;
    forget_key(&room);
    fs::remove_file(&room).map_err(|error| StoreError::system(&room, &error))
}

/// The file of the key with which the table of this code is reachable from other homes.
#[cfg(feature = "p2p")]
pub(super) fn key_file(folder: &Path, code: RoomCode) -> PathBuf {
    folder.join("rooms").join(format!("{code}.{KEY}"))
}

/// Removes the key beside the file of a room. Most rooms have none.
fn forget_key(room: &Path) {
    let _ = fs::remove_file(room.with_extension(KEY));
}

/// Removes old files of tables without a current match: their program was killed so long ago that nobody comes back.
pub fn sweep_tables(folder: &Path) {
    let Ok(folder) = RoomFolder::at(folder, None) else {
        return;
    };
    for file in folder.rooms().unwrap_or_default() {
        let is_old = || fs::metadata(&file).ok()?.modified().ok()?.elapsed().ok();
        let room = || SavedRoom::read(&files::read(&file, MOST_ROOM).ok()?).ok();
        if is_old().is_some_and(|age| age > MATCH_STAYS) && room().is_some_and(|room| room.match_on().is_none()) {
            forget_key(&file);
            // If it can't be removed, it is small, and the next sweep tries again.
            let _ = fs::remove_file(&file);
        }
    }
}

/// The files of one room.
#[derive(Debug)]
pub(super) struct RoomFiles {
    folder: RoomFolder,
    code: RoomCode,
    /// The address that the room counted for before the server was restarted.
    by: Option<IpAddr>,
    log: Option<(FileLog, PathBuf)>,
    /// The number of the match being written.
    number: Option<u32>,
    /// The match before, as long as the saved room still names it.
    earlier: Option<u32>,
    /// The room as it is saved.
    room: Vec<u8>,
    /// Where the room is kept instead of in files, if other servers may have it too.
    #[cfg(feature = "cluster")]
    shared: Option<SharedRoom>,
    /// A disk that takes long: the room is kept once a test no longer holds this.
    #[cfg(test)]
    pub(super) held: Arc<tokio::sync::Mutex<()>>,
}

impl RoomFolder {
    fn at(path: &Path, keep: Option<Retention>) -> Result<Self, StoreError> {
        let needed = if keep.is_some() { needed(path)? } else { BTreeMap::new() };
        Ok(Self {
            path: path.to_owned(),
            matches: Arc::new(SavedMatches::read(path, keep, &needed)?),
        })
    }

    /// The matches in the folder.
    pub(super) fn matches(&self) -> Arc<SavedMatches> {
        self.matches.clone()
    }

    /// Creates the folder for this user alone, and reads the sizes of its matches.
    pub(super) fn open(path: &Path, keep: Option<Retention>) -> Result<Self, StoreError> {
        for folder in [path.to_owned(), path.join("rooms"), path.join("matches")] {
            files::own_folder(&folder).map_err(|error| StoreError::system(&folder, &error))?;
        }
        Self::at(path, keep)
    }

    /// Locks the folder: alone, or shared with the servers of other windows, each of which has one table open.
    pub(super) fn lock(&self, alone: bool) -> Result<Lock, StoreError> {
        let of = self.path.join("server");
        if alone { Lock::take(&of) } else { Lock::share(&of) }
    }

    pub(super) fn room(&self, code: RoomCode) -> PathBuf {
        self.path.join("rooms").join(format!("{code}.{ROOM}"))
    }

    fn played(&self, code: RoomCode, number: u32) -> PathBuf {
        self.matches.file(code, number)
    }

    /// Whether a room with this code is saved here, open or not.
    pub(super) fn has_room(&self, code: RoomCode) -> bool {
        self.room(code).exists()
    }

    /// The files of a new room.
    pub(super) fn files(&self, code: RoomCode) -> RoomFiles {
        RoomFiles {
            folder: self.clone(),
            code,
            by: None,
            log: None,
            number: None,
            earlier: None,
            room: Vec::new(),
            #[cfg(feature = "cluster")]
            shared: None,
            #[cfg(test)]
            held: Arc::default(),
        }
    }

    /// What is kept of a room that other servers may have too, as it was saved last.
    #[cfg(feature = "cluster")]
    pub(super) fn shared(&self, code: RoomCode, shared: SharedRoom, saved: Vec<u8>) -> RoomFiles {
        RoomFiles {
            shared: Some(shared),
            room: saved,
            ..self.files(code)
        }
    }

    /// The files of all rooms.
    pub(super) fn rooms(&self) -> Result<Vec<PathBuf>, StoreError> {
        rooms(&self.path)
    }

    /// Restores the room in a file.
    pub(super) fn restore(&self, file: &Path, random: Random, now: Duration) -> Result<(Room, RoomFiles), StoreError> {
        let bytes = files::read(file, MOST_ROOM).map_err(|error| StoreError::system(file, &error))?;
        let kept = SavedRoom::read(&bytes)?;
        let mut of_room = self.files(kept.code());
        let story = match kept.match_number() {
            Some(number) => {
                let path = self.played(kept.code(), number);
                let (log, story, _) = FileLog::resume(&path)?;
                of_room.log = Some((log, path));
                of_room.number = Some(number);
                of_room.by = self.matches.owner(kept.code());
                Some(story)
            }
            None => None,
        };
        of_room.room = bytes;
        Ok((kept.restored(story, random, now, clock())?, of_room))
    }
}

/// The files of all rooms of a folder.
fn rooms(path: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let folder = path.join("rooms");
    let entries = fs::read_dir(&folder).map_err(|error| StoreError::system(&folder, &error))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == ROOM));
    files.sort();
    Ok(files)
}

/// The match that each room of a folder needs; `None` for all its matches, if the room can't be read.
fn needed(path: &Path) -> Result<BTreeMap<RoomCode, Option<u32>>, StoreError> {
    let of = |file: PathBuf| {
        let code = file.file_stem()?.to_str()?.parse().ok()?;
        let room = files::read(&file, MOST_ROOM).ok();
        let room = room.and_then(|bytes| SavedRoom::read(&bytes).ok());
        // A room before its first match needs none.
        Some((code, room.map(|room| room.match_number().unwrap_or(0))))
    };
    Ok(rooms(path)?.into_iter().filter_map(of).collect())
}

impl RoomFiles {
    /// The address that the room counts for, if it was opened by this one.
    pub(super) fn owner(&self, by: Option<IpAddr>) -> Option<IpAddr> {
        self.by.or(by)
    }

    /// Frees space for one more match in a room that counts for this address; returns whether the match fits.
    pub(super) fn make_space(&self, by: Option<IpAddr>, now: Duration) -> bool {
        #[cfg(feature = "cluster")]
        if let Some(shared) = &self.shared {
            return shared.has_space();
        }
        self.folder.matches.make_space(self.by.or(by), now)
    }

    /// Whether this state of the room is saved already. Who is connected is not saved, and changes most often.
    pub(super) fn has(&self, room: &[u8]) -> bool {
        self.room == room
    }

    /// Whether nothing of the room was saved yet, so no client knows of it.
    pub(super) fn is_new(&self) -> bool {
        #[cfg(feature = "cluster")]
        if let Some(shared) = &self.shared {
            return self.room.is_empty() && shared.has_no_log();
        }
        self.room.is_empty() && self.log.is_none()
    }

    /// Saves the room.
    pub(super) fn save(&mut self, room: &[u8]) -> Result<(), StoreError> {
        #[cfg(test)]
        let _held = self.held.blocking_lock();
        #[cfg(feature = "cluster")]
        if let Some(shared) = &mut self.shared {
            shared.save(room)?;
            self.room = room.to_vec();
            return Ok(());
        }
        let path = self.folder.room(self.code);
        files::replace_private(&path, room).map_err(|error| StoreError::system(&path, &error))?;
        self.room = room.to_vec();
        if let Some(earlier) = self.earlier.take() {
            self.folder.matches.release(self.code, earlier);
        }
        Ok(())
    }

    /// Begins the log of a match, in a room that counts for this address.
    pub(super) fn begin(&mut self, number: u32, head: LogHeaderBody, by: Option<IpAddr>) -> Result<(), StoreError> {
        #[cfg(feature = "cluster")]
        if let Some(shared) = &mut self.shared {
            return shared.begin(number, head);
        }
        let path = self.folder.played(self.code, number);
        // The log of the match before is closed, and its lock is released.
        self.log = None;
        if path.exists() {
            // The server was killed before it announced this match.
            fs::remove_file(&path).map_err(|error| StoreError::system(&path, &error))?;
        }
        let body =
            postcard::to_stdvec(&LogHeader::new(head)).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        self.log = Some((FileLog::create(&path, &body)?, path));
        self.earlier = self
            .number
            .replace(number)
            .filter(|earlier| *earlier != number)
            .or(self.earlier);
        self.folder.matches.began(self.code, number, self.by.or(by));
        Ok(())
    }

    /// Appends to the log of the match.
    pub(super) fn append(&mut self, log: &[LogEntry]) -> Result<(), StoreError> {
        #[cfg(feature = "cluster")]
        if let Some(shared) = &mut self.shared {
            return shared.append(log);
        }
        let bodies: Result<Vec<Vec<u8>>, _> = log.iter().map(postcard::to_stdvec).collect();
        let bodies = bodies.map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let (Some((log, path)), Some(number)) = (&mut self.log, self.number) else {
            return Err(StoreError::Unreadable("the log was not begun".to_owned()));
        };
        log.append_all(&bodies).map_err(|failed| failed.of(path))?;
        self.folder.matches.grew(self.code, number);
        Ok(())
    }

    /// Removes the file of a closed room, and releases its matches.
    pub(super) fn forget(&mut self) -> Result<(), StoreError> {
        self.log = None;
        self.room.clear();
        #[cfg(feature = "cluster")]
        if let Some(shared) = &mut self.shared {
            return shared.close();
        }
        let path = self.folder.room(self.code);
        forget_key(&path);
        fs::remove_file(&path).map_err(|error| StoreError::system(&path, &error))?;
        for number in [self.earlier.take(), self.number.take()].into_iter().flatten() {
            self.folder.matches.release(self.code, number);
        }
        Ok(())
    }
}
