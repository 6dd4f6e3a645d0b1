//! A click on a key of the strip means what the key means, so everything that has a key can be done by mouse as well.

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use crate::intents::{Intent, MeanIntent, Source};
use crate::ui::button::on_press;
use crate::ui::look::CONTROL_HOVERED;
use crate::window::steps::HudSystems;

/// A key of the strip that can be clicked.
#[derive(Component, Clone, Copy, Debug)]
struct PressedByMouse;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show_pointed.in_set(HudSystems::Show));
}

/// Makes a key of the strip clickable, if it means something by itself. The Tab key does not stop at it: a player who
/// has the Tab key also has this key.
pub(crate) fn can_be_clicked(hint: &mut EntityCommands, intent: Intent) {
    hint.remove::<Pickable>().insert((
        PressedByMouse,
        Button,
        Hovered::default(),
        BackgroundColor(Color::NONE),
        on_press(
            move |_: On<Activate>, mut means: MessageWriter<MeanIntent>, mut focus: ResMut<InputFocus>| {
                // It is meant for the table.
                focus.clear();
                means.write(MeanIntent {
                    intent,
                    source: Source::Hint,
                });
            },
        ),
    ));
}

fn show_pointed(mut hints: Query<(&Hovered, &mut BackgroundColor), With<PressedByMouse>>) {
    for (hovered, mut ground) in &mut hints {
        let colour = if hovered.get() { CONTROL_HOVERED } else { Color::NONE };
        ground.set_if_neq(BackgroundColor(colour));
    }
}
