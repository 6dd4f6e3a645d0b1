//! A report of what was said at the table: the person keeps it for themselves, and mutes somebody with it.

use bevy::prelude::*;

use super::connection::Connection;
use super::muting::{HeardHere, KeepReport, Mute, Muted};
use super::room::Room;
use crate::screens::known_people::KnownPeople;
use client::people::report::ReportAbout;
use messages::Message as Text;
use messages::texts::reports as words;
use system::clock;
use window_kit::ui::localized::Localizer;
use window_kit::window::intent::Notice;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeardHere>()
        .add_message::<KeepReport>()
        .add_systems(
            Update,
            (
                keep.run_if(on_message::<KeepReport>),
                forget.run_if(resource_removed::<Connection>),
            )
                .chain(),
        );
}

/// At the next table, others have the same numbers.
fn forget(mut heard: ResMut<HeardHere>, mut muted: ResMut<Muted>) {
    heard.0.forget();
    muted.forget();
}

fn keep(
    mut asked: MessageReader<KeepReport>,
    room: Option<Res<Room>>,
    (known, heard, localizer): (Res<KnownPeople>, Res<HeardHere>, Res<Localizer>),
    (mut muted, mut mutes): (ResMut<Muted>, MessageWriter<Mute>),
    mut notices: MessageWriter<Notice>,
) {
    let Some(room) = room else {
        asked.clear();
        return;
    };
    for KeepReport(who) in asked.read() {
        let Some(code) = room.code else { continue };
        let key = room.standing(*who).key();
        let person = key.and_then(|key| known.people().get(&key));
        let about = ReportAbout {
            at: clock::since_1970(),
            table: room.target.as_ref().map(ToString::to_string).unwrap_or_default(),
            code,
            name: room.name(*who).to_owned(),
            key,
            given: person.and_then(|person| Some(person.given.as_ref()?.as_str().to_owned())),
        };
        let lines = about.lines(&heard.0);
        let text: String = lines.iter().map(|line| localizer.localize(line) + "\n").collect();
        // Whether it could be written or not: the person wants to hear nothing more.
        muted.mute(*who);
        mutes.write(Mute(*who, true));
        let kept = store(&known, &about, &text);
        notices.write(Notice {
            refused: kept.is_err(),
            text: kept.unwrap_or_else(|fault| fault),
            rule: None,
        });
    }
}

/// Writes a report into the folder of the program's data. Returns what is said, also where that fails.
#[cfg(not(target_family = "wasm"))]
fn store(known: &KnownPeople, about: &ReportAbout, text: &str) -> Result<Text, Text> {
    use client::people::report;
    use messages::ToMessage;

    let folder = known.folder().ok_or(words::NO_FOLDER)?;
    match report::keep(folder, about, text) {
        Ok(file) => Ok(words::kept(file.display().to_string(), &about.name)),
        Err(error) => Err(error.message()),
    }
}

/// Lets the browser save a report: nobody sees the files that it keeps for the page.
#[cfg(target_family = "wasm")]
fn store(_: &KnownPeople, about: &ReportAbout, text: &str) -> Result<Text, Text> {
    use client::people::report::file_name;
    use system::page::{call, to_bytes};

    let name = format!("{}.txt", file_name(about));
    call("save_file", &[name.as_str().into(), to_bytes(text.as_bytes())]);
    Ok(words::downloaded(name, &about.name))
}
