//! A room and its matches in etcd.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::clustered::member::Member;
use crate::saved_matches::{SavedMatches, clock};
use cluster::claim::Claim;
use cluster::error::ClusterError;
use cluster::etcd_log::{EtcdLog, ReadLog};
use cluster::tracks::Look;
use messages::ToMessage;
use net::protocol::code::RoomCode;
use net::room::room::{Random, Room};
use net::room::saved_room::SavedRoom;
use postcard::from_bytes;
use records::store::error::StoreError;
use records::store::frame_log;
use records::store::library;
use records::store::log::{self, MatchLog};
use records::store::log_entry::{LogEntry, LogHeader, LogHeaderBody};
use records::store::saved_match::SavedMatch;

/// A room that this server owns, and the log of its match.
#[derive(Debug)]
pub(crate) struct SharedRoom {
    member: Arc<Member>,
    claim: Claim,
    log: Option<EtcdLog>,
    /// The number of the match being written.
    number: Option<u32>,
    /// The match before, as long as the saved room still names it.
    earlier: Option<u32>,
    /// The free seats that the directory has.
    free: Option<usize>,
    /// The finished matches, which become files.
    matches: Arc<SavedMatches>,
}

/// The error of a file, for what is kept in etcd.
fn of_store(code: RoomCode) -> impl Fn(ClusterError) -> StoreError {
    move |error| match error {
        ClusterError::Deposed => StoreError::Deposed,
        ClusterError::TooLarge => StoreError::TooLong,
        ClusterError::Damaged(what) => StoreError::Unreadable(what),
        ClusterError::Store(error) => error,
        error => StoreError::System {
            file: code.to_string(),
            why: error.message(),
        },
    }
}

impl SharedRoom {
    /// A new room.
    pub(super) fn new(member: Arc<Member>, claim: Claim, matches: Arc<SavedMatches>) -> Self {
        Self {
            member,
            claim,
            log: None,
            number: None,
            earlier: None,
            free: None,
            matches,
        }
    }

    /// Takes a room up as its last owner has left it; also its bytes. `None` if nobody has ever entered it.
    pub(super) fn take_up(
        member: Arc<Member>,
        claim: Claim,
        matches: Arc<SavedMatches>,
        random: Random,
        now: Duration,
    ) -> Result<Option<(Room, Self, Vec<u8>)>, StoreError> {
        let failed = of_store(claim.code());
        let reader = claim.clone();
        let saved = claim.engine().wait(async move { reader.saved().await });
        let Some(bytes) = saved.map_err(&failed)? else {
            return Ok(None);
        };
        let room = SavedRoom::read(&bytes)?;
        let mut shared = Self::new(member, claim, matches);
        let story = match room.match_number() {
            Some(number) => {
                let (log, read) = EtcdLog::resume(&shared.claim, number).map_err(&failed)?;
                shared.log = Some(log);
                shared.number = Some(number);
                // What is on other disks would take too long now.
                let (head, entries) = shared.entries(&read, Look::Here)?;
                Some(SavedMatch::of_log(head, &entries)?)
            }
            None => None,
        };
        shared.announce(&room);
        Ok(Some((room.restored(story, random, now, clock())?, shared, bytes)))
    }

    /// The match of a log, with the tracks that are found.
    fn entries(&self, read: &ReadLog, look: Look) -> Result<(LogHeaderBody, Vec<LogEntry>), StoreError> {
        let unreadable = |error: postcard::Error| StoreError::Unreadable(error.to_string());
        let intact = frame_log::read(&read.bytes)?;
        // The versions of its game and its rules are looked at there.
        let head = SavedMatch::of(&intact)?.head;
        let entries: Result<Vec<LogEntry>, _> = intact.bodies[1..].iter().map(|body| from_bytes(body)).collect();
        let entries = entries.map_err(unreadable)?.into_iter();
        Ok((
            head,
            entries.map(|entry| self.member.tracks.take_back(entry, look)).collect(),
        ))
    }

    /// Whether nothing was written of a match.
    pub(crate) const fn has_no_log(&self) -> bool {
        self.log.is_none()
    }

