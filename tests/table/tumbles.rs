//! Tumbles: what happens to stacks that are hit in different ways (S-8). Where the mechanics leave no doubt, the test
//! states the result; every verdict is checked against a second one, made from the final poses and contacts.

use std::f32::consts::{FRAC_PI_4, TAU};

use bevy::prelude::*;
use bevy_rapier3d::prelude::{Collider, RigidBody};
use physics::params::{LEAST_POWER, STANDARD_POWER};
use rand::RngExt;
use rules::die::DieId;
use rules::rng::{RulesRng, Stream, nth_seed, stream};
use tabletop::throw::{ThrowGesture, ThrowKind};
use tabletop::tray::TrayPart;

use crate::physics_bench::{Bench, lying};
use crate::tumble_scene::{Flight, Scene, Seen};

/// Faster than any throw: a stack that it hits squarely flies apart.
const VERY_HARD: f32 = 60.0;
/// So slow that the felt stops it within a hundredth of an edge.
const VERY_SOFT: f32 = 1.2;
/// Fast enough to shift a stack, too slow to topple it.
const SHOVE: f32 = 12.0;

/// Just before a stack in the middle of the table, this many dice up and this far beside the line through it.
fn before_it(level: usize, aside: f32, speed: f32) -> Flight {
    Flight::flat(Vec2::new(-1.01, aside), level as f32, speed)
}

/// Hits a neat stack in the middle. Returns its state when everything was at rest for the first time.
fn hit(height: usize, flight: Flight) -> Seen {
    let mut scene = Scene::new(height as u8 + 1, 1);
    scene.build_neat(Vec2::ZERO, height);
    scene.rest();
    scene.hit(flight).first[0]
}

fn chance(number: u64) -> RulesRng {
    stream(nth_seed(8, number), Stream::Cosmetic)
}

/// The places of dice in a stack in which every die is up to `most` edges aside of the one below, turned at random.
/// The stack can stand by its weight: the dice above each die have their common middle well over that die's flat top.
fn leaning(height: usize, most: f32, rng: &mut RulesRng) -> Vec<(Vec2, f32)> {
    loop {
        let mut at = Vec2::ZERO;
        let dice: Vec<(Vec2, f32)> = (0..height)
            .map(|level| {
                if level > 0 {
                    at += Vec2::from_angle(rng.random_range(0.0..TAU)) * rng.random_range(0.0..=most);
                }
                (at, rng.random_range(0.0..TAU))
            })
            .collect();
        let stands = (1..height).all(|level| {
            let above = &dice[level..];
            let middle = above.iter().map(|(at, _)| *at).sum::<Vec2>() / above.len() as f32;
            middle.distance(dice[level - 1].0) < 0.35
        });
        if stands {
            return dice;
        }
    }
}

#[test]
fn a_very_hard_hit_fells_a_stack_wherever_it_meets_it() {
    for height in 2..=4 {
        for level in 0..height {
            let square = before_it(level, 0.0, VERY_HARD);
            let mut on_a_corner = square.turned(Quat::from_rotation_y(FRAC_PI_4));
            on_a_corner.pose.position.x -= 0.25;
            let beside = before_it(level, 0.4, VERY_HARD);
            for flight in [square, on_a_corner, beside] {
                let seen = hit(height, flight);
                assert_eq!(seen, Seen::Fallen, "{height} high, level {level}: {flight:?}");
            }
        }
    }
}

#[test]
fn a_very_soft_hit_fells_nothing() {
    for height in 2..=4 {
        for level in 0..height {
            for (aside, turned) in [(0.0, 0.0), (0.0, FRAC_PI_4), (0.6, 0.0), (0.97, 0.0)] {
                let mut flight = before_it(level, aside, VERY_SOFT).turned(Quat::from_rotation_y(turned));
                flight.pose.position.x -= 0.25 * turned;
                let seen = hit(height, flight);
                assert!(seen.stands(), "{height} high, level {level}: {flight:?} {seen:?}");
            }
        }
    }
}

