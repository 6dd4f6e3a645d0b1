//! Many dice at once, and gestures that are no real throws: no die is left unread (G-2, G-3, S-10).

use bevy::prelude::*;
use physics::fairness::chi_square;
use physics::params;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::die::DieId;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};

use crate::dense_throw::dense;
use crate::tumble_scene::Scene;

#[test]
fn dense_throws_leave_no_die_unread() {
    (0..18_u64).into_par_iter().for_each(|number| {
        dense(number);
    });
}

/// Gestures that try to cheat, or make no sense, and their names. The tray is 22.6 by 14.1.
fn tricks() -> Vec<(&'static str, ThrowGesture)> {
    let gesture = |from: (f32, f32), direction: Vec2, power: f32| ThrowGesture {
        from: from.into(),
        direction,
        power,
    };
    vec![
        ("let go without force", gesture((0.0, 7.0), Vec2::NEG_Y, 0.0)),
        ("pulled back", gesture((0.0, 7.0), Vec2::NEG_Y, -5.0)),
        ("no power at all", gesture((0.0, 7.0), Vec2::NEG_Y, f32::NAN)),
        ("no direction", gesture((3.0, 2.0), Vec2::ZERO, 0.0)),
        (
            "nowhere",
            gesture((f32::NAN, f32::INFINITY), Vec2::NAN, f32::NEG_INFINITY),
        ),
        ("endless", gesture((0.0, 7.0), Vec2::NEG_Y, f32::INFINITY)),
        (
            "a direction too long to measure",
            gesture((0.0, 0.0), Vec2::splat(f32::MAX), 0.3),
        ),
        ("from outside, outwards", gesture((500.0, -90.0), Vec2::X, 0.2)),
        ("straight into the rim", gesture((11.3, 0.0), Vec2::X, 1.0)),
        ("softly into the corner", gesture((11.3, 7.0), Vec2::ONE, 0.0)),
        (
            "down the short side, along the rim",
            gesture((11.3, 7.0), Vec2::NEG_Y, 0.1),
        ),
    ]
}

#[test]
fn a_trick_gesture_is_lifted_to_a_throw() {
    let least = params::LEAST_SPEED_EDGES_PER_S
        + (params::MOST_SPEED_EDGES_PER_S - params::LEAST_SPEED_EDGES_PER_S) * params::LEAST_POWER;
    for (name, gesture) in tricks() {
        let mut scene = Scene::new(1, 1);
        let order = ThrowOrder {
            dice: vec![DieId(0)],
            kind: ThrowKind::Single { gesture },
        };
        scene.sandbox.throw(0, order);
        let hand = scene.pose(DieId(0));
        scene.sandbox.step();
        let way = (scene.pose(DieId(0)).position - hand.position).with_y(0.0);
        let inside = hand.position.xz().abs().cmple(scene.tray.half_extents - 1.0).all();
        assert!(inside && hand.position.y > 2.0, "{name}: {hand:?}");
        assert!(way.length() > 0.98 * least * params::STEP_S, "{name}: {way:?}");
    }
}

#[test]
fn a_trick_gesture_ends_as_every_throw_does_and_decides_no_face() {
    let mut count = [0_u64; 6];
    for (which, (name, gesture)) in tricks().into_iter().enumerate() {
        let mut of_this = [0_u64; 6];
        let mut scene = Scene::new(8, which as u64);
        scene.build_neat(Vec2::new(8.0, 4.0), 3);
        scene.build_neat(Vec2::new(1.5, 3.0), 2);
        scene
            .sandbox
            .place(0, DieId(5), crate::physics_bench::lying(Vec2::ZERO, 0, 4, 0.3));
        scene.rest();
        // Each throw is also judged by a second judge.
        for _ in 0..90 {
            let face = scene.throw(gesture).told.faces[0].1;
            of_this[usize::from(face.0) - 1] += 1;
        }
        let (sum, p_value) = chi_square(&of_this);
        assert!(p_value > 1e-5, "{name}: {of_this:?}, chi-square {sum}");
        count.iter_mut().zip(of_this).for_each(|(all, these)| *all += these);
    }
    let (sum, p_value) = chi_square(&count);
    assert!(p_value > 1e-4, "{count:?}, chi-square {sum}");
}
