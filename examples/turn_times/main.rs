//! How long the turns of computer players take on the screen, at normal speed: the whole program without a window plays
//! matches at its own pace, in its own time.
//!
//! `cargo run --release --example turn_times`, or the same with `-- --game stack --seats 4 --matches 5`
//!
//! Throws, flights, pens and pauses are those of the window. The time starts with the event that begins a turn and ends
//! with the next one, so what still moves after a turn counts for the next turn. Score sheets and deals do not count.
//! The program fails if turns take longer than they may.

#[path = "../../tests/table/turn_times.rs"]
mod turn_times;
#[path = "../../tests/whole_app.rs"]
mod whole_app;

use std::process::ExitCode;
use std::sync::Mutex;

use clap::Parser;
use games::catalog::AnyOptions;

use crate::turn_times::{Cause, MEDIAN_S, P95_S, TurnTime, Watched, quantile};

/// How long the turns of computer players take on the screen.
#[derive(Parser)]
struct Args {
    /// The game; all games if it is left out.
    #[arg(long)]
    game: Option<String>,
    /// The number of players; all numbers if it is left out.
    #[arg(long)]
    seats: Option<usize>,
    /// The number of matches for each game and number of players.
    #[arg(long, default_value_t = 20)]
    matches: u64,
    /// The most turns of each match that count.
    #[arg(long, default_value_t = usize::MAX)]
    turns: usize,
    /// The frames a second.
    #[arg(long, default_value_t = 60.0)]
    hertz: f64,
    /// How many matches are played beside each other.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
}

/// Matches with the same number of players at the same game.
struct Table {
    game: &'static str,
    seats: usize,
    turns: Vec<TurnTime>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let mut tables = Vec::new();
    for game in games::catalog::NAMES {
        if args.game.as_deref().is_some_and(|wanted| wanted != *game) {
            continue;
        }
        let Some(options) = AnyOptions::of_game(game) else {
            continue;
        };
        let (least, most) = options.players();
        for seats in least..=most {
            if args.seats.is_none_or(|wanted| wanted == seats) {
                tables.push(Table {
                    game,
                    seats,
                    turns: Vec::new(),
                });
            }
        }
    }
    let jobs: Vec<(usize, u64)> = (0..tables.len())
        .flat_map(|table| (1..=args.matches).map(move |seed| (table, seed)))
        .rev()
        .collect();
    let (jobs, tables) = (Mutex::new(jobs), Mutex::new(tables));
    std::thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                let mut watched = Watched::new(args.hertz);
                loop {
                    let job = jobs.lock().ok().and_then(|mut jobs| jobs.pop());
                    let Some((table, seed)) = job else { break };
                    let Some((game, seats)) = tables.lock().ok().map(|all| (all[table].game, all[table].seats)) else {
                        break;
                    };
                    let turns = watched.play(game, seats, seed, args.turns);
                    if let Ok(mut tables) = tables.lock() {
                        tables[table].turns.extend(turns);
                    }
                }
            });
        }
    });
    println!("| game | seats | turns | median | 95 % | longest | {} |", heads());
    println!(
        "| --- | --- | --- | --- | --- | --- |{}",
        " --- |".repeat(Cause::ALL.len())
    );
    let mut is_good = true;
    for table in tables.into_inner().unwrap_or_default() {
        is_good &= told(&table);
    }
    ExitCode::from(u8::from(!is_good))
}

fn heads() -> String {
    Cause::ALL.map(|cause| format!("{cause:?}").to_lowercase()).join(" | ")
}

/// Prints a table's line. Returns whether its turns are as short as they have to be.
fn told(table: &Table) -> bool {
    let mut whole: Vec<f64> = table.turns.iter().map(TurnTime::whole_s).collect();
    whole.sort_unstable_by(f64::total_cmp);
    let (median, most) = (quantile(&whole, 0.5), quantile(&whole, 0.95));
    let parts = Cause::ALL.map(|cause| {
        let sum: f64 = table.turns.iter().map(|turn| turn.of(cause)).sum();
        format!("{:.2}", sum / whole.len().max(1) as f64)
    });
    println!(
        "| {} | {} | {} | {median:.1} | {most:.1} | {:.1} | {} |",
        table.game,
        table.seats,
        whole.len(),
        quantile(&whole, 1.0),
        parts.join(" | ")
    );
    median <= MEDIAN_S && most <= P95_S
}
