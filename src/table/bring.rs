//! Lays the table of a match that is hosted elsewhere.

use bevy::prelude::*;

use crate::table::defect::Defects;
use crate::table::remote::BringMatch;
use crate::table::setup::{ChangeMatch, ChangeMatchSystems, WantedMatch, start_match};
use host::feed::Told;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<BringMatch>()
        .add_systems(ChangeMatch, bring.after(start_match).in_set(ChangeMatchSystems::Hear));
}

fn bring(mut asked: MessageReader<BringMatch>, mut wanted: WantedMatch, mut defects: ResMut<Defects>) {
    let Some(bring) = asked.read().last() else { return };
    match bring.feeds.first().map(|(_, whole)| &whole.told) {
        Some(Told::Whole { options, .. }) => wanted.bring(options.name(), bring.clone()),
        _ => defects.note("a match was brought without its beginning".to_owned()),
    }
}
