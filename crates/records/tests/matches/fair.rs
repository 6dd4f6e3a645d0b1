//! The draw of a seed and the seals of a match, as a client of anybody else has to compute them: docs/protocol.md points
//! to the file.

use std::fmt::Write;

use games::catalog::{AnyGame, AnyOptions};
use records::draw::{SeedDraw, commitment};
use records::record::Record;
use records::seal::{Seal, Seals};
use rules::game::Turn;
use rules::ids::Actor;
use rules::rng::{Seed, Stream};
use rules::seats::Seats;

use crate::golden::check_golden;

/// The beginning of a match with a drawn seed.
fn record(draw: SeedDraw, entries: usize) -> Record {
    let (seed, seats) = (draw.seed(), Seats::solo(2).expect("two seats"));
    let options = AnyOptions::of_game("skip-bo").expect("a game");
    let mut game = AnyGame::new(&options, &seats, seed.short()).expect("a match");
    let mut record = Record::new(options, seats, seed);
    record.draw = Some(draw);
    while record.entries.len() < entries {
        let chance = &mut seed.at_entry(Stream::Chance, record.entries.len());
        let (who, action) = match game.turn() {
            Turn::Players(due) => {
                let seat = due.lowest().expect("a seat is due");
                (Actor::Player(seat), game.legal_actions(seat)[0].clone())
            }
            Turn::Chance | Turn::Over => (Actor::Chance, game.sample_chance(chance)),
        };
        game.apply(who, &action, &mut ()).expect("it is legal");
        record.push(who, action, game.state_hash());
    }
    record
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_draw_and_the_seals_are_those_of_the_golden_file() {
    let number = |first: u8| std::array::from_fn(|at| first.wrapping_add(at as u8));
    let draw = SeedDraw {
        secret: number(1),
        numbers: vec![number(101), number(201)],
    };
    let record = record(draw.clone(), 20);
    let mut found = format!("secret {}\n", hex(&draw.secret));
    let mut line = |name: &str, bytes: &[u8]| writeln!(found, "{name} {}", hex(bytes)).expect("text can grow");
    for number in &draw.numbers {
        line("number", number);
    }
    for number in std::iter::once(&draw.secret).chain(&draw.numbers) {
        line("commitment", &commitment(number));
    }
    let Seed::Drawn(seed) = draw.seed() else {
        panic!("a draw draws")
    };
    line("seed", &seed);
    line("record", &record.to_bytes().expect("it can be written"));
    for entries in 0..=record.entries.len() {
        let so_far = Record {
            entries: record.entries[..entries].to_vec(),
            ..record.clone()
        };
        let Seal { entries: after, hash } = Seals::of(&so_far).expect("it is drawn").last();
        assert_eq!(after as usize, entries);
        line("seal", &hash);
    }
    check_golden("protocol/draw/vectors.txt", &found);
}
