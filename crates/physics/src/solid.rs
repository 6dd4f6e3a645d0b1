//! The solids of dice in the engine, and their masses.

use std::sync::LazyLock;

use glam::Vec3;
use rapier3d::dynamics::MassProperties;
use rapier3d::geometry::SharedShape;
use tabletop::params::D6_ROUNDING_EDGES;
use tabletop::shape::DieShape;

use crate::params::{D6_INERTIA, D10_INERTIA_ACROSS, D10_INERTIA_ALONG, D10_MASS};

const D6_HALF_CORE: f32 = 0.5 - D6_ROUNDING_EDGES;

/// One solid serves all dice.
static D6_SOLID: LazyLock<SharedShape> = LazyLock::new(|| {
    let half = D6_HALF_CORE;
    SharedShape::round_cuboid(half, half, half, D6_ROUNDING_EDGES)
});

static D10_SOLID: LazyLock<SharedShape> = LazyLock::new(|| {
    let die = DieShape::D10;
    // The corners of a trapezohedron have a hull; if that ever failed, a visible cube would show the mistake at once.
    SharedShape::round_convex_hull(&die.core_corners(), die.rounding()).unwrap_or_else(|| D6_SOLID.clone())
});

/// The solid of a die in the engine.
pub fn solid(shape: DieShape) -> SharedShape {
    match shape {
        DieShape::D6 => D6_SOLID.clone(),
        DieShape::D10 => D10_SOLID.clone(),
    }
}

/// Mass and moments of inertia of the rounded solid, with even density; a six-sided die weighs 1. The engine would use
/// those of the core alone.
pub fn mass(shape: DieShape) -> MassProperties {
    let (mass, inertia) = match shape {
        DieShape::D6 => (1.0, Vec3::splat(D6_INERTIA)),
        DieShape::D10 => (
            D10_MASS,
            Vec3::new(D10_INERTIA_ACROSS, D10_INERTIA_ALONG, D10_INERTIA_ACROSS),
        ),
    };
    MassProperties::new(Vec3::ZERO, mass, inertia)
}

#[cfg(test)]
mod tests {
    use rapier3d::parry::query::PointQuery;
    use rapier3d::parry::shape::ConvexPolyhedron;

    use super::*;

    /// Volume and moments of inertia about x and y of a rounded solid, by counting the points of a fine grid inside
    /// it.
    fn by_counting(shape: DieShape) -> (f64, f64, f64) {
        let core = ConvexPolyhedron::from_convex_hull(&shape.core_corners()).expect("a hull");
        // Cells of a fiftieth of an edge: the faces of a cube lie between two of them.
        let (reach, steps) = (0.85_f32, 85);
        let side = 2.0 * reach / steps as f32;
        let (mut volume, mut about_x, mut about_y) = (0.0, 0.0, 0.0);
        let at = |step: i32| (step as f32 + 0.5) * side - reach;
        for (x, y, z) in (0..steps).flat_map(|x| (0..steps).flat_map(move |y| (0..steps).map(move |z| (x, y, z)))) {
            let point = Vec3::new(at(x), at(y), at(z));
            if core.distance_to_local_point(point, true) <= shape.rounding() {
                let square = (point * point).as_dvec3();
                volume += 1.0;
                about_x += square.y + square.z;
                about_y += square.x + square.z;
            }
        }
        let cell = f64::from(side).powi(3);
        (volume * cell, about_x / volume, about_y / volume)
    }

    #[test]
    fn mass_and_inertia_are_those_of_the_rounded_solids() {
        let (cube, cube_inertia, _) = by_counting(DieShape::D6);
        let (ten, across, along) = by_counting(DieShape::D10);
        let near = |value: f64, named: f32| {
            assert!((value / f64::from(named) - 1.0).abs() < 0.01, "{value} against {named}");
        };
        near(cube_inertia, D6_INERTIA);
        near(ten / cube, D10_MASS);
        near(across * f64::from(D10_MASS), D10_INERTIA_ACROSS);
        near(along * f64::from(D10_MASS), D10_INERTIA_ALONG);
    }
}
