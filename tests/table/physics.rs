//! Throws from order to verdict, with entities.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_rapier3d::prelude::{RapierRigidBodyHandle, RapierRigidBodySet};
use bevy_rapier3d::rapier::dynamics::RigidBody;
use physics::face::{is_level, read_face};
use physics::params;
use rules::die::{DieId, DieSet};
use tabletop::die::OutOfPlay;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{ImpactSurface, RethrowReason, ThrowGesture, ThrowKind, ThrowSettled, TidyReason};
use tabletop::tray::TrayPart;
use window_kit::table::physics::drive::IdlePhysics;

use crate::physics_bench::{Bench, Heard, lying};

/// Changes something about a die's body.
fn with_body(bench: &mut Bench, die: u8, change: impl FnOnce(&mut RigidBody)) {
    let world = bench.app.world_mut();
    let handle = world.get::<RapierRigidBodyHandle>(bench.dice[usize::from(die)]);
    let handle = handle.expect("a die has a body").0;
    let mut engine = world.query::<&mut RapierRigidBodySet>();
    let mut bodies = engine.single_mut(world).expect("an engine");
    change(bodies.bodies.get_mut(handle).expect("a body"));
}

/// A throw straight ahead from the camera's side.
fn ahead(bench: &Bench, x: f32, power: f32) -> ThrowKind {
    ThrowKind::Single {
        gesture: ThrowGesture {
            from: Vec2::new(x, bench.tray().half_extents.y),
            direction: Vec2::NEG_Y,
            power,
        },
    }
}

/// S-8, implemented a second time: whether dice in these poses are a standing stack with the same faces as before.
fn stands(before: &[Pose], now: &[Pose]) -> bool {
    let same_faces = before
        .iter()
        .zip(now)
        .all(|(before, now)| read_face(DieShape::D6, before.rotation).0 == read_face(DieShape::D6, now.rotation).0);
    same_faces
        && now.windows(2).all(|pair| {
            let offset = pair[1].position - pair[0].position;
            offset.xz().length() <= 0.5 && offset.y >= 0.85 && offset.y <= 1.15
        })
}

/// The same pose, up to rounding errors of a matrix.
fn same(a: &Pose, b: &Pose) -> bool {
    a.position.distance(b.position) < 1e-5 && a.rotation.dot(b.rotation).abs() > 0.999_99
}

/// The poses of dice at rest, before the tidying.
fn at_rest(bench: &Bench, settled: &ThrowSettled, dice: &[u8]) -> Vec<Pose> {
    dice.iter()
        .map(|die| {
            settled
                .moves
                .iter()
                .find(|step| step.die == DieId(*die))
                .map_or(bench.pose(*die), |step| step.from)
        })
        .collect()
}

/// The gap between two dice seen from above: the least distance of a corner of one to a side of the other; zero if a
/// corner of one is inside the other.
fn gap(a: &Pose, b: &Pose) -> f32 {
    let corners = |pose: &Pose| {
        // Any two axes that lie flat span the square.
        let mut flat = [Vec3::X, Vec3::Y, Vec3::Z].map(|axis| pose.rotation * axis);
        flat.sort_by(|a, b| a.y.abs().total_cmp(&b.y.abs()));
        [(-0.5, -0.5), (-0.5, 0.5), (0.5, 0.5), (0.5, -0.5)]
            .map(|(x, z)| (pose.position + flat[0] * x + flat[1] * z).xz())
    };
    let (a, b) = (corners(a), corners(b));
    let mut least = f32::INFINITY;
    for (points, square) in [(a, b), (b, a)] {
        for point in points {
            let mut inside = true;
            for side in 0..4 {
                let (from, to) = (square[side], square[(side + 1) % 4]);
                let along = ((point - from).dot(to - from) / (to - from).length_squared()).clamp(0.0, 1.0);
                least = least.min(point.distance(from + (to - from) * along));
                let across = square[(side + 2) % 4] - to;
                inside &= (point - from).dot(across) > 0.0;
            }
            if inside {
                return 0.0;
            }
        }
    }
    least
}

