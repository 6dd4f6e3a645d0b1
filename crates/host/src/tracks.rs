//! The throws of a match beside its record, and its players: how the dice moved and the results, for replays.
//!
//! The rules do not need this: a record is complete without it. The bytes lie in a container like those of a record.
//! Its contents are the hash of the record, the players, and the throws. They go over the network after a match, and
//! they are the contents of `.tracks` files beside a record, which earlier versions wrote and which are read for ever.
//! Matches are saved as logs, which hold their throws. Knows no files.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::exact_throw::{ExactPoses, ExactThrow};
use super::feed::TrackBytes;
use super::view::{SeatControl, SeatPlayer};
use messages::names;
use messages::texts::record as words;
use messages::{self, ToMessage};
use physics::recorded_throw::RecordedThrow;
use records::record::container::{Container, ContainerError};
use records::record::{Record, RecordError};
use rules::ai::level::Level;
use rules::ids::Actor;
use tabletop::throw::ThrowSettled;
use tabletop::track::wire::TrackError;

/// The extension of a file of tracks of an earlier version; the rest of its name is the record's.
pub const EXTENSION: &str = "tracks";
/// The oldest format that can be read: it names the players, but does not tell whether they were computer players.
/// Format 1 held only how the dice moved.
const OLDEST: u16 = 2;
/// The most poses that the throws of a match have: many times those of the longest match of Stack with eight players.
const MOST_POSES: usize = 1 << 20;
/// This format tells it, but not from what a throw can be thrown again.
const WITHOUT_EXACT: u16 = 3;
/// The container of a file of tracks.
const CONTAINER: Container = Container {
    mark: *b"TMBLTRK\n",
    format: 4,
    oldest: OLDEST,
};
const HASH_BYTES: usize = blake3::OUT_LEN;

/// The throws of the current match, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchTracks(Vec<RecordedTrack>);

/// One throw.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedTrack {
    /// The entry of the record that reports the throw, counted from 0.
    pub entry: usize,
    /// The throw in the format of feeds and logs: it takes a fraction of the memory of a throw that can be played
    /// back.
    bytes: Arc<TrackBytes>,
    /// From what it can be thrown again, if that is known.
    exact: Option<ExactThrow>,
}

impl RecordedTrack {
    /// The throw, read from its bytes.
    ///
    /// # Errors
    /// [`TrackError`] only by a defect of the program: the bytes were written or read before.
    pub fn throw(&self) -> Result<RecordedThrow, TrackError> {
        RecordedThrow::from_bytes(&self.bytes.0, &self.bytes.1)
    }
}

/// A player in the file: the name, and the level of a computer player.
type TrackPlayer = (String, Option<Level>);

/// Everything except mark, format and checksum. `P` is the type of a player, `T` that of a throw.
#[derive(Serialize, Deserialize)]
struct Body<P, T> {
    /// The hash of the record's bytes.
    record: [u8; HASH_BYTES],
    /// The players, by seat; empty if they are not known.
    players: Vec<P>,
    /// The throws.
    throws: Vec<T>,
}

/// A throw in earlier formats: the entry of the record, the bytes of the track, and the bytes of the result.
type RoundedThrow = (u32, Vec<u8>, Vec<u8>);
/// The same with what it can be thrown again from.
type WholeThrow = (u32, Vec<u8>, Vec<u8>, Option<ExactThrow>);

impl<P> Body<P, RoundedThrow> {
    /// The contents of an earlier format as those of the current one.
    fn whole<Q>(self, player: impl FnMut(P) -> Q) -> Body<Q, WholeThrow> {
        let throws = self.throws.into_iter();
        Body {
            record: self.record,
            players: self.players.into_iter().map(player).collect(),
            throws: throws.map(|(entry, track, did)| (entry, track, did, None)).collect(),
        }
    }
}

/// Why bytes can't be read as tracks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum TracksError {
    /// They are no whole tracks in a format that this version reads.
    Container(ContainerError),
    /// They belong to another match.
    OtherRecord,
    /// The record can't be written as bytes, so nothing can belong to it.
    Record(#[from] RecordError),
    /// The checksum fits but the contents are invalid. Holds the reason, in technical English.
    Unreadable(String),
    /// One of the tracks is invalid.
    Track {
        /// The index of the track, counted from 0.
        index: usize,
        /// The reason.
        error: TrackError,
    },
}

impl ToMessage for TracksError {
    fn message(&self) -> messages::Message {
        match self {
            Self::Container(error) => match *error {
                ContainerError::Foreign => words::TRACKS_FOREIGN,
                ContainerError::Damaged => words::TRACKS_DAMAGED,
                ContainerError::Newer { found, known } => words::tracks_newer(found, known),
                ContainerError::Older { found, known } => words::tracks_older(found, known),
            },
            Self::OtherRecord => words::TRACKS_OTHER,
            Self::Record(error) => error.message(),
            Self::Unreadable(why) => words::tracks_unreadable(why),
            Self::Track { index, error } => words::tracks_one_unreadable(*index, error.to_string()),
        }
    }
}

impl From<ContainerError> for TracksError {
    fn from(error: ContainerError) -> Self {
        Self::Container(error)
    }
}

impl MatchTracks {
    /// Stores the throw that an entry of the record reports, and returns its bytes, if the throw left a track.
    pub(super) fn keep(
        &mut self,
        entry: usize,
        settled: &ThrowSettled,
        exact: Option<ExactThrow>,
    ) -> Option<Arc<TrackBytes>> {
        let (mut track, mut did) = RecordedThrow::of(settled)?.to_bytes().ok()?;
        track.shrink_to_fit();
        did.shrink_to_fit();
        let bytes = Arc::new((track, did));
        let kept = bytes.clone();
        self.0.push(RecordedTrack {
            entry,
            bytes: kept,
            exact,
        });
        Some(bytes)
    }

