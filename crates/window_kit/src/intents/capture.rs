//! Waiting for the input that a player wants to bind. Meanwhile nothing that is pressed means anything else.

use bevy::prelude::*;

use super::bindings::Slot;
use super::input::Input;
use super::rebinding::Device;

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The slot that the input is for.
    pub slot: Slot,
    /// The device that it has to be on.
    pub device: Device,
    /// Whether a key counts by the letter that it types.
    pub by_letter: bool,
}

/// Waits for an input to bind.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Capture {
    wanted: Option<Wanted>,
    got: Option<(Slot, Input)>,
}

impl Capture {
    /// Begins to wait.
    pub fn begin(&mut self, wanted: Wanted) {
        *self = Self {
            wanted: Some(wanted),
            got: None,
        };
    }

    /// Waits no longer.
    pub fn cancel(&mut self) {
        *self = Self::default();
    }

    /// What is waited for.
    pub const fn wanted(&self) -> Option<Wanted> {
        self.wanted
    }

    /// Takes what was pressed, once.
    pub fn take(&mut self) -> Option<(Slot, Input)> {
        self.got.take()
    }

    /// Something was pressed. A press on another device than the wanted one ends the wait.
    pub fn press(&mut self, input: Input) {
        let wanted = self.wanted.take().filter(|wanted| wanted.device == input.device());
        self.got = wanted.map(|wanted| (wanted.slot, input));
    }
}
