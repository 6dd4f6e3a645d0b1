//! A click or tap on a key of the strip means what the key means, so everything that has a key can be done by mouse or
//! finger as well.

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{Activate, Button};

use window_kit::input::gamepad::place::LastUsed;
use window_kit::intents::{Intent, MeanIntent, Source};
use window_kit::ui::button::on_press;
use window_kit::ui::look::{CONTROL, CONTROL_HOVERED, CONTROL_PRESSED};
use window_kit::window::steps::HudSystems;
use window_kit::window::touch::ByTouch;

/// A key of the strip that can be clicked or tapped.
#[derive(Component, Clone, Copy, Debug)]
struct PressedInStrip;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show_pointed.in_set(HudSystems::Show));
}

/// Makes a key of the strip clickable, if it means something by itself. The Tab key does not stop at it: a player who
/// has the Tab key also has this key.
pub(crate) fn can_be_clicked(hint: &mut EntityCommands, intent: Intent) {
    hint.remove::<Pickable>().insert((
        PressedInStrip,
        Button,
        Hovered::default(),
        BackgroundColor(Color::NONE),
        on_press(
            move |_: On<Activate>,
                  last: Res<LastUsed>,
                  mut means: MessageWriter<MeanIntent>,
                  mut focus: ResMut<InputFocus>| {
                // It is meant for the table.
                focus.clear();
                let source = match *last {
                    LastUsed::Touch => Source::Touch,
                    _ => Source::Hint,
                };
                means.write(MeanIntent::once(intent, source));
            },
        ),
    ));
}

fn show_pointed(
    by_touch: Res<ByTouch>,
    mut hints: Query<(&Hovered, Has<Pressed>, &mut BackgroundColor), With<PressedInStrip>>,
) {
    for (hovered, pressed, mut ground) in &mut hints {
        let colour = match (by_touch.0, hovered.get()) {
            (true, _) if pressed => CONTROL_PRESSED,
            (true, _) => CONTROL,
            (false, true) => CONTROL_HOVERED,
            (false, false) => Color::NONE,
        };
        ground.set_if_neq(BackgroundColor(colour));
    }
}
