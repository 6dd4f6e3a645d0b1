//! Pauses a match when the gamepad in use is disconnected, and shows why.

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;

use super::place::LastUsed;
use crate::window::state::{OpenOverlay, Overlay, Screen};

/// Whether the match is paused because the gamepad in use was disconnected.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PadGone(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadGone>()
        .add_message::<GamepadConnectionEvent>()
        .add_systems(Update, pause)
        .add_systems(OnExit(Overlay::Pause), |mut gone: ResMut<PadGone>| gone.0 = false);
}

fn pause(
    mut changes: MessageReader<GamepadConnectionEvent>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    mut last: ResMut<LastUsed>,
    mut gone: ResMut<PadGone>,
    mut opens: MessageWriter<OpenOverlay>,
) {
    for change in changes.read() {
        if change.connection != GamepadConnection::Disconnected || *last != LastUsed::Pad(change.gamepad) {
            continue;
        }
        *last = LastUsed::Keys;
        // Under any other overlay, the table already waits.
        if *screen.get() == Screen::Match && matches!(overlay.get(), Overlay::None | Overlay::HandOver) {
            gone.0 = true;
            opens.write(OpenOverlay(Overlay::Pause));
        }
    }
}