#[test]
fn a_throw_ends_once_with_the_number_that_lies_on_top() {
    let mut bench = Bench::new(3, 1, 28, 1);
    for _ in 0..20 {
        let kind = ahead(&bench, 0.0, 0.6);
        let settled = bench.throw(&[1], kind);
        assert_eq!(settled.faces, [(DieId(1), bench.shows(1))], "G-2");
        assert!(is_level(DieShape::D6, bench.pose(1).rotation), "G-3");
        assert!(bench.pose(1).position.xz().abs().cmplt(bench.tray().half_extents).all());
        assert!(bench.app.world().get::<OutOfPlay>(bench.dice[1]).is_none());
        assert!(bench.app.world().get::<OutOfPlay>(bench.dice[0]).is_some());
    }
    for _ in 0..50 {
        bench.app.update();
    }
    assert_eq!(bench.app.world().resource::<Heard>().settled.len(), 20);
}

#[test]
fn a_standard_throw_is_brisk() {
    let mut bench = Bench::new(1, 1, 28, 2);
    let mut ticks: Vec<u32> = (0..60)
        .map(|_| {
            let kind = ahead(&bench, 0.0, 0.6);
            bench.throw(&[0], kind)
        })
        .filter(|settled| settled.cocked.is_empty() && settled.floor.is_empty())
        .map(|settled| settled.ticks)
        .collect();
    ticks.sort_unstable();
    assert!(ticks.len() > 50, "{} of 60 counted at once", ticks.len());
    let seconds = |ticks: u32| f64::from(ticks) / params::STEP_HZ;
    assert!(seconds(ticks[ticks.len() / 2]) < 1.5, "{ticks:?}");
    assert!(seconds(ticks[ticks.len() - 1]) < 3.0, "{ticks:?}");
}

#[test]
fn faces_come_out_even_whatever_the_gesture() {
    let mut bench = Bench::new(1, 1, 28, 3);
    let mut count = [0_u32; 6];
    const THROWS: u32 = 900;
    for throw in 0..THROWS {
        let kind = ahead(&bench, 0.0, [0.0, 0.6, 1.0][throw as usize % 3]);
        let settled = bench.throw(&[0], kind);
        count[settled.faces[0].1.0 as usize - 1] += 1;
    }
    let expected = f64::from(THROWS) / 6.0;
    let chi_square: f64 = count
        .iter()
        .map(|n| (f64::from(*n) - expected).powi(2) / expected)
        .sum();
    // Five degrees of freedom: fair dice exceed 25.7 once in ten thousand.
    assert!(chi_square < 25.7, "{count:?} chi-square {chi_square}");
}

#[test]
fn an_opening_leaves_every_die_flat_read_apart_and_inside() {
    for (seed, dice, seats) in [(1, 112, 8), (2, 112, 8), (3, 28, 2), (4, 70, 5), (5, 112, 8)] {
        let mut bench = Bench::new(dice, seats, dice as usize, seed);
        let all: Vec<u8> = (0..dice).collect();
        let settled = bench.throw(&all, ThrowKind::Mixed);
        assert_eq!(settled.faces.len(), all.len(), "S-3");
        assert!(settled.fell.is_empty() && settled.pushed.is_empty() && settled.turned_back.is_empty());
        assert!(settled.ticks < 120 * 20, "seed {seed}: {} ticks", settled.ticks);
        for step in &settled.moves {
            assert_eq!(step.reason, TidyReason::Spread);
            assert!(same(&bench.pose(step.die.0), &step.to));
            assert_eq!(
                read_face(DieShape::D6, step.from.rotation).0,
                read_face(DieShape::D6, step.to.rotation).0,
                "S-3: no number changes"
            );
        }
        let poses: Vec<Pose> = all.iter().map(|die| bench.pose(*die)).collect();
        for (die, pose) in all.iter().zip(&poses) {
            assert_eq!(
                settled.faces[*die as usize],
                (DieId(*die), read_face(DieShape::D6, pose.rotation).0),
                "S-3"
            );
            assert!(read_face(DieShape::D6, pose.rotation).1 > 0.999, "flat");
            assert!((pose.position.y - 0.5).abs() < 0.07, "on the felt: {}", pose.position.y);
            assert!((pose.position.xz().abs() + 0.5).cmplt(bench.tray().half_extents).all());
            for other in &poses[*die as usize + 1..] {
                let gap = gap(pose, other);
                assert!(
                    gap > params::SPREAD_GAP_EDGES - 0.01,
                    "seed {seed}: a gap of {gap} (S-3)"
                );
            }
        }
    }
}

