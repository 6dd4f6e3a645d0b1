//! Reads the journal once, for all parts of the HUD that react to events.

use bevy::prelude::*;

use crate::table::current_match::CurrentMatch;
use crate::table::journal::{Journal, JournalCursor};
use crate::window::steps::HudSystems;
use games::catalog::AnyEvent;
use rules::ids::Viewer;

/// An event of the match, sent in the frame in which it is read.
#[derive(Message, Clone, Debug)]
pub(crate) struct Told(pub AnyEvent);

/// A match began: earlier events no longer matter.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct MatchBegan;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Told>()
        .add_message::<MatchBegan>()
        .add_systems(Update, tell.in_set(HudSystems::Read));
}

pub(crate) fn tell(
    journal: Res<Journal>,
    current: Res<CurrentMatch>,
    mut cursor: Local<JournalCursor>,
    mut began: MessageWriter<MatchBegan>,
    mut told: MessageWriter<Told>,
) {
    if current.is_changed() {
        *cursor = JournalCursor::default();
        began.write(MatchBegan);
    }
    for event in journal.read(&mut cursor) {
        // Everybody in front of the screen can read it, so only the public part of each event passes (G-7).
        told.write_batch(event.redact(Viewer::Public).map(Told));
    }
}
