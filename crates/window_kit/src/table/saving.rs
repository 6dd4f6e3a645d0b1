//! Saves the current match: every entry goes to its log the moment it happens.
//!
//! The player does not have to do anything for this. While nothing can be written, the match continues; as soon as
//! writing is possible again, the whole match is saved.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::table::local::LocalHost;
use host::view::SeatColours;
use records::store::error::StoreError;
use records::store::library;
use records::store::log_entry::{LogEntry, LogHeaderBody};
use records::store::log_writer::LogWriter;
use records::store::saved_match::SavedMatch;
use system::clock;

/// The folder for the logs of matches. Without this resource, no match is saved.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct MatchFolder(pub PathBuf);

/// Whether and how the current match is saved.
#[derive(Resource, Debug, Default)]
pub enum SaveState {
    /// It is not saved: there is no match, or its beginning is missing.
    #[default]
    Never,
    /// Nothing has happened yet.
    NotYet,
    /// It is written to a log.
    Kept {
        /// The writer of the log.
        keeper: LogWriter,
        /// How long the log was when this program began to write to it.
        from: u32,
        /// The folder in which the log is created; it can change until the log exists.
        folder: Arc<Mutex<PathBuf>>,
    },
    /// It is not saved: the system gives no thread to write with.
    Unkept(StoreError),
}

/// The log of the current match, for copies and crash reports, whether the match is saved or not. A replay of the
/// match leaves it as it is.
#[derive(Resource, Clone, Debug, Default)]
pub struct LogSoFar(pub Option<(LogHeaderBody, Vec<LogEntry>)>);

impl LogSoFar {
    /// The log of a match that is resumed.
    pub(super) fn of(saved_match: &SavedMatch) -> Self {
        Self(Some((saved_match.head.clone(), saved_match.log.clone())))
    }
}

impl SaveState {
    /// Why the match can't be saved at present.
    pub fn trouble(&self) -> Option<StoreError> {
        match self {
            Self::Never | Self::NotYet => None,
            Self::Unkept(error) => Some(error.clone()),
            Self::Kept { keeper, .. } => keeper.state().trouble,
        }
    }

    /// The file in which the match is saved.
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Self::Kept { keeper, .. } => keeper.state().file,
            Self::Never | Self::NotYet | Self::Unkept(_) => None,
        }
    }

    /// The position up to which the log is written; `None` if nothing is being written.
    pub(super) fn position(&self) -> Option<u32> {
        match self {
            Self::Kept { keeper, from, .. } => {
                let state = keeper.state();
                state.trouble.is_none().then_some(from + state.written as u32)
            }
            Self::Never | Self::NotYet | Self::Unkept(_) => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SaveState>()
        .init_resource::<LogSoFar>()
        .init_resource::<SeatColours>();
}

/// Adds what happened to the log of the match; starts the log if nothing had happened before.
pub(super) fn write_log(
    mut local: ResMut<LocalHost>,
    colours: Res<SeatColours>,
    folder: Option<Res<MatchFolder>>,
    mut save_state: ResMut<SaveState>,
    mut so_far: ResMut<LogSoFar>,
) {
    // Always taken, so that it never piles up.
    let news = local.host.take_log();
    if !news.is_empty() {
        let (head, log) = so_far
            .0
            .get_or_insert_with(|| (local.host.head(colours.0, now_s()), Vec::new()));
        log.extend(news.iter().cloned());
        if matches!(*save_state, SaveState::NotYet) {
            *save_state = folder
                .as_ref()
                .map_or(SaveState::Never, |folder| start_writer(folder, head.clone()));
        }
    }
    if let SaveState::Kept {
        keeper,
        folder: begins_in,
        ..
    } = &*save_state
    {
        // A player who learns that the folder can't be written to can choose another one.
        if let Some(folder) = folder.filter(|folder| folder.is_changed()) {
            begins_in
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .clone_from(&folder.0);
        }
        news.into_iter().for_each(|news| keeper.append(news));
    }
}

/// The time, in seconds since 1970.
pub(super) fn now_s() -> u64 {
    clock::since_1970().as_secs()
}

fn start_writer(MatchFolder(place): &MatchFolder, head: LogHeaderBody) -> SaveState {
    let folder = Arc::new(Mutex::new(place.clone()));
    let theirs = folder.clone();
    let begin = move || {
        let folder = theirs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        library::begin(&folder, head.clone())
    };
    match LogWriter::begin(place, begin) {
        Ok(keeper) => SaveState::Kept {
            keeper,
            from: 0,
            folder,
        },
        Err(error) => SaveState::Unkept(error),
    }
}
