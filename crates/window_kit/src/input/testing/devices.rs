//! What keyboards, mice and gamepads send, as the engine's own messages.

use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

/// A key is pressed or released. `sign` is what it types.
pub(in crate::input) fn key(app: &mut App, window: Entity, key_code: KeyCode, sign: Option<&str>, state: ButtonState) {
    let logical_key = match (sign, key_code) {
        (Some(sign), _) => Key::Character(sign.into()),
        (None, KeyCode::Enter) => Key::Enter,
        (None, KeyCode::Escape) => Key::Escape,
        (None, KeyCode::Space) => Key::Space,
        (None, KeyCode::Tab) => Key::Tab,
        (None, KeyCode::ArrowLeft) => Key::ArrowLeft,
        (None, _) => Key::Unidentified(NativeKey::Unidentified),
    };
    app.world_mut().write_message(KeyboardInput {
        key_code,
        logical_key,
        state,
        text: None,
        repeat: false,
        window,
    });
}

/// A key is pressed and released.
pub(in crate::input) fn tap(app: &mut App, window: Entity, code: KeyCode, sign: Option<&str>) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        key(app, window, code, sign, state);
    }
}

/// A mouse button is pressed and released.
pub(in crate::input) fn click(app: &mut App, window: Entity, button: MouseButton) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let world = app.world_mut();
        world.write_message(MouseButtonInput { button, state, window });
    }
}

/// The wheel turns by so many lines, up or down.
pub(in crate::input) fn wheel(app: &mut App, window: Entity, lines: f32) {
    app.world_mut().write_message(MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: lines,
        window,
        phase: TouchPhase::Moved,
    });
}

/// A gamepad is connected.
pub(in crate::input) fn pad(app: &mut App, name: &str) -> Entity {
    let pad = app.world_mut().spawn_empty().id();
    let connected = GamepadConnection::Connected {
        name: name.into(),
        vendor_id: None,
        product_id: None,
    };
    connect(app, pad, connected);
    pad
}

/// A gamepad is connected or disconnected, and a frame passes.
pub(in crate::input) fn connect(app: &mut App, pad: Entity, connection: GamepadConnection) {
    let event = GamepadConnectionEvent::new(pad, connection);
    app.world_mut().write_message(RawGamepadEvent::from(event.clone()));
    app.world_mut().write_message(event);
    app.update();
}

/// A button of a gamepad is pushed so far: from 0 to 1.
pub(in crate::input) fn button(app: &mut App, pad: Entity, button: GamepadButton, value: f32) {
    let event = RawGamepadButtonChangedEvent::new(pad, button, value);
    app.world_mut().write_message(RawGamepadEvent::from(event));
}
