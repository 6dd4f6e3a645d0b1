//! Key taps that do not come from a keyboard, such as a click on the picture of a key.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::presses::SplitPresses;

/// Presses and releases a key.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TapKey(pub KeyCode);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TapKey>()
        .add_systems(PreUpdate, tap.before(SplitPresses));
}

fn tap(
    mut taps: MessageReader<TapKey>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut keyboard: MessageWriter<KeyboardInput>,
) {
    let window = windows.single().unwrap_or(Entity::PLACEHOLDER);
    for TapKey(key) in taps.read() {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            keyboard.write(KeyboardInput {
                key_code: *key,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window,
            });
        }
    }
}
