//! The current match, for code that saves or replays it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::local::LocalHost;
use host::match_host::MatchHost;
use host::tracks::{MatchTracks, TracksError};
use host::view::SeatPlayer;
use records::record::{Record, RecordError};

/// The match so far, if it is hosted at this table.
#[derive(SystemParam)]
pub struct PlayedSoFar<'w> {
    local: Option<Res<'w, LocalHost>>,
}

/// Why a match can't be saved.
#[derive(Debug, thiserror::Error)]
pub enum NotKept {
    /// It is hosted elsewhere, and saved there.
    #[error("the match is hosted elsewhere")]
    Elsewhere,
    /// Its record can't be written.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its tracks can't be written.
    #[error(transparent)]
    Tracks(#[from] TracksError),
}

impl PlayedSoFar<'_> {
    fn host(&self) -> Result<&MatchHost, NotKept> {
        let local = self.local.as_ref().ok_or(NotKept::Elsewhere)?;
        Ok(local.host())
    }

    /// How many entries it has; 0 if it is hosted elsewhere.
    pub fn entries(&self) -> usize {
        self.host().map_or(0, MatchHost::entries)
    }

    /// The record and the tracks, once the match is over and nothing of it is secret any more.
    pub fn revealed(&self) -> Option<(&Record, &MatchTracks)> {
        self.host().ok()?.revealed()
    }

    /// The bytes of its record, to be saved and not read before the match is over.
    ///
    /// # Errors
    /// [`NotKept`]: why there are none.
    pub fn record_bytes(&self) -> Result<Vec<u8>, NotKept> {
        Ok(self.host()?.record_bytes()?)
    }

    /// The bytes of its tracks and its players.
    ///
    /// # Errors
    /// [`NotKept`]: why there are none.
    pub fn tracks_bytes(&self, players: &[SeatPlayer]) -> Result<Vec<u8>, NotKept> {
        Ok(self.host()?.tracks_bytes(players)?)
    }
}
