//! The cost of a tick compared with the bare engine: `cargo bench --bench physics`.
//!
//! Times are processor time of the one working thread, so other load on the machine hardly counts. Ratios are measured
//! in turns, a few ticks of one side and the same ticks of the other, so that a slow moment slows both. A table at the
//! end compares the results with their bounds.

mod measure;
mod turns;

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use criterion::measurement::Measurement;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, SamplingMode, Throughput};
use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer};
use measure::{Bound, Found, ProcessorTime, Ratio, worked};
use physics::fairness::{Manner, throw_many};
use physics::sandbox::Sandbox;
use rayon::ThreadPoolBuilder;
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, nth_seed, stream};
use rules::seats::Seats;
use tabletop::die::{Die, OutOfPlay};
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;
use turns::{Throw, bits};
use window_kit::table::current_match::StartMatch;
use window_kit::table::headless::headless_app;
use window_kit::table::physics::body::{die_body, spawn_tray};
use window_kit::table::physics::drive::{clone_table, restore_table};
use window_kit::table::physics::steps::ThrowRng;

/// The dice of the fullest table: eight players with fourteen each.
const MOST_DICE: u8 = 112;
/// Fixed steps of a frame of the window, at 60 frames a second.
const STEPS_A_FRAME: u32 = 2;
/// How many different throws are measured.
const SEEDS: u64 = 3;

fn main() {
    let found = Found::default();
    let mut by_ratio = criterion(Ratio);
    ratios(&mut by_ratio, &found);
    by_ratio.final_summary();
    let mut times = criterion(ProcessorTime);
    one_die(&mut times, &found);
    throws(&mut times, &found);
    frames(&mut times, &found);
    times.final_summary();
    found.print();
}

fn criterion<M: Measurement + 'static>(measurement: M) -> Criterion<M> {
    Criterion::default()
        .with_measurement(measurement)
        .sample_size(20)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(6))
        .configure_from_args()
}

fn dice(shape: DieShape, count: u8) -> impl Iterator<Item = Die> {
    (0..count).map(move |id| Die {
        id: DieId(id),
        owner: SeatId(id / 14),
        shape,
    })
}

fn opening() -> ThrowOrder {
    ThrowOrder {
        dice: (0..MOST_DICE).map(DieId).collect(),
        kind: ThrowKind::Mixed,
    }
}

/// A headless table without a match, with this number of dice, one fixed step a frame.
fn table(count: u8, seed: u64) -> App {
    let mut app = headless_app();
    app.insert_resource(TimeUpdateStrategy::FixedTimesteps(1))
        .insert_resource(ThrowRng(stream(seed, Stream::Throw)));
    let world = app.world_mut();
    spawn_tray(&mut world.commands(), TrayGeometry::for_dice(count.into()));
    world.flush();
    for die in dice(DieShape::D6, count) {
        world.spawn((die_body(die), OutOfPlay));
    }
    for _ in 0..3 {
        app.update();
    }
    app
}

/// A throw on which ratios are measured, just launched.
struct Scene {
    name: &'static str,
    seed: u64,
    start: Sandbox,
    /// The number of dice on each table.
    dice: u8,
}

impl Scene {
    /// Orders a throw on the table.
    fn ordered(name: &'static str, seed: u64, app: &mut App, order: ThrowOrder) -> Self {
        app.world_mut().write_message(order);
        let start = loop {
            app.update();
            let here = clone_table(app.world_mut()).expect("a tray");
            if here.is_busy() {
                break here;
            }
        };
        Self {
            name,
            seed,
            start,
            dice: MOST_DICE,
        }
    }
}

/// A side of ours that is compared with the engine.
struct Side<'a, T> {
    what: &'static str,
    bound: Bound,
    ours: &'a mut T,
    put_back: fn(&mut T, &Sandbox),
    step: fn(&mut T),
    /// Where its dice lie, to the bit; `None` if dice are neither thrown again nor tidied up.
    lie: Option<fn(&mut T, u8) -> Vec<u32>>,
}

