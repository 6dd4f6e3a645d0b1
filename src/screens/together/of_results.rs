//! The buttons after a match with people at other machines: back to the table, and the whole match, which is no longer
//! secret.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::save_record::SavedRecordFile;
use crate::screens::matches::{ReviewMatch, WatchMatch};
use messages::texts::together as words;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::window::state::Screen;

/// A button that needs the whole match, which arrives a moment after the match's end.
#[derive(Component, Clone, Copy, Debug)]
struct NeedsMatch;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, allow.run_if(in_state(Screen::Results)));
}

pub(crate) fn spawn(row: &mut ChildSpawnerCommands) {
    row.spawn((
        button(words::TO_LOBBY, ButtonLook::Primary),
        FocusName::new("results.lobby"),
        AutoFocus,
        on_press(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Lobby)),
    ));
    row.spawn((
        button(words::WATCH, ButtonLook::Plain),
        FocusName::new("results.watch"),
        NeedsMatch,
        InteractionDisabled,
        on_press(
            |_: On<Activate>, kept: Res<SavedRecordFile>, mut watch: MessageWriter<WatchMatch>| {
                if let Some(file) = &kept.0 {
                    watch.write(WatchMatch(file.clone()));
                }
            },
        ),
    ));
    row.spawn((
        button(words::LOOK_BACK, ButtonLook::Plain),
        FocusName::new("results.look-back"),
        NeedsMatch,
        InteractionDisabled,
        on_press(
            |_: On<Activate>, kept: Res<SavedRecordFile>, mut back: MessageWriter<ReviewMatch>| {
                if let Some(file) = &kept.0 {
                    back.write(ReviewMatch(file.clone()));
                }
            },
        ),
    ));
}

/// Enables these buttons once the match is saved here.
fn allow(
    kept: Res<SavedRecordFile>,
    buttons: Query<Entity, (With<NeedsMatch>, With<InteractionDisabled>)>,
    mut commands: Commands,
) {
    if kept.0.is_some() {
        for button in &buttons {
            commands.entity(button).remove::<InteractionDisabled>();
        }
    }
}
