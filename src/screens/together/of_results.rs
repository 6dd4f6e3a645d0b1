//! The buttons after a match with people at other machines: back to the table, and the whole match, which is no longer
//! secret.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::save_record::SavedRecord;
use crate::screens::matches::{ReviewMatch, WatchMatch};
use messages::Message;
use messages::texts::together as words;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::text::coloured;
use window_kit::window::state::Screen;

/// A button that needs the whole match, which arrives a moment after the match's end.
#[derive(Component, Clone, Copy, Debug)]
struct NeedsMatch;

/// The line that says why the match is not saved.
#[derive(Component, Clone, Copy, Debug)]
struct WhyNot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (allow, say_why).run_if(in_state(Screen::Results)));
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
            |_: On<Activate>, kept: Res<SavedRecord>, mut watch: MessageWriter<WatchMatch>| {
                if let Some(file) = kept.file() {
                    watch.write(WatchMatch(file.to_owned()));
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
            |_: On<Activate>, kept: Res<SavedRecord>, mut back: MessageWriter<ReviewMatch>| {
                if let Some(file) = kept.file() {
                    back.write(ReviewMatch(file.to_owned()));
                }
            },
        ),
    ));
}

/// The line below the buttons. An empty line takes no room.
pub(crate) fn why_not_saved() -> impl Bundle {
    (
        WhyNot,
        coloured(Message::empty(), size::SMALL, TEXT_QUIET),
        Node {
            display: Display::None,
            ..default()
        },
    )
}

fn say_why(kept: Res<SavedRecord>, mut lines: Query<(&mut LocalizedText, &mut Node), With<WhyNot>>) {
    let SavedRecord::Failed(why) = &*kept else { return };
    for (mut text, mut node) in &mut lines {
        if text.set_if_neq(LocalizedText(why.clone())) {
            node.display = Display::Flex;
        }
    }
}

/// Enables these buttons once the match is saved here.
fn allow(
    kept: Res<SavedRecord>,
    buttons: Query<Entity, (With<NeedsMatch>, With<InteractionDisabled>)>,
    mut commands: Commands,
) {
    if kept.file().is_some() {
        for button in &buttons {
            commands.entity(button).remove::<InteractionDisabled>();
        }
    }
}
