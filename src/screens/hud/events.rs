//! Reads the journal once, for all parts of the HUD that react to events.

use bevy::prelude::*;

use games::catalog::AnyEvent;
use rules::ids::Viewer;
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::journal::{Journal, JournalCursor};
use window_kit::window::steps::HudSystems;

/// An event of the match, sent in the frame in which it is read.
#[derive(Message, Clone, Debug)]
pub(crate) struct HudEvent(pub AnyEvent);

/// A match began: earlier events no longer matter.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct MatchBegan;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<HudEvent>()
        .add_message::<MatchBegan>()
        .add_systems(Update, publish_events.in_set(HudSystems::Read));
}

pub(crate) fn publish_events(
    journal: Res<Journal>,
    current: Res<CurrentMatch>,
    mut cursor: Local<JournalCursor>,
    mut began: MessageWriter<MatchBegan>,
    mut told: MessageWriter<HudEvent>,
) {
    if current.is_changed() {
        *cursor = JournalCursor::default();
        began.write(MatchBegan);
    }
    for event in journal.read(&mut cursor) {
        // Everybody in front of the screen can read it, so only the public part of each event passes (G-7).
        told.write_batch(event.redact(Viewer::Public).map(HudEvent));
    }
}
