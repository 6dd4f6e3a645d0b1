//! The match that is on, for whoever keeps it or shows it again.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::host::match_host::MatchHost;
use crate::host::tracks::{MatchTracks, TracksError};
use crate::host::view::SeatPlayer;
use crate::record::{Record, RecordError};
use crate::table::local::LocalHost;

/// The match so far, where it is hosted at this table.
#[derive(SystemParam)]
pub struct PlayedSoFar<'w> {
    local: Option<Res<'w, LocalHost>>,
}

/// Why a match can't be kept.
#[derive(Debug, thiserror::Error)]
pub enum NotKept {
    /// It is hosted elsewhere, and kept there.
    #[error("the match is hosted elsewhere")]
    Elsewhere,
    /// Its record can't be written.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// How its dice rolled can't be written.
    #[error(transparent)]
    Tracks(#[from] TracksError),
}

impl PlayedSoFar<'_> {
    fn host(&self) -> Result<&MatchHost, NotKept> {
        let local = self.local.as_ref().ok_or(NotKept::Elsewhere)?;
        Ok(local.host())
    }

    /// How many entries it has; 0 where it is hosted elsewhere.
    pub fn entries(&self) -> usize {
        self.host().map_or(0, MatchHost::entries)
    }

    /// The match, once it is over and nothing of it is secret any more.
    pub fn revealed(&self) -> Option<(&Record, &MatchTracks)> {
        self.host().ok()?.revealed()
    }

    /// The bytes of its record, to be kept and not read before the match is over.
    ///
    /// # Errors
    /// [`NotKept`]: why there are none.
    pub fn record_bytes(&self) -> Result<Vec<u8>, NotKept> {
        Ok(self.host()?.record_bytes()?)
    }

    /// The bytes of how its dice rolled and who played.
    ///
    /// # Errors
    /// [`NotKept`]: why there are none.
    pub fn tracks_bytes(&self, players: &[SeatPlayer]) -> Result<Vec<u8>, NotKept> {
        Ok(self.host()?.tracks_bytes(players)?)
    }
}
