//! The cached results of matches, and their reviews.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use crate::saved_matches::{Folder, bytes, computer, log_of, person, played};
use crate::statistics::{named, of_game, some};
use games::catalog::NAMES;
use records::review::review;
use records::statistics::StatisticsQuery;
use records::store::library;
use rules::ai::level::Level;
use rules::ids::{SeatId, SeatSet};

fn cached(folder: &Folder) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.0.join("statistics"))
        .into_iter()
        .flatten()
        .flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files
}

#[test]
fn the_cache_matches_the_logs_and_a_log_that_grew_is_read_again() {
    let (folder, matches) = some("cache");
    let fresh = folder.read();
    let files = cached(&folder);
    assert_eq!(files.len(), NAMES.len());
    let written: Vec<_> = files.iter().map(|file| fs::read(file).expect("a file")).collect();
    assert_eq!(folder.read(), fresh);
    // The cache is really used: a file of another match in its place does not fit the bytes, and is ignored.
    fs::write(&files[0], &written[1]).expect("it can be written");
    assert_eq!(folder.read(), fresh);
    assert_eq!(fs::read(&files[0]).expect("a file"), written[0]);
    // The log grows.
    let (head, record) = &matches[0];
    let half = &log_of(record)[..record.entries.len() / 2];
    folder.keep(NAMES[0], &bytes(head, half));
    let before = folder.read();
    assert_eq!((before.matches, before.finished), (NAMES.len(), NAMES.len() - 1));
    folder.keep(NAMES[0], &bytes(head, &log_of(record)));
    assert_eq!(folder.read(), fresh);
    // A deleted cache is made again, and a match that is gone leaves no file.
    let rebuild = StatisticsQuery {
        rebuild: true,
        ..StatisticsQuery::default()
    };
    assert_eq!(folder.asked(&rebuild), fresh);
    assert_eq!(cached(&folder).len(), NAMES.len());
    fs::remove_file(folder.0.join(format!("{}.match", NAMES[0]))).expect("it is there");
    assert_eq!(folder.read().matches, NAMES.len() - 1);
    assert_eq!(cached(&folder).len(), NAMES.len() - 1);
}

#[test]
fn a_cache_that_is_cut_or_changed_anywhere_is_ignored() {
    let folder = Folder::new("damaged-cache");
    let (head, record) = played("stack", 1, &[person("Zoe"), person("Kim")]);
    let half = &log_of(&record)[..6];
    folder.keep("one", &bytes(&head, half));
    let fresh = folder.read();
    let [file] = &cached(&folder)[..] else {
        panic!("one file")
    };
    let whole = fs::read(file).expect("a file");
    for length in 0..whole.len() {
        fs::write(file, &whole[..length]).expect("it can be written");
        assert_eq!(folder.read(), fresh, "{length}");
        assert_eq!(fs::read(file).expect("a file"), whole, "{length}: it is written again");
    }
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] ^= 1 << (at % 8);
        fs::write(file, &changed).expect("it can be written");
        assert_eq!(folder.read(), fresh, "{at}");
        assert_eq!(fs::read(file).expect("a file"), whole, "{at}: it is written again");
    }
    let mut longer = whole.clone();
    longer.push(0);
    fs::write(file, &longer).expect("it can be written");
    assert_eq!(folder.read(), fresh);
}

#[test]
fn a_folder_that_cant_be_written_just_has_no_cache() {
    let (folder, _) = some("no-cache");
    // A file is in place of the folder of the cache.
    fs::write(folder.0.join("statistics"), "in the way").expect("it can be written");
    let first = folder.read();
    assert_eq!(first.matches, NAMES.len());
    assert_eq!(folder.read(), first);
    assert_eq!(
        fs::read_to_string(folder.0.join("statistics")).expect("a file"),
        "in the way"
    );
}

#[test]
fn a_review_is_made_on_request_and_then_saved() {
    let folder = Folder::new("look-back");
    let (head, record) = played("skip-bo-dice", 4, &[person("Zoe"), computer(Level::Easy)]);
    folder.keep("one", &bytes(&head, &log_of(&record)));
    let half = &log_of(&record)[..record.entries.len() / 2];
    folder.keep("half", &bytes(&head, half));
    assert_eq!(named(&folder.read(), "Zoe").all.look_back, None);
    let look_back = StatisticsQuery {
        look_back: true,
        ..StatisticsQuery::default()
    };
    let of_somebody_else = StatisticsQuery {
        player: Some("Kim".to_owned()),
        ..look_back.clone()
    };
    assert_eq!(folder.asked(&of_somebody_else).looked_back, 0);
    let looked = folder.asked(&look_back);
    assert_eq!((looked.matches, looked.looked_back), (2, 1));
    library::rename(&folder.0.join("one.match"), "Sunday").expect("it can be written");
    assert_eq!(folder.read(), looked, "a new name discards nothing");
    let wanted = review(&record, SeatSet::only(SeatId(0)), &AtomicBool::new(false), |_| ()).expect("it replays");
    let look = of_game(named(&looked, "Zoe"), "skip-bo-dice")
        .look_back
        .clone()
        .expect("it was reviewed");
    assert_eq!(
        (look.matches, look.choices, look.best),
        (1, wanted.choices as u64, wanted.best as u64)
    );
    assert_eq!(wanted.of_seat[0].choices, look.choices);
    let costliest = wanted
        .mistakes
        .iter()
        .map(|mistake| f64::from(mistake.loss))
        .fold(0.0, f64::max);
    let mean = look.mean_loss.as_ref().expect("one game").worth;
    assert!(mean * look.choices as f64 >= costliest && (look.best < look.choices) == (mean > 0.0));
    let own = wanted.luck.iter().filter(|luck| luck.who == SeatId(0));
    let luckiest = own.map(|luck| f64::from(luck.gain)).fold(0.0, f64::max);
    assert!(look.luckiest.expect("one game").worth >= luckiest);
    let over_all = named(&looked, "Zoe").all.look_back.clone().expect("it was reviewed");
    assert_eq!((over_all.mean_loss, over_all.luckiest), (None, None));
    // The review is there without a new request, as long as the match is the same.
    assert_eq!(folder.read(), looked);
    let (head, record) = played("skip-bo-dice", 6, &[person("Zoe"), computer(Level::Easy)]);
    folder.keep("one", &bytes(&head, &log_of(&record)));
    assert_eq!(folder.read().looked_back, 0);
}
