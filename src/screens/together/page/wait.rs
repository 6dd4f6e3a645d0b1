//! The wait for an answer, and the end of the page once the person is at the table.

use std::time::Duration;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::menus::overlays::Under;
use crate::screens::together::connection::ConnectTo;
use crate::screens::together::room::{ConnectionStatus, Room};
use messages::texts::together as words;
use net::protocol::limits::TRIES_FOR;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::text::{bold, coloured};
use window_kit::window::state::{OpenOverlay, Overlay};

/// After this time without an answer, the page says that nobody answers.
const SILENT: Duration = Duration::from_secs(6);

/// The line about the wait for an answer.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct WaitLine;

pub(super) fn spawn_wait(body: &mut ChildSpawnerCommands) {
    body.spawn(bold(words::CONNECTING, size::GROUP));
    body.spawn((WaitLine, coloured(words::CONNECTING_ABOUT, size::BODY, TEXT_QUIET)));
}

pub(super) fn spawn_cancel(place: &mut ChildSpawnerCommands) {
    place.spawn((
        button(words::CANCEL, ButtonLook::Plain),
        FocusName::new("together.cancel"),
        AutoFocus,
        on_press(
            |_: On<Activate>,
             mut commands: Commands,
             mut go: MessageWriter<ConnectTo>,
             mut open: MessageWriter<OpenOverlay>| {
                commands.remove_resource::<Room>();
                go.write(ConnectTo::Leave);
                open.write(OpenOverlay(Overlay::Together));
            },
        ),
    ));
}

/// After a while, says that nobody answers, and for how long the program still tries.
pub(super) fn tell_wait(
    time: Res<Time<Real>>,
    room: Option<Res<Room>>,
    mut lines: Query<&mut LocalizedText, With<WaitLine>>,
) {
    let Some(room) = room else { return };
    let waits = time.elapsed().saturating_sub(room.since);
    for mut line in &mut lines {
        let says = if waits > SILENT {
            words::no_answer(TRIES_FOR.saturating_sub(waits).as_secs())
        } else {
            words::CONNECTING_ABOUT
        };
        line.set_if_neq(LocalizedText(says));
    }
}

/// Closes the page once the person is at the table.
pub(super) fn close_when_there(
    room: Option<Res<Room>>,
    mut under: ResMut<Under>,
    mut next: ResMut<NextState<Overlay>>,
) {
    if room.is_some_and(|room| room.stands == ConnectionStatus::Here) {
        under.0.clear();
        next.set(Overlay::None);
    }
}
