//! Stores the record of the match for a crash report, and reports an earlier crash to the player.

use std::path::Path;

use bevy::prelude::*;

use crate::app::language::spoken_last;
use crate::machine::crash;
use crate::machine::display::display;
use crate::screens::title::News;
use crate::table::phase::InMatch;
use crate::table::played::PlayedSoFar;
use crate::table::replay::state::Replaying;
use messages::Told;
use messages::texts::{app as words, machine};

pub(crate) fn plugin(app: &mut App) {
    if let Some(report) = crash::take_news() {
        let mut news = app.world_mut().get_resource_or_init::<News>();
        news.0.push(words::crashed_last_time(report.display().to_string()));
    }
    app.add_systems(
        Last,
        keep_match.run_if(in_state(InMatch).and_then(not(resource_exists::<Replaying>))),
    )
    .add_systems(OnExit(InMatch), || crash::keep_match(None));
}

/// The sentence for the player after a crash. The engine also crashes if the display goes away while a window opens.
pub(crate) fn crashed(report: Option<&Path>) -> String {
    let sentence = match (display(), report) {
        (Err(why), _) => machine::display_gone(why.message()),
        (Ok(_), Some(report)) => words::crashed(report.display().to_string()),
        (Ok(_), None) => words::CRASHED_UNWRITTEN,
    };
    spoken_last().plain(&sentence)
}

/// Stores the record each time it has grown.
fn keep_match(played: PlayedSoFar, mut entries: Local<usize>) {
    if *entries == played.entries() {
        return;
    }
    *entries = played.entries();
    crash::keep_match(played.record_bytes().ok());
}
