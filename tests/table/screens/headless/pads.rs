//! What people do with gamepads.

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::prelude::*;

use super::Headless;

impl Headless {
    /// Connects a gamepad that the system tells this of.
    pub fn pad(&mut self, name: &str) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        self.plug_in(pad, name);
        pad
    }

    /// Connects a gamepad, perhaps again.
    pub fn plug_in(&mut self, pad: Entity, name: &str) {
        let connection = GamepadConnection::Connected {
            name: name.into(),
            vendor_id: Some(1),
            product_id: Some(2),
        };
        self.connect(pad, connection);
    }

    /// Disconnects a gamepad.
    pub fn unplug(&mut self, pad: Entity) {
        self.connect(pad, GamepadConnection::Disconnected);
    }

    fn connect(&mut self, pad: Entity, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(pad, connection);
        self.app.world_mut().write_message(RawGamepadEvent::from(event.clone()));
        self.app.world_mut().write_message(event);
        self.frames(2);
    }

    /// Presses buttons of gamepads in one frame, and releases them.
    pub fn press_at_once(&mut self, presses: &[(Entity, GamepadButton)]) {
        for value in [1.0, 0.0] {
            for (pad, button) in presses {
                let event = RawGamepadButtonChangedEvent::new(*pad, *button, value);
                self.app.world_mut().write_message(RawGamepadEvent::from(event));
            }
            self.frames(2);
        }
    }

    /// Presses and releases a button of a gamepad.
    pub fn press_pad(&mut self, pad: Entity, button: GamepadButton) {
        self.press_at_once(&[(pad, button)]);
    }

    /// Pushes a stick of a gamepad along an axis, by -1 to 1, and leaves it there.
    pub fn push_stick(&mut self, pad: Entity, axis: GamepadAxis, by: f32) {
        let event = RawGamepadAxisChangedEvent::new(pad, axis, by);
        self.app.world_mut().write_message(RawGamepadEvent::from(event));
        self.frames(2);
    }
}
