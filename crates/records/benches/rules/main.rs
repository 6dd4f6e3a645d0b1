//! How fast the rules of each game are: `cargo bench -p records --bench rules`.
//!
//! Each game plays with its default options and the fewest players it allows; one element of a playout is one match.
//! Before that, the floors: playouts against a plain loop in the same run (`floor.rs`). A missed floor is an error.
//! With `-- --floors` the bench measures the floors only, in about half a minute.

mod floor;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use criterion::measurement::WallTime;
use criterion::{BatchSize, BenchmarkGroup, Criterion, Throughput};
use games::catalog::{AnyOptions, ForGame, Listed, NAMES};
use records::arena;
use records::arena::Plan;
use rules::ai::agent::Strategy;
use rules::ai::level::Level;
use rules::conformance::random_action;
use rules::ids::{Actor, SeatId};
use rules::rng::{Stream, stream};
use rules::seats::Seats;

/// The argument with which the bench measures the floors only.
const FLOORS_ONLY: &str = "--floors";

/// The number of positions for timing legal actions, applied actions and copies, from the starts of several matches:
/// few enough for the cache.
const POSITIONS: usize = 256;
/// The most positions of one match.
const OF_ONE_MATCH: usize = 64;

fn main() -> ExitCode {
    let floors_are_met = floor::measure();
    if !std::env::args().any(|argument| argument == FLOORS_ONLY) {
        bench_games();
    }
    if floors_are_met {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn bench_games() {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    for name in NAMES {
        let Some(options) = AnyOptions::of_game(name) else {
            continue;
        };
        options.for_game(Bench {
            group: criterion.benchmark_group(*name),
            any: &options,
        });
    }
    criterion.final_summary();
}

/// Times one game.
struct Bench<'a> {
    group: BenchmarkGroup<'a, WallTime>,
    any: &'a AnyOptions,
}

impl ForGame for Bench<'_> {
    type Out = ();

    fn run<G: Strategy + Listed>(mut self, options: &G::Options) {
        let seats = Seats::solo(G::PLAYERS.0).expect("as few seats as the game takes");
        for level in [Level::Random, Level::Baseline] {
            self.playouts(level, seats);
        }
        let positions = positions::<G>(options, &seats);
        self.group.throughput(Throughput::Elements(positions.len() as u64));
        self.group.bench_function("legal_actions", |bench| {
            let mut legal = Vec::new();
            bench.iter(|| {
                for (game, seat, _) in &positions {
                    game.legal_actions(*seat, &mut legal);
                    black_box(&legal);
                }
            });
        });
        self.group.bench_function("apply", |bench| {
            let again = || positions.clone();
            bench.iter_batched_ref(again, apply_all, BatchSize::SmallInput);
        });
        self.group.bench_function("clone", |bench| {
            bench.iter(|| {
                for (game, ..) in &positions {
                    black_box(game.clone());
                }
            });
        });
        self.group.finish();
    }
}

impl Bench<'_> {
    /// Whole matches on one thread, all seats of one level.
    fn playouts(&mut self, level: Level, seats: Seats) {
        let mut plan = one_thread(self.any.clone(), level, seats);
        self.group.throughput(Throughput::Elements(1));
        self.group.bench_function(format!("playout, {level}"), |bench| {
            bench.iter_custom(|matches| {
                plan.games = matches;
                let began = Instant::now();
                black_box(arena::run(&plan, &()).expect("default options are allowed"));
                began.elapsed()
            });
        });
    }
}

/// Matches on one thread, all seats of one level.
fn one_thread(options: AnyOptions, level: Level, seats: Seats) -> Plan {
    Plan {
        options,
        seats,
        agents: vec![level; seats.count()],
        seed: 1,
        games: 0,
        alternate: false,
        nodes: None,
        threads: 1,
    }
}

/// A state, the seat that decides in it, and its action.
type Position<G> = (G, SeatId, <G as rules::game::Game>::Action);

/// Positions in which a seat decides, from random matches.
fn positions<G: Strategy>(options: &G::Options, seats: &Seats) -> Vec<Position<G>> {
    let mut positions = Vec::new();
    for seed in 0.. {
        let mut game = G::new(options, seats, seed).expect("default options are allowed");
        let mut rng = stream(seed, Stream::Chance);
        let most = positions.len() + OF_ONE_MATCH;
        while let Some((who, action)) = random_action(&game, seats, &mut rng) {
            if positions.len() == POSITIONS {
                return positions;
            }
            if positions.len() == most {
                break;
            }
            if let Actor::Player(seat) = who {
                positions.push((game.clone(), seat, action.clone()));
            }
            game.apply(who, &action, &mut ()).expect("what is legal applies");
        }
    }
    positions
}

fn apply_all<G: Strategy>(positions: &mut Vec<Position<G>>) {
    for (game, seat, action) in positions {
        black_box(game.apply(Actor::Player(*seat), action, &mut ()).is_ok());
    }
}
