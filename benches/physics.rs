//! What a tick costs over the engine alone: `cargo bench --no-default-features --features table --bench physics`.
//!
//! Times are processor time of the one thread that works, so that what else the machine does hardly counts; ratios are
//! taken in turns, a few ticks of one and the same ticks of the other, so that a slow moment slows both. What was found
//! is set against its bound in a table at the end.

use std::cell::RefCell;
use std::ops::AddAssign;
use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};
use rayon::ThreadPoolBuilder;
use tumbletop::ai::level::Level;
use tumbletop::games::AnyOptions;
use tumbletop::physics::fairness::{Manner, throw_many};
use tumbletop::physics::sandbox::Sandbox;
use tumbletop::physics::shape::DieShape;
use tumbletop::physics::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tumbletop::physics::{ThrowRng, TrayGeometry, clone_table, die_body, restore_table, spawn_tray};
use tumbletop::rules::die::DieId;
use tumbletop::rules::ids::{PlayerId, Seats};
use tumbletop::rules::rng::{Stream, nth_seed, stream};
use tumbletop::table::die::{Die, Parked};
use tumbletop::table::headless::headless_app;
use tumbletop::table::setup::{MatchSetup, StartMatch};
use tumbletop::table::view::{SeatControl, SeatPlayer};

/// The dice of the fullest table: eight players with fourteen each.
const MOST_DICE: u8 = 112;
/// How many ticks one side runs before the other takes its turn: some milliseconds.
const TURN_TICKS: u32 = 16;
/// Fixed steps of a frame of the window, at 60 frames a second.
const STEPS_A_FRAME: u32 = 2;
/// How many different throws are measured.
const SEEDS: u64 = 3;

fn main() {
    let found = Found::default();
    let mut ratios = criterion(Ratio);
    table_against_engine(&mut ratios, &found);
    sandbox_against_engine(&mut ratios, &found);
    ratios.final_summary();
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

/// How long this thread has worked.
#[cfg(unix)]
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Where a thread's own time cannot be asked for: the time that went by.
#[cfg(not(unix))]
fn worked() -> Duration {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed()
}

/// Processor time of the thread.
struct ProcessorTime;

impl Measurement for ProcessorTime {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        worked()
    }

    fn end(&self, began: Duration) -> Duration {
        worked() - began
    }

    fn add(&self, a: &Duration, b: &Duration) -> Duration {
        *a + *b
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        static TIME: WallTime = WallTime;
        TIME.formatter()
    }
}

/// One processor time over another, measured in turns.
struct Ratio;

impl Measurement for Ratio {
    type Intermediate = ();
    type Value = f64;

    fn start(&self) {}

    fn end(&self, (): ()) -> f64 {
        f64::NAN
    }

    fn add(&self, a: &f64, b: &f64) -> f64 {
        a + b
    }

    fn zero(&self) -> f64 {
        0.0
    }

    fn to_f64(&self, value: &f64) -> f64 {
        *value
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        &Times
    }
}

/// Writes a ratio.
struct Times;

impl ValueFormatter for Times {
    fn scale_values(&self, _typical: f64, _values: &mut [f64]) -> &'static str {
        "times"
    }

    fn scale_throughputs(&self, _typical: f64, _throughput: &Throughput, _values: &mut [f64]) -> &'static str {
        "times"
    }

    fn scale_for_machines(&self, _values: &mut [f64]) -> &'static str {
        "times"
    }
}

/// What a figure must not pass.
#[derive(Clone, Copy)]
enum Bound {
    AtMost(f64),
    AtLeast(f64),
}

/// What came out, in the order it was measured.
#[derive(Default)]
struct Found(RefCell<Vec<Figure>>);

struct Figure {
    what: String,
    unit: &'static str,
    bound: Bound,
    samples: Vec<f64>,
}

impl Found {
    fn add(&self, what: &str, unit: &'static str, bound: Bound, sample: f64) {
        let mut figures = self.0.borrow_mut();
        if let Some(figure) = figures.iter_mut().find(|figure| figure.what == what) {
            figure.samples.push(sample);
            return;
        }
        figures.push(Figure {
            what: what.to_owned(),
            unit,
            bound,
            samples: vec![sample],
        });
    }

    fn print(&self) {
        println!("| | bound | median | 5 to 95 % of samples | |");
        println!("| --- | --- | --- | --- | --- |");
        for Figure {
            what,
            unit,
            bound,
            samples,
        } in self.0.borrow_mut().iter_mut()
        {
            samples.sort_by(f64::total_cmp);
            let at = |share: f64| samples[((samples.len() - 1) as f64 * share).round() as usize];
            let (low, median, high) = (number(at(0.05)), at(0.5), number(at(0.95)));
            let (bound, met) = match *bound {
                Bound::AtMost(most) => (format!("at most {}", number(most)), median <= most),
                Bound::AtLeast(least) => (format!("at least {}", number(least)), median >= least),
            };
            let verdict = if met { "met" } else { "MISSED" };
            println!(
                "| {what} | {bound} {unit} | {} | {low} to {high} | {verdict} |",
                number(median)
            );
        }
    }
}

