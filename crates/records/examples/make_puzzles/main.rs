//! Makes the puzzles that come with the program: plays matches between computer players, takes positions in which one
//! play is clearly the best and the player missed it, and checks them by more and deeper searches.
//!
//! `cargo run -p records --example make_puzzles -- FILE [SEED]` writes the file; `-- --renew GAME FILE` makes those of
//! one game anew and keeps the others; `-- --check FILE` searches all puzzles of a file once more, with other random
//! numbers.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Mutex;
use std::{env, fs};

use games::catalog::{AnyGame, AnyOptions, NAMES};
use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};
use records::puzzle::file::{read, write};
use records::puzzle::judge::{Effort, judge};
use records::puzzle::{Grade, Puzzle};
use records::record::Record;
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, SeatId, Viewer};
use rules::rng::{RulesRng, Stream, below, nth_seed, stream};
use rules::seats::Seats;

/// How many puzzles of each game and grade.
const OF_EACH: usize = 8;
/// How many matches of each game are played at most.
const MOST_MATCHES: u64 = 400;
/// The fewest actions to choose from.
const FEWEST_LEGAL: usize = 3;
/// The first look at a position that a player may have missed something in.
const LOOK: Effort = Effort {
    searches: 1,
    nodes: 1,
    first: 1,
};
/// The searches that have to agree.
const CHECK: Effort = Effort {
    searches: 6,
    nodes: 3,
    first: 100,
};
/// The searches of `--check`.
const AGAIN: Effort = Effort {
    searches: 4,
    nodes: 4,
    first: 1000,
};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--check", file] => check(file),
        ["--renew", game, file] => {
            let kept = read(&fs::read(file)?)?;
            make(file, 1, &[game], &kept)
        }
        [file] => make(file, 1, NAMES, &[]),
        [file, seed] => make(file, seed.parse()?, NAMES, &[]),
        _ => Err("name the file to write".into()),
    }
}

/// Makes the puzzles of these games, and writes them with those of the other games that are kept.
fn make(file: &str, seed: u64, games: &[&str], kept: &[Puzzle]) -> Result<(), Box<dyn Error>> {
    let mut puzzles = Vec::new();
    for game in NAMES {
        if !games.contains(game) {
            for puzzle in kept.iter().filter(|puzzle| puzzle.record.options.name() == *game) {
                puzzles.push((puzzle.grade(&puzzle.view()?), puzzle.clone()));
            }
            continue;
        }
        let found: Mutex<BTreeMap<Grade, Vec<(u64, Puzzle)>>> = Mutex::default();
        let is_full = || {
            let found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            Grade::ALL
                .iter()
                .all(|grade| found.get(grade).is_some_and(|of| of.len() >= OF_EACH))
        };
        (0..MOST_MATCHES).into_par_iter().for_each(|number| {
            if is_full() {
                return;
            }
            // One puzzle a match, so that no two are alike.
            let Some(puzzle) = from_match(game, nth_seed(seed, number)) else {
                return;
            };
            let Ok(view) = puzzle.view() else { return };
            let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let of = found.entry(puzzle.grade(&view)).or_default();
            if of.len() < OF_EACH {
                of.push((number, puzzle));
            }
        });
        let found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        for (grade, mut of) in found {
            of.sort_by_key(|(number, _)| *number);
            println!("{game} {grade:?}: {}", of.len());
            puzzles.extend(of.into_iter().map(|(_, puzzle)| (grade, puzzle)));
        }
    }
    // All games of a grade, then the next grade.
    puzzles.sort_by_key(|(grade, _)| *grade);
    let puzzles: Vec<Puzzle> = puzzles.into_iter().map(|(_, puzzle)| puzzle).collect();
    let bytes = write(&puzzles)?;
    println!("{} puzzles, {} bytes", puzzles.len(), bytes.len());
    Ok(fs::write(file, bytes)?)
}

