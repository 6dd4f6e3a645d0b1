//! The program on the command line: what it prints and its exit status.

use std::path::Path;
use std::process::{Command, Output};

use cli::error::{UsageError, ValueError};
use messages::texts::{cli as words, options, store as store_words};
use messages::{Message, ToMessage};
use records::store::library;
use records::store::log::MatchLog;
use records::store::log_entry::{LogEntry, LogHeaderBody, SeatOccupant};
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;
use rules::error::SetupError;
use serde_json::Value;

use games::catalog::NAMES;

use crate::english::english;

/// The program in English, whatever the language of this machine.
pub fn tumbletop(arguments: &[&str]) -> Output {
    Command::new(crate::PROGRAM)
        .args(arguments)
        .args(["--lang", "en"])
        .output()
        .expect("the program can be started")
}

pub fn json(arguments: &[&str]) -> Value {
    let output = tumbletop(arguments);
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("one JSON object and nothing else")
}

/// The program's stderr when it refuses these arguments.
pub fn refused(arguments: &[&str]) -> String {
    let output = tumbletop(arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).expect("words")
}

#[test]
fn simulate_replay_perft_and_rules_take_every_game() {
    for game in NAMES {
        let folder = std::env::temp_dir().join(format!("tumbletop-{game}-{}", std::process::id()));
        let into = folder.to_str().expect("a path in Unicode");
        let played = json(&[
            "simulate",
            game,
            "--games",
            "2",
            "--json",
            "--seats",
            "random,random",
            "--record",
            into,
        ]);
        assert_eq!(played["unfinished"], 0);
        let record = folder.join(format!("{game}-000001.match"));
        let replayed = json(&[
            "replay",
            record.to_str().expect("a path in Unicode"),
            "--verify",
            "--json",
        ]);
        assert_eq!(
            (&replayed["game"], &replayed["finished"]),
            (&(*game).into(), &true.into())
        );
        std::fs::remove_dir_all(&folder).expect("the folder can be removed");

        assert!(json(&["perft", game, "--depth", "1", "--json"])["nodes"].as_u64() > Some(0));
        assert!(String::from_utf8_lossy(&tumbletop(&["rules", game]).stdout).starts_with("# "));
    }
}

#[test]
fn simulate_prints_the_figures_that_are_promised() {
    let report = json(&[
        "simulate",
        "stack",
        "--games",
        "5",
        "--seats",
        "random,greedy",
        "--set",
        "target=30",
        "--json",
    ]);
    let keys: Vec<_> = report
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    let mut promised = [
        "game",
        "games",
        "seats",
        "wins_in_order",
        "decided",
        "unfinished",
        "actions",
        "seconds",
        "games_per_second",
        "actions_per_second",
        "final_hash",
    ];
    promised.sort_unstable();
    assert_eq!(keys, promised);
    assert_eq!((&report["game"], &report["games"]), (&"stack".into(), &5.into()));
    assert_eq!(report["seats"][1]["agent"], "greedy");
    for key in ["wins", "ties", "mean_score", "share"] {
        assert!(report["seats"][0][key].is_number());
    }
    assert!(report["seats"][0]["interval"][1].is_number() && report["seats"][0].get("cost").is_none());
}

#[test]
fn the_same_arguments_give_the_same_final_hash_g_1() {
    let hash = |seed| {
        let arguments = [
            "simulate",
            "stack",
            "--games",
            "4",
            "--seed",
            seed,
            "--set",
            "target=20",
            "--json",
        ];
        json(&arguments)["final_hash"].clone()
    };
    assert_eq!(hash("3"), hash("3"));
    assert_ne!(hash("3"), hash("4"));
}

#[test]
fn perft_prints_nodes_and_hash() {
    let report = json(&["perft", "stack", "--depth", "1", "--json"]);
    assert!(report["nodes"].as_u64() > Some(0));
    assert!(report["hash"].is_string() && report["seconds"].is_number());
}

#[test]
fn rules_are_printed_with_their_ids_and_the_options() {
    let output = tumbletop(&["rules", "stack"]);
    let text = String::from_utf8(output.stdout).expect("words");
    for rule in 1..=21 {
        assert!(text.contains(&format!("**S-{rule}**")), "S-{rule}");
    }
    for key in ["target", "tie", "teams", "stack-on-partner"] {
        assert!(text.contains(&format!("`{key}`")), "{key}");
    }
}

#[test]
fn rules_list_the_options_that_a_game_takes_and_no_other_s_19_k_13_d_1() {
    for (game, takes_teams) in [
        ("stack", true),
        ("skip-bo", true),
        ("skip-bo-mod", true),
        ("skip-bo-dice", false),
    ] {
        let output = tumbletop(&["rules", game]);
        let text = String::from_utf8(output.stdout).expect("words");
        let heading = format!("\n## {}\n", english(&words::RULES_OPTIONS));
        let (_, options) = text.split_once(&heading).expect("the options come last");
        let teams = words::rules_option("teams", words::TEAMS_VALUES, "off", words::RULES_TEAMS);
        let teams = format!("\n- {}\n", english(&teams));
        assert_eq!(options.contains(&teams), takes_teams, "{game}");
        let seats = "random,random,random,random";
        let arguments = ["simulate", game, "--games", "0", "--seats", seats, "--set", "teams=on"];
        assert_eq!(tumbletop(&arguments).status.success(), takes_teams, "{game}");
        if !takes_teams {
            assert!(refused(&arguments).contains("teams"), "{game}");
        }
    }
}