fn number(value: f64) -> String {
    if value < 100.0 {
        format!("{value:.3}")
    } else {
        format!("{value:.0}")
    }
}

/// The processor time of two sides that take turns.
#[derive(Clone, Copy, Default)]
struct Both {
    ours: Duration,
    bare: Duration,
}

impl AddAssign for Both {
    fn add_assign(&mut self, other: Self) {
        self.ours += other.ours;
        self.bare += other.bare;
    }
}

impl Both {
    /// Both sides make these ticks, in turns: one, the other, the other, the one, and so on.
    fn turns(mut ticks: u32, mut bare_first: bool, mut ours: impl FnMut(), mut bare: impl FnMut()) -> Self {
        let mut both = Self::default();
        while ticks > 0 {
            let turn = ticks.min(TURN_TICKS);
            if bare_first {
                both.bare += timed(turn, &mut bare);
                both.ours += timed(turn, &mut ours);
            } else {
                both.ours += timed(turn, &mut ours);
                both.bare += timed(turn, &mut bare);
            }
            bare_first = !bare_first;
            ticks -= turn;
        }
        both
    }

    fn ratio(self) -> f64 {
        self.ours.as_secs_f64() / self.bare.as_secs_f64()
    }
}

fn timed(times: u32, what: &mut impl FnMut()) -> Duration {
    let began = worked();
    for _ in 0..times {
        what();
    }
    worked() - began
}

/// Ticks in which nothing but the engine moves dice, from one launch to the next.
struct Stretch {
    from: Sandbox,
    ticks: u32,
}

/// A throw, just launched, as the stretches it consists of.
struct Throw {
    stretches: Vec<Stretch>,
    end: Vec<u32>,
}

impl Throw {
    /// Follows a throw that is under way. Where engine and table come apart, a hand launched dice.
    fn follow(start: &Sandbox, dice: u8) -> Self {
        let (mut from, mut table, mut bare) = (start.clone(), start.clone(), start.clone());
        let mut stretches = Vec::new();
        let mut ticks = 0;
        while table.is_busy() {
            table.step();
            bare.step_engine();
            ticks += 1;
            if !table.is_busy() || bits(&mut table, dice) != bits(&mut bare, dice) {
                stretches.push(Stretch { from, ticks });
                (from, bare) = (table.clone(), table.clone());
                ticks = 0;
            }
        }
        Self {
            stretches,
            end: bits(&mut table, dice),
        }
    }

    /// The throw again on a side of ours and on the bare engine. Both begin each stretch as copies just made, so that
    /// neither has its memory in better order; which is made and goes first changes from stretch to stretch.
    fn again<T>(&self, round: u64, ours: &mut T, put_back: impl Fn(&mut T, &Sandbox), step: impl Fn(&mut T)) -> Both {
        let mut both = Both::default();
        for (Stretch { from, ticks }, round) in self.stretches.iter().zip(round..) {
            let bare_first = round % 2 == 1;
            let mut engine;
            if bare_first {
                engine = from.clone();
                put_back(ours, from);
            } else {
                put_back(ours, from);
                engine = from.clone();
            }
            both += Both::turns(*ticks, bare_first, || step(ours), || engine.step_engine());
        }
        both
    }
}

/// The exact bits of where all dice of all tables are.
fn bits(sandbox: &mut Sandbox, dice: u8) -> Vec<u32> {
    let mut bits = Vec::new();
    for table in 0..sandbox.tables() {
        for die in (0..dice).map(DieId) {
            if let Some(pose) = sandbox.pose(table, die) {
                bits.extend(pose.position.to_array().map(f32::to_bits));
                bits.extend(pose.rotation.to_array().map(f32::to_bits));
            }
        }
    }
    bits
}

fn dice(shape: DieShape, count: u8) -> impl Iterator<Item = Die> {
    (0..count).map(move |id| Die {
        id: DieId(id),
        owner: PlayerId(id / 14),
        shape,
    })
}

fn opening() -> ThrowOrder {
    ThrowOrder {
        dice: (0..MOST_DICE).map(DieId).collect(),
        kind: ThrowKind::Opening,
    }
}

/// A headless table without a match, with so many dice, one fixed step a frame.
fn table(count: u8, seed: u64) -> App {
    let mut app = headless_app();
    app.insert_resource(TimeUpdateStrategy::FixedTimesteps(1))
        .insert_resource(ThrowRng(stream(seed, Stream::Throw)));
    let world = app.world_mut();
    spawn_tray(&mut world.commands(), usize::from(count));
    world.flush();
    for die in dice(DieShape::D6, count) {
        world.spawn((die_body(die), Parked));
    }
    for _ in 0..3 {
        app.update();
    }
    app
}