/// Plays a match and returns one of the positions in which a player missed the best play.
fn from_match(game: &str, seed: u64) -> Option<Puzzle> {
    let mut rng = stream(seed, Stream::Agents);
    let mut options = AnyOptions::of_game(game)?;
    let short = options.short();
    let short = short.get(below(&mut rng, short.len() as u32) as usize)?;
    for (key, value) in short.options {
        options.set(key, value).ok()?;
    }
    let seats = Seats::solo(short.players).ok()?;
    let levels: Vec<Level> = (0..short.players)
        .map(|_| [Level::Easy, Level::Normal, Level::Hard][below(&mut rng, 3) as usize])
        .collect();
    let mut record = Record::new(options.clone(), seats, seed.into());
    let mut game = AnyGame::new(&options, &seats, seed).ok()?;
    let mut chance = stream(seed, Stream::Chance);
    // The positions to choose from are looked at from a random entry on, so that the puzzles are of all parts of a match.
    let from = 10 + below(&mut rng, 90) as usize;
    loop {
        let (who, action) = match game.turn() {
            Turn::Over => return None,
            Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance)),
            Turn::Players(due) => {
                let seat = due.lowest()?;
                let (action, puzzle) = act(&game, &record, seat, levels[seat.index()], &mut rng, || {
                    record.entries.len() >= from && due.len() == 1
                })?;
                if puzzle.is_some() {
                    return puzzle;
                }
                (Actor::Player(seat), action)
            }
        };
        game.apply(who, &action, &mut ()).ok()?;
        record.push(who, action, game.state_hash());
    }
}

/// The action of a player, and the puzzle that comes of it if the player missed the best one.
fn act(
    game: &AnyGame,
    record: &Record,
    seat: SeatId,
    level: Level,
    rng: &mut RulesRng,
    looks: impl Fn() -> bool,
) -> Option<(games::catalog::AnyAction, Option<Puzzle>)> {
    let mut legal = game.legal_actions(seat);
    let view = game.view(Viewer::Player(seat));
    let did = view.choose(level, seat, &legal, rng);
    let puzzle = (legal.len() >= FEWEST_LEGAL && looks())
        .then(|| judge(&view, seat, &legal, LOOK))
        .flatten()
        .filter(|found| !found.right.contains(&did) && found.worths.get(did).is_some_and(|worth| worth.is_finite()))
        .and_then(|_| judge(&view, seat, &legal, CHECK))
        .filter(|found| !found.right.contains(&did) && found.worths.get(did).is_some_and(|worth| worth.is_finite()))
        .map(|found| Puzzle {
            record: record.clone(),
            seat,
            accepted: found.right.iter().map(|index| legal[*index].clone()).collect(),
            missed: legal[did].clone(),
            stake: found.worths[found.right[0]] - found.worths[did],
        });
    let action = (did < legal.len()).then(|| legal.swap_remove(did))?;
    Some((action, puzzle))
}

fn check(file: &str) -> Result<(), Box<dyn Error>> {
    let puzzles = read(&fs::read(file)?)?;
    let found: Vec<bool> = puzzles.par_iter().map(is_found_again).collect();
    for (puzzle, _) in puzzles.iter().zip(&found).filter(|(_, found)| !**found) {
        println!("{} of {} is not clear", puzzle.id()?, puzzle.record.options.name());
    }
    let right = found.iter().filter(|found| **found).count();
    println!("{right} of {} puzzles are found again", puzzles.len());
    if right < puzzles.len() {
        Err("some are not clear".into())
    } else {
        Ok(())
    }
}

/// Whether other searches find the same.
fn is_found_again(puzzle: &Puzzle) -> bool {
    puzzle.position().is_ok_and(|game| {
        let legal = game.legal_actions(puzzle.seat);
        let view = game.view(Viewer::Player(puzzle.seat));
        let found = judge(&view, puzzle.seat, &legal, AGAIN);
        found.is_some_and(|found| found.right.first().is_some_and(|best| puzzle.is_right(&legal[*best])))
    })
}
