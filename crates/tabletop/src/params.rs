//! The measures of dice, tray and tracks, with the reason for each; `physics::params` has all other numbers of a
//! throw.
//!
//! Lengths are in die edges (a die is 1 wide), angles in radians; the suffix says which.

/// Half the thickness of the slabs of the felt and the floor: thick enough that nothing gets through.
pub const SLAB_HALF_EDGES: f32 = 2.0;
/// The height of the floor. It is far lower in a real room, but the wait for a falling die would be dull.
pub const FLOOR_Y_EDGES: f32 = -9.0;
/// The height of the rim over the felt: one in 1,500 standard throws leaves the tray, and 3 % of those of full power.
pub const RIM_HEIGHT_EDGES: f32 = 1.65;
/// The width of the rim.
pub const RIM_WIDTH_EDGES: f32 = 0.8;
/// Width to depth of the tray.
pub const TRAY_ASPECT: f32 = 1.6;
/// The share of the tray that the dice cover when all lie flat: dense enough to look full, sparse enough to spread the
/// dice.
pub const TRAY_COVER: f32 = 0.175;
/// The smallest number of dice for the size of a tray; a smaller tray would be too short for a throw.
pub const TRAY_LEAST_DICE: usize = 28;
/// The radius of a six-sided die's rounded edges: large enough that it rolls over its edges, small enough that it can
/// be stacked.
pub const D6_ROUNDING_EDGES: f32 = 0.08;
/// The distance from the centre of a ten-sided die to its tips, and to its equator, without the rounding. So the die
/// is as high as wide, and opposite faces are one edge apart, as with the dice of a set.
pub const D10_RADIUS_EDGES: f32 = 0.745_38;
/// The radius of a ten-sided die's rounded edges: they are blunter than those of a cube and need less rounding.
pub const D10_ROUNDING_EDGES: f32 = 0.06;
/// The resolution of places in the track of a throw: a unit is a sixtieth of a millimetre of a real die.
pub const TRACK_UNITS_PER_EDGE: f32 = 1024.0;
/// The resolution of turns in the track: a unit is a twentieth of a degree.
pub const TRACK_UNITS_PER_RADIAN: f32 = 1024.0;
