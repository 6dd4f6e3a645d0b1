//! What fingers on the screen do, for the layers below the input: `crates/window_kit/src/input/touch` writes it.

use bevy::prelude::*;

/// Whether the person used a finger last. Then targets are large enough for fingers, and the pointer of the mouse
/// points at nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByTouch(pub bool);

/// Where the last finger came down or is, in logical pixels of the window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TouchedAt(pub Vec2);

/// How two fingers moved the table in this frame; `None` if they did not.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TwoFingers(pub Option<Grip>);

/// A movement of two fingers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grip {
    /// The point between them before, in logical pixels of the window.
    pub before: Vec2,
    /// The same now.
    pub now: Vec2,
    /// How many times as far they are from each other as before.
    pub apart: f32,
    /// How far they turned, clockwise on the screen, in radians.
    pub turned: f32,
}

/// What a finger asks to be explained by a long press. It stays until the next finger comes down.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LongPressed(pub Option<AskedAt>);

/// A place that was pressed for long.
#[derive(Clone, Debug, PartialEq)]
pub struct AskedAt {
    /// The place, in logical pixels of the window.
    pub at: Vec2,
    /// The elements of the interface there, the innermost first; empty on the table.
    pub elements: Vec<Entity>,
}

impl LongPressed {
    /// The place on the table that is asked about, in logical pixels of the window.
    pub fn on_table(&self) -> Option<Vec2> {
        let asked = self.0.as_ref().filter(|asked| asked.elements.is_empty());
        asked.map(|asked| asked.at)
    }
}
