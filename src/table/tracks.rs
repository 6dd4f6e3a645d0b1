//! The tracks of a match's throws, beside its record: how the dice moved, for whoever wants to see it again.
//!
//! The rules need none of it: a record is whole without. The bytes are a mark, a format number, the record they belong
//! to, the tracks, and a checksum over it all. Knows no files.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::physics::track::{ThrowTrack, TrackError};
use crate::record::{Record, RecordError};
use crate::rules::ids::Actor;

/// What the bytes begin with.
const MARK: [u8; 8] = *b"TMBLTRK\n";
/// The format that is written, and the newest that can be read.
const FORMAT: u16 = 1;
const HASH_BYTES: usize = blake3::OUT_LEN;
const HEADER_BYTES: usize = MARK.len() + 2;

/// The tracks of the match that is on, one a throw, in order.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchTracks(Vec<KeptTrack>);

/// How the dice of one throw moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptTrack {
    /// Which entry of the record reports the throw, counted from 0.
    pub entry: usize,
    /// The track.
    pub track: Arc<ThrowTrack>,
}

/// All but mark, format and checksum.
#[derive(Serialize, Deserialize)]
struct Body {
    /// The hash of the record's bytes.
    record: [u8; HASH_BYTES],
    /// Entry of the record, and the bytes of the track.
    tracks: Vec<(u32, Vec<u8>)>,
}

/// Why bytes are no tracks that can be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TracksError {
    /// They are something else.
    #[error("these are no tracks of a Tumbletop match")]
    Foreign,
    /// Something is missing or was changed.
    #[error("the tracks are damaged: their checksum does not fit")]
    Damaged,
    /// A newer program wrote them.
    #[error("the tracks have format {found}, and this version reads up to {known}: a newer Tumbletop wrote them")]
    Newer {
        /// Their format.
        found: u16,
        /// The newest known here.
        known: u16,
    },
    /// They are of another match.
    #[error("the tracks belong to another record")]
    OtherRecord,
    /// The record can't be written as bytes, so nothing can belong to it.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The checksum fits and the contents make no sense.
    #[error("the tracks can't be read: {0}")]
    Unreadable(String),
    /// One of them makes no sense.
    #[error("track {index} can't be read: {error}")]
    Track {
        /// Which, counted from 0.
        index: usize,
        /// Why.
        error: TrackError,
    },
}

impl MatchTracks {
    /// Keeps the track of the throw that an entry of the record reports.
    pub(super) fn keep(&mut self, entry: usize, track: Arc<ThrowTrack>) {
        self.0.push(KeptTrack { entry, track });
    }

    /// The tracks, in order.
    pub fn all(&self) -> &[KeptTrack] {
        &self.0
    }

    /// The track of the throw that an entry of the record reports; `None` where it reports none, or none was kept.
    pub fn of_entry(&self, entry: usize) -> Option<&ThrowTrack> {
        let at = self.0.binary_search_by_key(&entry, |kept| kept.entry).ok()?;
        Some(&self.0.get(at)?.track)
    }

    /// The tracks as bytes, for this record and no other.
    ///
    /// # Errors
    /// [`TracksError::Record`] or [`TracksError::Unreadable`] where they can't be written, which takes more memory than
    /// there is.
    pub fn to_bytes(&self, record: &Record) -> Result<Vec<u8>, TracksError> {
        let body = Body {
            record: hash(record)?,
            tracks: self
                .0
                .iter()
                .map(|kept| (kept.entry as u32, kept.track.to_bytes()))
                .collect(),
        };
        let mut bytes = MARK.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes = postcard::to_extend(&body, bytes).map_err(unreadable)?;
        let checksum = blake3::hash(&bytes);
        bytes.extend(checksum.as_bytes());
        Ok(bytes)
    }

    /// Reads the tracks of a record.
    ///
    /// # Errors
    /// [`TracksError`]: what is wrong with the bytes, or that they belong to another record.
    pub fn from_bytes(bytes: &[u8], record: &Record) -> Result<Self, TracksError> {
        let after_mark = bytes.strip_prefix(&MARK).ok_or(TracksError::Foreign)?;
        let format = after_mark.first_chunk().copied().map(u16::from_le_bytes);
        let found = format.ok_or(TracksError::Damaged)?;
        if found > FORMAT {
            return Err(TracksError::Newer { found, known: FORMAT });
        }
        let (signed, checksum) = bytes.split_last_chunk::<HASH_BYTES>().ok_or(TracksError::Damaged)?;
        if blake3::hash(signed) != *checksum || signed.len() < HEADER_BYTES {
            return Err(TracksError::Damaged);
        }
        let body: Body = postcard::from_bytes(&signed[HEADER_BYTES..]).map_err(unreadable)?;
        if body.record != hash(record)? {
            return Err(TracksError::OtherRecord);
        }
        let mut tracks = Vec::new();
        for (index, (entry, bytes)) in body.tracks.iter().enumerate() {
            let entry = *entry as usize;
            let reported = record
                .entries
                .get(entry)
                .is_some_and(|entry| entry.who == Actor::Chance);
            if !reported || tracks.last().is_some_and(|last: &KeptTrack| last.entry >= entry) {
                return Err(TracksError::Unreadable("they are of no throw of the record".to_owned()));
            }
            let track = ThrowTrack::from_bytes(bytes).map_err(|error| TracksError::Track { index, error })?;
            let track = Arc::new(track);
            tracks.push(KeptTrack { entry, track });
        }
        Ok(Self(tracks))
    }
}

fn hash(record: &Record) -> Result<[u8; HASH_BYTES], TracksError> {
    Ok(*blake3::hash(&record.to_bytes()?).as_bytes())
}

fn unreadable(error: postcard::Error) -> TracksError {
    TracksError::Unreadable(error.to_string())
}
