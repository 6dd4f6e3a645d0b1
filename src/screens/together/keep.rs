//! A match that is over belongs to everybody who played it: it is saved on this machine like a match that was played
//! here.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use super::asked::AskRoom;
use super::room::Room;
use crate::screens::matches::ReadAgain;
use crate::table::current_match::CurrentMatch;
use crate::table::keeping::KeepIn;
use crate::table::phase::MatchPhase;
use crate::table::remote::RemoteMatch;
use crate::window::intent::Notice;
use host::kept::log_of;
use host::tracks::MatchTracks;
use host::view::SeatColours;
use messages::Told;
use messages::texts::together as words;
use net::protocol::down::FullRecord;
use net::protocol::up::Request;
use records::record::Record;
use records::store::error::StoreError;
use records::store::kept::{HeadBody, Sitting};
use records::store::log::MatchLog;
use records::store::shelf;

/// The whole record of the finished match has arrived.
#[derive(Message, Clone, Debug)]
pub(super) struct Recorded(pub Box<FullRecord>);

/// The file of the last match with others, once it is saved here.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeptHere(pub Option<PathBuf>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptHere>().add_message::<Recorded>().add_systems(
        Update,
        (
            ask.run_if(resource_exists::<RemoteMatch>.and_then(state_changed::<MatchPhase>)),
            keep.run_if(on_message::<Recorded>),
        ),
    );
}

/// Requests the record once the table shows the end.
fn ask(
    phase: Res<State<MatchPhase>>,
    room: Option<Res<Room>>,
    current: Option<Res<CurrentMatch>>,
    mut kept: ResMut<KeptHere>,
    mut asks: MessageWriter<AskRoom>,
) {
    kept.0 = None;
    let ours = room
        .zip(current)
        .is_some_and(|(room, current)| room.is_at_table(current.mark));
    if ours && *phase.get() == MatchPhase::Over {
        asks.write(AskRoom(Request::Record(0)));
    }
}

fn keep(
    mut recorded: MessageReader<Recorded>,
    folder: Option<Res<KeepIn>>,
    colours: Res<SeatColours>,
    mut kept: ResMut<KeptHere>,
    mut read: MessageWriter<ReadAgain>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(KeepIn(folder)) = folder.as_deref() else {
        return;
    };
    for Recorded(record) in recorded.read() {
        match written(folder, record, &colours) {
            Ok(file) => {
                kept.0 = Some(file);
                read.write(ReadAgain);
            }
            Err(error) => {
                notices.write(Notice {
                    text: words::not_kept(error.message()),
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
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let head = HeadBody {
        options: record.options.clone(),
        seats: record.seats,
        seed: record.seed,
        players: players
            .into_iter()
            .map(|player| Sitting {
                level: player.control.face(),
                name: player.name,
            })
            .collect(),
        colours: colours.0,
        began_s: now.map_or(0, |since| since.as_secs()),
    };
    let log = log_of(&record, &tracks);
    let (mut file, path) = shelf::begin(folder, head)?;
    for kept in log {
        let body = postcard::to_stdvec(&kept).map_err(|error| unreadable(&error))?;
        if let Err(failed) = file.append(&body) {
            let error = failed.of(&path);
            drop(file);
            // An incomplete match is useless. If it can't be removed here, it can be deleted on the page of matches.
            let _ = shelf::delete(&path);
            return Err(error);
        }
    }
    Ok(path)
}
