//! Presets: the inputs of all actions on one device, for a way of sitting at the computer or of holding a gamepad.

use bevy::input::gamepad::GamepadButton as B;
use bevy::input::keyboard::KeyCode as K;
use bevy::input::mouse::MouseButton;

use super::bindings::{Bindings, Slot};
use super::general::{BACK, CONFIRM, FROM_ABOVE, HINT, LET_GO, LOG, NEXT, TALK, TURN_LEFT, TURN_RIGHT, UNDO};
use super::input::Input::{self, Key, Mouse, Pad};
use super::intent::{Context, Intent};
use super::rebinding::{Device, on};

impl Bindings {
    /// Gives all actions the keys and mouse buttons of a preset.
    pub fn set_preset(&mut self, preset: Preset) {
        self.set_all(Device::Desk, |slot, usual| {
            let mut changes = preset.changes().iter();
            let change = changes.find(|(context, intent, _)| (*context, *intent) == (slot.context, slot.intent));
            change.map_or_else(|| usual.to_vec(), |(.., inputs)| inputs.to_vec())
        });
    }

    /// The preset of keys and mouse buttons that is set, if nothing else was changed there.
    pub fn preset(&self) -> Option<Preset> {
        let is_set = |preset: &Preset| {
            let mut other = self.clone();
            other.set_preset(*preset);
            other == *self
        };
        Preset::ALL.into_iter().find(is_set)
    }

    /// Gives all actions the gamepad buttons of a preset.
    pub fn set_pad_preset(&mut self, preset: PadPreset) {
        self.set_all(Device::Pad, |_, usual| preset.inputs(usual));
    }

    /// The preset of gamepad buttons that is set, if nothing else was changed there.
    pub fn pad_preset(&self) -> Option<PadPreset> {
        let is_set = |preset: &PadPreset| {
            let mut other = self.clone();
            other.set_pad_preset(*preset);
            other == *self
        };
        PadPreset::ALL.into_iter().find(is_set)
    }

    /// Sets the inputs of all slots on a device, given the default ones there.
    fn set_all(&mut self, device: Device, inputs: impl Fn(Slot, &[Input]) -> Vec<Input>) {
        let slots: Vec<Slot> = self.slots().collect();
        for slot in slots {
            let usual = on(device, self.defaults(slot));
            self.set_on(slot, device, &inputs(slot, &usual));
        }
    }
}

/// Keys and mouse buttons for a way of sitting at the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preset {
    /// The defaults: both hands at the keyboard, or one at the mouse.
    #[default]
    Usual,
    /// The right hand at the mouse, the left one at the left side of the keyboard.
    MouseRight,
    /// The left hand at the mouse, the right one at the right side of the keyboard.
    MouseLeft,
    /// One hand, at the mouse alone.
    OneHand,
}

type Change = (Context, Intent, &'static [Input]);

/// Everything that is on the right side of the keyboard goes to the left one.
const MOUSE_RIGHT: &[Change] = &[
    (
        Context::Everywhere,
        CONFIRM,
        &[Key(K::F4), Key(K::Enter), Key(K::NumpadEnter)],
    ),
    (Context::Table, HINT, &[Key(K::F2)]),
    (Context::Table, LOG, &[Key(K::F5)]),
    (Context::Table, UNDO, &[Key(K::KeyX)]),
    (Context::Table, LET_GO, &[Key(K::Backquote), Key(K::Backspace)]),
    (Context::Table, TALK, &[Key(K::F6)]),
];

/// Everything general that is on the left side of the keyboard goes to the right one.
const MOUSE_LEFT: &[Change] = &[
    (Context::Everywhere, BACK, &[Key(K::Backslash), Key(K::Escape)]),
    (Context::Everywhere, NEXT, &[Key(K::BracketRight), Key(K::Tab)]),
    (Context::Table, TURN_LEFT, &[Key(K::Comma)]),
    (Context::Table, TURN_RIGHT, &[Key(K::Period)]),
    (Context::Table, FROM_ABOVE, &[Key(K::Slash)]),
];

/// The mouse does what its hand can reach.
const ONE_HAND: &[Change] = &[
    (Context::Everywhere, BACK, &[Mouse(MouseButton::Back), Key(K::Escape)]),
    (
        Context::Table,
        LET_GO,
        &[Mouse(MouseButton::Forward), Key(K::Backspace)],
    ),
];

impl Preset {
    /// All presets.
    pub const ALL: [Self; 4] = [Self::Usual, Self::MouseRight, Self::MouseLeft, Self::OneHand];

    const fn changes(self) -> &'static [Change] {
        match self {
            Self::Usual => &[],
            Self::MouseRight => MOUSE_RIGHT,
            Self::MouseLeft => MOUSE_LEFT,
            Self::OneHand => ONE_HAND,
        }
    }
}

/// Gamepad buttons for a way of holding a gamepad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PadPreset {
    /// The defaults, for both hands.
    #[default]
    Usual,
    /// What confirms and what goes back are swapped, as on Nintendo's consoles.
    Swapped,
    /// The left hand alone: stick, D-pad and the buttons beside and above them.
    LeftHand,
    /// The right hand alone: the four buttons are the directions, and the right stick throws.
    RightHand,
}

/// The button in place of another one.
type Instead = (B, B);

const SWAPPED: &[Instead] = &[(B::South, B::East), (B::East, B::South)];

/// Six buttons are enough for all that has no button on the screen: directions, "confirm", "back", the way to the
/// buttons on the screen, and what a game has X for.
const LEFT_HAND: &[Instead] = &[
    (B::DPadUp, B::DPadUp),
    (B::DPadDown, B::DPadDown),
    (B::DPadLeft, B::DPadLeft),
    (B::DPadRight, B::DPadRight),
    (B::South, B::LeftTrigger),
    (B::East, B::LeftTrigger2),
    (B::West, B::LeftThumb),
    (B::Select, B::Select),
];

const RIGHT_HAND: &[Instead] = &[
    (B::DPadUp, B::North),
    (B::DPadDown, B::South),
    (B::DPadLeft, B::West),
    (B::DPadRight, B::East),
    (B::South, B::RightTrigger),
    (B::East, B::RightTrigger2),
    (B::West, B::RightThumb),
    (B::Select, B::Start),
];

impl PadPreset {
    /// All presets.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Swapped, Self::LeftHand, Self::RightHand];

    /// The buttons of a slot, given the usual ones.
    fn inputs(self, usual: &[Input]) -> Vec<Input> {
        let (instead, others_stay) = match self {
            Self::Usual => return usual.to_vec(),
            Self::Swapped => (SWAPPED, true),
            Self::LeftHand => (LEFT_HAND, false),
            Self::RightHand => (RIGHT_HAND, false),
        };
        let replaced = usual.iter().filter_map(|input| {
            let Pad(button) = input else { return None };
            let found = instead.iter().find(|(before, _)| before == button);
            found.map_or(others_stay.then_some(*input), |(_, now)| Some(Pad(*now)))
        });
        replaced.collect()
    }
}