#[test]
fn colours_are_mixed_by_the_opening() {
    let mut bench = Bench::new(112, 8, 112, 11);
    let all: Vec<u8> = (0..112).collect();
    bench.throw(&all, ThrowKind::Mixed);
    // With eight well-mixed colours, about one nearest neighbour in eight has the same colour.
    let same = all
        .iter()
        .filter(|die| {
            let here = bench.pose(**die).position;
            let nearest = all
                .iter()
                .filter(|other| other != die)
                .min_by(|a, b| {
                    let far = |die: u8| bench.pose(die).position.distance_squared(here);
                    far(**a).total_cmp(&far(**b))
                })
                .expect("there are others");
            nearest / 14 == **die / 14
        })
        .count();
    assert!(same < 30, "{same} of 112 lie next to their own colour (S-3)");
}

#[test]
fn the_first_player_roll_reads_two_dice_of_each() {
    let mut bench = Bench::new(28, 2, 28, 4);
    let settled = bench.throw(&[0, 1, 14, 15], ThrowKind::FromHands);
    let told: Vec<_> = settled.faces.iter().map(|(die, _)| die.0).collect();
    assert_eq!(told, [0, 1, 14, 15], "S-2");
    for (die, face) in settled.faces {
        assert_eq!(bench.shows(die.0), face);
    }
    assert!(settled.moves.is_empty());
}

#[test]
fn stacks_as_put_down_stand_for_twenty_thousand_steps() {
    let mut bench = Bench::new(36, 1, 112, 6);
    bench.app.insert_resource(IdlePhysics(true));
    let mut built = Vec::new();
    let mut next = 0_u8;
    for stack in 0..12_u8 {
        let dice: Vec<u8> = (0..2 + stack % 3).map(|level| next + level).collect();
        next += dice.len() as u8;
        let at = Vec2::new(f32::from(stack % 4) * 3.0 - 4.5, f32::from(stack / 4) * 3.0 - 3.0);
        let before = bench.build(&dice, at, 0.06);
        // Half of them may not fall asleep.
        if stack % 2 == 0 {
            for die in &dice {
                with_body(&mut bench, *die, |body| {
                    body.activation_mut().normalized_linear_threshold = -1.0;
                    body.activation_mut().angular_threshold = -1.0;
                });
            }
        }
        built.push((dice, before));
    }
    for _ in 0..5_000 {
        bench.app.update();
    }
    for (dice, before) in built {
        let now: Vec<Pose> = dice.iter().map(|die| bench.pose(*die)).collect();
        assert!(stands(&before, &now), "{before:?} became {now:?} (S-8)");
        let crept = before[0].position.xz().distance(now[0].position.xz());
        assert!(crept < 0.05, "crept by {crept}");
    }
}

#[test]
fn stacks_do_not_creep_while_others_throw() {
    let mut bench = Bench::new(5, 1, 112, 15);
    let stack: Vec<u8> = (0..4).collect();
    let before = bench.build(&stack, Vec2::new(10.0, 6.0), 0.06);
    for _ in 0..60 {
        let kind = ahead(&bench, -8.0, 0.6);
        let settled = bench.throw(&[4], kind);
        assert!(settled.pushed.is_empty() && settled.fell.is_empty());
    }
    for (die, before) in stack.iter().zip(before) {
        let now = bench.pose(*die);
        assert!(
            now.position.xz().distance(before.position.xz()) < 0.01,
            "{before:?} {now:?}"
        );
        assert!(
            (now.position.y - before.position.y).abs() < 0.06,
            "it sinks: {before:?} {now:?}"
        );
    }
}

