//! Random bytes as saved matches: as they are, and with corrected mark, format, checksum and head (which names the
//! game). Otherwise these would be refused at once; corrected, the contents are read and replayed too.

use games::catalog::{AnyGame, AnyOptions, NAMES};
use records::record::Record;
use rules::rng::Seed;
use rules::seats::Seats;

/// The number of bytes of mark and format.
const HEADER: usize = 10;
/// The number of bytes of the checksum.
pub const CHECKSUM: usize = 32;

/// Reads the bytes in each of these ways.
pub fn read(data: &[u8]) {
    read_and_replay(data);
    // A whole record in which anything may have changed.
    if data.len() > HEADER + CHECKSUM {
        let (header, _) = opening(NAMES[0]);
        read_and_replay(&signed(&[&header, &data[HEADER..data.len() - CHECKSUM]]));
    }
    for name in NAMES {
        let (header, head) = opening(name);
        read_and_replay(&signed(&[&header, &head, data]));
    }
}

/// The start of a record of a game: mark and format, and the head.
fn opening(name: &str) -> (Vec<u8>, Vec<u8>) {
    let options = AnyOptions::of_game(name).expect("a game that is listed");
    let seats = Seats::solo(options.players().0).expect("as few as can play");
    let mut empty = Record::new(options, seats, Seed::Number(0))
        .to_bytes()
        .expect("a record can be written");
    // The name with its length, and a version below 128.
    empty.truncate(HEADER + 1 + name.len() + 1);
    let head = empty.split_off(HEADER);
    (empty, head)
}

/// These bytes with a checksum that fits them.
pub fn signed(parts: &[&[u8]]) -> Vec<u8> {
    let mut bytes = parts.concat();
    let checksum = blake3::hash(&bytes);
    bytes.extend(checksum.as_bytes());
    bytes
}

/// Reads a record, and replays it if it can be read.
fn read_and_replay(bytes: &[u8]) {
    let Ok(mut record) = Record::from_bytes(bytes) else {
        return;
    };
    let written = record.to_bytes().expect("what was read can be written");
    assert_eq!(Record::from_bytes(&written).as_ref(), Ok(&record));
    let _ = record.replay(|_, _| ());
    // The same with the states that the actions really lead to, as far as the actions are legal: this record replays.
    let Ok(mut game) = AnyGame::new(&record.options, &record.seats, record.seed.short()) else {
        return;
    };
    let mut done = 0;
    for entry in &mut record.entries {
        if game.apply(entry.who, &entry.action, &mut ()).is_err() {
            break;
        }
        game.check_invariants()
            .unwrap_or_else(|error| panic!("{error}: {game:?}"));
        entry.state = game.state_hash() as u32;
        done += 1;
    }
    record.entries.truncate(done);
    assert_eq!(record.replay(|_, _| ()), Ok(game));
}
