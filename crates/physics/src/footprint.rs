//! Dice seen from above: squares that must not overlap, and free places for further dice.

use glam::{Vec2, Vec3Swizzles};

use crate::face::yaw_of;
use crate::params::RIM_GAP_EDGES;
use tabletop::pose::Pose;
use tabletop::tray::TrayGeometry;

/// A die seen from above, in tray coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Footprint {
    pub centre: Vec2,
    /// The two directions of the sides.
    axes: [Vec2; 2],
}

impl Footprint {
    pub fn of(pose: &Pose) -> Self {
        Self::turned(pose.position.xz(), yaw_of(pose.rotation))
    }

    /// A turn about the vertical by `yaw` takes +x towards -z.
    fn turned(centre: Vec2, yaw: f32) -> Self {
        let (sin, cos) = yaw.sin_cos();
        Self {
            centre,
            axes: [Vec2::new(cos, -sin), Vec2::new(sin, cos)],
        }
    }

    /// Half the width of the square along a direction.
    fn half_width(self, direction: Vec2) -> f32 {
        let [a, b] = self.axes;
        0.5 * (a.dot(direction).abs() + b.dot(direction).abs())
    }

    /// The gap between two squares, and the direction from this square to the other in which it is measured. A
    /// negative gap means that they overlap. Corner to corner the true gap is a little larger.
    pub fn gap(self, other: Self) -> (f32, Vec2) {
        let offset = other.centre - self.centre;
        let mut widest = (f32::NEG_INFINITY, Vec2::X);
        for axis in self.axes.into_iter().chain(other.axes) {
            let along = offset.dot(axis);
            let gap = along.abs() - self.half_width(axis) - other.half_width(axis);
            if gap > widest.0 {
                widest = (gap, if along < 0.0 { -axis } else { axis });
            }
        }
        widest
    }

    /// Whether the gap between the two squares is smaller than `gap`.
    pub fn is_near(self, other: Self, gap: f32) -> bool {
        // Squares farther apart than their diagonals never are.
        let reach = std::f32::consts::SQRT_2 + gap;
        self.centre.distance_squared(other.centre) < reach * reach && self.gap(other).0 < gap
    }

    /// The square after the smallest move that brings it inside the rim.
    pub fn pulled_in(self, tray: &TrayGeometry) -> Self {
        let margin = Vec2::new(self.half_width(Vec2::X), self.half_width(Vec2::Y)) + Vec2::splat(RIM_GAP_EDGES);
        let limit = (tray.half_extents - margin).max(Vec2::ZERO);
        Self {
            centre: self.centre.clamp(-limit, limit),
            ..self
        }
    }

    /// Whether the square is wholly inside the rim, with a tolerance for dice at rest against the rim.
    pub fn is_inside(self, tray: &TrayGeometry) -> bool {
        let margin = Vec2::new(self.half_width(Vec2::X), self.half_width(Vec2::Y)) - Vec2::splat(0.1);
        self.centre.abs().cmple(tray.half_extents - margin).all()
    }
}

/// The smallest move that brings a group of dice inside the rim and `gap` away from all `others`. If the tray has no
/// such place, a smaller gap is accepted, at last none at all.
pub(crate) fn way_to_free_place(group: &[Footprint], others: &[Footprint], tray: &TrayGeometry, gap: f32) -> Vec2 {
    const RING_EDGES: f32 = 0.1;
    let reach = tray.half_extents.length() * 2.0;
    let rings = (reach / RING_EDGES) as u32;
    for gap in [gap, gap / 4.0, 0.0] {
        for ring in 0..=rings {
            let radius = ring as f32 * RING_EDGES;
            let around = 1 + (radius * std::f32::consts::TAU / 0.25) as u32;
            for step in 0..around {
                let angle = std::f32::consts::TAU * step as f32 / around as f32;
                let way = Vec2::from_angle(angle) * radius;
                if is_free(group, way, others, tray, gap) {
                    return way;
                }
            }
        }
    }
    Vec2::ZERO
}