/// A whole opening of 112 dice, re-throws included: frames of one tick on the table against the engine's steps.
fn table_against_engine(criterion: &mut Criterion<Ratio>, found: &Found) {
    const WHAT: &str = "112 dice: a tick on the table over a step of the engine";
    let mut group = criterion.benchmark_group("table over engine");
    group.sampling_mode(SamplingMode::Flat);
    for seed in 0..SEEDS {
        let mut app = table(MOST_DICE, seed);
        app.world_mut().write_message(opening());
        let start = loop {
            app.update();
            let here = clone_table(app.world_mut()).expect("a tray");
            if here.is_busy() {
                break here;
            }
        };
        let throw = Throw::follow(&start, MOST_DICE);
        let mut round = 0;
        group.bench_function(BenchmarkId::new("112 dice", seed), |bench| {
            bench.iter_custom(|times| {
                let mut sum = 0.0;
                for _ in 0..times {
                    round += 1;
                    let put_back = |app: &mut App, from: &Sandbox| restore_table(app.world_mut(), from);
                    let ratio = throw.again(round, &mut app, put_back, App::update).ratio();
                    let mut end = clone_table(app.world_mut()).expect("a tray");
                    assert_eq!(bits(&mut end, MOST_DICE), throw.end, "both sides threw the same");
                    found.add(WHAT, "times", Bound::AtMost(1.25), ratio);
                    sum += ratio;
                }
                sum
            });
        });
    }
    group.finish();
}

/// The same in the sandbox; and many tables with one die each, as faces are counted.
fn sandbox_against_engine(criterion: &mut Criterion<Ratio>, found: &Found) {
    const TABLES: u64 = 64;
    let dense = |seed| {
        let dice: Vec<_> = dice(DieShape::D6, MOST_DICE).collect();
        let mut sandbox = Sandbox::new(TrayGeometry::for_dice(dice.len()), &dice, [stream(seed, Stream::Throw)]);
        sandbox.throw(0, opening());
        sandbox
    };
    let sparse = |seed| {
        let dice: Vec<_> = dice(DieShape::D6, 1).collect();
        let chance = (0..TABLES).map(|table| stream(nth_seed(seed, table), Stream::Throw));
        let mut sandbox = Sandbox::new(TrayGeometry::for_dice(0), &dice, chance);
        (0..sandbox.tables()).for_each(|table| sandbox.throw(table, straight_throw()));
        sandbox
    };
    let scenes: [(&str, u8, &dyn Fn(u64) -> Sandbox); 2] = [("112 dice", MOST_DICE, &dense), ("64 tables", 1, &sparse)];
    let mut group = criterion.benchmark_group("sandbox over engine");
    group.sampling_mode(SamplingMode::Flat);
    for (scene, dice, start) in scenes {
        let what = format!("{scene}: a step of the sandbox over one of the engine");
        for seed in 0..SEEDS {
            let start = start(seed);
            let throw = Throw::follow(&start, dice);
            let mut round = 0;
            group.bench_function(BenchmarkId::new(scene, seed), |bench| {
                bench.iter_custom(|times| {
                    let mut sum = 0.0;
                    for _ in 0..times {
                        round += 1;
                        let mut sandbox = start.clone();
                        let put_back = |sandbox: &mut Sandbox, from: &Sandbox| *sandbox = from.clone();
                        let ratio = throw
                            .again(round, &mut sandbox, put_back, |sandbox| drop(sandbox.step()))
                            .ratio();
                        assert_eq!(bits(&mut sandbox, dice), throw.end, "both sides threw the same");
                        found.add(&what, "times", Bound::AtMost(1.05), ratio);
                        sum += ratio;
                    }
                    sum
                });
            });
        }
    }
    group.finish();
}

fn straight_throw() -> ThrowOrder {
    ThrowOrder {
        dice: vec![DieId(0)],
        kind: ThrowKind::Single {
            gesture: ThrowGesture {
                from: TrayGeometry::for_dice(0).seat_place(PlayerId(0), 2),
                direction: Vec2::NEG_Y,
                power: 0.6,
            },
        },
    }
}

/// One die on the table, thrown again as soon as it lies: frames of one tick.
fn one_die(criterion: &mut Criterion<ProcessorTime>, found: &Found) {
    let mut app = table(1, 1);
    let mut settled = MessageCursor::<ThrowSettled>::default();
    app.world_mut().write_message(straight_throw());
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
                    world.write_message(straight_throw());
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

/// The opening of a match of eight computer players, as the window's world runs it: two ticks a frame.
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
        seed,
        players: (0..SEATS).map(player).collect(),
    }));
    let mut orders = app.world().resource::<Messages<ThrowOrder>>().get_cursor_current();
    let mut settled = app.world().resource::<Messages<ThrowSettled>>().get_cursor_current();
    let is_opening = |order: &ThrowOrder| order.kind == ThrowKind::Opening;
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
