//! Space or a click skips what is being shown.

use bevy::prelude::*;

use crate::presentation::motion::SkipAnimation;
use crate::table::phase::TableGate;
use crate::table::replay::state::Replaying;
use crate::window::steps::InputSystems;

pub(crate) fn plugin(app: &mut App) {
    // In a replay these keys do other things.
    let played = not(resource_exists::<Replaying>);
    app.add_systems(Update, skip.in_set(InputSystems::Act).run_if(played));
}

fn skip(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    gate: Res<TableGate>,
    mut skips: MessageWriter<SkipAnimation>,
) {
    let told = keys.just_pressed(KeyCode::Space) || buttons.just_pressed(MouseButton::Left);
    if told && gate.showing {
        skips.write(SkipAnimation);
    }
}