/// Repeats the throw of a scene, on one side and on the engine.
fn compare<T>(group: &mut BenchmarkGroup<Ratio>, found: &Found, scene: &Scene, throw: &Throw, side: Side<T>) {
    let what = format!("{}: {} over a step of the engine", scene.name, side.what);
    let mut round = 0;
    group.bench_function(
        BenchmarkId::new(format!("{}, {}", scene.name, side.what), scene.seed),
        |bench| {
            bench.iter_custom(|times| {
                let mut sum = 0.0;
                for _ in 0..times {
                    round += 1;
                    let ratio = throw.again(round, side.ours, side.put_back, side.step).ratio();
                    if let Some(lie) = side.lie {
                        assert_eq!(lie(side.ours, scene.dice), throw.end, "both sides threw the same");
                    }
                    found.add(&what, "times", side.bound, ratio);
                    sum += ratio;
                }
                sum
            });
        },
    );
}

/// The table: frames of one tick. The throw is recorded, as in the game.
fn table_side(app: &mut App, bound: Bound) -> Side<'_, App> {
    Side {
        what: "a tick on the table",
        bound,
        ours: app,
        put_back: |app, from| restore_table(app.world_mut(), from),
        step: App::update,
        lie: Some(|app, dice| bits(&mut clone_table(app.world_mut()).expect("a tray"), dice)),
    }
}

/// The sandbox; it records nothing, as in normal use.
fn sandbox_side(sandbox: &mut Sandbox, bound: Bound) -> Side<'_, Sandbox> {
    Side {
        what: "a step of the sandbox",
        bound,
        ours: sandbox,
        put_back: |sandbox, from| {
            *sandbox = from.clone();
            sandbox.record_throws(false);
        },
        step: |sandbox| drop(sandbox.step()),
        lie: Some(bits),
    }
}

fn ratios(criterion: &mut Criterion<Ratio>, found: &Found) {
    const TABLE: Bound = Bound::AtMost(1.25);
    const SANDBOX: Bound = Bound::AtMost(1.05);
    let mut group = criterion.benchmark_group("over the engine");
    group.sampling_mode(SamplingMode::Flat);
    for seed in 0..SEEDS {
        let mut app = table(MOST_DICE, seed);
        let scene = Scene::ordered("112 dice", seed, &mut app, opening());
        let throw = Throw::follow(&scene.start, scene.dice);
        let mut sandbox = scene.start.clone();
        compare(&mut group, found, &scene, &throw, table_side(&mut app, TABLE));
        compare(&mut group, found, &scene, &throw, sandbox_side(&mut sandbox, SANDBOX));
        let nobody = Side {
            what: "a step of the engine",
            step: Sandbox::step_engine,
            lie: None,
            ..sandbox_side(&mut sandbox, Bound::None)
        };
        compare(&mut group, found, &scene, &throw, nobody);

        // The table in its current state.
        let scene = Scene::ordered("one of 112 dice", seed, &mut app, across());
        let throw = Throw::follow(&scene.start, scene.dice);
        let mut sandbox = scene.start.clone();
        compare(&mut group, found, &scene, &throw, table_side(&mut app, Bound::None));
        compare(
            &mut group,
            found,
            &scene,
            &throw,
            sandbox_side(&mut sandbox, Bound::None),
        );

        let scene = many_tables(seed);
        let throw = Throw::follow(&scene.start, scene.dice);
        let mut sandbox = scene.start.clone();
        compare(&mut group, found, &scene, &throw, sandbox_side(&mut sandbox, SANDBOX));
    }
    group.finish();
}

/// Many tables with one die each, as faces are counted.
fn many_tables(seed: u64) -> Scene {
    const TABLES: u64 = 64;
    let dice: Vec<_> = dice(DieShape::D6, 1).collect();
    let chance = (0..TABLES).map(|table| stream(nth_seed(seed, table), Stream::Throw));
    let mut start = Sandbox::new(TrayGeometry::for_dice(0), &dice, chance);
    (0..start.tables()).for_each(|table| start.throw(table, across()));
    Scene {
        name: "64 tables with a die",
        seed,
        start,
        dice: 1,
    }
}

/// A standard throw by the first player.
fn across() -> ThrowOrder {
    ThrowOrder {
        dice: vec![DieId(0)],
        kind: ThrowKind::Single {
            gesture: ThrowGesture {
                from: TrayGeometry::for_dice(0).seat_place(SeatId(0), 2),
                direction: Vec2::NEG_Y,
                power: 0.6,
            },
        },
    }
}