#[test]
fn what_is_not_there_is_refused_by_name_with_status_2() {
    let is_refused = |arguments: &[&str], why: &Message| {
        let said = refused(arguments);
        assert!(said.contains(&english(why)), "{arguments:?}: {said}");
    };
    let stack = ["simulate", "stack"];
    let levels = Level::ALL.map(|level| Message::verbatim(level.name()));
    is_refused(
        &[&stack[..], &["--seats", "genius,random"]].concat(),
        &words::no_such_level("genius", levels),
    );
    is_refused(
        &["simulate", "chess"],
        &UsageError::Game { name: "chess".into() }.message(),
    );
    let alone = SetupError::Players {
        count: 1,
        least: 2,
        most: 8,
    };
    is_refused(&[&stack[..], &["--seats", "random"]].concat(), &alone.message());
    let target = SetupError::Option {
        option: "target".into(),
        value: "9".into(),
        allowed: options::values_range(10, 1000),
    };
    is_refused(&[&stack[..], &["--set", "target=9"]].concat(), &target.message());
    is_refused(
        &[&stack[..], &["--set", "target"]].concat(),
        &ValueError::Setting.message(),
    );
    for threads in ["0", "1025", "1000000", "-1"] {
        let why = ValueError::Whole { least: 1, most: 1024 }.message();
        is_refused(
            &[&stack[..], &[&format!("--threads={threads}")]].concat(),
            &words::arguments_value_why(threads, "--threads <THREADS>", why),
        );
    }
    is_refused(
        &["perft", "stack", "--depth", "100000"],
        &ValueError::Whole { least: 0, most: 100 }.message(),
    );
    is_refused(&["dance"], &words::arguments_no_such_command("dance"));
}

#[test]
fn commands_that_need_a_window_are_refused_by_name() {
    for command in ["daily", "shot", "doctor"] {
        let why = UsageError::CommandNeedsWindow(command.to_owned()).message();
        assert!(refused(&[command, "stack"]).contains(&english(&why)), "{command}");
    }
    assert!(refused(&[]).contains(&english(&UsageError::NoCommand.message())));
}

#[test]
fn matches_of_a_simulation_replay_and_a_damaged_one_fails_with_status_1() {
    let folder = std::env::temp_dir().join(format!("tumbletop-records-{}", std::process::id()));
    let path = folder.to_str().expect("a path in Unicode");
    json(&[
        "simulate",
        "stack",
        "--games",
        "3",
        "--set",
        "target=20",
        "--record",
        path,
        "--json",
    ]);
    let first = folder.join("stack-000000.match");
    let name = first.to_str().expect("a path in Unicode");
    let report = json(&["replay", name, "--verify", "--json"]);
    assert_eq!(report["finished"], true);
    let mut bytes = std::fs::read(&first).expect("the match is there");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    let sound = SavedMatch::read(&bytes).expect("its beginning").0.record.entries.len();
    std::fs::write(&first, bytes).expect("it can be written");
    let output = tumbletop(&["replay", name, "--verify"]);
    assert_eq!(output.status.code(), Some(1));
    let damaged = english(&words::file(name, words::replay_damaged(sound)));
    assert!(String::from_utf8_lossy(&output.stderr).contains(&damaged), "{output:?}");
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn a_saved_match_replays_like_its_record_and_a_damaged_one_fails_with_status_1() {
    let folder = std::env::temp_dir().join(format!("tumbletop-kept-{}", std::process::id()));
    let path = folder.to_str().expect("a path in Unicode");
    json(&[
        "simulate",
        "skip-bo",
        "--games",
        "1",
        "--set",
        "stock=short",
        "--record",
        path,
        "--json",
    ]);
    let simulated = library::read(&folder.join("skip-bo-000000.match")).expect("the match is there");
    let record = SavedMatch::read(&simulated).expect("a match").0.record;
    let first = folder.join("skip-bo.tumbletop");
    std::fs::write(&first, record.to_bytes().expect("a record")).expect("it can be written");
    let sitting = SeatOccupant {
        name: "Ana".to_owned(),
        level: None,
    };
    let head = LogHeaderBody {
        options: record.options.clone(),
        seats: record.seats,
        seed: record.seed,
        draw: None,
        players: vec![sitting; record.seats.count()],
        colours: [0, 1, 2, 3, 4, 5, 6, 7],
        began_s: 0,
    };
    let (mut log, file) = library::begin(&folder, head).expect("a log");
    for entry in record.entries {
        let log_entry = LogEntry::Happened {
            entry,
            throw: None,
            gesture: None,
        };
        log.append(&postcard::to_stdvec(&log_entry).expect("it can be written"))
            .expect("it can be written");
    }
    drop(log);
    let of = |file: &Path| {
        json(&[
            "replay",
            file.to_str().expect("a path in Unicode"),
            "--verify",
            "--json",
        ])
    };
    let (log_entry, recorded) = (of(&file), of(&first));
    for field in ["game", "actions", "finished", "scores", "winners", "final_hash"] {
        assert_eq!(log_entry[field], recorded[field], "{field}");
    }
    let mut bytes = std::fs::read(&file).expect("the match is there");
    bytes[20] ^= 1;
    std::fs::write(&file, bytes).expect("it can be written");
    let file = file.to_str().expect("a path in Unicode");
    let output = tumbletop(&["replay", file, "--verify"]);
    assert_eq!(output.status.code(), Some(1));
    let damaged = english(&words::file(file, store_words::DAMAGED));
    assert!(String::from_utf8_lossy(&output.stderr).contains(&damaged), "{output:?}");
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}
