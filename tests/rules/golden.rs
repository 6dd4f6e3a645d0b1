//! A whole match of Stack as text, step by step, and the numbers of action sequences.
//!
//! They change only with the rules: where they should, run with `TUMBLETOP_BLESS=1`, read the difference, and raise
//! `RULES_VERSION`.

use std::fmt::Write;
use std::path::PathBuf;

use tumbletop::cli::perft::count;
use tumbletop::games::AnyOptions;
use tumbletop::games::stack::Stack;
use tumbletop::games::stack::narrate;
use tumbletop::games::stack::options::{Enforcement, StackOptions};
use tumbletop::record::state_hash;
use tumbletop::rules::conformance::random_action;
use tumbletop::rules::game::Game;
use tumbletop::rules::ids::{PlayerId, Seats};
use tumbletop::rules::rng::{Stream, stream};

/// Compares with the file, or writes it where that is asked for.
fn check_golden(name: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if std::env::var_os("TUMBLETOP_BLESS").is_some() {
        std::fs::write(&path, found).expect("the golden file can be written");
    }
    let expected = std::fs::read_to_string(&path).expect("the golden file is there");
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "{name}, line {}", number + 1);
    }
    assert_eq!(
        found.lines().count(),
        expected.lines().count(),
        "{name} has another length"
    );
}

/// A random match: each act with the legal ones it was chosen from, what happened in words, and the state's hash.
fn playthrough(options: &StackOptions, seats: &Seats, seed: u64) -> String {
    let mut game = Stack::new(options, seats, seed).expect("a set-up that is allowed");
    let mut rng = stream(seed, Stream::Chance);
    let mut text = String::new();
    let names = |player: PlayerId| ["Ana", "Bo", "Cy", "Di"][player.index()].to_owned();
    for step in 1.. {
        let Some((who, action)) = random_action(&game, seats, &mut rng) else {
            break;
        };
        let mut events = Vec::new();
        game.apply(who, &action, &mut events).expect("what is legal applies");
        writeln!(text, "{step} {who:?} {action:?}").expect("text can grow");
        for event in &events {
            match (narrate::line(event, &names), narrate::rule(event)) {
                (Some(told), Some(rule)) => writeln!(text, "    {told} [{rule}]"),
                _ => writeln!(text, "    {event:?}"),
            }
            .expect("text can grow");
        }
        writeln!(
            text,
            "    {:?}, {:?}, hash {:016x}",
            game.turn(),
            game.phase(),
            state_hash(&game)
        )
        .expect("text can grow");
    }
    text
}

#[test]
fn a_short_match_goes_as_it_did() {
    let options = StackOptions {
        target: 15,
        ..StackOptions::default()
    };
    let two = Seats::solo(2).expect("two seats");
    check_golden("stack_two.txt", &playthrough(&options, &two, 11));
}

#[test]
fn a_short_match_of_teams_by_table_rules_goes_as_it_did() {
    let options = StackOptions {
        target: 10,
        enforcement: Enforcement::Table,
        rotate_first: true,
        floor_penalty: true,
        capture_penalty: true,
        ..StackOptions::default()
    };
    let teams = Seats::teams(&[0, 1, 0, 1]).expect("four seats");
    check_golden("stack_teams_table.txt", &playthrough(&options, &teams, 4));
}

#[test]
fn the_numbers_of_action_sequences_are_what_they_were() {
    let mut text = String::new();
    for enforcement in [Enforcement::Assisted, Enforcement::Table] {
        let options = AnyOptions::Stack(StackOptions {
            enforcement,
            ..StackOptions::default()
        });
        for seed in [1, 2] {
            for depth in 1..=3 {
                let counted = count(&options, seed, depth).expect("two can play");
                let (nodes, hash) = (counted.nodes, counted.hash);
                writeln!(
                    text,
                    "stack {enforcement:?} seed {seed} depth {depth}: {nodes} {hash:016x}"
                )
                .expect("text can grow");
            }
        }
    }
    check_golden("perft.txt", &text);
}
