//! Where an intent came from.

use bevy::prelude::*;

/// Where an intent came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The keyboard.
    Keyboard,
    /// The mouse.
    Mouse,
    /// A finger on the screen.
    Touch,
    /// This gamepad.
    Pad(Entity),
    /// A key hint that was clicked.
    Hint,
}