/// Throws at a stack of this height again and again; the verdict must follow S-8, the tidying S-7.
fn throw_at_stack(height: u8, power: f32, aside: f32, tries: u32, seed: u64) -> (u32, u32, u32) {
    let mut bench = Bench::new(9, 2, 40, seed);
    let stack: Vec<u8> = (0..height).collect();
    let at = Vec2::new(aside, 0.0);
    bench.build(&stack, at, 0.04);
    let (mut fell, mut pushed, mut unmoved) = (0, 0, 0);
    for _ in 0..tries {
        for level in 0..height {
            bench.place(level, lying(at, level.into(), 3, 0.1 * f32::from(level)));
        }
        bench.app.update();
        let before: Vec<Pose> = stack.iter().map(|die| bench.pose(*die)).collect();
        let kind = ahead(&bench, 0.0, power);
        let settled = bench.throw(&[8], kind);
        let lay = at_rest(&bench, &settled, &stack);
        let bottom: DieSet = [DieId(0)].into_iter().collect();
        let down = !stands(&before, &lay);
        // A stack that fell in one of several attempts stays fallen, whatever later attempts did to it.
        if down || settled.cocked.is_empty() && settled.floor.is_empty() {
            assert_eq!(settled.fell == bottom, down, "S-8: {before:?} {lay:?}");
        }
        assert!(
            (settled.fell.is_empty() || settled.pushed.is_empty()),
            "a stack has either fallen or been pushed"
        );
        if settled.fell == bottom {
            fell += 1;
            let now: Vec<Pose> = stack.iter().map(|die| bench.pose(*die)).collect();
            for (now, before) in now.iter().zip(&before) {
                assert!(same(now, before), "S-7: the same dice, order, numbers and place");
            }
            assert!(
                settled.moves.iter().any(|step| step.reason == TidyReason::Rebuilt),
                "S-7"
            );
            for die in &now {
                assert!(
                    gap(die, &bench.pose(8)) > 0.0 || bench.pose(8).position.y > 2.0,
                    "the rolled die makes room"
                );
            }
        } else {
            let now: Vec<Pose> = stack.iter().map(|die| bench.pose(*die)).collect();
            assert!(stands(&before, &now), "S-8");
            if settled.pushed == bottom {
                pushed += 1;
                assert!(now[0] != before[0] || now[1] != before[1], "it stays where it went");
            } else {
                unmoved += 1;
            }
        }
        assert_eq!(settled.faces, [(DieId(8), bench.shows(8))]);
        assert!(settled.moves.iter().all(|step| step.reason != TidyReason::Spread));
    }
    (fell, pushed, unmoved)
}

#[test]
fn hard_throws_topple_stacks_and_each_fall_is_reported_and_rebuilt() {
    for height in 2..=4 {
        let (fell, pushed, unmoved) = throw_at_stack(height, 1.0, 0.0, 40, 20 + u64::from(height));
        assert!(
            fell >= 10,
            "{height} high: {fell} fell, {pushed} pushed, {unmoved} unmoved (S-7)"
        );
    }
}

#[test]
fn pushed_stacks_and_grazed_ones_that_stand_have_not_fallen() {
    let (mut fell, mut pushed, mut unmoved) = (0, 0, 0);
    for (aside, power) in [(0.0, 0.0), (0.9, 0.6), (1.2, 0.6), (3.0, 0.6)] {
        let found = throw_at_stack(3, power, aside, 30, 31);
        fell += found.0;
        pushed += found.1;
        unmoved += found.2;
    }
    assert!(
        pushed > 0 && unmoved > 20,
        "{fell} fell, {pushed} pushed, {unmoved} unmoved (S-8)"
    );
}

#[test]
fn an_untouched_stack_is_not_reported_as_fallen() {
    let mut bench = Bench::new(4, 2, 112, 8);
    // It cannot stand: the upper die hangs over by more than half.
    bench.build(&[0, 1], Vec2::new(-12.0, -7.0), 0.0);
    bench.place(1, lying(Vec2::new(-11.35, -7.0), 1, 3, 0.0));
    let kind = ThrowKind::Single {
        gesture: ThrowGesture {
            from: Vec2::new(12.0, 8.0),
            direction: Vec2::NEG_Y,
            power: 0.3,
        },
    };
    let settled = bench.throw(&[3], kind);
    assert!(
        settled.fell.is_empty() && settled.pushed.is_empty(),
        "S-8: no verdict without contact"
    );
    assert!(settled.turned_back.is_empty());
    let as_placed = lying(Vec2::new(-11.35, -7.0), 1, 3, 0.0);
    assert!(same(&bench.pose(1), &as_placed), "it is set up again, quietly");
}

#[test]
fn dice_that_leave_the_table_come_back_and_are_thrown_again() {
    let mut bench = Bench::new(2, 1, 28, 9);
    for part in bench.tray_parts(TrayPart::Rim) {
        bench.app.world_mut().despawn(part);
    }
    let mut floor = 0;
    for _ in 0..20 {
        let kind = ahead(&bench, 0.0, 1.0);
        let settled = bench.throw(&[0], kind);
        floor += settled.floor.len();
        assert!(settled.floor.iter().all(|die| *die == DieId(0)));
        assert!(bench.pose(0).position.y > 0.0, "S-10");
        assert!(is_level(DieShape::D6, bench.pose(0).rotation));
    }
    let heard = bench.app.world().resource::<Heard>();
    let told = heard
        .again
        .iter()
        .filter(|again| again.why == RethrowReason::Floor)
        .count();
    assert!(
        floor >= 10 && told == floor,
        "{floor} fell to the floor, {told} reported (S-10)"
    );
}

