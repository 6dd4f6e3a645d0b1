//! The place of the tutorial's plate.

use bevy::prelude::*;

use crate::screens::hud::frame::FramePart;
use crate::screens::hud::notices::PlatePlacement;
use window_kit::presentation::frames::Frames;

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

/// Where the current game has free room over its table for the plate.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TutorialRoom(pub Option<PlatePlacement>);

impl Place {
    /// Over the table, `bottom` and `width` in percent of the window.
    pub fn over(left: Val, right: Val, bottom: f32, width: f32) -> Self {
        Self::Over(place(left, right, bottom, width))
    }

    /// On the rim of a tray that fills the table: flat, over the strip at the bottom.
    pub fn rim(frames: Frames) -> Self {
        Self::narrow_rim(frames, 57.0)
    }

    /// The same, at most this wide, in percent of the window.
    pub fn narrow_rim(frames: Frames, most: f32) -> Self {
        Self::Flat(place(
            percent(0.6),
            auto(),
            frames.strip() * 100.0 + 0.4,
            most.min(57.0),
        ))
    }
}

impl Place {
    /// The place while the drawer of the log is open and takes this fraction of the window's width: beside the drawer,
    /// or none.
    pub(crate) fn beside_drawer(self, drawer: f32) -> Option<Self> {
        let edge = drawer * 100.0 + 0.6;
        match self {
            Self::Over(Node {
                left: Val::Percent(left),
                ..
            }) if left < edge => None,
            Self::Over(node) => Some(Self::Over(node)),
            Self::Flat(node) => {
                let wide = match node.width {
                    Val::Percent(wide) => wide.min(100.0 - edge - 0.6),
                    _ => 100.0 - edge - 0.6,
                };
                Some(Self::Flat(Node {
                    left: percent(edge),
                    width: percent(wide),
                    ..node
                }))
            }
            Self::Part(FramePart::Tutorial) => None,
            Self::Part(part) => Some(Self::Part(part)),
        }
    }
}

fn place(left: Val, right: Val, bottom: f32, width: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left,
        right,
        bottom: percent(bottom),
        // An automatic width would be measured before the words wrap.
        width: percent(width),
        ..default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_plate_lies_over_the_open_log() {
        let frames = [1.0, 1.1, 1.5, 2.0].map(Frames::of);
        for frames in frames {
            let drawer = frames.drawer();
            let Some(Place::Flat(node)) = Place::rim(frames).beside_drawer(drawer) else {
                panic!("there is room beside the drawer");
            };
            let (Val::Percent(left), Val::Percent(wide)) = (node.left, node.width) else {
                panic!("in percent of the window");
            };
            assert!(left > drawer * 100.0 && left + wide < 100.0, "{left}, {wide}");
            assert_eq!(
                Place::over(percent(2.0), auto(), 30.0, 20.0).beside_drawer(drawer),
                None
            );
            assert_eq!(Place::Part(FramePart::Tutorial).beside_drawer(drawer), None);
            let right = Place::over(auto(), percent(21.0), 9.0, 38.0);
            assert_eq!(right.clone().beside_drawer(Frames::default().drawer()), Some(right));
        }
    }
}
