//! A match that is over belongs to everybody who played it: it is saved on this machine like a match that was played
//! here.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::fair::Judgement;
use super::room::{Room, SendRoomRequest};
use crate::screens::matches::ReloadLibrary;
use host::saved_throws::log_of;
use host::tracks::MatchTracks;
use host::view::SeatColours;
use messages::texts::together as words;
use messages::{Message, ToMessage};
use net::protocol::client_message::RoomRequest;
use net::protocol::server_message::FullRecord;
use records::record::Record;
use records::store::error::StoreError;
use records::store::library;
use records::store::log::MatchLog;
use records::store::log_entry::{LogHeaderBody, SeatOccupant};
use system::clock;
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::phase::MatchPhase;
use window_kit::table::remote::RemoteMatch;
use window_kit::table::saving::MatchFolder;
use window_kit::window::intent::Notice;

/// The whole record of the finished match has arrived.
#[derive(Message, Clone, Debug)]
pub(super) struct RecordReceived(pub Box<FullRecord>);

/// Whether the last match with others is saved here.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) enum SavedRecord {
    /// Its record has not arrived.
    #[default]
    NotYet,
    /// It is saved in this file.
    In(PathBuf),
    /// It could not be saved, with a sentence that says why.
    Failed(Message),
}

impl SavedRecord {
    /// The file of the match; `None` if it is not saved.
    pub(super) fn file(&self) -> Option<&Path> {
        match self {
            Self::In(file) => Some(file),
            Self::NotYet | Self::Failed(_) => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedRecord>()
        .add_message::<RecordReceived>()
        .add_systems(
            Update,
            (
                ask.run_if(resource_exists::<RemoteMatch>.and_then(state_changed::<MatchPhase>)),
                keep.run_if(on_message::<RecordReceived>),
            ),
        );
}

/// Requests the record once the table shows the end.
fn ask(
    phase: Res<State<MatchPhase>>,
    room: Option<Res<Room>>,
    current: Option<Res<CurrentMatch>>,
    (mut kept, mut judgement): (ResMut<SavedRecord>, ResMut<Judgement>),
    mut asks: MessageWriter<SendRoomRequest>,
) {
    *kept = SavedRecord::NotYet;
    judgement.0 = None;
    let ours = room
        .zip(current)
        .is_some_and(|(room, current)| room.is_at_table(current.mark));
    if ours && *phase.get() == MatchPhase::Over {
        asks.write(SendRoomRequest(RoomRequest::Record(0)));
    }
}

fn keep(
    mut recorded: MessageReader<RecordReceived>,
    folder: Option<Res<MatchFolder>>,
    colours: Res<SeatColours>,
    mut kept: ResMut<SavedRecord>,
    mut read: MessageWriter<ReloadLibrary>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(MatchFolder(folder)) = folder.as_deref() else {
        return;
    };
    for RecordReceived(record) in recorded.read() {
        match written(folder, record, &colours) {
            Ok(file) => {
                *kept = SavedRecord::In(file);
                read.write(ReloadLibrary);
            }
            Err(error) => {
                let text = words::not_kept(error.message());
                // A score sheet may lie over the notice; the page of the result says it too.
                *kept = SavedRecord::Failed(text.clone());
                notices.write(Notice {
                    text,
                    rule: None,
                    refused: true,
                });
            }
        }
    }
}

/// Writes the match into the folder. Returns its file.
fn written(folder: &Path, full: &FullRecord, colours: &SeatColours) -> Result<PathBuf, StoreError> {
    let unreadable = |error: &dyn std::fmt::Display| StoreError::Unreadable(error.to_string());
    let record = Record::from_bytes(&full.record).map_err(|error| unreadable(&error))?;
    let (tracks, players) = MatchTracks::from_bytes(&full.tracks, &record).map_err(|error| unreadable(&error))?;
    let now = clock::since_1970();
    let head = LogHeaderBody {
        options: record.options.clone(),
        seats: record.seats,
        seed: record.seed,
        draw: record.draw.clone(),
        players: players
            .into_iter()
            .map(|player| SeatOccupant {
                level: player.control.face(),
                name: player.name,
            })
            .collect(),
        colours: colours.0,
        began_s: now.as_secs(),
    };
    let log = log_of(&record, &tracks);
    let (mut file, path) = library::begin(folder, head)?;
    for kept in log {
        let body = postcard::to_stdvec(&kept).map_err(|error| unreadable(&error))?;
        if let Err(failed) = file.append(&body) {
            let error = failed.of(&path);
            drop(file);
            // An incomplete match is useless. If it can't be removed here, it can be deleted on the page of matches.
            let _ = library::delete(&path);
            return Err(error);
        }
    }
    Ok(path)
}