#[test]
fn a_standard_throw_stays_in_the_tray_nearly_always() {
    for (dice, seed) in [(28, 40), (112, 41)] {
        let mut bench = Bench::new(1, 1, dice, seed);
        let floor: usize = (0..150)
            .map(|_| {
                let kind = ahead(&bench, 0.0, params::STANDARD_POWER);
                bench.throw(&[0], kind).floor.len()
            })
            .sum();
        assert!(floor <= 8, "{floor} of 150 left a tray for {dice} dice");
    }
}

#[test]
fn loose_dice_on_a_stack_or_the_floor_move_to_a_free_place_with_their_number() {
    let mut bench = Bench::new(5, 2, 28, 14);
    bench.build(&[0, 1], Vec2::ZERO, 0.0);
    bench.place(2, lying(Vec2::ZERO, 2, 5, 0.3));
    let beyond = bench.tray().half_extents.x + 3.0;
    bench.place(3, lying(Vec2::new(beyond, 0.0), 0, 2, 0.0));
    let kind = ThrowKind::Single {
        gesture: ThrowGesture {
            from: Vec2::new(-6.0, 3.0),
            direction: Vec2::NEG_Y,
            power: 0.3,
        },
    };
    let settled = bench.throw(&[4], kind);
    assert!(
        settled.fell.is_empty() && settled.floor.is_empty(),
        "S-10 is about rolled dice"
    );
    for (die, face) in [(2, 5), (3, 2)] {
        let step = settled
            .moves
            .iter()
            .find(|step| step.die == DieId(die))
            .expect("it was moved");
        assert_eq!(step.reason, TidyReason::MovedOff, "S-9");
        assert_eq!(bench.shows(die).0, face, "S-9");
        let pose = bench.pose(die);
        assert!(
            (pose.position.y - 0.5).abs() < 1e-3 && pose.position.xz().abs().cmplt(bench.tray().half_extents).all()
        );
        assert!(gap(&pose, &bench.pose(0)) > 0.3);
    }
}

#[test]
fn cocked_dice_are_thrown_again_and_loose_dice_keep_their_numbers() {
    let mut bench = Bench::new(28, 1, 28, 10);
    let faces: Vec<u8> = (0..27).map(|die| die % 6 + 1).collect();
    let (mut cocked, mut turned) = (0, 0);
    for throw in 0..80 {
        if throw % 2 == 0 {
            // A crowd in the middle of the table.
            for die in 0..27_u8 {
                let at = Vec2::new(f32::from(die % 9) * 1.3 - 5.2, f32::from(die / 9) * 1.3 - 1.3);
                bench.place_flat(die, at, faces[die as usize], 0.1);
            }
        }
        let kind = ahead(&bench, 0.0, 1.0);
        let settled = bench.throw(&[27], kind);
        cocked += settled.cocked.len();
        turned += settled.turned_back.len();
        for die in 0..27_u8 {
            let pose = bench.pose(die);
            assert_eq!(read_face(DieShape::D6, pose.rotation).0.0, faces[die as usize], "S-9");
            assert!(
                is_level(DieShape::D6, pose.rotation) && (pose.position.y - 0.5).abs() < 0.1,
                "S-9: {pose:?}"
            );
            assert!(pose.position.xz().abs().cmplt(bench.tray().half_extents).all());
        }
        for step in settled.moves {
            assert!(same(&bench.pose(step.die.0), &step.to));
        }
        assert!(is_level(DieShape::D6, bench.pose(27).rotation), "G-3");
        assert!(
            (bench.pose(27).position.y - 0.5).abs() < 0.13,
            "G-3: on the felt, on nothing else"
        );
    }
    assert!(cocked > 0 && turned > 0, "{cocked} cocked, {turned} turned");
}

