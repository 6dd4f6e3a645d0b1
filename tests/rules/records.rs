//! Match records: they replay to the same state, and what is wrong with a bad one is named (G-1).

use proptest::prelude::*;
use tumbletop::games::stack::action::StackAction;
use tumbletop::games::stack::options::StackOptions;
use tumbletop::games::{AnyAction, AnyGame, AnyOptions};
use tumbletop::record::{Record, RecordError, ReplayError, state_hash};
use tumbletop::rules::game::Turn;
use tumbletop::rules::ids::{Actor, PlayerId, Seats};
use tumbletop::rules::rng::{Stream, below, stream};

/// A short random match, its record and its end.
fn recorded(seed: u64) -> (Record, AnyGame) {
    let options = AnyOptions::Stack(StackOptions {
        target: 15,
        ..StackOptions::default()
    });
    let seats = Seats::solo(2).expect("two seats");
    let mut game = AnyGame::new(&options, &seats, seed).expect("two can play");
    let mut record = Record::new(options, seats, seed);
    let mut rng = stream(seed, Stream::Chance);
    loop {
        let (who, action) = match game.turn() {
            Turn::Over => return (record, game),
            Turn::Chance => (Actor::Chance, game.sample_chance(&mut rng)),
            Turn::Players(due) => {
                let seat = due.iter().next().expect("somebody is due");
                let mut legal = game.legal_actions(seat);
                let choice = below(&mut rng, legal.len() as u32) as usize;
                (Actor::Player(seat), legal.swap_remove(choice))
            }
        };
        game.apply(who, &action, &mut ()).expect("what is legal applies");
        record.push(who, action);
    }
}

fn bytes() -> Vec<u8> {
    recorded(1).0.to_bytes().expect("a record can be written")
}

/// The bytes with a checksum that fits them.
fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
    let length = bytes.len() - 32;
    let checksum = *blake3::hash(&bytes[..length]).as_bytes();
    bytes[length..].copy_from_slice(&checksum);
    bytes
}

#[test]
fn a_record_read_back_replays_to_the_same_end_g_1() {
    for seed in 0..50 {
        let (record, end) = recorded(seed);
        let read = Record::from_bytes(&record.to_bytes().expect("it can be written")).expect("it can be read");
        assert_eq!(read, record);
        let mut hashes = Vec::new();
        let replayed = read
            .replay(|_, game| hashes.push(state_hash(game)))
            .expect("it replays");
        assert_eq!(replayed, end);
        assert_eq!(hashes.len(), record.entries.len());
        assert_eq!(hashes.last(), Some(&state_hash(&end)));
    }
}

#[test]
fn any_changed_or_missing_byte_is_noticed() {
    let good = bytes();
    for index in (0..good.len()).step_by(7) {
        let mut changed = good.clone();
        changed[index] ^= 0x40;
        assert!(Record::from_bytes(&changed).is_err(), "byte {index}");
        assert!(Record::from_bytes(&good[..index]).is_err(), "cut at {index}");
    }
    let mut longer = good;
    longer.push(0);
    assert_eq!(Record::from_bytes(&longer), Err(RecordError::Damaged));
}

#[test]
fn a_foreign_file_a_newer_format_and_other_rules_are_named() {
    assert_eq!(Record::from_bytes(b"PNG"), Err(RecordError::Foreign));
    assert_eq!(Record::from_bytes(&[]), Err(RecordError::Foreign));
    let mut newer = bytes();
    newer[8] = 9;
    assert_eq!(
        Record::from_bytes(&newer),
        Err(RecordError::Newer { found: 9, known: 1 })
    );
    // After mark and format: the length of the name, the name, the version of the rules.
    let mut other = bytes();
    assert_eq!(&other[10..16], b"\x05stack");
    other[16] = 77;
    let found = Record::from_bytes(&signed(other.clone()));
    assert!(
        matches!(found, Err(RecordError::OtherRules { found: 77, .. })),
        "{found:?}"
    );
    other[11..16].copy_from_slice(b"chess");
    assert_eq!(
        Record::from_bytes(&signed(other)),
        Err(RecordError::UnknownGame("chess".to_owned()))
    );
}

#[test]
fn a_record_that_breaks_a_rule_does_not_replay() {
    let (mut record, _) = recorded(1);
    record.entries.truncate(3);
    let index = record.entries.len();
    record.push(Actor::Player(PlayerId(7)), AnyAction::Stack(StackAction::Pass));
    assert!(matches!(record.replay(|_, _| {}), Err(ReplayError::Refused { index: at, .. }) if at == index));
}

proptest! {
    #[test]
    fn nothing_that_is_read_breaks_the_program(noise: Vec<u8>, at: prop::sample::Index, value: u8) {
        let _ = Record::from_bytes(&noise);
        // A record with any one byte changed and a checksum that fits is refused, or replays, or is refused in replay.
        let mut changed = bytes();
        let length = changed.len() - 32;
        changed[at.index(length)] = value;
        if let Ok(record) = Record::from_bytes(&signed(changed)) {
            let _ = record.replay(|_, _| {});
        }
    }
}
