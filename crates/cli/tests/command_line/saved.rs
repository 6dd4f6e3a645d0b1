//! The commands of saved matches: `stats` and `matches`.

use std::fs;

use cli::error::UsageError;
use messages::texts::{cli as words, statistics, store};
use messages::{Message, ToMessage};
use records::store::log::FileLog;
use records::store::log_entry::LogEntry;
use rules::ai::level::Level;
use rules::ids::SeatId;
use serde_json::Value;

use crate::commands::{json, refused, tumbletop};
use crate::english::english;
use crate::saved_matches::{Folder, bytes, computer, log_of, person, played};

/// A folder with a finished match and an unfinished one.
fn folder(name: &str) -> Folder {
    let folder = Folder::new(&format!("cli-{name}"));
    let (head, record) = played("stack", 1, &[person("Zoe"), computer(Level::Hard)]);
    folder.keep("over", &bytes(&head, &log_of(&record)));
    let (head, record) = played("skip-bo", 2, &[person("Zoe"), person("Kim")]);
    folder.keep("on", &bytes(&head, &log_of(&record)[..20]));
    folder
}

fn path(folder: &Folder) -> &str {
    folder.0.to_str().expect("a path in Unicode")
}

/// What the program says where there is no match with this id.
fn no_match(id: &str, folder: &Folder) -> String {
    let (id, folder) = (id.to_owned(), path(folder).to_owned());
    english(&UsageError::Match { id, folder }.message())
}

#[test]
fn stats_prints_the_figures_that_are_promised() {
    let folder = folder("stats");
    let report = json(&["stats", "--folder", path(&folder), "--json"]);
    assert_eq!((&report["matches"], &report["finished"]), (&2.into(), &1.into()));
    let kim = &report["players"][0];
    let zoe = &report["players"][1];
    assert_eq!((&kim["name"], &zoe["name"]), (&"Kim".into(), &"Zoe".into()));
    assert_eq!(
        (&zoe["all"]["finished"], &zoe["all"]["unfinished"]),
        (&1.into(), &1.into())
    );
    let stack = &zoe["games"]["stack"];
    for key in ["won", "tied", "lost", "current_wins", "longest_wins", "longest_losses"] {
        assert!(stack[key].is_u64(), "{key}");
    }
    assert!(stack["against"]["hard"]["finished"].is_u64() && stack["points"]["mean"].is_f64());
    assert!(stack["measures"]["captured"].is_f64() && stack["look_back"].is_null());
    assert_eq!(stack["last"].as_array().map(Vec::len), Some(1));
    for die in ["d6", "d10"] {
        for key in ["counts", "chi_square", "p_value", "degrees", "longest_run", "throws"] {
            assert!(report["dice"][die].get(key).is_some(), "{die}: {key}");
        }
    }
    assert_eq!(report["tested"]["d6"]["throws"], 600_000);
    let only = json(&[
        "stats",
        "--folder",
        path(&folder),
        "--json",
        "--player",
        "kim",
        "--game",
        "skip-bo",
        "--rebuild",
    ]);
    assert_eq!(
        (&only["matches"], only["players"].as_array().map(Vec::len)),
        (&1.into(), Some(1))
    );
}

