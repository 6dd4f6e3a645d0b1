//! Where dice lie that are not in the tray: the kept ones left of it, those used up right of it, each die in a place of
//! its own, so that nothing moves up when one goes.

use bevy::prelude::*;

use crate::physics::tray::TrayGeometry;
use crate::rules::die::DieId;
use crate::tabletop::die::Aside;

/// How many dice lie behind one another.
const ROWS: u8 = 3;
/// From the middle of one to the middle of the next, in edges.
const SPACING_EDGES: f32 = 1.42;
/// From the outer side of the rim to the middle of the first column: the rim is higher than the table and hides some of it
/// from who does not look straight down on it.
const FROM_RIM_EDGES: f32 = 1.6;
/// How far the table lies under the felt, in edges.
pub const TABLE_DEPTH_EDGES: f32 = 0.7;

/// The point of the table, in edges, on which the middle of a die laid aside stands.
pub fn aside_place(tray: &TrayGeometry, die: DieId, aside: Aside) -> Vec3 {
    let (column, row) = (f32::from(die.0 / ROWS), f32::from(die.0 % ROWS));
    let outward = tray.half_extents.x + tray.rim_width + FROM_RIM_EDGES + column * SPACING_EDGES;
    let side = if aside.used { 1.0 } else { -1.0 };
    let behind = (row - f32::from(ROWS - 1) / 2.0) * SPACING_EDGES;
    Vec3::new(side * outward, -TABLE_DEPTH_EDGES, behind)
}
