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

/// The least time of the playouts of a turn.
const LEAST: Duration = Duration::from_millis(8);
/// The cards of a shuffle: a deck of Skip-Bo.
const CARDS: usize = 162;

/// Floors that are measured in the same way.
struct Floors {
    /// How many turns are measured.
    turns: usize,
    /// The least number of matches of a turn.
    matches: u64,
    /// The shuffles of a turn.
    shuffles: u32,
    /// Matches are counted in the time of so many shuffles.
    unit: u32,
    /// A game, a level, and how many matches there are at least in that time.
    floors: &'static [(&'static str, Level, f64)],
}

/// Levels that hardly think: the speed of the rules.
const RULES: Floors = Floors {
    turns: 101,
    matches: 1,
    shuffles: 8_000,
    unit: 1_000,
    floors: &OF_RULES,
};

/// Levels that think: the speed of their judgement. A change of the judgement changes the matches too.
const THINKING: Floors = Floors {
    turns: 15,
    matches: 4,
    shuffles: 80_000,
    unit: 1_000_000,
    floors: &OF_THINKING,
};

/// Each is 0.8 to 0.9 of the least of three runs on two cores, one of them with other work beside it.
const OF_RULES: [(&str, Level, f64); 8] = [
    ("stack", Level::Random, 1.5),
    ("stack", Level::Baseline, 1.65),
    ("skip-bo", Level::Random, 0.65),
    ("skip-bo", Level::Baseline, 7.2),
    ("skip-bo-mod", Level::Random, 0.5),
    ("skip-bo-mod", Level::Baseline, 7.6),
    ("skip-bo-dice", Level::Random, 6.8),
    ("skip-bo-dice", Level::Baseline, 10.5),
];

/// Each is 0.8 of the least of three runs on two cores with nothing else to do.
const OF_THINKING: [(&str, Level, f64); 12] = [
    ("stack", Level::Easy, 198.0),
    ("stack", Level::Normal, 230.0),
    ("stack", Level::Hard, 14.0),
    ("skip-bo", Level::Easy, 38.0),
    ("skip-bo", Level::Normal, 43.0),
    ("skip-bo", Level::Hard, 52.0),
    ("skip-bo-mod", Level::Easy, 42.0),
    ("skip-bo-mod", Level::Normal, 65.0),
    ("skip-bo-mod", Level::Hard, 60.0),
    ("skip-bo-dice", Level::Easy, 140.0),
    ("skip-bo-dice", Level::Normal, 134.0),
    ("skip-bo-dice", Level::Hard, 92.0),
];

/// Measures and prints all; whether every floor is met.
pub fn measure() -> bool {
    // Each is measured, also after a missed floor.
    let met = [RULES, THINKING].map(|floors| floors.measure());
    met == [true; 2]
}

impl Floors {
    /// Measures and prints these; whether each of them is met.
    fn measure(&self) -> bool {
        let unit = self.unit;
        println!("| game | level | floor | matches in the time of {unit} shuffles | 5 to 95 % of turns | |");
        println!("| --- | --- | --- | --- | --- | --- |");
        let mut all_met = true;
        for (name, level, floor) in self.floors {
            let mut turns = self.turns_of(name, *level);
            turns.sort_by(f64::total_cmp);
            let at = |share: f64| turns[((turns.len() - 1) as f64 * share).round() as usize];
            let met = at(0.5) >= *floor;
            all_met &= met;
            let (median, low, high) = (at(0.5), at(0.05), at(0.95));
            let verdict = if met { "met" } else { "MISSED" };
            println!("| {name} | {level} | {floor} | {median:.2} | {low:.2} to {high:.2} | {verdict} |");
        }
        println!();
        all_met
    }

    /// How many matches of a game there were in each turn, in the time of a unit of shuffles.
    fn turns_of(&self, name: &str, level: Level) -> Vec<f64> {
        let options = AnyOptions::of_game(name).expect("a game that is listed");
        let seats = options.for_game(FewestSeats);
        let mut plan = one_thread(options, level, seats);
        plan.games = self.matches;
        while timed(|| arena::run(&plan, &())) < LEAST {
            plan.games *= 2;
        }
        let turn = |_| {
            let shuffles = timed(|| shuffle(self.shuffles));
            let matches = timed(|| arena::run(&plan, &()));
            let of_unit = shuffles.as_secs_f64() * f64::from(self.unit) / f64::from(self.shuffles);
            plan.games as f64 * of_unit / matches.as_secs_f64()
        };
        (0..self.turns).map(turn).collect()
    }
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
