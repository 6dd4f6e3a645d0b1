//! How fast the table's time runs.

use bevy::prelude::*;

use crate::settings::Settings;
use crate::table::replay::state::{Replay, Replaying};
use crate::window::state::Overlay;

/// The command line's speed, instead of the setting.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SpeedOverride(pub f32);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, run_time);
}

/// The table's time stands still while a menu is open over it, and while a replay is paused in the middle of a throw.
fn run_time(
    settings: Res<Settings>,
    speed: Option<Res<SpeedOverride>>,
    replay: Replay,
    overlay: Res<State<Overlay>>,
    mut time: ResMut<Time<Virtual>>,
) {
    let own = speed.map_or(settings.speed.factor(), |speed| speed.0);
    // A replay has its own speed, and buttons for it.
    let wanted = replay.on().map_or(own, Replaying::speed);
    if (time.relative_speed() - wanted).abs() > f32::EPSILON {
        time.set_relative_speed(wanted);
    }
    let under_a_menu = matches!(
        overlay.get(),
        Overlay::Pause
            | Overlay::Players
            | Overlay::Settings
            | Overlay::Rules
            | Overlay::Credits
            | Overlay::Matches
            | Overlay::People
            | Overlay::Statistics
            | Overlay::Dice
            | Overlay::Review
            | Overlay::Confirm
    );
    let stopped = under_a_menu || replay.on().is_some_and(Replaying::is_held);
    if stopped != time.is_paused() {
        if stopped { time.pause() } else { time.unpause() }
    }
}
