//! The current match, for code that saves or replays it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::local::LocalHost;
use crate::table::replay::state::Replay;
use crate::table::saving::{LogSoFar, now_s};
use host::match_host::MatchHost;
use host::saved_throws::log_of;
use host::tracks::MatchTracks;
use host::view::SeatColours;
use records::record::Record;
use records::store::error::StoreError;
use records::store::log;
use records::store::saved_match::SavedMatch;

/// The match so far, if it is hosted at this table.
#[derive(SystemParam)]
pub struct PlayedSoFar<'w> {
    local: Option<Res<'w, LocalHost>>,
    log: Option<Res<'w, LogSoFar>>,
    colours: Option<Res<'w, SeatColours>>,
    replay: Replay<'w>,
}

/// Why a match can't be saved.
#[derive(Debug, thiserror::Error)]
pub enum RecordUnavailable {
    /// It is hosted elsewhere, and saved there.
    #[error("the match is hosted elsewhere")]
    Elsewhere,
    /// Its log can't be written.
    #[error(transparent)]
    Log(#[from] StoreError),
}

impl PlayedSoFar<'_> {
    fn host(&self) -> Result<&MatchHost, RecordUnavailable> {
        let local = self.local.as_ref().ok_or(RecordUnavailable::Elsewhere)?;
        Ok(local.host())
    }

    /// The record and the tracks, once the match is over and nothing of it is secret any more.
    pub fn revealed(&self) -> Option<(&Record, &MatchTracks)> {
        // Wherever the replay of a match that is over stands, the whole match is known.
        let replay = self.replay.on().filter(|replay| replay.outline().is_over());
        let whole = replay.map(|replay| (&**replay.record(), &**replay.tracks()));
        whole.or_else(|| self.host().ok()?.revealed())
    }

    /// The bytes of its log, to be saved and not read before the match is over.
    ///
    /// # Errors
    /// [`RecordUnavailable`]: why there are none.
    pub fn log_bytes(&self) -> Result<Vec<u8>, RecordUnavailable> {
        let host = self.host()?;
        let (record, tracks) = self.revealed().unwrap_or((host.record(), host.tracks()));
        let so_far = self.log.as_ref().and_then(|log| log.0.as_ref());
        let so_far = so_far.filter(|(head, log)| {
            let saved_match = SavedMatch::of_log(head.clone(), log);
            saved_match.is_ok_and(|saved_match| saved_match.record == *record)
        });
        if let Some((head, log)) = so_far {
            return Ok(log::bytes(head.clone(), log)?);
        }
        // A replay shows another match.
        let colours = self
            .colours
            .as_ref()
            .map_or_else(SeatColours::default, |colours| **colours);
        let log = log_of(record, tracks);
        Ok(log::bytes(host.head(colours.0, now_s()), &log)?)
    }
}