/// An opening, stacks, and throws at them, with this many steps a frame and this many frames between throws.
fn a_whole_scene(fixed_steps: u32, wait: u32) -> Vec<u32> {
    let mut bench = Bench::with_steps(fixed_steps, 56, 4, 56, 77);
    let all: Vec<u8> = (0..56).collect();
    bench.throw(&all, ThrowKind::Mixed);
    let mut bits = bench.bits();
    for throw in 0..6_u8 {
        for _ in 0..wait {
            bench.app.update();
        }
        let stack = [throw, 14 + throw, 28 + throw];
        let at = bench.pose(throw).position.xz();
        bench.build(&stack, at, 0.05);
        let kind = ahead(&bench, f32::from(throw) - 3.0, 0.5 + f32::from(throw) / 12.0);
        bench.throw(&[55 - throw], kind);
        bits.extend(bench.bits());
    }
    bits
}

#[test]
fn the_same_seed_and_gestures_give_the_same_poses_bit_for_bit() {
    let first = a_whole_scene(4, 0);
    assert_eq!(first, a_whole_scene(4, 0), "G-1");
    let later = a_whole_scene(4, 37);
    assert_eq!(first, later, "G-1: a player who thinks longer changes nothing");
    let smoother = a_whole_scene(1, 0);
    assert_eq!(first, smoother, "G-1: nor does a screen that draws more often");
}

#[test]
fn hits_are_reported_with_their_place_and_strength() {
    let mut bench = Bench::new(2, 1, 28, 12);
    for _ in 0..5 {
        let kind = ahead(&bench, 0.0, 0.8);
        bench.throw(&[0], kind);
    }
    let heard = bench.app.world().resource::<Heard>();
    let felt = heard
        .impacts
        .iter()
        .filter(|hit| hit.against == ImpactSurface::Felt)
        .count();
    assert!((5..400).contains(&felt), "{felt} hits on the felt");
    let half = bench.tray().half_extents;
    for hit in &heard.impacts {
        assert!(hit.speed >= params::IMPACT_LEAST_SPEED_EDGES_PER_S && hit.speed < 120.0);
        if hit.against == ImpactSurface::Felt {
            assert!(
                hit.position.y.abs() < 0.6 && hit.position.xz().abs().cmplt(half + 0.1).all(),
                "{hit:?}"
            );
        }
    }
}

#[test]
fn orders_wait_for_each_other_and_a_match_may_end_in_mid_throw() {
    let mut bench = Bench::new(4, 1, 28, 13);
    let kind = ahead(&bench, 0.0, 0.6);
    bench.order(&[0], kind.clone());
    bench.order(&[1], kind.clone());
    for _ in 0..400 {
        bench.app.update();
    }
    assert_eq!(bench.app.world().resource::<Heard>().settled.len(), 2);

    bench.order(&[0], kind.clone());
    for _ in 0..5 {
        bench.app.update();
    }
    for die in std::mem::take(&mut bench.dice) {
        bench.app.world_mut().despawn(die);
    }
    for _ in 0..50 {
        bench.app.update();
    }
    assert_eq!(
        bench.app.world().resource::<Heard>().settled.len(),
        2,
        "no dice, no result"
    );
    bench.order(&[0], kind);
    for _ in 0..50 {
        bench.app.update();
    }
    assert_eq!(bench.app.world().resource::<Heard>().settled.len(), 2);
}

#[test]
fn a_die_that_does_not_come_to_rest_is_thrown_again() {
    let mut bench = Bench::new(1, 1, 28, 16);
    // Without weight the die never comes to rest.
    with_body(&mut bench, 0, |body| body.set_gravity_scale(0.0, true));
    let kind = ahead(&bench, 0.0, 0.6);
    bench.order(&[0], kind);
    for _ in 0..params::THROW_LIMIT_TICKS / 4 + 4 {
        bench.app.update();
    }
    let again: Vec<_> = bench.app.world().resource::<Heard>().again.clone();
    assert_eq!(again.len(), 1);
    assert_eq!((again[0].die, again[0].why), (DieId(0), RethrowReason::Restless), "G-3");

    with_body(&mut bench, 0, |body| body.set_gravity_scale(1.0, true));
    for _ in 0..400 {
        bench.app.update();
    }
    let heard = bench.app.world().resource::<Heard>();
    assert_eq!(heard.settled.len(), 1);
    assert!(heard.settled[0].cocked.contains(&DieId(0)), "G-3");
}

