//! Where the plate of the tutorial is.

use bevy::prelude::*;

use crate::presentation::frames::Frames;
use crate::screens::hud::frame::FramePart;

/// Where the plate is.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// Over the table, where it covers nothing that is played with.
    Over(Node),
    /// There as well, flat, in one row.
    Flat(Node),
    /// A part of the frames: what is large has no room over the table.
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
        // A plate as wide as its words would be measured before they wrap.
        width: percent(width),
        ..default()
    }
}
