//! Places for dice beside the tray: kept dice lie left of it, used-up dice right of it. Each die has its own place, so
//! the other dice stay where they are when one leaves.

use glam::Vec3;

use crate::tray::TrayGeometry;
use rules::die::DieId;

/// How many dice stand behind one another in a column.
const ROWS: u8 = 3;
/// The distance between the middles of neighbouring dice, in edges.
const SPACING_EDGES: f32 = 1.42;
/// The distance from the outer side of the rim to the middle of the first column, in edges. The rim is higher than the
/// table and hides a part of the table from a viewer who does not look straight down.
const FROM_RIM_EDGES: f32 = 1.6;
/// How far the table lies under the felt, in edges.
pub const TABLE_DEPTH_EDGES: f32 = 0.7;

/// The die lies beside the tray, at rest and out of the way of throws. Removed as soon as the die is in play again.
#[cfg_attr(
    feature = "bevy",
    derive(bevy_ecs::component::Component),
    require(crate::die::OutOfPlay)
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Whether the die is used up for this turn. If not, it is kept: it only made room for a throw of other dice.
    pub used: bool,
}

/// The point on the table, in edges, where the middle of a die beside the tray stands.
pub fn aside_place(tray: &TrayGeometry, die: DieId, aside: Aside) -> Vec3 {
    let (column, row) = (f32::from(die.0 / ROWS), f32::from(die.0 % ROWS));
    let outward = tray.half_extents.x + tray.rim_width + FROM_RIM_EDGES + column * SPACING_EDGES;
    let side = if aside.used { 1.0 } else { -1.0 };
    let behind = (row - f32::from(ROWS - 1) / 2.0) * SPACING_EDGES;
    Vec3::new(side * outward, -TABLE_DEPTH_EDGES, behind)
}