#[test]
fn a_graze_along_a_rounded_edge_fells_nothing_however_hard() {
    for height in 2..=4 {
        for level in 0..height {
            for speed in [3.0, 8.0, 15.0, 25.0, 35.0] {
                for aside in [0.94, 0.97, 0.99, -0.95] {
                    let seen = hit(height, before_it(level, aside, speed));
                    assert!(
                        seen.stands(),
                        "{height} high, level {level}, {speed}, {aside}: {seen:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_die_that_goes_past_touches_nothing() {
    for height in 2..=4 {
        assert_eq!(hit(height, before_it(0, 1.05, SHOVE)), Seen::Untouched, "{height} high");
    }
}

#[test]
fn a_die_dropped_flat_on_a_stack_leaves_it_standing() {
    for height in 2..=4 {
        for speed in [0.0, 10.0] {
            let seen = hit(
                height,
                Flight::flat(Vec2::ZERO, height as f32 + 1.0, 0.0).downwards(speed),
            );
            assert!(seen.stands(), "{height} high, {speed}: {seen:?}");
        }
    }
}

#[test]
fn hits_from_above_are_judged_right_whatever_comes_of_them() {
    for height in 2..=4 {
        for speed in [0.0, 20.0, 40.0, 60.0] {
            for aside in [0.2, 0.4, 0.6, 0.8] {
                let flight = Flight::flat(Vec2::new(0.0, aside), height as f32 + 1.0, 0.0);
                for tilt in [0.0, 0.6] {
                    hit(height, flight.downwards(speed).turned(Quat::from_rotation_x(tilt)));
                }
            }
        }
    }
}

#[test]
fn a_stack_that_is_shoved_is_pushed_and_stays_where_it_went_until_it_falls() {
    for height in 2..=4 {
        let mut scene = Scene::new(height as u8 + 1, 1);
        scene.build_neat(Vec2::new(-4.0, 0.0), height);
        scene.rest();
        let mut shoves = 0;
        loop {
            let at = scene.pose(DieId(0)).position;
            let mut flight = before_it(0, 0.0, SHOVE);
            flight.pose.position += at.with_y(0.0);
            let seen = scene.hit(flight);
            if !seen.first[0].stands() {
                break;
            }
            assert!(seen.first[0].is_pushed(), "{height} high: {:?} (S-8)", seen.first);
            if seen.told.fell.is_empty() {
                assert!(
                    scene.pose(DieId(0)).position.x > at.x + 0.02,
                    "it stays where it went (S-8)"
                );
            }
            shoves += 1;
            assert!(
                shoves < 40,
                "a stack of {height} is never shoved from under its upper dice"
            );
        }
        assert!(shoves >= 2, "{height} high: felled by shove {shoves}");
    }
}

#[test]
fn two_stacks_hit_at_once_are_judged_each() {
    let beside = |speed: f32| {
        let mut scene = Scene::new(6, 1);
        scene.build_neat(Vec2::new(0.0, -0.55), 2);
        scene.build_neat(Vec2::new(0.0, 0.55), 3);
        scene.rest();
        scene.hit(before_it(0, 0.0, speed)).first
    };
    assert_eq!(beside(VERY_HARD), [Seen::Fallen; 2]);
    let shoved = beside(1.3 * SHOVE);
    assert!(shoved.iter().all(|seen| seen.is_pushed()), "{shoved:?}");
    let touched = beside(VERY_SOFT);
    assert!(touched.iter().all(|seen| seen.stands()), "{touched:?}");
}

#[test]
fn a_die_that_another_die_pushed_counts_as_the_thrown_one() {
    let through = |speed: f32| {
        let mut scene = Scene::new(4, 1);
        scene.build_neat(Vec2::ZERO, 2);
        scene.sandbox.place(0, DieId(2), lying(Vec2::new(-1.2, 0.0), 0, 4, 0.0));
        scene.rest();
        scene.hit(Flight::flat(Vec2::new(-2.4, 0.0), 0.0, speed)).first[0]
    };
    assert_eq!(through(VERY_HARD), Seen::Fallen, "S-7: the chain of contacts");
    let shoved = through(1.7 * SHOVE);
    assert!(shoved.is_pushed(), "{shoved:?}");
    assert_eq!(through(VERY_SOFT), Seen::Untouched);
}

#[test]
fn a_stack_that_stands_beside_one_that_falls_is_judged_by_what_reached_it() {
    for number in 0..12 {
        let mut rng = chance(number);
        let mut scene = Scene::new(11, number);
        scene.build_neat(Vec2::ZERO, 4);
        // One stack close by, one out of the way.
        let near = Vec2::from_angle(rng.random_range(-1.2..1.2)) * rng.random_range(1.5..3.0);
        scene.build(near, &leaning(3, 0.1, &mut rng));
        scene.build(Vec2::new(-9.0, 5.0), &leaning(3, 0.1, &mut rng));
        scene.rest();
        let seen = scene.hit(before_it(number as usize % 4, 0.0, 40.0)).first;
        assert_eq!(seen[0], Seen::Fallen);
        assert_eq!(seen[2], Seen::Untouched, "S-8");
    }
}

#[test]
fn a_stack_that_nothing_touched_has_not_been_pushed() {
    let mut scene = Scene::new(5, 1);
    // Dice that are put down into each other part when the world steps.
    scene.build_neat(Vec2::ZERO, 2);
    scene.build_neat(Vec2::new(0.93, 0.0), 2);
    let before = scene.pose(DieId(0)).position.x;
    let seen = scene.hit(Flight::flat(Vec2::new(-9.0, 5.0), 0.0, SHOVE));
    assert_eq!(seen.last, [Seen::Untouched; 2]);
    assert!(seen.told.pushed.is_empty() && seen.told.fell.is_empty(), "S-8");
    assert!(scene.pose(DieId(0)).position.x < before - 0.02);
}

#[test]
fn any_hit_on_any_stacks_is_judged_right() {
    let (mut untouched, mut stood, mut fell) = (0, 0, 0);
    for number in 0..300 {
        let mut rng = chance(number);
        let stacks: u8 = rng.random_range(1..=3);
        let mut scene = Scene::new(stacks * 4 + 2, number);
        for stack in 0..stacks {
            let height = rng.random_range(2..=4);
            let dice = leaning(height, 0.3, &mut rng);
            let apart = rng.random_range(2.2..3.0);
            scene.build(Vec2::new(0.0, apart * f32::from(stack)), &dice);
        }
        let loose = Vec2::new(rng.random_range(-6.0..-2.0), rng.random_range(-1.0..6.0));
        scene
            .sandbox
            .place(0, DieId(stacks * 4), lying(loose, 0, 2, rng.random_range(0.0..TAU)));
        scene.rest();

        let around = Quat::from_rotation_y(rng.random_range(-1.0..1.0));
        let any = Quat::from_euler(
            EulerRot::XYZ,
            rng.random_range(0.0..TAU),
            rng.random_range(0.0..TAU),
            rng.random_range(0.0..TAU),
        );
        let from = Vec2::new(-2.0, rng.random_range(-1.0..1.0));
        let mut flight = Flight::flat(from, rng.random_range(0.3..3.5), rng.random_range(2.0..45.0)).turned(any);
        flight.pose.position = around * flight.pose.position;
        flight.velocity = around * flight.velocity;
        flight.spin = any * Vec3::X * rng.random_range(0.0..60.0);
        for seen in scene.hit(flight).last {
            match seen {
                Seen::Untouched => untouched += 1,
                Seen::Stands(_) => stood += 1,
                Seen::Fallen => fell += 1,
            }
        }
    }
    let all = (untouched, stood, fell);
    assert!(
        untouched > 50 && stood > 50 && fell > 50,
        "too few of one kind: {all:?}"
    );
}

#[test]
fn throws_at_crowded_stacks_are_judged_right() {
    let mut fell = 0;
    for number in 0..60 {
        let mut rng = chance(number);
        let mut scene = Scene::new(26, number);
        for stack in 0..8 {
            let at = Vec2::new((stack % 4) as f32 * 1.8 - 2.7, (stack / 4) as f32 * 1.8 - 0.9);
            scene.build(at, &leaning(3, 0.06, &mut rng));
        }
        scene.rest();
        let from = Vec2::from_angle(rng.random_range(0.0..TAU)) * scene.tray.half_extents;
        let gesture = ThrowGesture {
            from,
            direction: -from.normalize(),
            power: rng.random_range(0.5..=1.0),
        };
        fell += scene.throw(gesture).told.fell.iter().count();
    }
    assert!(fell > 5, "{fell} fell");
}

#[test]
fn a_standard_throw_topples_near_stacks_and_seldom_far_ones() {
    let fell = |height: usize, distance: f32, power: f32| {
        let felled = (0..30).filter(|number| {
            let mut rng = chance(*number);
            let mut scene = Scene::new(height as u8 + 1, *number);
            scene.build(Vec2::new(9.0 - distance, 0.0), &leaning(height, 0.06, &mut rng));
            let gesture = ThrowGesture {
                from: Vec2::new(9.0, 0.0),
                direction: Vec2::NEG_X,
                power,
            };
            !scene.throw(gesture).told.fell.is_empty()
        });
        felled.count()
    };
    // The ends of the lines of docs/images/tumbles.svg.
    assert!(fell(2, 3.0, STANDARD_POWER) >= 27 && fell(4, 3.0, 1.0) >= 27);
    assert!(fell(3, 12.0, STANDARD_POWER) <= 2 && fell(4, 6.0, LEAST_POWER) <= 1);
}

/// Builds stacks on one table whose dice are in turn neat, as hands put them down, and up to 30 % aside; then steps.
/// Returns for each kind the largest movement of a die.
fn stands(stacks: u8, steps: u32, awake: bool) -> [f32; 3] {
    const LEANS: [f32; 3] = [0.0, 0.06, 0.3];
    let mut rng = chance(u64::from(stacks));
    let mut scene = Scene::new(112, 5);
    for stack in 0..stacks {
        let dice = leaning(2 + usize::from(stack / 3 % 3), LEANS[usize::from(stack % 3)], &mut rng);
        let at = Vec2::new(f32::from(stack % 7) * 3.0 - 9.0, f32::from(stack / 7) * 3.0 - 6.0);
        scene.build(at, &dice);
    }
    let before: Vec<_> = (0..112).map(|die| scene.pose(DieId(die))).collect();
    for step in 0..steps {
        // Often enough that none of them can fall asleep.
        if awake && step % 20 == 0 {
            scene.sandbox.wake(0);
        }
        scene.sandbox.step();
    }
    let mut moved = [0.0_f32; 3];
    for (stack, dice) in scene.stacks.clone().iter().enumerate() {
        for die in dice {
            let (before, now) = (before[usize::from(die.0)], scene.pose(*die));
            assert!(
                (now.position.y - before.position.y).abs() < 0.05,
                "{before:?} became {now:?}"
            );
            let far = now.position.xz().distance(before.position.xz());
            moved[stack % 3] = moved[stack % 3].max(far);
        }
    }
    moved
}

#[test]
fn stacks_as_placed_stand_for_a_hundred_thousand_steps() {
    let [neat, by_hand, far_aside] = stands(35, 100_000, false);
    assert!(neat < 0.01 && by_hand < 0.01, "{neat} {by_hand}");
    assert!(far_aside < 0.1, "{far_aside}");
}

#[test]
fn stacks_that_never_sleep_stand_for_a_hundred_thousand_steps() {
    let crept = stands(6, 100_000, true);
    assert!(crept.iter().all(|crept| *crept < 0.3), "{crept:?}");
}

#[test]
fn a_die_that_hangs_over_its_place_held_from_beside_has_fallen() {
    // Two shelves carry the upper die a tenth above the lower one, at its place.
    let told_of = |shelves: bool, seed: u64| {
        let mut bench = Bench::new(3, 1, 28, seed);
        bench.build(&[0, 1], Vec2::ZERO, 0.0);
        let lift = if shelves { 0.1 } else { 0.0 };
        let mut upper = lying(Vec2::ZERO, 1, 3, 0.0);
        upper.position.y += lift;
        bench.place(1, upper);
        for side in [-1.0, 1.0].into_iter().filter(|_| shelves) {
            bench.app.world_mut().spawn((
                TrayPart::Rim,
                Transform::from_xyz(0.0, 1.05, side * 0.6),
                RigidBody::Fixed,
                Collider::cuboid(0.6, 0.05, 0.2),
            ));
        }
        bench.app.update();
        // A hard throw along the shelves at the lower die.
        let gesture = ThrowGesture {
            from: Vec2::new(-5.0, 0.0),
            direction: Vec2::X,
            power: 0.3,
        };
        let mut fell = 0;
        for _ in 0..20 {
            let settled = bench.throw(&[2], ThrowKind::Single { gesture });
            fell += settled.fell.iter().count();
        }
        fell
    };
    // Once the upper die is built up again, it may lie beside the shelves.
    let falls = |shelves: bool| (1..=4).map(|seed| told_of(shelves, seed)).sum::<usize>();
    let (hanging, lying) = (falls(true), falls(false));
    assert!(
        hanging > 2 * lying + 4,
        "S-8: {hanging} of 80 where it rests on the shelves, {lying} where it does not"
    );
}

#[test]
fn a_verdict_does_not_depend_on_how_often_the_screen_draws() {
    let told = |fixed_steps: u32| {
        let mut bench = Bench::with_steps(fixed_steps, 13, 2, 28, 3);
        bench.build(&[0, 1, 2], Vec2::new(0.0, -0.6), 0.05);
        bench.build(&[3, 4, 5, 6], Vec2::new(0.3, 1.0), 0.1);
        bench.build(&[7, 8], Vec2::new(2.0, 0.0), 0.2);
        bench.place_flat(9, Vec2::new(-1.5, 0.4), 2, 0.5);
        let (mut told, mut fell) = (Vec::new(), 0);
        for throw in 0..12_u8 {
            let gesture = ThrowGesture {
                from: Vec2::new(-4.0, f32::from(throw % 4) * 0.5 - 0.7),
                direction: Vec2::X,
                power: [1.0, 0.7, 0.4][usize::from(throw % 3)],
            };
            let settled = bench.throw(&[10 + throw % 3], ThrowKind::Single { gesture });
            fell += settled.fell.iter().count();
            told.push(format!("{settled:?}"));
        }
        assert!(fell >= 3, "{fell} stacks fell");
        told
    };
    let first = told(1);
    for fixed_steps in [2, 4, 7] {
        assert_eq!(told(fixed_steps), first, "{fixed_steps} steps a frame (S-8)");
    }
}
