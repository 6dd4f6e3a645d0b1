//! Puzzles: those that come with the program follow the rules and are clear, and mistakes of a review make further
//! ones.

use std::collections::{BTreeMap, BTreeSet};

use super::review::{look_back, play};
use games::catalog::NAMES;
use records::puzzle::file::{read, write};
use records::puzzle::judge::{Effort, judge};
use records::puzzle::{Grade, Puzzle, shipped};
use rules::ai::level::Level;
use rules::ids::Viewer;

/// The fewest puzzles that come with the program.
const FEWEST: usize = 60;
/// Every how many puzzles one is searched again here; the example `make_puzzles` searches all of them.
const SAMPLE: usize = 9;
/// The search of this test: with other random numbers than when the puzzles were made.
const EFFORT: Effort = Effort {
    searches: 2,
    nodes: 1,
    first: 7,
};

fn all() -> Vec<Puzzle> {
    shipped::all().expect("they can be read")
}

#[test]
fn enough_puzzles_of_every_game_and_grade_come_with_the_program() {
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    let mut grades = BTreeSet::new();
    let puzzles = all();
    for puzzle in &puzzles {
        *count.entry(puzzle.record.options.name()).or_default() += 1;
        grades.insert(puzzle.grade(&puzzle.view().expect("the rules allow it")));
    }
    assert!(puzzles.len() >= FEWEST, "{count:?}");
    for game in NAMES {
        assert!(count.get(game).is_some_and(|count| *count >= 6), "{game}: {count:?}");
    }
    assert_eq!(grades.into_iter().collect::<Vec<_>>(), Grade::ALL);
    let ids: BTreeSet<String> = puzzles.iter().map(|puzzle| puzzle.id().expect("an id")).collect();
    assert_eq!(ids.len(), puzzles.len(), "no two have the same name");
}

#[test]
fn every_puzzle_is_reached_by_the_rules_and_its_right_actions_are_legal_g_1() {
    for puzzle in all() {
        let what = puzzle.id().expect("an id");
        let game = puzzle.position().expect("the rules allow it");
        let legal = game.legal_actions(puzzle.seat);
        assert!(
            !puzzle.accepted.is_empty() && puzzle.accepted.len() < legal.len(),
            "{what}"
        );
        for action in puzzle.accepted.iter().chain([&puzzle.missed]) {
            assert!(legal.contains(action), "{what}: {action:?}");
        }
        assert!(!puzzle.is_right(&puzzle.missed), "{what}");
        assert!(puzzle.is_right(&puzzle.accepted[0]), "{what}");
        assert!(puzzle.stake.is_finite() && puzzle.stake > 0.0, "{what}");
    }
}

#[test]
fn other_searches_find_the_same_plays() {
    for puzzle in all().iter().step_by(SAMPLE) {
        let game = puzzle.position().expect("the rules allow it");
        let legal = game.legal_actions(puzzle.seat);
        let view = game.view(Viewer::Player(puzzle.seat));
        let found = judge(&view, puzzle.seat, &legal, EFFORT);
        let best = found.and_then(|found| found.right.first().map(|best| legal[*best].clone()));
        let what = puzzle.id().expect("an id");
        assert!(
            best.is_some_and(|best| puzzle.is_right(&best)),
            "{what} of {}",
            game.name()
        );
    }
}

#[test]
fn what_is_no_file_of_puzzles_is_refused() {
    let bytes = write(&all()[..2]).expect("it can be written");
    assert_eq!(read(&bytes).expect("it can be read"), all()[..2]);
    assert!(read(&[]).is_err() && read(b"a picture of a table").is_err());
    for at in [3, 9, 40, bytes.len() - 1] {
        let mut spoilt = bytes.clone();
        spoilt[at] ^= 1;
        assert!(read(&spoilt).is_err(), "{at}");
    }
    assert!(read(&bytes[..bytes.len() - 5]).is_err());
}

#[test]
fn a_mistake_that_a_review_finds_is_a_puzzle() {
    let mut found = 0;
    for game in NAMES {
        let record = play(game, 3, [Level::Easy; 2], |_, _| ());
        for mistake in look_back(&record).mistakes {
            let puzzle = Puzzle::of_mistake(&record, &mistake);
            let position = puzzle.position().expect("the rules allow it");
            assert_eq!(position.view(Viewer::Player(puzzle.seat)), mistake.view);
            let legal = position.legal_actions(puzzle.seat);
            assert!(legal.contains(&mistake.better) && puzzle.is_right(&mistake.better));
            assert!(!puzzle.is_right(&mistake.did));
            found += 1;
        }
    }
    assert!(found > NAMES.len(), "{found}");
}
