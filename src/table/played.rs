//! The match that is on as it can be kept: its record and its throws.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::record::Record;
use crate::table::referee::Referee;
use crate::table::tracks::MatchTracks;

/// The match so far, for whoever keeps it, shows it again or looks back at it. There while a match is on. It says what no
/// seat may know: nothing of it may be shown before the match is over.
#[derive(SystemParam)]
pub struct PlayedSoFar<'w> {
    referee: Res<'w, Referee>,
    tracks: Res<'w, MatchTracks>,
}

impl PlayedSoFar<'_> {
    /// The record up to the last action.
    pub fn record(&self) -> &Record {
        self.referee.record()
    }

    /// How its dice rolled.
    pub fn tracks(&self) -> &MatchTracks {
        &self.tracks
    }
}
