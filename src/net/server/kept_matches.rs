//! The matches that a server keeps: for how long, and how much of the disk they take. Their sizes are read once, when the
//! server starts, and are counted from then on.

use std::collections::BTreeMap;
use std::fs;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use crate::net::protocol::code::RoomCode;
use crate::net::server::config::Keep;
use crate::net::server::ledger::{Entry, Ledger, Played};
use crate::store::error::StoreError;
use crate::store::shelf::{self, EXTENSION};
use crate::system::files;

/// The extension of a file that says for which address the matches of a room count.
const BY: &str = "by";
/// The most bytes of such a file.
const MOST_BY: u64 = 64;

/// The matches of a folder.
#[derive(Debug)]
pub(super) struct KeptMatches {
    folder: PathBuf,
    /// `None` where everything is kept for ever.
    ledger: Option<Mutex<Ledger>>,
}

/// The time since 1970.
pub(super) fn clock() -> Duration {
    SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default()
}

impl KeptMatches {
    /// Reads what is there. Of each room it is told which match the room still needs; `None` for all.
    pub(super) fn read(
        folder: &Path,
        keep: Option<Keep>,
        needed: &BTreeMap<RoomCode, Option<u32>>,
    ) -> Result<Self, StoreError> {
        let mut matches = Self {
            folder: folder.to_owned(),
            ledger: None,
        };
        let Some(keep) = keep else { return Ok(matches) };
        let mut owners: BTreeMap<RoomCode, Option<IpAddr>> = BTreeMap::new();
        let mut ledger = Ledger::new(keep);
        for file in shelf::files(&folder.join("matches"))? {
            // What others have put there is left alone.
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

    /// The address for which the matches of a room count, where that is known.
    pub(super) fn owner(&self, room: RoomCode) -> Option<IpAddr> {
        files::read_text(&self.owner_file(room), MOST_BY)
            .ok()?
            .trim()
            .parse()
            .ok()
    }

    /// A match has begun; this address has opened its room.
    pub(super) fn began(&self, room: RoomCode, number: u32, by: Option<IpAddr>) {
        let Some(mut ledger) = self.ledger() else { return };
        if let Some(by) = by.filter(|_| !self.owner_file(room).exists()) {
            // Without it the match counts for nobody after the next start.
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

    /// More was written of a match.
    pub(super) fn grew(&self, room: RoomCode, number: u32) {
        if let (Some(mut ledger), Ok(data)) = (self.ledger(), fs::metadata(self.file(room, number))) {
            ledger.grew(Played { room, number }, data.len(), clock());
        }
    }

    /// A room needs this match no more.
    pub(super) fn release(&self, room: RoomCode, number: u32) {
        if let Some(mut ledger) = self.ledger() {
            ledger.release(Played { room, number });
        }
    }

    /// Deletes what has to go at this time.
    pub(super) fn sweep(&self, now: Duration) {
        self.delete(now, None);
    }

    /// Makes place for a match of this address; returns whether it fits.
    pub(super) fn make_place(&self, by: Option<IpAddr>, now: Duration) -> bool {
        self.delete(now, Some(by));
        self.ledger().is_none_or(|ledger| ledger.fits(by, true))
    }

    /// Whether there is place for a match of this address, or could be made.
    pub(super) fn could_begin(&self, by: IpAddr) -> bool {
        self.ledger().is_none_or(|ledger| ledger.fits(Some(by), false))
    }

    fn delete(&self, now: Duration, begins: Option<Option<IpAddr>>) {
        let gone = self.ledger().map(|mut ledger| ledger.sweep(now, begins));
        for (played, entry) in gone.into_iter().flatten() {
            let file = self.file(played.room, played.number);
            let deleted = shelf::delete(&file);
            let Some(mut ledger) = self.ledger() else { return };
            match deleted {
                Err(error) if file.exists() => {
                    tracing::warn!(file = %file.display(), %error, "an old match is still there");
                    // Another program has it open. Others go before it is tried again.
                    ledger.put(played, Entry { changed: now, ..entry });
                }
                _ if !ledger.has_of(played.room) => {
                    // It may never have been written.
                    let _ = fs::remove_file(self.owner_file(played.room));
                }
                _ => {}
            }
        }
    }
}

/// Which match lies in a file of this name.
fn played(file: &Path) -> Option<Played> {
    let (room, number) = file.file_stem()?.to_str()?.rsplit_once('-')?;
    let played = Played {
        room: room.parse().ok()?,
        number: number.parse().ok()?,
    };
    (format!("{}-{}", played.room, played.number) == format!("{room}-{number}")).then_some(played)
}
