//! Whether a person pressed anything.

use bevy::ecs::system::SystemParam;
use bevy::input::touch::Touches;
use bevy::prelude::*;

use super::states::IntentStates;

/// Everything that can be pressed: keys, buttons of mouse and gamepads, the screen, and what means an intent.
#[derive(SystemParam)]
pub struct AnyPress<'w, 's> {
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    mouse: Option<Res<'w, ButtonInput<MouseButton>>>,
    touches: Option<Res<'w, Touches>>,
    pads: Query<'w, 's, &'static Gamepad>,
    intents: Option<Res<'w, IntentStates>>,
}

impl AnyPress<'_, '_> {
    /// Whether anything was pressed in this frame.
    pub fn just(&self) -> bool {
        self.keys
            .as_ref()
            .is_some_and(|keys| keys.get_just_pressed().next().is_some())
            || self
                .mouse
                .as_ref()
                .is_some_and(|mouse| mouse.get_just_pressed().next().is_some())
            || self.touches.as_ref().is_some_and(|touches| touches.any_just_pressed())
            || self.pads.iter().any(|pad| pad.get_just_pressed().next().is_some())
            || self
                .intents
                .as_ref()
                .is_some_and(|intents| !intents.pressed().is_empty())
    }
}
