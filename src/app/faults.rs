//! Keeps the record of the match for the report of a crash, and tells the player of an earlier crash.

use std::path::Path;

use bevy::prelude::*;

use crate::machine::crash;
use crate::screens::title::News;
use crate::table::phase::InMatch;
use crate::table::played::PlayedSoFar;
use crate::table::replay::state::Replaying;

pub(crate) fn plugin(app: &mut App) {
    if let Some(report) = crash::take_news() {
        let mut news = app.world_mut().get_resource_or_init::<News>();
        news.0
            .push(format!("The game crashed the last time. The report is {}", report.display()).into());
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
            "the game crashed; {} says what happened, and `tumbletop doctor --bundle FILE.tar.gz` packs it with all that a \
             bug report needs",
            report.display()
        ),
        None => "the game crashed; the lines above say what happened".to_owned(),
    }
}

/// Keeps the record each time it has grown.
fn keep_match(played: PlayedSoFar, mut entries: Local<usize>) {
    let record = played.record();
    if *entries == record.entries.len() {
        return;
    }
    *entries = record.entries.len();
    crash::keep_match(record.to_bytes().ok());
}