#[test]
fn names_in_a_strangers_match_do_not_control_the_terminal() {
    let folder = Folder::new("cli-strangers");
    let sly = "\u{1b}[31mRed\u{9b}2J\u{202e}\u{200b}\u{7}";
    let (head, record) = played("stack", 1, &[person(sly), person("\u{200b}\u{2066}")]);
    let mut log = log_of(&record);
    log.push(LogEntry::Named(format!("{sly}\nSunday")));
    let who = person("\u{13AA}nna\r");
    log.push(LogEntry::Sits { seat: SeatId(1), who });
    let file = folder.keep("strange", &bytes(&head, &log));
    let inbox = Folder::new("cli-strangers-in");
    let file = file.to_str().expect("a path in Unicode");
    let steers = |sign: char| {
        (sign.is_control() && sign != '\n') || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{200b}' | '\u{2066}')
    };
    for arguments in [
        &["matches", "import", file][..],
        &["matches", "list"],
        &["matches", "list", "--json"],
        &["matches", "show", "31mRed2J Sunday"],
        &["stats"],
        &["stats", "--json"],
    ] {
        // The id comes from the name of the match, so it is read from the list.
        let id = json(&["matches", "--json", "--folder", path(&inbox)]);
        let id = id[0]["id"].as_str().unwrap_or_default().to_owned();
        let arguments = arguments
            .iter()
            .map(|word| if word.contains("Sunday") { &*id } else { *word });
        let arguments: Vec<&str> = arguments.chain(["--folder", path(&inbox)]).collect();
        let output = tumbletop(&arguments);
        assert!(output.status.success(), "{output:?}");
        for said in [&output.stdout, &output.stderr] {
            let said = String::from_utf8_lossy(said);
            assert!(!said.contains(steers), "{arguments:?}: {said:?}");
        }
    }
    let listed = json(&["matches", "--json", "--folder", path(&inbox)]);
    let seats: Vec<_> = listed[0]["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| &seat["name"])
        .collect();
    assert_eq!(seats, ["[31mRed2J", "Anna"], "{listed}");
    assert_eq!(listed[0]["name"], "[31mRed2J Sunday");
}

#[test]
fn stats_prints_localized_text_and_names_files_that_are_left_out() {
    let folder = folder("stats-words");
    folder.keep("letter", b"Dear Ana");
    let output = tumbletop(&["stats", "--folder", path(&folder)]);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("words");
    let report = json(&["stats", "--folder", path(&folder), "--json"]);
    let zoe = &report["players"][1];
    let told = |of: Message, figures: &Value| {
        let [won, tied, lost, unfinished] =
            ["won", "tied", "lost", "unfinished"].map(|key| figures[key].as_u64().expect("a number"));
        english(&statistics::told(of, statistics::results(won, tied, lost, unfinished)))
    };
    for part in [
        english(&statistics::matches(2, 1)),
        format!("\nZoe\n  {}\n", told(statistics::ALL_GAMES, &zoe["all"])),
        format!("\n  {}\n", told(Message::verbatim("Stack"), &zoe["games"]["stack"])),
        english(&statistics::figure(statistics::STACKS_CAPTURED, "")),
    ] {
        assert!(text.contains(&part), "{part} in:\n{text}");
    }
    let complaint = String::from_utf8(output.stderr).expect("words");
    let letter = folder.0.join("letter.match").display().to_string();
    let left_out = english(&statistics::left_out(letter, store::FOREIGN));
    assert!(complaint.contains(&left_out), "{complaint}");
    let nobody = tumbletop(&["stats", "--folder", path(&folder), "--player", "Nobody"]);
    assert!(String::from_utf8_lossy(&nobody.stdout).contains(&english(&statistics::NOBODY)));
    let no_game = UsageError::Game { name: "chess".into() }.message();
    assert!(refused(&["stats", "--folder", path(&folder), "--game", "chess"]).contains(&english(&no_game)));
}

#[test]
fn matches_are_listed_shown_and_copied_out_and_in() {
    let folder = folder("matches");
    for arguments in [&["matches"][..], &["matches", "list"]] {
        let listed = json(&[arguments, &["--folder", path(&folder), "--json"]].concat());
        let mut ids: Vec<&str> = listed
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|one| one["id"].as_str())
            .collect();
        ids.sort_unstable();
        assert_eq!(ids, ["on", "over"]);
    }
    let shown = json(&["matches", "show", "over", "--folder", path(&folder), "--json"]);
    assert_eq!((&shown["game"], &shown["finished"]), (&"stack".into(), &true.into()));
    assert_eq!(
        (&shown["seats"][1]["level"], &shown["seats"][0]["level"]),
        (&"hard".into(), &Value::Null)
    );
    assert!(shown["round"].as_u64() >= Some(1) && shown["entries"].as_u64() > Some(20));
    assert!(shown["changed"].as_u64() > Some(1_700_000_000));
    assert_eq!(shown["scores"].as_array().map(Vec::len), Some(2));
    let text = String::from_utf8(tumbletop(&["matches", "--folder", path(&folder)]).stdout).expect("words");
    let names = ["Zoe", "Kim"].map(Message::verbatim);
    let on = words::matches_on("Skip-Bo", names, 1, ["0", "0"].map(Message::verbatim), 20);
    assert!(text.contains(&english(&words::matches_line("on", on))), "{text}");

    let copy = folder.0.join("copy.bin");
    let copy = copy.to_str().expect("a path in Unicode");
    let exported = json(&["matches", "export", "over", copy, "--folder", path(&folder), "--json"]);
    assert_eq!(exported["file"], copy);
    let again = tumbletop(&["matches", "export", "over", copy, "--folder", path(&folder)]);
    assert_eq!(again.status.code(), Some(1), "a file that is there stays as it is");
    let import = || json(&["matches", "import", copy, "--folder", path(&folder), "--json"]);
    assert_eq!(import()["id"], "over", "it is saved already");
    let file = |id: &str| folder.0.join(format!("{id}.match"));
    let kept = fs::read(file("over")).expect("it is there");
    fs::remove_file(file("over")).expect("it can be removed");
    let imported = import();
    let id = imported["id"].as_str().expect("a name");
    assert_eq!(fs::read(file(id)).expect("it was copied"), kept);
    fs::write(file("over"), kept).expect("it can be written");
    let foreign = folder.0.join("letter.txt");
    fs::write(&foreign, "Dear Ana").expect("it can be written");
    let foreign = foreign.to_str().expect("a path in Unicode");
    assert_eq!(
        tumbletop(&["matches", "import", foreign, "--folder", path(&folder)])
            .status
            .code(),
        Some(1)
    );
    let outside = refused(&["matches", "show", "../over", "--folder", path(&folder)]);
    assert!(outside.contains(&no_match("../over", &folder)), "{outside}");
}

#[test]
fn a_match_is_deleted_only_after_a_yes_and_while_it_is_not_played() {
    let folder = folder("delete");
    let file = folder.0.join("on.match");
    let arguments = ["matches", "delete", "on", "--folder", path(&folder)];
    assert!(refused(&arguments).contains(&english(&UsageError::Unasked.message())));
    let yes = [&arguments[..], &["--yes"]].concat();
    let (held, ..) = FileLog::resume(&file).expect("nobody plays it");
    let output = tumbletop(&yes);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains(&english(&store::IN_USE)));
    assert!(file.exists());
    drop(held);
    assert!(tumbletop(&yes).status.success());
    assert!(!file.exists() && folder.0.join("over.match").exists());
    assert!(refused(&yes).contains(&no_match("on", &folder)));
}

#[test]
fn without_a_window_the_folder_has_to_be_named() {
    for command in ["stats", "matches"] {
        let why = english(&UsageError::FolderNeeded.message());
        assert!(refused(&[command]).contains(&why), "{command}");
    }
}
