//! The saved matches of a server: how long they stay, and how much of the disk they use. Their sizes are read once,
//! when the server starts, and are updated from then on.

use std::collections::BTreeMap;
use std::fs;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use crate::config::Retention;
use crate::ledger::{Entry, Ledger, Played};
use net::protocol::code::RoomCode;
use records::store::error::StoreError;
use records::store::library::{self, EXTENSION};
use system::files;

/// The extension of the file with the address that the matches of a room count for.
const BY: &str = "by";
/// The most bytes of such a file.
const MOST_BY: u64 = 64;

/// The matches of a folder.
#[derive(Debug)]
pub(super) struct SavedMatches {
    folder: PathBuf,
    /// `None` if all matches stay forever.
    ledger: Option<Mutex<Ledger>>,
}

/// The time since 1970.
pub(super) fn clock() -> Duration {
    SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default()
}

impl SavedMatches {
    /// Reads the sizes of the matches in a folder. `needed` names the match that each room still needs; `None` for
    /// all of its matches.
    pub(super) fn read(
        folder: &Path,
        keep: Option<Retention>,
        needed: &BTreeMap<RoomCode, Option<u32>>,
    ) -> Result<Self, StoreError> {
        let mut matches = Self {
            folder: folder.to_owned(),
            ledger: None,
        };
        let Some(keep) = keep else { return Ok(matches) };
        let mut owners: BTreeMap<RoomCode, Option<IpAddr>> = BTreeMap::new();
        let mut ledger = Ledger::new(keep);
        for file in library::files(&folder.join("matches"))? {
            // Other files in the folder are ignored.
            let (Some(played), Ok(data)) = (played(&file), fs::metadata(&file)) else {
                continue;
            };
            let owner = owners.entry(played.room).or_insert_with(|| matches.owner(played.room));
            let is_needed = needed.get(&played.room);
            let changed = data
                .modified()
                .ok()
                .and_then(|at| at.duration_since(SystemTime::UNIX_EPOCH).ok());
            let entry = Entry {
                bytes: data.len(),
                changed: changed.unwrap_or_default(),
                by: *owner,
                needed: is_needed.is_some_and(|number| number.is_none_or(|number| number == played.number)),
            };
            ledger.put(played, entry);
        }
        matches.ledger = Some(Mutex::new(ledger));
        Ok(matches)
    }

    fn ledger(&self) -> Option<MutexGuard<'_, Ledger>> {
        let ledger = self.ledger.as_ref()?;
        Some(ledger.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The file of a match.
    pub(super) fn file(&self, room: RoomCode, number: u32) -> PathBuf {
        self.folder.join("matches").join(format!("{room}-{number}.{EXTENSION}"))
    }

    fn owner_file(&self, room: RoomCode) -> PathBuf {
        self.folder.join("rooms").join(format!("{room}.{BY}"))
    }

    /// The address that the matches of a room count for, if it is known.
    pub(super) fn owner(&self, room: RoomCode) -> Option<IpAddr> {
        files::read_text(&self.owner_file(room), MOST_BY)
            .ok()?
            .trim()
            .parse()
            .ok()
    }

    /// Adds a match that has begun, in a room opened by this address.
    pub(super) fn began(&self, room: RoomCode, number: u32, by: Option<IpAddr>) {
        let Some(mut ledger) = self.ledger() else { return };
        if let Some(by) = by.filter(|_| !self.owner_file(room).exists()) {
            // If this fails, the match counts for no address after the next start.
            let _ = files::replace_private(&self.owner_file(room), by.to_string().as_bytes());
        }
        let entry = Entry {
            bytes: fs::metadata(self.file(room, number)).map_or(0, |data| data.len()),
            changed: clock(),
            by,
            needed: true,
        };
        ledger.put(Played { room, number }, entry);
    }

    /// Updates the size of a match.
    pub(super) fn grew(&self, room: RoomCode, number: u32) {
        if let (Some(mut ledger), Ok(data)) = (self.ledger(), fs::metadata(self.file(room, number))) {
            ledger.grew(Played { room, number }, data.len(), clock());
        }
    }

    /// Notes that a room no longer needs this match.
    pub(super) fn release(&self, room: RoomCode, number: u32) {
        if let Some(mut ledger) = self.ledger() {
            ledger.release(Played { room, number });
        }
    }

    /// Deletes the matches that have to go at this time.
    pub(super) fn sweep(&self, now: Duration) {
        self.delete(now, None);
    }

    /// Frees space for a match of this address; returns whether it fits.
    pub(super) fn make_space(&self, by: Option<IpAddr>, now: Duration) -> bool {
        self.delete(now, Some(by));
        self.ledger().is_none_or(|ledger| ledger.fits(by, true))
    }

    /// Whether a match of this address fits, or would fit after matches that may go are deleted.
    pub(super) fn could_begin(&self, by: IpAddr) -> bool {
        self.ledger().is_none_or(|ledger| ledger.fits(Some(by), false))
    }

    fn delete(&self, now: Duration, begins: Option<Option<IpAddr>>) {
        let gone = self.ledger().map(|mut ledger| ledger.sweep(now, begins));
        for (played, entry) in gone.into_iter().flatten() {
            let file = self.file(played.room, played.number);
            let deleted = library::delete(&file);
            let Some(mut ledger) = self.ledger() else { return };
            match deleted {
                Err(error) if file.exists() => {
                    tracing::warn!(file = %file.display(), %error, "an old match is still there");
                    // Another program has it open. Other matches go before it is tried again.
                    ledger.put(played, Entry { changed: now, ..entry });
                }
                _ if !ledger.has_of(played.room) => {
                    // The file may never have been written.
                    let _ = fs::remove_file(self.owner_file(played.room));
                }
                _ => {}
            }
        }
    }
}

/// The match in a file with this name.
fn played(file: &Path) -> Option<Played> {
    let (room, number) = file.file_stem()?.to_str()?.rsplit_once('-')?;
    let played = Played {
        room: room.parse().ok()?,
        number: number.parse().ok()?,
    };
    (format!("{}-{}", played.room, played.number) == format!("{room}-{number}")).then_some(played)
}
