//! Floors of the speed of playouts, as a ratio against a plain loop, so that a loss is seen whatever the machine.
//!
//! Both are measured in turns, so that a slow moment slows both, and the median of the turns counts. The loop uses
//! nothing of this project: only the rules and what the compiler makes of them can change the ratio.

use std::hint::black_box;
use std::time::{Duration, Instant};

use games::catalog::{AnyOptions, ForGame, Listed};
use records::arena;
use rules::ai::agent::Strategy;
use rules::ai::level::Level;
use rules::seats::Seats;

use super::one_thread;

/// How many turns are measured.
const TURNS: usize = 101;
/// The least time of the playouts of a turn.
const LEAST: Duration = Duration::from_millis(8);
/// The shuffles of a turn.
const SHUFFLES: u32 = 8_000;
/// The cards of a shuffle: a deck of Skip-Bo.
const CARDS: usize = 162;

/// A game, a level, and how many matches there are at least in the time of a thousand shuffles.
///
/// Each is 0.8 to 0.9 of the least of three runs on two cores, one of them with other work beside it.
const FLOORS: [(&str, Level, f64); 8] = [
    ("stack", Level::Random, 1.5),
    ("stack", Level::Baseline, 1.65),
    ("skip-bo", Level::Random, 0.65),
    ("skip-bo", Level::Baseline, 7.2),
    ("skip-bo-mod", Level::Random, 0.5),
    ("skip-bo-mod", Level::Baseline, 7.6),
    ("skip-bo-dice", Level::Random, 6.8),
    ("skip-bo-dice", Level::Baseline, 10.5),
];

/// Measures and prints all; whether every floor is met.
pub fn measure() -> bool {
    println!("| game | level | floor | matches in the time of 1,000 shuffles | 5 to 95 % of turns | |");
    println!("| --- | --- | --- | --- | --- | --- |");
    let mut all_met = true;
    for (name, level, floor) in FLOORS {
        let options = AnyOptions::of_game(name).expect("a game that is listed");
        let seats = options.for_game(FewestSeats);
        let mut plan = one_thread(options.clone(), level, seats);
        plan.games = 1;
        while timed(|| arena::run(&plan, &())) < LEAST {
            plan.games *= 2;
        }
        let mut turns: Vec<f64> = (0..TURNS)
            .map(|_| {
                let shuffles = timed(|| shuffle(SHUFFLES));
                let matches = timed(|| arena::run(&plan, &()));
                let a_thousand = shuffles.as_secs_f64() * 1000.0 / f64::from(SHUFFLES);
                plan.games as f64 * a_thousand / matches.as_secs_f64()
            })
            .collect();
        turns.sort_by(f64::total_cmp);
        let at = |share: f64| turns[((TURNS - 1) as f64 * share).round() as usize];
        let met = at(0.5) >= floor;
        all_met &= met;
        let (median, low, high) = (at(0.5), at(0.05), at(0.95));
        let verdict = if met { "met" } else { "MISSED" };
        println!("| {name} | {level} | {floor} | {median:.2} | {low:.2} to {high:.2} | {verdict} |");
    }
    all_met
}

fn timed<T>(run: impl FnOnce() -> T) -> Duration {
    let began = Instant::now();
    black_box(run());
    began.elapsed()
}

/// Shuffles a deck so often, by Fisher and Yates with the numbers of xorshift64 (Marsaglia 2003); the sum of the top
/// cards.
fn shuffle(times: u32) -> u64 {
    let mut deck: [u8; CARDS] = std::array::from_fn(|card| card as u8);
    let mut state = 1_u64;
    let mut sum = 0;
    for _ in 0..times {
        for left in (1..CARDS).rev() {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            deck.swap(left, (((state >> 32) * (left as u64 + 1)) >> 32) as usize);
        }
        sum += u64::from(deck[0]);
    }
    sum
}

/// The fewest seats that a game takes.
struct FewestSeats;

impl ForGame for FewestSeats {
    type Out = Seats;

    fn run<G: Strategy + Listed>(self, _: &G::Options) -> Seats {
        Seats::solo(G::PLAYERS.0).expect("as few seats as the game takes")
    }
}
