//! Lays the table of a match that is hosted elsewhere.

use bevy::prelude::*;
use host::feed::FeedUpdate;

use crate::table::defect::Defects;
use crate::table::remote::AttachRemote;
use crate::table::setup::{ChangeMatch, ChangeMatchSystems, WantedMatch, start_match};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AttachRemote>()
        .add_systems(ChangeMatch, attach.after(start_match).in_set(ChangeMatchSystems::Hear));
}

/// Lays the table of a match that is hosted elsewhere.
fn attach(mut asked: MessageReader<AttachRemote>, mut wanted: WantedMatch, mut defects: ResMut<Defects>) {
    let Some(bring) = asked.read().last() else { return };
    match bring.feeds.first().map(|(_, whole)| &whole.told) {
        Some(FeedUpdate::Whole { options, .. }) => wanted.bring(options.name(), bring.clone()),
        _ => defects.note("a match was brought without its beginning".to_owned()),
    }
}
