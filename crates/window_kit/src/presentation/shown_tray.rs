//! The tray that is drawn.

use bevy::prelude::*;

use tabletop::tray::TrayGeometry;

/// The number of dice that sets the size of the tray while no match is on.
const DEFAULT_DICE: usize = 56;

/// The tray that is shown, in edges: the physical one, or a default if there is none yet.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct ShownTray {
    /// Half the size of the inside (x, z).
    pub half: Vec2,
    /// The visible width of the rim.
    pub rim_width: f32,
    /// The height of the rim over the felt.
    pub rim_height: f32,
}

/// How much wider the rim looks than the body off which dice bounce: a thin frame would look flimsy.
const RIM_EXTRA_WIDTH: f32 = 0.35;

impl From<TrayGeometry> for ShownTray {
    fn from(tray: TrayGeometry) -> Self {
        Self {
            half: tray.half_extents,
            rim_width: tray.rim_width + RIM_EXTRA_WIDTH,
            rim_height: tray.rim_height,
        }
    }
}

impl Default for ShownTray {
    fn default() -> Self {
        TrayGeometry::for_dice(DEFAULT_DICE).into()
    }
}
