//! Many dice at once, and gestures that are no real throws: no die is left unread (G-2, G-3, S-10).

use std::collections::BTreeMap;

use bevy::prelude::*;
use physics::face::{is_level, read_face};
use physics::fairness::chi_square;
use physics::params;
use physics::sandbox::{Sandbox, Thing};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, nth_seed, stream};
use tabletop::die::Die;
use tabletop::shape::DieShape;
use tabletop::throw::{RethrowReason, ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::{TrayGeometry, TrayPart};

use crate::tumble_scene::{Scene, at_rest};

/// The dice of the fullest table.
const DICE: u8 = 112;
/// The most steps a throw of this many dice may take, all re-throws included: 15 s.
const MOST_TICKS: u32 = 1_800;

/// The measurements of a dense throw.
struct Dense {
    ticks: u32,
    cocked: usize,
    restless: usize,
    floor: usize,
    /// The most times that one die was thrown again.
    most_again: usize,
}

/// Throws 112 dice, all six-sided or half of them ten-sided, and checks that each is read, and how it lies at the
/// reading.
fn throw_all(seed: u64, kind: ThrowKind, ten_sided: bool) -> Dense {
    let dice: Vec<_> = (0..DICE)
        .map(|id| Die {
            id: DieId(id),
            owner: SeatId(id / 14),
            shape: if ten_sided && id % 2 == 1 {
                DieShape::D10
            } else {
                DieShape::D6
            },
        })
        .collect();
    let tray = TrayGeometry::for_dice(dice.len());
    let mut sandbox = Sandbox::new(tray, &dice, [stream(seed, Stream::Throw)]);
    sandbox.throw(
        0,
        ThrowOrder {
            dice: dice.iter().map(|die| die.id).collect(),
            kind,
        },
    );
    let mut told = None;
    for _ in 0..MOST_TICKS {
        told = sandbox.step().pop().map(|(_, told)| told);
        if told.is_some() {
            break;
        }
    }
    let told: ThrowSettled = told.unwrap_or_else(|| panic!("seed {seed}: not over after {MOST_TICKS} steps"));
    assert_eq!(told.faces.len(), dice.len(), "seed {seed}: a die is unread");
    for (die, (id, face)) in dice.iter().zip(&told.faces) {
        let lay = at_rest(&mut sandbox, &told, *id);
        let what = format!("seed {seed}, {die:?}: {lay:?}");
        assert_eq!(
            (*id, *face),
            (die.id, read_face(die.shape, lay.rotation).0),
            "G-2: {what}"
        );
        assert!(is_level(die.shape, lay.rotation), "G-3: {what}");
        assert!((lay.position.y - 0.5).abs() < params::RAISED_EDGES, "G-3: {what}");
        assert!(lay.position.xz().abs().cmplt(tray.half_extents).all(), "S-10: {what}");
        for touch in sandbox.touches(0, *id) {
            let from_below = touch.normal.y > params::CARRYING_NORMAL_UP;
            assert!(
                !from_below || touch.other == Thing::Tray(TrayPart::Felt),
                "G-3: {what} {touch:?}"
            );
        }
    }

    let again = sandbox.thrown_again(0);
    let named = |floor: bool| {
        let these = again
            .iter()
            .filter(|again| (again.why == RethrowReason::Floor) == floor);
        these.map(|again| again.die).collect::<Vec<_>>()
    };
    assert_eq!(
        (&told.floor, &told.cocked),
        (&named(true), &named(false)),
        "seed {seed}: G-3, S-10"
    );
    let mut times: BTreeMap<DieId, usize> = BTreeMap::new();
    again.iter().for_each(|again| *times.entry(again.die).or_default() += 1);
    let count = |why| again.iter().filter(|again| again.why == why).count();
    Dense {
        ticks: told.ticks,
        cocked: count(RethrowReason::Cocked),
        restless: count(RethrowReason::Restless),
        floor: count(RethrowReason::Floor),
        most_again: times.into_values().max().unwrap_or(0),
    }
}

/// The kinds of dense throws in turn: an opening, and throws after which no die is tidied, the last of them with dice
/// of both shapes.
fn dense(number: u64) -> Dense {
    let seed = nth_seed(11, number);
    match number % 3 {
        0 => throw_all(seed, ThrowKind::Mixed, false),
        1 => throw_all(seed, ThrowKind::FromHands, false),
        _ => throw_all(seed, ThrowKind::FromHands, true),
    }
}

#[test]
fn dense_throws_leave_no_die_unread() {
    (0..18_u64).into_par_iter().for_each(|number| {
        dense(number);
    });
}

#[test]
#[ignore = "takes minutes: prints the figures of a thousand"]
fn figures_of_a_thousand_dense_throws() {
    let mut all: Vec<Dense> = (0..1_000_u64).into_par_iter().map(dense).collect();
    all.sort_by_key(|throw| throw.ticks);
    let sum = |of: fn(&Dense) -> usize| all.iter().map(of).sum::<usize>();
    let seconds = |share: f64| f64::from(all[((all.len() - 1) as f64 * share) as usize].ticks) / params::STEP_HZ;
    println!(
        "{} throws of {DICE} dice: all read; at rest after {:.1} / {:.1} / {:.1} s (half, 95 %, longest); \
         thrown again: \
         {} cocked, {} restless, {} off the table; one die at most {} times",
        all.len(),
        seconds(0.5),
        seconds(0.95),
        seconds(1.0),
        sum(|throw| throw.cocked),
        sum(|throw| throw.restless),
        sum(|throw| throw.floor),
        all.iter().map(|throw| throw.most_again).max().unwrap_or(0),
    );
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
