//! A gamepad that is disconnected during a match: the match pauses. If the gamepad has a seat, a page asks which one
//! takes its place; otherwise the menu says why.

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;

use super::place::LastUsed;
use super::seats::PadSeats;
use crate::window::state::{CloseOverlay, OpenOverlay, Overlay, Screen};

/// Whether the match is paused because the gamepad in use was disconnected.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PadGone(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadGone>()
        .add_message::<GamepadConnectionEvent>()
        .add_message::<OpenOverlay>()
        .add_message::<CloseOverlay>()
        .add_systems(Update, (pause, ask_for_pad).chain())
        .add_systems(OnExit(Overlay::Pause), |mut gone: ResMut<PadGone>| gone.0 = false);
}

fn pause(
    mut changes: MessageReader<GamepadConnectionEvent>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    seats: Res<PadSeats>,
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
        if seats.awaited().is_none() && *screen.get() == Screen::Match && is_at_the_table(*overlay.get()) {
            gone.0 = true;
            opens.write(OpenOverlay(Overlay::Pause));
        }
    }
}

/// Whether this overlay leaves the table going on.
fn is_at_the_table(overlay: Overlay) -> bool {
    matches!(overlay, Overlay::None | Overlay::HandOver)
}

/// Opens the page about a gamepad that is waited for, and closes it when none is.
fn ask_for_pad(
    seats: Res<PadSeats>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    mut opens: MessageWriter<OpenOverlay>,
    mut closes: MessageWriter<CloseOverlay>,
) {
    match seats.awaited() {
        Some(_) if *screen.get() == Screen::Match && is_at_the_table(*overlay.get()) => {
            opens.write(OpenOverlay(Overlay::PadGone));
        }
        None if *overlay.get() == Overlay::PadGone => {
            closes.write(CloseOverlay);
        }
        _ => {}
    }
}
