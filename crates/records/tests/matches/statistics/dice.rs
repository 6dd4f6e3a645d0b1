//! The faces of thrown dice: on tables, and in saved series of throws.

use std::fs;

use crate::saved_matches::{Folder, bytes, computer, log_of, person, played};
use crate::statistics::{some, thrown};
use records::statistics::rolls::Roll;
use records::store::log_entry::LogEntry;
use rules::ai::level::Level;

#[test]
fn every_throw_counts_for_the_dice_also_one_that_was_undone() {
    let folder = Folder::new("dice");
    let (head, record) = played("skip-bo-dice", 3, &[person("Zoe"), computer(Level::Easy)]);
    let mut log = log_of(&record);
    let throw = |log: &mut [LogEntry], at: usize, faces: &[(u8, u8)]| {
        if let LogEntry::Happened { throw, .. } = &mut log[at] {
            *throw = Some(thrown(faces));
        }
    };
    throw(&mut log, 1, &[(0, 6), (1, 6), (2, 6), (3, 2), (4, 1), (5, 10)]);
    throw(&mut log, 2, &[(5, 10)]);
    // A throw with an impossible face or an unknown die has no known faces.
    throw(&mut log, 3, &[(0, 7)]);
    throw(&mut log, 4, &[(6, 1)]);
    throw(&mut log, 5, &[(5, 3)]);
    let undone = log[6].clone();
    log.insert(7, LogEntry::Undone);
    log.insert(8, undone);
    throw(&mut log, 6, &[(0, 2)]);
    folder.keep("dice", &bytes(&head, &log));
    let statistics = folder.read();
    let [d6, d10] = &statistics.dice.kept[..] else {
        panic!("two kinds of dice")
    };
    assert_eq!((d6.die, &d6.counts[..], d6.throws), ("d6", &[1, 2, 0, 0, 0, 3][..], 6));
    assert_eq!(
        (d10.die, &d10.counts[..], d10.throws),
        ("d10", &[0, 0, 1, 0, 0, 0, 0, 0, 0, 2][..], 3)
    );
    assert_eq!(statistics.dice.faceless, 2);
    let run = d6.run.expect("something was thrown");
    assert_eq!((run.face, run.length), (6, 3));
    assert_eq!(d10.run.map(|run| (run.face, run.length)), Some((10, 2)));
    let even = d6.even.expect("something was thrown");
    assert!((even.chi_square - 8.0).abs() < 1e-9 && even.degrees == 5, "{even:?}");
    // The match is as if nothing had been undone.
    let plain = Folder::new("dice-plain");
    plain.keep("dice", &bytes(&head, &log_of(&record)));
    assert_eq!(statistics.players, plain.read().players);
}

#[test]
fn saved_series_of_throws_are_counted_separately() {
    let (folder, _) = some("rolls");
    let roll = |die, manner, seed, counts: &[u64]| Roll::new(die, manner, seed, counts.to_vec());
    for (die, manner, seed, counts) in [
        ("d6", "any", 1, &[10, 11, 9, 10, 12, 8][..]),
        // A part of the series before it.
        ("d6", "any", 1, &[1, 2, 1, 1, 1, 1]),
        ("d6", "any", 2, &[1, 0, 0, 0, 0, 0]),
        ("d10", "standard", 1, &[5; 10]),
    ] {
        let kept = roll(die, manner, seed, counts).and_then(|roll| roll.keep(&folder.0));
        assert!(kept.expect("it can be written").exists());
    }
    for (die, counts) in [("d7", &[1; 7][..]), ("d6", &[1; 5]), ("d6", &[0; 6])] {
        assert!(roll(die, "any", 1, counts).is_err());
    }
    assert!(roll("d6", "../any", 1, &[1; 6]).is_err());
    let rolls = folder.0.join("rolls");
    let whole = fs::read_to_string(rolls.join("d6-any-1-60.json")).expect("it was saved");
    fs::write(rolls.join("cut.json"), &whole[..whole.len() - 4]).expect("it can be written");
    fs::write(rolls.join("forged.json"), whole.replace("60", "61")).expect("it can be written");
    fs::write(rolls.join("long.json"), vec![b' '; 100_000]).expect("it can be written");
    fs::write(rolls.join("other.txt"), "no series").expect("it can be written");
    let statistics = folder.read();
    let rolled: Vec<(&str, &[u64])> = statistics
        .dice
        .rolled
        .iter()
        .map(|figures| (figures.die, &figures.counts[..]))
        .collect();
    assert_eq!(rolled, [("d6", &[11, 11, 9, 10, 12, 8][..]), ("d10", &[5; 10][..])]);
    assert_eq!(statistics.dice.rolls.len(), 4);
    let names: Vec<_> = statistics
        .left_out
        .iter()
        .filter_map(|left_out| left_out.file.file_name())
        .collect();
    assert_eq!(names, ["cut.json", "forged.json", "long.json"]);
    assert!(statistics.dice.rolled.iter().all(|figures| figures.run.is_none()));
    assert!(statistics.dice.kept.iter().all(|figures| figures.throws == 0));
}
