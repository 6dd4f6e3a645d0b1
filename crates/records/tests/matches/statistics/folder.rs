//! The folder of the logs: files that are damaged, in use or in another order, and a run that is stopped.

use std::fs;
use std::path::{Path, PathBuf};

use crate::saved_matches::{Folder, bytes, log_of, person, played};
use crate::statistics::{named, some, thrown};
use games::catalog::NAMES;
use records::progress::Progress;
use records::statistics::{Statistics, StatisticsQuery};
use records::store::library;
use records::store::log_entry::LogEntry;

#[test]
fn a_file_that_cant_be_read_is_named_and_hides_no_other() {
    let (folder, matches) = some("broken");
    let fresh = folder.read();
    let (head, record) = &matches[0];
    let good = bytes(head, &log_of(record));
    let mut newer = good.clone();
    newer[8] = 9;
    let mut unruly = record.clone();
    unruly.entries[2].state ^= 1;
    let broken = [
        ("a-foreign", b"Dear Ana".to_vec()),
        ("b-damaged", good[..30].to_vec()),
        ("c-empty", Vec::new()),
        ("d-newer", newer),
        ("e-unruly", bytes(head, &log_of(&unruly))),
    ];
    for (name, bytes) in &broken {
        folder.keep(name, bytes);
    }
    fs::write(folder.0.join("letter.txt"), "no match").expect("it can be written");
    let statistics = folder.read();
    assert_eq!(statistics.players, fresh.players);
    let left_out: Vec<&Path> = statistics
        .left_out
        .iter()
        .map(|left_out| left_out.file.as_path())
        .collect();
    let wanted: Vec<PathBuf> = broken
        .iter()
        .map(|(name, _)| folder.0.join(format!("{name}.match")))
        .collect();
    assert_eq!(left_out, wanted);
    for (name, bytes) in &broken {
        let file = folder.0.join(format!("{name}.match"));
        assert_eq!(&fs::read(file).expect("it stays where it is"), bytes);
    }
    // A match counts up to its torn end.
    folder.keep("f-torn", &good[..good.len() - 3]);
    let torn = folder.read();
    assert_eq!((torn.matches, torn.left_out.len()), (NAMES.len() + 1, broken.len()));
}

#[test]
fn a_match_that_is_being_played_counts_and_a_folder_that_is_not_there_is_empty() {
    let folder = Folder::new("locked");
    let (head, _) = played("stack", 1, &[person("Zoe"), person("Kim")]);
    let (log, file) = library::begin(&folder.0, head).expect("a log");
    let before = fs::read(&file).expect("a file");
    let statistics = folder.read();
    assert_eq!((statistics.matches, statistics.finished), (1, 0));
    assert_eq!(named(&statistics, "Zoe").all.results.unfinished, 1);
    assert_eq!(fs::read(&file).expect("a file"), before);
    drop(log);
    let nowhere = Statistics::read(
        &folder.0.join("nowhere"),
        &StatisticsQuery::default(),
        &Progress::default(),
    );
    assert_eq!(nowhere.expect("nothing is wrong").matches, 0);
    assert!(!folder.0.join("nowhere").exists());
    assert!(Statistics::read(&file, &StatisticsQuery::default(), &Progress::default()).is_err());
}

#[test]
fn the_order_of_the_files_makes_no_difference() {
    let (one, other) = (Folder::new("order-one"), Folder::new("order-other"));
    let mut logs = Vec::new();
    for seed in 0..8_u64 {
        let game = NAMES[seed as usize % NAMES.len()];
        let (head, record) = played(game, seed, &[person("Zoe"), person("Kim")]);
        let mut log = log_of(&record);
        if let LogEntry::Happened { throw, .. } = &mut log[1] {
            *throw = (game == "stack").then(|| thrown(&[(3, seed as u8 % 6 + 1)]));
        }
        logs.push(bytes(&head, &log));
    }
    for (at, log) in logs.iter().enumerate() {
        one.keep(&format!("{at}"), log);
        other.keep(&format!("{}", logs.len() - at), log);
    }
    assert_eq!(one.read(), other.read());
}

#[test]
fn a_stopped_run_returns_what_is_done() {
    let (folder, _) = some("stopped");
    let progress = Progress::default();
    progress.stop();
    let stopped = Statistics::read(&folder.0, &StatisticsQuery::default(), &progress).expect("a folder");
    assert!(stopped.stopped && stopped.matches == 0);
    let progress = Progress::default();
    assert_eq!(progress.state(), (0, 0));
    let whole = Statistics::read(&folder.0, &StatisticsQuery::default(), &progress).expect("a folder");
    assert!(!whole.stopped);
    assert_eq!(progress.state(), (NAMES.len(), NAMES.len()));
}