fn is_free(group: &[Footprint], way: Vec2, others: &[Footprint], tray: &TrayGeometry, gap: f32) -> bool {
    group.iter().all(|footprint| {
        let moved = Footprint {
            centre: footprint.centre + way,
            ..*footprint
        };
        (moved.pulled_in(tray).centre - moved.centre).length_squared() < 1e-8
            && others.iter().all(|other| !moved.is_near(*other, gap))
    })
}

/// Spreads squares until all are at least `gap` apart and inside the rim. Moves each as little as possible.
pub fn spread(footprints: &mut [Footprint], tray: &TrayGeometry, gap: f32) {
    const SWEEPS: u32 = 400;
    // Use a little more than the required gap, so that the sweeps end.
    let wanted = gap + 0.01;
    for footprint in footprints.iter_mut() {
        *footprint = footprint.pulled_in(tray);
    }
    for _ in 0..SWEEPS {
        let mut crowded = false;
        for first in 0..footprints.len() {
            for second in first + 1..footprints.len() {
                let (a, b) = (footprints[first], footprints[second]);
                if !a.is_near(b, gap) {
                    continue;
                }
                crowded = true;
                let (between, direction) = a.gap(b);
                let push = direction * (wanted - between) * 0.5;
                footprints[first].centre = a.centre - push;
                footprints[second].centre = b.centre + push;
                footprints[first] = footprints[first].pulled_in(tray);
                footprints[second] = footprints[second].pulled_in(tray);
            }
        }
        if !crowded {
            return;
        }
    }
    // Any square that is still too close goes to a free place.
    for index in 0..footprints.len() {
        let this = footprints[index];
        let others: Vec<_> = footprints
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index)
            .map(|(_, footprint)| *footprint)
            .collect();
        if others.iter().any(|other| this.is_near(*other, gap)) {
            footprints[index].centre += way_to_free_place(&[this], &others, tray, gap);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;
    use rules::rng::{Stream, stream};

    fn square(x: f32, y: f32, yaw: f32) -> Footprint {
        Footprint::turned(Vec2::new(x, y), yaw)
    }

    #[test]
    fn the_gap_of_straight_and_turned_squares() {
        assert!((square(0.0, 0.0, 0.0).gap(square(1.5, 0.2, 0.0)).0 - 0.5).abs() < 1e-5);
        let corner = 0.5 * std::f32::consts::SQRT_2;
        let turned = square(1.5, 0.0, std::f32::consts::FRAC_PI_4);
        assert!((square(0.0, 0.0, 0.0).gap(turned).0 - (1.0 - corner)).abs() < 1e-5);
        assert!(square(0.0, 0.0, 0.3).gap(square(0.6, 0.1, 0.9)).0 < 0.0);
    }

    #[test]
    fn a_hundred_and_twelve_dice_in_one_heap_are_spread_apart() {
        let tray = TrayGeometry::for_dice(112);
        let mut rng = stream(3, Stream::Throw);
        let mut heap: Vec<_> = (0..112)
            .map(|_| {
                square(
                    rng.random_range(-6.0..6.0),
                    rng.random_range(-6.0..6.0),
                    rng.random_range(0.0..6.0),
                )
            })
            .collect();
        spread(&mut heap, &tray, 0.4);
        for (index, first) in heap.iter().enumerate() {
            assert!(first.is_inside(&tray));
            for second in &heap[index + 1..] {
                assert!(!first.is_near(*second, 0.4 - 1e-4), "{first:?} {second:?} (S-3)");
            }
        }
    }

    #[test]
    fn a_free_place_is_near_and_free() {
        let tray = TrayGeometry::for_dice(28);
        let others = [square(0.0, 0.0, 0.2), square(1.2, 0.0, 0.0)];
        let group = [square(0.1, 0.1, 0.5)];
        let way = way_to_free_place(&group, &others, &tray, 0.4);
        let moved = square(0.1 + way.x, 0.1 + way.y, 0.5);
        assert!(!others.iter().any(|other| moved.is_near(*other, 0.4)));
        assert!(way.length() < 2.5);
    }
}
