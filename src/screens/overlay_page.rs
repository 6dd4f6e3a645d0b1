//! What all overlay pages share: the plate over the darkened window, and the buttons that open and close a page.
//!
//! A page is spawned when its overlay opens, and despawned when it closes. `menus::overlays` says how overlays open
//! and close.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use messages::Message;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::plate::overlay_root;
use window_kit::window::state::{CloseOverlay, OpenOverlay, Overlay};

/// Spawns the page of an overlay over the darkened window, and fills its plate (one of [`window_kit::ui::plate`]).
/// Returns the root.
pub(crate) fn spawn_overlay_page<'a>(
    commands: &'a mut Commands,
    overlay: Overlay,
    plate: impl Bundle,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) -> EntityCommands<'a> {
    let mut root = commands.spawn((overlay_root(), DespawnOnExit(overlay)));
    root.with_children(|root| {
        root.spawn(plate).with_children(fill);
    });
    root
}

/// The button that closes the page.
pub(crate) fn closing_button(label: Message, name: &'static str) -> impl Bundle {
    (
        button(label, ButtonLook::Primary),
        FocusName::new(name),
        on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
            close.write(CloseOverlay);
        }),
    )
}

/// Spawns the button that closes the page in a row of buttons, with the room that the others leave.
pub(crate) fn spawn_wide_closing_button<'a>(
    row: &'a mut ChildSpawnerCommands,
    label: Message,
    name: &'static str,
) -> EntityCommands<'a> {
    let mut button = row.spawn(closing_button(label, name));
    button.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
    button
}

/// A button that opens the page of an overlay.
pub(crate) fn opening_button(label: Message, name: &'static str, overlay: Overlay) -> impl Bundle {
    (
        button(label, ButtonLook::Plain),
        FocusName::new(name),
        on_press(opens(overlay)),
    )
}

/// Opens an overlay when a button is pressed.
pub(crate) fn opens(overlay: Overlay) -> impl FnMut(On<Activate>, MessageWriter<OpenOverlay>) {
    move |_, mut open| {
        open.write(OpenOverlay(overlay));
    }
}