/// One die on the table, thrown again as soon as it lies still: frames of one tick.
fn one_die(criterion: &mut Criterion<ProcessorTime>, found: &Found) {
    let mut app = table(1, 1);
    let mut settled = MessageCursor::<ThrowSettled>::default();
    app.world_mut().write_message(across());
    app.update();
    let mut group = criterion.benchmark_group("one die");
    group.throughput(Throughput::Elements(1));
    group.bench_function("tick on the table", |bench| {
        bench.iter_custom(|ticks| {
            let began = worked();
            for _ in 0..ticks {
                app.update();
                let world = app.world_mut();
                if settled.read(world.resource::<Messages<_>>()).count() > 0 {
                    world.write_message(across());
                }
            }
            let time = worked() - began;
            let rate = ticks as f64 / time.as_secs_f64();
            let unit = "ticks a second";
            found.add("one die: ticks on the table", unit, Bound::AtLeast(25_000.0), rate);
            time
        });
    });
    group.finish();
}

/// `roll d6` and `roll d10` on one thread.
fn throws(criterion: &mut Criterion<ProcessorTime>, found: &Found) {
    const THROWS: u64 = 4096;
    let pool = ThreadPoolBuilder::new().num_threads(1).use_current_thread();
    let Ok(pool) = pool.build() else { return };
    let mut group = criterion.benchmark_group("roll");
    group
        .sampling_mode(SamplingMode::Flat)
        .sample_size(10)
        .throughput(Throughput::Elements(THROWS));
    for (name, shape) in [("d6", DieShape::D6), ("d10", DieShape::D10)] {
        let what = format!("roll {name}: throws on one core");
        group.bench_function(name, |bench| {
            bench.iter_custom(|times| {
                let mut sum = Duration::ZERO;
                for seed in 0..times {
                    let began = worked();
                    let tally = pool.install(|| throw_many(shape, Manner::Any, THROWS, seed, |_| ()));
                    let time = worked() - began;
                    let rate = tally.throws() as f64 / time.as_secs_f64();
                    found.add(&what, "a second", Bound::AtLeast(2_000.0), rate);
                    sum += time;
                }
                sum
            });
        });
    }
    group.finish();
}

/// The opening of a match of eight computer players, at the rate of the window: two ticks a frame.
fn frames(criterion: &mut Criterion<ProcessorTime>, found: &Found) {
    let mut group = criterion.benchmark_group("opening of a match");
    group.sampling_mode(SamplingMode::Flat);
    let mut app = headless_app();
    app.insert_resource(TimeUpdateStrategy::FixedTimesteps(STEPS_A_FRAME));
    let mut seed = 0;
    group.bench_function("frame", |bench| {
        bench.iter_custom(|times| {
            let mut sum = Duration::ZERO;
            for _ in 0..times {
                seed += 1;
                let frames = opening_frames(&mut app, seed);
                let mean = frames.iter().sum::<Duration>() / frames.len() as u32;
                let worst = frames.iter().max().copied().unwrap_or_default();
                let bound = Bound::AtMost(3.0);
                let ms = |time: Duration| time.as_secs_f64() * 1e3;
                found.add("112 dice: mean frame of an opening", "ms", bound, ms(mean));
                found.add("112 dice: longest frame of an opening", "ms", bound, ms(worst));
                sum += mean;
            }
            sum
        });
    });
    group.finish();
}

/// The processor time of each frame of a match's opening throw.
fn opening_frames(app: &mut App, seed: u64) -> Vec<Duration> {
    const SEATS: usize = 8;
    let player = |seat| SeatPlayer {
        name: format!("Seat {seat}"),
        control: SeatControl::Agent(Level::Random),
    };
    app.world_mut().write_message(StartMatch(MatchSetup {
        options: AnyOptions::of_game("stack").expect("a game of dice"),
        seats: Seats::solo(SEATS).expect("as many seats as the game takes"),
        seed: seed.into(),
        players: (0..SEATS).map(player).collect(),
    }));
    let mut orders = app.world().resource::<Messages<ThrowOrder>>().get_cursor_current();
    let mut settled = app.world().resource::<Messages<ThrowSettled>>().get_cursor_current();
    let is_opening = |order: &ThrowOrder| order.kind == ThrowKind::Mixed;
    while !orders.read(app.world().resource::<Messages<_>>()).any(is_opening) {
        app.update();
    }
    let mut all_dice = |app: &App| {
        let mut settled = settled.read(app.world().resource::<Messages<ThrowSettled>>());
        settled.any(|throw| throw.faces.len() == usize::from(MOST_DICE))
    };
    let mut frames = Vec::new();
    while !all_dice(app) {
        let began = worked();
        app.update();
        frames.push(worked() - began);
    }
    frames
}
