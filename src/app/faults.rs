//! What is kept for the case that the program comes to a fault: the record of the match; and what is told of an earlier one.

use std::path::Path;

use bevy::prelude::*;

use crate::machine::crash;
use crate::screens::title::News;
use crate::table::phase::InMatch;
use crate::table::played::PlayedSoFar;
use crate::table::replay::state::Replaying;

pub(crate) fn plugin(app: &mut App) {
    if let Some(report) = crash::take_news() {
        app.insert_resource(News(format!(
            "The game came to a fault the last time. Its report is {}",
            report.display()
        )));
    }
    app.add_systems(
        Last,
        keep_match.run_if(in_state(InMatch).and_then(not(resource_exists::<Replaying>))),
    )
    .add_systems(OnExit(InMatch), || crash::keep_match(None));
}

/// What the player reads after a crash.
pub(crate) fn crashed(report: Option<&Path>) -> String {
    match report {
        Some(report) => format!(
            "the game came to a fault and had to stop; {} says what happened, and `tumbletop doctor --bundle FILE.tar.gz` \
             packs it with all that a bug report needs",
            report.display()
        ),
        None => "the game came to a fault and had to stop; the lines above say what happened".to_owned(),
    }
}

/// Keeps the record, each time that it has grown.
fn keep_match(played: PlayedSoFar, mut entries: Local<usize>) {
    let record = played.record();
    if *entries == record.entries.len() {
        return;
    }
    *entries = record.entries.len();
    crash::keep_match(record.to_bytes().ok());
}
