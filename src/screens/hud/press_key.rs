//! A click on a key of the strip presses that key: whatever has a key can be done by mouse as well.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};
use bevy::window::PrimaryWindow;

use crate::screens::hud::steps::HudSystems;
use crate::ui::button::on_press;
use crate::ui::look::CONTROL_HOVERED;

/// A key of the strip that can be clicked.
#[derive(Component, Clone, Copy, Debug)]
struct PressedByMouse;

/// The key that a label of the strip stands for; `None` where it names several, or one that does nothing by itself.
fn key_of(label: &str) -> Option<KeyCode> {
    Some(match label {
        "C" => KeyCode::KeyC,
        "D" => KeyCode::KeyD,
        "E" => KeyCode::KeyE,
        "F" => KeyCode::KeyF,
        "G" => KeyCode::KeyG,
        "H" => KeyCode::KeyH,
        "L" => KeyCode::KeyL,
        "P" => KeyCode::KeyP,
        "R" => KeyCode::KeyR,
        "S" => KeyCode::KeyS,
        "U" => KeyCode::KeyU,
        "V" => KeyCode::KeyV,
        "Z" => KeyCode::KeyZ,
        "F1" => KeyCode::F1,
        "Space" => KeyCode::Space,
        "Enter" => KeyCode::Enter,
        "Bksp" | "Backspace" => KeyCode::Backspace,
        _ => return None,
    })
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show_pointed.in_set(HudSystems::Show));
}

/// Lets a key of the strip be clicked, if it is one that does something by itself. It is no stop of the Tab key: who has
/// that has the key too.
pub(crate) fn can_be_clicked(hint: &mut EntityCommands, label: &str) {
    let Some(key) = key_of(label) else { return };
    hint.remove::<Pickable>().insert((
        PressedByMouse,
        Button,
        Hovered::default(),
        BackgroundColor(Color::NONE),
        on_press(
            move |_: On<Activate>,
                  windows: Query<Entity, With<PrimaryWindow>>,
                  mut keyboard: MessageWriter<KeyboardInput>,
                  mut focus: ResMut<InputFocus>| {
                // The key is meant for the table.
                focus.clear();
                let window = windows.single().unwrap_or(Entity::PLACEHOLDER);
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    keyboard.write(KeyboardInput {
                        key_code: key,
                        logical_key: Key::Unidentified(NativeKey::Unidentified),
                        state,
                        text: None,
                        repeat: false,
                        window,
                    });
                }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_of_one_key_can_be_clicked_and_one_of_several_can_not() {
        assert_eq!(key_of("Z"), Some(KeyCode::KeyZ));
        assert_eq!(key_of("Bksp"), Some(KeyCode::Backspace));
        for several in ["1-5", "Q W E R", "Shift", "Mouse", "Arrows"] {
            assert_eq!(key_of(several), None, "{several}");
        }
    }
}
