//! The match that is on, for whoever keeps it or shows it again.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::host::tracks::{MatchTracks, TracksError};
use crate::host::view::SeatPlayer;
use crate::record::{Record, RecordError};
use crate::table::local::LocalHost;

/// The match so far. There while a match is on.
#[derive(SystemParam)]
pub struct PlayedSoFar<'w> {
    local: Res<'w, LocalHost>,
}

impl PlayedSoFar<'_> {
    /// The game, by its name on the command line.
    pub fn game(&self) -> &'static str {
        self.local.host().options().name()
    }

    /// How many entries it has.
    pub fn entries(&self) -> usize {
        self.local.host().entries()
    }

    /// The match, once it is over and nothing of it is secret any more.
    pub fn revealed(&self) -> Option<(&Record, &MatchTracks)> {
        self.local.host().revealed()
    }

    /// The bytes of its record, to be kept and not read before the match is over.
    ///
    /// # Errors
    /// [`RecordError`] where it can't be written; that takes more memory than there is.
    pub fn record_bytes(&self) -> Result<Vec<u8>, RecordError> {
        self.local.host().record_bytes()
    }

    /// The bytes of how its dice rolled and who played.
    ///
    /// # Errors
    /// [`TracksError`] as for the record.
    pub fn tracks_bytes(&self, players: &[SeatPlayer]) -> Result<Vec<u8>, TracksError> {
        self.local.host().tracks_bytes(players)
    }
}
