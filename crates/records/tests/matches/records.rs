//! Match records: they replay state by state, and the error for a bad record names what is wrong (G-1).

use std::sync::Mutex;

use games::catalog::AnyAction;
use games::stack::action::StackAction;
use games::stack::state::Stack;
use messages::ToMessage;
use messages::texts::record as words;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestRunner};
use records::arena::{MatchObserver, run};
use records::record::container::ContainerError;
use records::record::{Record, RecordError, ReplayError};
use rules::game::Turn;
use rules::ids::{Actor, SeatId};

use crate::games::{Sampled, plan};
use crate::noise::records as noise;

/// The number of matches whose records are read back.
const MATCHES: u64 = 1_000;
/// How many of them share a setup.
const OF_ONE_SETUP: u64 = 20;

/// Plays matches of setup number `index` by computer players of all levels; `look` gets their records.
fn record<G: Sampled>(index: u64, games: u64, look: impl Fn(&Record) + Sync) {
    struct Look<F>(F);
    impl<F: Fn(&Record) + Sync> MatchObserver for Look<F> {
        fn wants_records(&self) -> bool {
            true
        }

        fn record(&self, _: u64, record: &Record) {
            self.0(record);
        }
    }
    run(&plan::<G>(index, games), &Look(look)).expect("a sampled match");
}

/// The record of one match.
fn one<G: Sampled>() -> Record {
    let found = Mutex::new(None);
    record::<G>(0, 1, |record| {
        *found.lock().expect("nobody panicked") = Some(record.clone())
    });
    found.into_inner().expect("nobody panicked").expect("one was played")
}

fn bytes<G: Sampled>() -> Vec<u8> {
    one::<G>().to_bytes().expect("a record can be written")
}

/// The bytes with a checksum that fits them.
fn signed(bytes: &[u8]) -> Vec<u8> {
    noise::signed(&[&bytes[..bytes.len() - noise::CHECKSUM]])
}

pub fn a_thousand_matches_read_back_replay_state_by_state_g_1<G: Sampled>() {
    let read = Mutex::new(0);
    for setup in 0..MATCHES / OF_ONE_SETUP {
        record::<G>(setup * 41, OF_ONE_SETUP, |record| {
            let written = record.to_bytes().expect("it can be written");
            let back = Record::from_bytes(&written).expect("it can be read");
            assert_eq!(back, *record);
            let mut states = 0;
            let end = back
                .replay(|_, _| states += 1)
                .unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(states, record.entries.len());
            assert_eq!(end.turn(), Turn::Over);
            *read.lock().expect("nobody panicked") += 1;
        });
    }
    assert_eq!(read.into_inner().expect("nobody panicked"), MATCHES);
}

pub fn a_state_that_differs_is_named_by_its_action_g_1<G: Sampled>() {
    let good = one::<G>();
    let count = good.entries.len();
    for index in [0, count / 2, count - 1] {
        let mut bad = good.clone();
        bad.entries[index].state ^= 1;
        let who = bad.entries[index].who;
        let found = bad.replay(|_, _| ()).expect_err("a state is another one");
        assert_eq!(found, ReplayError::Differs { index, count, who });
        let said = match who {
            Actor::Player(seat) => words::differs(index + 1, count, seat),
            Actor::Chance => words::differs_chance(index + 1, count),
        };
        assert_eq!(found.message(), said);
    }
    // A different seed is noticed only if the rules draw from it; a different report of chance is noticed at once.
    let mut bad = good;
    bad.entries.remove(0);
    assert!(bad.replay(|_, _| ()).is_err());
}

pub fn no_bytes_that_are_read_break_the_program<G: Sampled>() {
    let good = bytes::<G>();
    let config = Config {
        failure_persistence: None,
        ..Config::default()
    };
    let ran = TestRunner::new(config).run(&(any::<Index>(), any::<u8>()), |(at, value)| {
        // With a changed byte and a matching checksum, the record is refused, or replays, or is refused in the replay.
        let mut changed = good.clone();
        changed[at.index(good.len())] = value;
        noise::read(&changed);
        Ok(())
    });
    if let Err(failed) = ran {
        panic!("{failed}");
    }
}

#[test]
fn any_changed_or_missing_byte_is_noticed() {
    let good = bytes::<Stack>();
    for index in (0..good.len()).step_by(7) {
        let mut changed = good.clone();
        changed[index] ^= 0x40;
        assert!(Record::from_bytes(&changed).is_err(), "byte {index}");
        assert!(Record::from_bytes(&good[..index]).is_err(), "cut at {index}");
    }
    let mut longer = good;
    longer.push(0);
    assert_eq!(Record::from_bytes(&longer), Err(ContainerError::Damaged.into()));
}

#[test]
fn a_foreign_file_another_format_and_other_rules_are_named() {
    assert_eq!(Record::from_bytes(b"PNG"), Err(ContainerError::Foreign.into()));
    assert_eq!(Record::from_bytes(&[]), Err(ContainerError::Foreign.into()));
    let good = bytes::<Stack>();
    let of_format = |format| {
        let mut other = good.clone();
        other[8] = format;
        Record::from_bytes(&other)
    };
    let known = 3;
    assert_eq!(of_format(9), Err(ContainerError::Newer { found: 9, known }.into()));
    assert_eq!(of_format(1), Err(ContainerError::Older { found: 1, known }.into()));
    // After mark and format: the length of the name, the name, the version of the rules.
    let mut other = good;
    assert_eq!(&other[10..16], b"\x05stack");
    other[16] = 77;
    let found = Record::from_bytes(&signed(&other));
    assert!(
        matches!(found, Err(RecordError::OtherRules { found: 77, .. })),
        "{found:?}"
    );
    other[11..16].copy_from_slice(b"chess");
    assert_eq!(
        Record::from_bytes(&signed(&other)),
        Err(RecordError::UnknownGame("chess".to_owned()))
    );
}

#[test]
fn an_action_that_breaks_a_rule_is_named_by_its_position() {
    let mut record = one::<Stack>();
    record.entries.truncate(3);
    record.push(Actor::Player(SeatId(7)), AnyAction::Stack(StackAction::Pass), 0);
    let found = record.replay(|_, _| {}).expect_err("nobody sits there");
    let message = found.message();
    let ReplayError::Refused {
        index: 3,
        count: 4,
        error,
        ..
    } = found
    else {
        panic!("{found}");
    };
    assert_eq!(message, words::refused(4, 4, SeatId(7), error.message()));
}
