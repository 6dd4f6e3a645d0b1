//! What a person means, as messages. Keys, mouse, fingers, gamepads and key hints are their sources.

use bevy::prelude::*;
use rules::ids::SeatId;

use super::intent::Intent;
use super::source::Source;

/// The part of a device that holds an intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A key, by its position.
    Key(KeyCode),
    /// A mouse button.
    Mouse(MouseButton),
    /// A button of a gamepad.
    Button(Entity, GamepadButton),
    /// The left stick of a gamepad.
    Stick(Entity),
    /// A press that turned it on; the next press turns it off.
    Toggled(Intent),
    /// Nothing: it is over in the next frame.
    Once,
}

/// What a person means, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meant {
    /// What.
    pub intent: Intent,
    /// The seat for which it is meant, if the source belongs to one: a gamepad that one person has alone. Else it is
    /// meant for whoever can act now.
    pub seat: Option<SeatId>,
    /// From where.
    pub source: Source,
    /// What holds it.
    pub by: Holder,
}

impl Meant {
    /// Meant for whoever can act now.
    pub const fn new(intent: Intent, source: Source, by: Holder) -> Self {
        let seat = None;
        Self {
            intent,
            seat,
            source,
            by,
        }
    }
}

/// Something begins or ends to be meant. What a source writes counts in the order in which it was written, in this
/// frame or, if the intents of this frame were gathered already, in the next one; see
/// [`IntentStates`](super::IntentStates).
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeanIntent {
    /// It begins.
    Begin(Meant),
    /// This holder holds nothing any more.
    End(Holder),
}

impl MeanIntent {
    /// Something is meant for one frame, as by a click on a key hint.
    pub const fn once(intent: Intent, source: Source) -> Self {
        Self::Begin(Meant::new(intent, source, Holder::Once))
    }
}
