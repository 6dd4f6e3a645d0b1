//! The tray the dice are thrown into: felt, a low rim, and the floor below.

use glam::{Vec2, Vec3};

use crate::params::{
    FLOOR_Y_EDGES, RIM_HEIGHT_EDGES, RIM_WIDTH_EDGES, SLAB_HALF_EDGES, TRAY_ASPECT, TRAY_COVER, TRAY_LEAST_DICE,
};
use rules::ids::SeatId;

/// The measures of the tray on the table. The middle of the felt is the origin, and its surface is at `y = 0`.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::resource::Resource))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrayGeometry {
    /// Half the inner width (x) and half the inner depth (z), in edges.
    pub half_extents: Vec2,
    /// The height of the rim over the felt, in edges.
    pub rim_height: f32,
    /// The width of the rim, in edges.
    pub rim_width: f32,
    /// The height of the floor, in edges, below zero.
    pub floor_y: f32,
}

impl TrayGeometry {
    /// The tray for a match with this number of dice.
    pub fn for_dice(dice_count: usize) -> Self {
        let area = dice_count.max(TRAY_LEAST_DICE) as f32 / TRAY_COVER;
        let width = (area * TRAY_ASPECT).sqrt();
        Self::of_size(Vec2::new(width, width / TRAY_ASPECT))
    }

    /// A tray with a felt of this width and depth, in edges.
    pub fn of_size(felt: Vec2) -> Self {
        Self {
            half_extents: felt / 2.0,
            rim_height: RIM_HEIGHT_EDGES,
            rim_width: RIM_WIDTH_EDGES,
            floor_y: FLOOR_Y_EDGES,
        }
    }

    /// The point of the inner edge in front of a seat, in tray coordinates: seat 0 at the camera's side (+z), the
    /// others clockwise as seen from above.
    pub fn seat_place(&self, seat: SeatId, seats: usize) -> Vec2 {
        let angle = std::f32::consts::TAU * seat.index() as f32 / seats.max(1) as f32;
        Vec2::new(-angle.sin(), angle.cos()) * self.half_extents
    }

    /// The place nearest to `place` that is at least `inset` inside the rim.
    pub fn clamp(&self, place: Vec2, inset: f32) -> Vec2 {
        let limit = (self.half_extents - Vec2::splat(inset)).max(Vec2::ZERO);
        place.clamp(-limit, limit)
    }
}

/// A part of the tray.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::component::Component))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrayPart {
    /// The felt.
    Felt,
    /// The rim.
    Rim,
    /// The floor of the room.
    Floor,
}

/// One block of the tray.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// The part it belongs to.
    pub part: TrayPart,
    /// Its centre, in edges.
    pub centre: Vec3,
    /// Half its lengths along the axes, in edges.
    pub half: Vec3,
}

impl TrayGeometry {
    /// All blocks, in the order the engine takes them.
    pub fn blocks(&self) -> [Block; 6] {
        let inner = self.half_extents;
        let half_rim = self.rim_width / 2.0;
        let outer = inner + Vec2::splat(self.rim_width);
        let slab = |part, top: f32, half: Vec2| Block {
            part,
            centre: Vec3::new(0.0, top - SLAB_HALF_EDGES, 0.0),
            half: Vec3::new(half.x, SLAB_HALF_EDGES, half.y),
        };
        // The rim reaches below the felt, so that there is no gap at its inner foot.
        let half_height = (self.rim_height + 1.0) / 2.0;
        let y = self.rim_height - half_height;
        let across = |side: f32| Block {
            part: TrayPart::Rim,
            centre: Vec3::new(side * (inner.x + half_rim), y, 0.0),
            half: Vec3::new(half_rim, half_height, outer.y),
        };
        let along = |side: f32| Block {
            part: TrayPart::Rim,
            centre: Vec3::new(0.0, y, side * (inner.y + half_rim)),
            half: Vec3::new(inner.x, half_height, half_rim),
        };
        [
            slab(TrayPart::Felt, 0.0, outer),
            slab(TrayPart::Floor, self.floor_y, outer * 6.0),
            across(-1.0),
            along(-1.0),
            across(1.0),
            along(1.0),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_players_dice_get_a_tray_of_32_by_20_edges() {
        let tray = TrayGeometry::for_dice(112);
        assert!((tray.half_extents - Vec2::new(16.0, 10.0)).length() < 0.1);
    }

    #[test]
    fn seats_go_clockwise_from_the_camera() {
        let tray = TrayGeometry::for_dice(56);
        let place = |seat| tray.seat_place(SeatId(seat), 4);
        assert!(place(0).y > 0.0 && place(1).x < 0.0 && place(2).y < 0.0 && place(3).x > 0.0);
    }
}
