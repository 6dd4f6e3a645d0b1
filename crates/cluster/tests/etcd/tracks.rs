//! Tracks of throws, which are only named in the log.

use std::fs;

use cluster::tracks::{Look, TrackStore};
use games::catalog::{AnyGame, AnyOptions};
use records::record::Entry;
use records::store::log_entry::{LogEntry, LoggedThrow};
use rules::ids::Actor;
use rules::rng::{Seed, Stream};
use rules::seats::Seats;

pub fn thrown(track: (Vec<u8>, Vec<u8>)) -> LogEntry {
    let (seats, seed) = (Seats::solo(2).expect("two seats"), Seed::Number(7));
    let game = AnyGame::new(&AnyOptions::default(), &seats, seed.short()).expect("a game");
    let entry = Entry {
        who: Actor::Chance,
        action: game.sample_chance(&mut seed.stream(Stream::Chance)),
        state: 7,
    };
    let lies = vec![(3, [0.5, 1.0, -2.0], [0.0, 0.0, 0.0, 1.0])];
    LogEntry::Happened {
        entry,
        throw: Some(LoggedThrow { track, lies }),
        gesture: None,
    }
}

#[test]
fn a_track_is_named_in_the_log_and_lies_in_a_file() {
    let folder = std::env::temp_dir().join(format!("tumbletop-tracks-{}", std::process::id()));
    let [here, elsewhere] =
        ["here", "elsewhere"].map(|name| TrackStore::open(&folder.join(name), None).expect("a folder"));
    let whole = thrown((vec![1; 60_000], vec![2; 500]));
    let named = here.put_aside(whole.clone()).expect("it is kept");
    let bytes = named.body().expect("a body").len();
    assert!(bytes < 200, "{bytes} bytes");
    assert_eq!(here.put_aside(named.clone()), Ok(named.clone()), "once is enough");
    assert_eq!(here.take_back(named.clone(), Look::Everywhere), whole);
    assert_eq!(
        here.put_aside(whole.clone()),
        Ok(named.clone()),
        "the same track has the same name"
    );

    // On another server's disk it is not there, and nothing else is lost.
    let without = thrown((Vec::new(), Vec::new()));
    assert_eq!(elsewhere.take_back(named.clone(), Look::Everywhere), without);
    assert_eq!(elsewhere.put_aside(without.clone()), Ok(without.clone()));
    assert_eq!(
        elsewhere.take_back(LogEntry::Undone, Look::Everywhere),
        LogEntry::Undone
    );

    let files: Vec<_> = fs::read_dir(folder.join("here")).expect("a folder").flatten().collect();
    let [file] = files.as_slice() else {
        panic!("{} files", files.len())
    };
    for damage in [&b"short"[..], &[1; 60_500]] {
        fs::write(file.path(), damage).expect("it can be damaged");
        assert_eq!(
            here.take_back(named.clone(), Look::Everywhere),
            without,
            "a damaged track is none"
        );
    }
    here.forget(&named);
    assert_eq!(fs::read_dir(folder.join("here")).expect("a folder").count(), 0);
    let _ = fs::remove_dir_all(folder);
}
