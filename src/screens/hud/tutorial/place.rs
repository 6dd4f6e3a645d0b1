//! The place of the tutorial's plate.

use bevy::prelude::*;

use crate::presentation::frames::Frames;
use crate::screens::hud::frame::FramePart;

/// The place of the plate.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// Over the table, where the plate covers nothing that the players use.
    Over(Node),
    /// Also over the table, but flat, in one row.
    Flat(Node),
    /// A part of the frames: a large plate has no room over the table.
    Part(FramePart),
}

impl Place {
    /// Over the table, `bottom` and `width` in percent of the window.
    pub fn over(left: Val, right: Val, bottom: f32, width: f32) -> Self {
        Self::Over(place(left, right, bottom, width))
    }

    /// On the rim of a tray that fills the table: flat, over the strip at the bottom.
    pub fn rim(frames: Frames) -> Self {
        Self::Flat(place(percent(0.6), auto(), frames.strip() * 100.0 + 0.4, 57.0))
    }
}

fn place(left: Val, right: Val, bottom: f32, width: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left,
        right,
        bottom: percent(bottom),
        // A plate as wide as its words would be measured before the words wrap.
        width: percent(width),
        ..default()
    }
}