#[test]
fn after_any_throw_every_die_lies_flat_in_its_place_and_no_two_overlap() {
    let mut bench = Bench::new(56, 2, 56, 17);
    let all: Vec<u8> = (0..56).collect();
    bench.throw(&all, ThrowKind::Mixed);
    let stacks: Vec<Vec<u8>> = (0..8_u8)
        .map(|stack| {
            (0..2 + stack % 3)
                .map(|level| stack + level % 2 * 28 + level / 2 * 8)
                .collect()
        })
        .collect();
    for stack in &stacks {
        let at = bench.pose(stack[0]).position.xz();
        bench.build(stack, at, 0.04);
    }
    let loose: Vec<u8> = all
        .iter()
        .copied()
        .filter(|die| !stacks.iter().flatten().any(|stacked| stacked == die))
        .collect();
    let level_of = |die: u8| {
        stacks
            .iter()
            .find_map(|stack| stack.iter().position(|stacked| *stacked == die))
            .unwrap_or(0)
    };
    let (mut fell, mut moves) = (0, 0);
    for throw in 0..70_usize {
        let die = loose[throw * 7 % loose.len()];
        let before: Vec<_> = all.iter().map(|die| bench.shows(*die)).collect();
        let around = Vec2::from_angle(throw as f32 * 1.7);
        let kind = ThrowKind::Single {
            gesture: ThrowGesture {
                from: around * 30.0,
                direction: Vec2::from_angle(0.3 * (throw as f32 * 0.9).sin()).rotate(-around),
                power: [1.0, 0.8, 0.6][throw % 3],
            },
        };
        let settled = bench.throw(&[die], kind);
        fell += settled.fell.len();
        moves += settled.moves.len();
        let poses: Vec<Pose> = all.iter().map(|die| bench.pose(*die)).collect();
        for other in &all {
            let pose = poses[*other as usize];
            if *other != die {
                assert_eq!(
                    read_face(DieShape::D6, pose.rotation).0,
                    before[*other as usize],
                    "S-7, S-9"
                );
            }
            let height = level_of(*other) as f32 + 0.5;
            assert!(is_level(DieShape::D6, pose.rotation), "throw {throw}: {pose:?}");
            assert!((pose.position.y - height).abs() < 0.15, "throw {throw}: {pose:?}");
            assert!(pose.position.xz().abs().cmplt(bench.tray().half_extents).all());
            for third in other + 1..56 {
                let apart = pose.position.distance(poses[third as usize].position);
                assert!(apart > 0.95, "throw {throw}: {other} and {third} are {apart} apart");
            }
        }
        for stack in &stacks {
            let now: Vec<Pose> = stack.iter().map(|die| poses[*die as usize]).collect();
            assert!(stands(&now, &now), "throw {throw}: {stack:?} {now:?}");
        }
    }
    assert!(
        fell > 3 && moves > 10,
        "{fell} stacks fell, {moves} dice were moved by hand"
    );
}

/// The number of throws that end after one order, at this frame rate and this speed of time. First time stands still
/// for `still` frames, and the order comes in the first of them.
fn ends(hertz: f64, speed: f32, still: u32) -> usize {
    let mut bench = Bench::new(1, 1, 28, 5);
    bench
        .app
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(1.0 / hertz)));
    let mut time = bench.app.world_mut().resource_mut::<Time<Virtual>>();
    time.set_relative_speed(speed);
    if still > 0 {
        time.pause();
    }
    let kind = ahead(&bench, 0.0, 0.6);
    bench.order(&[0], kind);
    for _ in 0..still {
        bench.app.update();
    }
    assert!(bench.app.world().resource::<Heard>().settled.is_empty());
    bench.app.world_mut().resource_mut::<Time<Virtual>>().unpause();
    // Ten seconds of the table's time.
    for _ in 0..(hertz * 10.0 / f64::from(speed)) as u32 {
        bench.app.update();
    }
    bench.app.world().resource::<Heard>().settled.len()
}

#[test]
fn an_order_is_executed_once_at_any_frame_rate_and_after_any_pause() {
    for (hertz, speed) in [
        (30.0, 1.0),
        (60.0, 0.5),
        (60.0, 4.0),
        (144.0, 0.5),
        (144.0, 1.0),
        (240.0, 0.5),
        (240.0, 4.0),
    ] {
        for still in [0, 1, 2, 3, 600] {
            let ends = ends(hertz, speed, still);
            assert_eq!(ends, 1, "{hertz} Hz, speed {speed}, {still} frames of standing still");
        }
    }
}
