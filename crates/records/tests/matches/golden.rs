//! Whole matches as text, step by step, and the numbers of action sequences.
//!
//! They change only with the rules. If they should change, run with `TUMBLETOP_BLESS=1`, read the difference, and
//! raise `RULES_VERSION`.

use std::fmt::Write;
use std::path::PathBuf;

use rules::conformance::random_action;
use rules::hash::state_hash;
use rules::ids::SeatId;
use rules::perft::perft;
use rules::rng::{Stream, stream};
use rules::seats::Seats;

use crate::games::{Golden, Sampled};

/// Compares with the file, or writes it if `TUMBLETOP_BLESS` is set.
pub fn check_golden(name: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join("tests/golden")
        .join(name);
    if std::env::var_os("TUMBLETOP_BLESS").is_some() {
        std::fs::write(&path, found).expect("the golden file can be written");
    }
    let expected = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; TUMBLETOP_BLESS=1 writes it", path.display()));
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "{name}, line {}", number + 1);
    }
    assert_eq!(
        found.lines().count(),
        expected.lines().count(),
        "{name} has another length"
    );
}

/// A random match: each action, its events as text, the state of the match in a line, and the state's hash.
fn playthrough<G: Sampled>(options: &G::Options, seats: &Seats, seed: u64) -> String {
    let mut game = G::new(options, seats, seed).expect("a set-up that is allowed");
    let mut rng = stream(seed, Stream::Chance);
    let mut text = String::new();
    let names = |player: SeatId| ["Ana", "Bo", "Cy", "Di", "Eva", "Fay", "Gus", "Hal"][player.index()].to_owned();
    for step in 1.. {
        let Some((who, action)) = random_action(&game, seats, &mut rng) else {
            break;
        };
        let mut events = Vec::new();
        game.apply(who, &action, &mut events).expect("what is legal applies");
        writeln!(text, "{step} {who:?} {action:?}").expect("text can grow");
        for event in &events {
            match G::told(event, &names) {
                Some((told, rule)) => writeln!(text, "    {told} [{rule}]"),
                None => writeln!(text, "    {event:?}"),
            }
            .expect("text can grow");
        }
        let (turn, stands, hash) = (game.turn(), game.stands(), state_hash(&game));
        writeln!(text, "    {turn:?}, {stands}, hash {hash:016x}").expect("text can grow");
    }
    text
}

pub fn golden_matches_are_unchanged<G: Sampled>() {
    let kept = G::golden_matches();
    assert!(!kept.is_empty());
    for Golden {
        file,
        options,
        seats,
        seed,
    } in kept
    {
        check_golden(&format!("{file}.txt"), &playthrough::<G>(&options, &seats, seed));
    }
}

pub fn the_numbers_of_action_sequences_are_unchanged<G: Sampled>() {
    let seats = Seats::solo(G::PLAYERS.0).expect("as few as can play");
    let mut text = String::new();
    for (name, options, deepest) in G::perft() {
        for seed in [1, 2] {
            let game = G::new(&options, &seats, seed).expect("a set-up that is allowed");
            for depth in 1..=deepest {
                let counted = perft(&game, depth, &stream(seed, Stream::Chance), &state_hash);
                let (nodes, hash) = (counted.nodes, counted.hash);
                writeln!(text, "{name} seed {seed} depth {depth}: {nodes} {hash:016x}").expect("text can grow");
            }
        }
    }
    check_golden(&format!("{}_perft.txt", G::NAME.replace('-', "_")), &text);
}
