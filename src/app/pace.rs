//! How fast the table's time runs, and how often a frame is drawn.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::settings::Settings;
use crate::table::phase::{MatchPhase, TableGate};
use crate::table::replay::state::{Replay, Replaying};
use crate::window::state::{Overlay, Screen};

/// The command line's speed, instead of the setting.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SpeedOverride(pub f32);

/// The time between two frames while nothing moves. Input draws a frame at once.
const STILL_FRAME: Duration = Duration::from_millis(100);
/// How long after the last change frames still come at full speed, in seconds: animations of the interface end in this
/// time.
const AFTERGLOW_S: f32 = 1.5;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (run_time, draw_as_needed.run_if(resource_exists::<WinitSettings>)),
    );
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
            | Overlay::Review
            | Overlay::Confirm
    );
    let stopped = under_a_menu || replay.on().is_some_and(Replaying::is_held);
    if stopped != time.is_paused() {
        if stopped { time.pause() } else { time.unpause() }
    }
}

/// Whether any button of a gamepad is pressed or a stick is pushed. Called once a frame.
fn is_used(pad: &Gamepad) -> bool {
    pad.get_pressed().next().is_some() || pad.left_stick().length() + pad.right_stick().length() > 0.2
}

fn draw_as_needed(
    phase: Res<State<MatchPhase>>,
    gate: Res<TableGate>,
    replay: Replay,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    (buttons, pads): (Res<ButtonInput<MouseButton>>, Query<&Gamepad>),
    mut until: Local<f32>,
    mut winit: ResMut<WinitSettings>,
) {
    let now = time.elapsed_secs();
    let moving = *phase.get() == MatchPhase::Throwing
        || gate.showing
        || replay
            .on()
            .is_some_and(|replaying| replaying.is_playing() || replaying.is_jumping())
        || screen.is_changed()
        || phase.is_changed()
        || buttons.get_pressed().next().is_some()
        || pads.iter().any(is_used);
    if moving || now < AFTERGLOW_S {
        *until = now + AFTERGLOW_S;
    }
    let mode = if now < *until {
        UpdateMode::Continuous
    } else {
        UpdateMode::reactive(STILL_FRAME)
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        // A match goes on while the window is behind others.
        winit.unfocused_mode = mode;
    }
}
