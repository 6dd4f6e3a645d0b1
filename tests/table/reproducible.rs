//! The same seed and gestures give the same poses, bit for bit, and the same tracks, byte for byte (G-1), with any
//! executor, any length of frames, and anything that was there before.

use std::time::Duration;

use bevy::ecs::schedule::{MultiThreadedExecutor, Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::sandbox::Sandbox;
use rules::die::DieId;
use rules::rng::{Stream, stream};
use tabletop::die::{Die, OutOfPlay};
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use window_kit::table::physics::drive::clone_table;
use window_kit::table::physics::drive::restore_table;

use crate::physics_bench::{Bench, Heard};

/// Six-sided dice in the hands of two players, and four ten-sided ones.
const SHAPES: [DieShape; 20] = {
    let mut shapes = [DieShape::D6; 20];
    let mut die = 16;
    while die < 20 {
        shapes[die] = DieShape::D10;
        die += 1;
    }
    shapes
};

/// What must be the same.
#[derive(Debug, PartialEq)]
struct Outcome {
    bits: Vec<u32>,
    told: Vec<String>,
    tracks: Vec<Vec<u8>>,
}

impl Outcome {
    fn note(&mut self, bench: &Bench, settled: &ThrowSettled) {
        self.bits.extend(bench.bits());
        self.told.push(format!("{settled:?}"));
        let track = settled.track.as_ref().expect("throws are recorded");
        self.tracks.push(track.to_bytes());
    }
}

/// Two kinds of dice together, then single dice thrown at stacks.
fn play(bench: &mut Bench) -> Outcome {
    let mut outcome = Outcome {
        bits: Vec::new(),
        told: Vec::new(),
        tracks: Vec::new(),
    };
    let settled = bench.throw(&[0, 1, 2, 3, 16, 17, 18, 19], ThrowKind::FromHands);
    assert!(settled.faces[4..].iter().all(|(_, face)| face.0 <= 10));
    outcome.note(bench, &settled);
    for die in [0, 1, 2, 3, 16, 17, 18, 19] {
        let entity = bench.dice[die];
        bench.app.world_mut().entity_mut(entity).insert(OutOfPlay);
    }
    bench.build(&[4, 9, 5, 10], Vec2::new(0.0, 1.0), 0.05);
    bench.build(&[6, 11], Vec2::new(1.4, 0.2), 0.02);
    bench.place_flat(7, Vec2::new(-1.5, 0.0), 4, 0.4);
    for (die, power, aim) in [(12, 1.0, 0.0), (16, 0.6, 0.2), (13, 0.8, -0.1)] {
        let gesture = ThrowGesture {
            from: Vec2::new(-5.0, 0.5),
            direction: Vec2::from_angle(aim),
            power,
        };
        let settled = bench.throw(&[die], ThrowKind::Single { gesture });
        outcome.note(bench, &settled);
    }
    outcome
}

fn bench(fixed_steps: u32) -> Bench {
    Bench::of_shapes(fixed_steps, &SHAPES, 2, 28, 5, |_| ())
}

pub fn run_by(app: &mut App, threads: bool) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        if threads {
            schedule.set_executor(MultiThreadedExecutor::new());
        } else {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
}

/// In a build without threads, as in the table tier, the second executor has only one thread; `check` runs this test
/// again with the threads of the window.
#[test]
fn either_executor_gives_the_same_throws() {
    let [one, many] =
        [false, true].map(|threads| play(&mut Bench::of_shapes(4, &SHAPES, 2, 28, 5, |app| run_by(app, threads))));
    assert_eq!(one, many, "G-1");
}

#[test]
fn any_number_of_steps_a_frame_gives_the_same_throws() {
    let one = play(&mut bench(1));
    for steps in [2, 3, 7] {
        assert_eq!(one, play(&mut bench(steps)), "G-1: {steps} steps a frame");
    }
}

/// Frame times as on a busy machine.
fn stumble(mut next: ResMut<TimeUpdateStrategy>, mut frame: Local<usize>) {
    const FRAMES_MS: [u64; 9] = [16, 3, 41, 17, 0, 120, 8, 33, 5];
    *next = TimeUpdateStrategy::ManualDuration(Duration::from_millis(FRAMES_MS[*frame % FRAMES_MS.len()]));
    *frame += 1;
}

#[test]
fn frames_of_any_length_give_the_same_throws() {
    let smooth = play(&mut bench(1));
    let mut bench = bench(1);
    bench.app.add_systems(First, stumble);
    assert_eq!(smooth, play(&mut bench), "G-1");
}

#[derive(Component)]
struct Other<const N: usize>;

#[derive(Resource)]
struct More<const N: usize>;

fn rummage<const N: usize>(app: &mut App) {
    let world = app.world_mut();
    world.insert_resource(More::<N>);
    let thing = world.spawn((Other::<N>, Transform::default())).id();
    world.spawn((Other::<N>, Name::new("thing")));
    world.despawn(thing);
}

#[test]
fn earlier_contents_of_the_world_change_no_throw() {
    let first = play(&mut bench(4));
    let histories: [fn(&mut App); 4] = [rummage::<1>, rummage::<2>, rummage::<3>, rummage::<4>];
    for count in 1..=histories.len() {
        let mut bench = Bench::of_shapes(4, &SHAPES, 2, 28, 5, |app| {
            histories[..count].iter().for_each(|rummage| rummage(app));
        });
        assert_eq!(first, play(&mut bench), "G-1: after {count} other things");
    }
}

#[test]
fn a_world_without_entities_throws_like_the_table() {
    let order = || ThrowOrder {
        dice: [0, 1, 2, 3, 16, 17, 18, 19].map(DieId).to_vec(),
        kind: ThrowKind::FromHands,
    };
    let mut bench = bench(1);
    let settled = bench.throw(&[0, 1, 2, 3, 16, 17, 18, 19], ThrowKind::FromHands);
    let dice: Vec<Die> = bench
        .dice
        .iter()
        .map(|die| *bench.app.world().get(*die).expect("a die"))
        .collect();
    let mut sandbox = Sandbox::new(bench.tray(), &dice, [stream(5, Stream::Throw)]);
    sandbox.record_throws(true);
    sandbox.throw(0, order());
    let alone = sandbox.settle().expect("a throw");
    assert_eq!(
        format!("{alone:?}"),
        format!("{settled:?}"),
        "G-2: statistics are of the same throws, and they sound the same"
    );
    assert_eq!(alone.track, settled.track);
}

/// The middle of a throw at stacks.
fn half_way() -> (Bench, Vec<ThrowSettled>) {
    let mut bench = bench(1);
    let first = bench.throw(&[0, 1, 2, 3, 16, 17, 18, 19], ThrowKind::FromHands);
    bench.order(&[4, 5, 6, 7, 8, 17, 18], ThrowKind::FromHands);
    for _ in 0..60 {
        bench.app.update();
    }
    (bench, vec![first])
}

/// Lets the current throw settle and returns everything that must be the same. The recorded messages are not part of
/// it: restoring a table does not restore them.
fn finish(bench: &mut Bench, settled_before: usize) -> (Vec<u32>, String, Vec<u8>) {
    let settled = loop {
        if let Some(settled) = bench.app.world().resource::<Heard>().settled.get(settled_before) {
            break settled.clone();
        }
        bench.app.update();
    };
    let track = settled.track.as_ref().expect("throws are recorded").to_bytes();
    let unheard = ThrowSettled {
        hits: Vec::new(),
        ..settled
    };
    (bench.bits(), format!("{unheard:?}"), track)
}

#[test]
fn a_throw_put_back_to_its_middle_goes_as_it_went_with_either_executor() {
    for threads in [false, true] {
        let (mut bench, before) = half_way();
        run_by(&mut bench.app, threads);
        let snapshot = clone_table(bench.app.world_mut()).expect("a table");
        let first = finish(&mut bench, before.len());
        restore_table(bench.app.world_mut(), &snapshot);
        let again = finish(&mut bench, before.len() + 1);
        assert_eq!(first, again, "G-1");
        // Another table, restored from the snapshot of this one.
        let (mut other, before) = half_way();
        restore_table(other.app.world_mut(), &snapshot);
        assert_eq!(first, finish(&mut other, before.len()), "G-1");
        let followed = snapshot.clone().settle().expect("it still rolls");
        assert_eq!(followed.track.expect("its recording continues").to_bytes(), first.2);
    }
}
