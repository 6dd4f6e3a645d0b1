//! The current match, for code that saves or replays it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::keeping::{LogSoFar, now_s};
use crate::table::local::LocalHost;
use host::kept::log_of;
use host::match_host::MatchHost;
use host::tracks::MatchTracks;
use host::view::SeatColours;
use records::record::Record;
use records::store::error::StoreError;
use records::store::log;
use records::store::story::Story;

/// The match so far, if it is hosted at this table.
#[derive(SystemParam)]
pub struct PlayedSoFar<'w> {
    local: Option<Res<'w, LocalHost>>,
    log: Option<Res<'w, LogSoFar>>,
    colours: Option<Res<'w, SeatColours>>,
}

/// Why a match can't be saved.
#[derive(Debug, thiserror::Error)]
pub enum NotKept {
    /// It is hosted elsewhere, and saved there.
    #[error("the match is hosted elsewhere")]
    Elsewhere,
    /// Its log can't be written.
    #[error(transparent)]
    Log(#[from] StoreError),
}

impl PlayedSoFar<'_> {
    fn host(&self) -> Result<&MatchHost, NotKept> {
        let local = self.local.as_ref().ok_or(NotKept::Elsewhere)?;
        Ok(local.host())
    }

    /// The record and the tracks, once the match is over and nothing of it is secret any more.
    pub fn revealed(&self) -> Option<(&Record, &MatchTracks)> {
        self.host().ok()?.revealed()
    }

    /// The bytes of its log, to be saved and not read before the match is over.
    ///
    /// # Errors
    /// [`NotKept`]: why there are none.
    pub fn log_bytes(&self) -> Result<Vec<u8>, NotKept> {
        let host = self.host()?;
        let so_far = self.log.as_ref().and_then(|log| log.0.as_ref());
        let so_far = so_far.filter(|(head, log)| {
            let story = Story::of_log(head.clone(), log);
            story.is_ok_and(|story| story.record == *host.record())
        });
        if let Some((head, log)) = so_far {
            return Ok(log::bytes(head.clone(), log)?);
        }
        // A replay shows another match, or a part of this one.
        let colours = self
            .colours
            .as_ref()
            .map_or_else(SeatColours::default, |colours| **colours);
        let log = log_of(host.record(), host.tracks());
        Ok(log::bytes(host.head(colours.0, now_s()), &log)?)
    }
}
