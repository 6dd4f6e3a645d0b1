//! Where an intent came from.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;

use rules::ids::SeatId;

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
    /// A program that reads the screen aloud, or another one that acts for the person.
    Accessibility,
}

/// The seats whose players have a gamepad of their own. Whatever comes from elsewhere is from whoever is due.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PadSeats(pub EntityHashMap<SeatId>);

impl PadSeats {
    /// The seat that a source belongs to; `None` if it belongs to whoever is due.
    pub fn seat(&self, source: Source) -> Option<SeatId> {
        match source {
            Source::Pad(pad) => self.0.get(&pad).copied(),
            _ => None,
        }
    }
}