    /// Whether one more match may begin.
    pub(crate) fn has_space(&self) -> bool {
        !self.member.is_short()
    }

    fn announce(&mut self, room: &SavedRoom) {
        let free = room.free_seats();
        if self.free.replace(free) != Some(free) {
            self.member.announce(&self.claim, free);
        }
    }

    /// Saves the room.
    pub(crate) fn save(&mut self, room: &[u8]) -> Result<(), StoreError> {
        let (claim, bytes) = (self.claim.clone(), room.to_vec());
        let saved = self.claim.engine().wait(async move { claim.save(bytes).await });
        saved.map_err(of_store(self.claim.code()))?;
        self.announce(&SavedRoom::read(room)?);
        if let Some(earlier) = self.earlier {
            // The room goes on without it; what is not put away now is so later.
            match self.put_away(earlier) {
                Ok(()) => self.earlier = None,
                Err(StoreError::Deposed) => return Err(StoreError::Deposed),
                Err(error) => tracing::warn!(%error, "a match that is over stays in etcd"),
            }
        }
        Ok(())
    }

    /// Begins the log of a match.
    pub(crate) fn begin(&mut self, number: u32, head: LogHeaderBody) -> Result<(), StoreError> {
        let body = LogHeader::new(head).body()?;
        self.log = None;
        self.log = Some(EtcdLog::begin(&self.claim, number, &body).map_err(of_store(self.claim.code()))?);
        let before = self.number.replace(number).filter(|before| *before != number);
        self.earlier = before.or(self.earlier);
        Ok(())
    }

    /// Appends to the log of the match.
    pub(crate) fn append(&mut self, entries: &[LogEntry]) -> Result<(), StoreError> {
        let failed = of_store(self.claim.code());
        let mut bodies = Vec::new();
        for entry in entries {
            let named = self.member.tracks.put_aside(entry.clone()).map_err(&failed)?;
            bodies.push(named.body()?);
        }
        let Some(log) = &mut self.log else {
            return Err(StoreError::Unreadable("the log was not begun".to_owned()));
        };
        let place = PathBuf::from(self.claim.code().to_string());
        log.append_all(&bodies).map_err(|failed| failed.of(&place))
    }

    /// Closes the room for good; its matches stay as files.
    pub(crate) fn close(&mut self) -> Result<(), StoreError> {
        self.log = None;
        for number in [self.earlier.take(), self.number.take()].into_iter().flatten() {
            self.put_away(number)?;
        }
        let claim = self.claim.clone();
        let closed = self.claim.engine().wait(async move { claim.close().await });
        closed.map_err(of_store(self.claim.code()))
    }

    /// Writes a match that is over where finished matches are kept, with its tracks, and removes it from etcd.
    fn put_away(&self, number: u32) -> Result<(), StoreError> {
        let failed = of_store(self.claim.code());
        let (engine, code) = (self.claim.engine().clone(), self.claim.code());
        let read = self
            .claim
            .engine()
            .wait(async move { ReadLog::of_room(&engine, code, number).await });
        let read = match read {
            // It was put away before.
            Err(ClusterError::Store(StoreError::Damaged)) => return Ok(()),
            read => read.map_err(&failed)?,
        };
        let (head, entries) = self.entries(&read, Look::Everywhere)?;
        let (file, bytes) = (self.matches.file(code, number), log::bytes(head, &entries)?);
        match &self.member.objects {
            Some(objects) => {
                let name = format!("matches/{code}-{number}.{}", library::EXTENSION);
                objects.put(&name, bytes).map_err(&failed)?;
            }
            None => {
                library::write(&file, &bytes)?;
                self.matches.began(code, number, None);
                self.matches.release(code, number);
            }
        }
        let claim = self.claim.clone();
        let forgotten = self.claim.engine().wait(async move { claim.forget_log(number).await });
        forgotten.map_err(&failed)?;
        // The match has the tracks.
        for body in frame_log::read(&read.bytes)?.bodies.iter().skip(1) {
            if let Ok(entry) = from_bytes(body) {
                self.member.tracks.forget(&entry);
            }
        }
        Ok(())
    }
}
