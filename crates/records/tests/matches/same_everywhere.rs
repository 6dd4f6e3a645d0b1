//! A match is the same on every system: the final states of many matches of each game, as one hash a game.
//!
//! The file is compared wherever the tests run, so a difference between two systems, compilers or numbers of threads
//! shows. It changes only with the rules or with a computer player: then `TUMBLETOP_BLESS=1` writes it anew.
//! `tumbletop simulate GAME --games 1000` prints the same hash.

use std::fmt::Write;

use games::catalog::{AnyOptions, NAMES};
use records::arena::{Plan, run};
use rules::ai::level::Level;
use rules::seats::Seats;

use crate::golden::check_golden;

/// Matches of each game.
const GAMES: u64 = 1000;

#[test]
fn a_thousand_matches_of_each_game_end_the_same_on_every_system_g_1() {
    let mut found = String::new();
    for game in NAMES {
        let plan = Plan {
            options: AnyOptions::of_game(game).expect("a game"),
            seats: Seats::solo(2).expect("two can be seated"),
            agents: vec![Level::Greedy; 2],
            alternate: false,
            nodes: None,
            seed: 1,
            games: GAMES,
            threads: 2,
        };
        let tally = run(&plan, &()).expect("the standard options are allowed");
        assert_eq!(tally.unfinished, 0, "{game}");
        writeln!(found, "{game} {:016x}", tally.final_hash).expect("text can grow");
    }
    check_golden("final_hashes.txt", &found);
}
