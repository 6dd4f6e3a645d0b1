//! `tumbletop verify`: a match that was played is in order, and what was changed in it afterwards is named.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use host::match_setup::MatchSetup;
use host::play::play_logged;
use host::view::{SeatControl, SeatPlayer};
use messages::Message;
use messages::texts::cli as words;
use records::draw::{SeedDraw, commitment};
use records::store::log_entry::{LogEntry, LogHeaderBody};
use rules::ai::level::Level;
use rules::rng::Seed;
use rules::seats::Seats;
use serde_json::Value;

use crate::english::english;
use crate::saved_matches::{Folder, bytes};

const SECRET: [u8; 32] = [3; 32];

/// A whole match with real throws and a seed that the host and one person drew.
fn played(game: &str) -> (LogHeaderBody, Vec<LogEntry>) {
    let draw = SeedDraw {
        secret: SECRET,
        numbers: vec![[4; 32]],
    };
    let player = |name: &str| SeatPlayer {
        name: name.to_owned(),
        control: SeatControl::Agent(Level::Greedy),
    };
    let mut options = games::catalog::AnyOptions::of_game(game).expect("a game");
    for (key, value) in [("target", "10"), ("stock", "5")] {
        // Each game has one of them, or none.
        let _ = options.set(key, value);
    }
    let setup = MatchSetup {
        options,
        seats: Seats::solo(2).expect("two seats"),
        seed: draw.seed(),
        players: vec![player("Ana"), player("Bo")],
    };
    let (mut head, log) = play_logged(&setup, 10_000).expect("a match");
    head.draw = Some(draw);
    (head, log)
}

fn verify(folder: &Folder, head: &LogHeaderBody, log: &[LogEntry], json: bool) -> Output {
    folder.keep("played", &bytes(head, log));
    let file = folder.0.join("played.match");
    let file = file.to_str().expect("a path in Unicode");
    let arguments = ["verify", file, "--lang", "en", "--json"];
    let program = Command::new(crate::PROGRAM)
        .args(&arguments[..if json { 5 } else { 4 }])
        .output();
    program.expect("the program can be started")
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn a_match_that_was_played_is_in_order() {
    for game in ["stack", "skip-bo", "skip-bo-mod", "skip-bo-dice"] {
        let folder = Folder::new(&format!("verify-{game}"));
        let (head, log) = played(game);
        let throws = log
            .iter()
            .filter(|kept| matches!(kept, LogEntry::Happened { throw: Some(_), .. }));
        let throws = throws.count();
        assert_eq!(throws > 0, game != "skip-bo", "{game}");

        let output = verify(&folder, &head, &log, true);
        assert!(output.status.success(), "{game}: {}", said(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).expect("an object");
        assert_eq!((&report["game"], &report["finished"]), (&game.into(), &true.into()));
        assert_eq!(report["thrown_again"], throws);
        assert_eq!(report["not_thrown_again"], 0);
        let hash: String = commitment(&SECRET).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(report["commitments"][0], hash);
        assert_eq!(report["commitments"].as_array().expect("a list").len(), 2);

        let output = verify(&folder, &head, &log, false);
        let lines = said(&output.stdout);
        let mut expected = vec![words::verify_drawn(1_u32), words::VERIFY_CHANCE];
        if throws > 0 {
            expected.push(words::verify_throws(throws));
        }
        for line in expected {
            assert!(lines.contains(&english(&line)), "{game}: {lines}");
        }
    }
}

/// Whether the program refuses this match with this error.
fn refuses(folder: &Folder, head: &LogHeaderBody, log: &[LogEntry], why: &Message) {
    let output = verify(folder, head, log, false);
    assert_eq!(output.status.code(), Some(1));
    let found = said(&output.stderr);
    assert!(found.contains(&english(why)), "{found}");
}

#[test]
fn what_was_changed_afterwards_is_named() {
    let folder = Folder::new("verify-changed");
    let (head, log) = played("skip-bo-mod");
    let with_draw = |draw: SeedDraw| LogHeaderBody {
        draw: Some(draw),
        ..head.clone()
    };
    let draw = head.draw.clone().expect("a draw");
    let other = SeedDraw {
        secret: [5; 32],
        ..draw.clone()
    };
    refuses(&folder, &with_draw(other.clone()), &log, &words::VERIFY_SEED_DIFFERS);
    let redrawn = LogHeaderBody {
        seed: other.seed(),
        ..with_draw(other)
    };
    refuses(&folder, &redrawn, &log, &words::verify_chance_differs(1_u32));

    let mut thrown = log.clone();
    let throws = thrown.iter_mut().enumerate().filter_map(|(at, kept)| match kept {
        LogEntry::Happened { throw: Some(throw), .. } => Some((at, throw)),
        _ => None,
    });
    let (at, throw) = throws.last().expect("a throw");
    throw.lies[0].1[0] += 0.001;
    refuses(&folder, &head, &thrown, &words::verify_throw_differs(at + 1));

    let undrawn = LogHeaderBody {
        seed: Seed::Number(1),
        draw: None,
        ..head.clone()
    };
    refuses(&folder, &undrawn, &log, &words::verify_chance_differs(1_u32));

    // A byte in the middle of the file.
    folder.keep("damaged", &bytes(&head, &log));
    let file = folder.0.join("damaged.match");
    let mut damaged = fs::read(&file).expect("a file");
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    fs::write(&file, damaged).expect("it can be written");
    let output = Command::new(crate::PROGRAM).args(["verify", path(&file)]).output();
    assert_eq!(output.expect("the program can be started").status.code(), Some(1));
}

fn path(file: &Path) -> &str {
    file.to_str().expect("a path in Unicode")
}

#[test]
fn records_of_earlier_versions_are_checked_as_far_as_they_go() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/records");
    for file in ["stack-000000.tumbletop", "skip-bo-000000.tumbletop"] {
        let program = Command::new(crate::PROGRAM)
            .args(["verify", path(&folder.join(file)), "--json"])
            .output();
        let output = program.expect("the program can be started");
        assert!(output.status.success(), "{file}: {}", said(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).expect("an object");
        assert!(report["commitments"].is_null() && report["seal"].is_null(), "{report}");
    }
}
