//! What a key hint names.

use bevy::prelude::*;

use crate::intents::Intent;

/// What a hint names: an intent, or several of them, or something that is always the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintFor {
    /// One intent.
    One(Intent),
    /// An intent that is held while another one is pressed.
    Held(Intent),
    /// The first members of a family: each chooses one of several things.
    Family(Intent, u8),
    /// Several intents or families: each chooses one of several things.
    Each(&'static [Self]),
    /// Two intents with opposite effects.
    Both(Intent, Intent),
    /// The keys that each person at the keyboard has.
    Own,
    /// The four directions.
    Arrows,
    /// The four directions of a gamepad, where they are not on the D-pad.
    PadDirections,
    /// The mouse, moved.
    Mouse,
    /// A click with the mouse.
    Click,
    /// A button of a gamepad; a direction stands for all four.
    Pad(GamepadButton),
}