    /// Where exactly the dice lay after the last throw.
    pub(super) fn exact_poses(&self) -> ExactPoses {
        let mut poses = ExactPoses::default();
        for exact in self.0.iter().filter_map(|track| track.exact.as_ref()) {
            poses.follow(exact);
        }
        poses
    }

    /// From what the throw that an entry reports can be thrown again, if that is known.
    pub(super) fn exact(&self, entry: usize) -> Option<&ExactThrow> {
        self.of_entry(entry)?.exact.as_ref()
    }

    /// Adds the throw of an entry that is later than those of the throws so far.
    ///
    /// # Errors
    /// [`TrackError`]: what is wrong with the bytes.
    pub(super) fn add(&mut self, entry: usize, bytes: TrackBytes, exact: Option<ExactThrow>) -> Result<(), TrackError> {
        RecordedThrow::from_bytes(&bytes.0, &bytes.1)?;
        let bytes = Arc::new(bytes);
        self.0.push(RecordedTrack { entry, bytes, exact });
        Ok(())
    }

    /// Makes these tracks what earlier versions kept.
    #[cfg(test)]
    pub(super) fn forget_exact(&mut self) {
        self.0.iter_mut().for_each(|track| track.exact = None);
    }

    /// The throws, in order.
    pub fn all(&self) -> &[RecordedTrack] {
        &self.0
    }

    /// The throw that an entry of the record reports; `None` if it reports none, or none was stored.
    pub fn throw(&self, entry: usize) -> Option<RecordedThrow> {
        self.of_entry(entry)?.throw().ok()
    }

    /// The bytes of the throw that an entry of the record reports; `None` if it reports none, or none was stored.
    pub(super) fn bytes(&self, entry: usize) -> Option<&Arc<TrackBytes>> {
        Some(&self.of_entry(entry)?.bytes)
    }

    fn of_entry(&self, entry: usize) -> Option<&RecordedTrack> {
        let at = self.0.binary_search_by_key(&entry, |kept| kept.entry).ok()?;
        self.0.get(at)
    }

    /// The throws and the players as bytes, for this record only.
    ///
    /// # Errors
    /// [`TracksError::Record`] or [`TracksError::Unreadable`] if they can't be written; that takes more memory than
    /// there is.
    pub fn to_bytes(&self, record: &Record, players: &[SeatPlayer]) -> Result<Vec<u8>, TracksError> {
        let throw = |kept: &RecordedTrack| {
            let (track, did) = TrackBytes::clone(&kept.bytes);
            (kept.entry as u32, track, did, kept.exact.clone())
        };
        let played = |player: &SeatPlayer| -> TrackPlayer { (player.name.clone(), player.control.face()) };
        let body = Body {
            record: hash(record)?,
            players: players.iter().map(played).collect(),
            throws: self.0.iter().map(throw).collect(),
        };
        let bytes = postcard::to_extend(&body, CONTAINER.begin()).map_err(unreadable)?;
        Ok(Container::seal(bytes))
    }

    /// Reads the throws of a record and its players, by seat; the list of players is empty if they were not known.
    ///
    /// # Errors
    /// [`TracksError`]: what is wrong with the bytes, or that they belong to another record.
    pub fn from_bytes(bytes: &[u8], record: &Record) -> Result<(Self, Vec<SeatPlayer>), TracksError> {
        let (found, contents) = CONTAINER.open(bytes)?;
        let body: Body<TrackPlayer, WholeThrow> = match found {
            OLDEST => {
                let body: Body<String, RoundedThrow> = postcard::from_bytes(contents).map_err(unreadable)?;
                body.whole(|name| (name, None))
            }
            WITHOUT_EXACT => {
                let body: Body<TrackPlayer, RoundedThrow> = postcard::from_bytes(contents).map_err(unreadable)?;
                body.whole(|player| player)
            }
            _ => postcard::from_bytes(contents).map_err(unreadable)?,
        };
        if body.record != hash(record)? {
            return Err(TracksError::OtherRecord);
        }
        if !body.players.is_empty() && body.players.len() != record.seats.count() {
            return Err(TracksError::Unreadable(
                "the number of players does not match the record".to_owned(),
            ));
        }
        let dice = record.options.equipment(&record.seats).dice.len();
        let mut poses = 0;
        let mut tracks = Self::default();
        for (index, (entry, track, did, exact)) in body.throws.into_iter().enumerate() {
            let entry = entry as usize;
            let reported = record
                .entries
                .get(entry)
                .is_some_and(|entry| entry.who == Actor::Chance);
            if !reported || tracks.0.last().is_some_and(|last| last.entry >= entry) {
                return Err(TracksError::Unreadable(
                    "a track does not belong to a throw of the record".to_owned(),
                ));
            }
            if let Some(exact) = &exact {
                poses += exact.on_table();
                if !exact.is_possible(dice) || poses > MOST_POSES {
                    return Err(TracksError::Unreadable(
                        "a throw does not say where its dice lay".to_owned(),
                    ));
                }
            }
            let added = tracks.add(entry, (track, did), exact);
            added.map_err(|error| TracksError::Track { index, error })?;
        }
        let player = |(name, level): (String, _)| SeatPlayer {
            name: names::cleaned_or(&name, names::LONGEST, names::UNNAMED),
            control: SeatControl::Recorded(level),
        };
        Ok((tracks, body.players.into_iter().map(player).collect()))
    }
}

fn hash(record: &Record) -> Result<[u8; HASH_BYTES], TracksError> {
    Ok(*blake3::hash(&record.to_bytes()?).as_bytes())
}

fn unreadable(error: postcard::Error) -> TracksError {
    TracksError::Unreadable(error.to_string())
}
