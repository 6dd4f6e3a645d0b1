//! Files that a player names or places and that can't be used: pipes, devices, folders, and files larger than any
//! match.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use messages::texts::{net, rules as rules_words, statistics};
use messages::{Message, ToMessage};
use records::store::log::MOST_BYTES;
use rules::ai::level::Level;
use system::files::FileFault;

use crate::english::english;
use crate::saved_matches::{Folder, bytes, computer, log_of, person, played};

/// Long enough for a slow machine; a program that waits for a pipe waits for ever.
const LONGEST: Duration = Duration::from_secs(60);
/// The most bytes of a board file.
const MOST_OF_BOARD: u32 = 64 * 1024;

/// A folder with a match and its record.
pub fn folder(name: &str) -> Folder {
    let folder = Folder::new(&format!("files-{name}"));
    let (head, record) = played("stack", 1, &[person("Zoe"), computer(Level::Hard)]);
    folder.keep("over", &bytes(&head, &log_of(&record)));
    let file = folder.0.join("record.tumbletop");
    fs::write(file, record.to_bytes().expect("a record")).expect("it can be written");
    folder
}

/// A named pipe without a writer.
fn pipe(at: &Path) {
    fs::create_dir_all(at.parent().expect("a folder")).expect("a folder");
    let made = Command::new("mkfifo")
        .arg(at)
        .status()
        .expect("mkfifo is on every Unix");
    assert!(made.success());
}

/// The program in English with its own settings; it must end in time.
fn tumbletop(folder: &Path, arguments: &[&str]) -> Output {
    let mut program = Command::new(crate::PROGRAM);
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        program.env_remove(display);
    }
    for variable in ["XDG_DATA_HOME", "XDG_STATE_HOME", "TUMBLETOP_CONFIG_DIR"] {
        program.env(variable, folder.join("own"));
    }
    program.args(arguments).args(["--lang", "en"]).current_dir(folder);
    let program = program
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut program = program.spawn().expect("the program can be started");
    let until = Instant::now() + LONGEST;
    while program.try_wait().expect("it can be waited for").is_none() {
        if Instant::now() > until {
            let _ = program.kill();
            panic!("{arguments:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    program.wait_with_output().expect("it ended")
}

pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Whether the program said this on stderr.
fn says(output: &Output, message: &Message) -> bool {
    said(output).contains(&english(message))
}

/// Whether the program said on stderr that what has this name is not a file.
fn names_no_file(output: &Output, name: &str) -> bool {
    let no_file = english(&FileFault::NoFile.message());
    let said = said(output);
    // The file is named once.
    let names_it = |line: &str| line.matches(name).count() == 1 && line.contains(&no_file);
    said.lines().any(names_it)
}

pub fn words(path: &Path) -> &str {
    path.to_str().expect("a path in Unicode")
}

#[test]
fn a_pipe_among_the_saved_matches_is_named_and_hides_no_match() {
    let folder = folder("among");
    pipe(&folder.0.join("pipe.match"));
    pipe(&folder.0.join("rolls/pipe.json"));
    pipe(&folder.0.join("statistics/over.match.facts"));
    let at = ["--folder", words(&folder.0)];
    let counted = english(&statistics::matches(1, 1));
    for (command, names, shown) in [(&["matches", "list"][..], 1, "over"), (&["stats"], 2, &counted)] {
        let output = tumbletop(&folder.0, &[command, &at].concat());
        assert!(output.status.success(), "{}", said(&output));
        let out = String::from_utf8_lossy(&output.stdout);
        assert!(out.contains(shown), "{out}");
        assert_eq!(said(&output).lines().count(), names, "{}", said(&output));
        assert!(names_no_file(&output, "pipe.match"), "{}", said(&output));
    }
    for act in [&["show", "pipe"][..], &["export", "pipe", "copy"]] {
        let output = tumbletop(&folder.0, &[&["matches"], act, &at].concat());
        assert_eq!(output.status.code(), Some(1), "{act:?}");
        assert!(says(&output, &FileFault::NoFile.message()), "{}", said(&output));
    }
    // The lock beside a match, and the file of the settings.
    pipe(&folder.0.join("over.match.lock"));
    let output = tumbletop(&folder.0, &[&["matches", "delete", "over", "--yes"], &at[..]].concat());
    assert_eq!(output.status.code(), Some(1));
    assert!(names_no_file(&output, "over.match.lock"), "{}", said(&output));
    pipe(&folder.0.join("own/settings.toml"));
    pipe(&folder.0.join("own/players.toml"));
    let output = tumbletop(&folder.0, &[&["stats"], &at[..]].concat());
    assert!(output.status.success(), "{}", said(&output));
}

#[test]
fn pipes_and_files_larger_than_a_match_are_neither_imported_nor_replayed() {
    let folder = folder("named");
    pipe(&folder.0.join("pipe"));
    let huge = folder.0.join("huge.match");
    let written = File::create(&huge).and_then(|file| file.set_len(1 << 42));
    written.expect("a file with holes takes no room");
    let own = folder.0.join("kept");
    for (file, why) in [
        ("pipe", FileFault::NoFile),
        ("/dev/zero", FileFault::NoFile),
        (".", FileFault::NoFile),
        ("huge.match", FileFault::TooLarge { most: MOST_BYTES }),
    ] {
        let import = ["matches", "import", file, "--folder", words(&own)];
        for arguments in [&import[..], &["replay", file, "--verify"], &["replay", file]] {
            let output = tumbletop(&folder.0, arguments);
            assert_eq!(output.status.code(), Some(1), "{arguments:?}");
            assert!(says(&output, &why.message()), "{arguments:?}: {}", said(&output));
            assert_eq!(said(&output).lines().count(), 1, "{}", said(&output));
        }
    }
    assert!(!own.exists(), "nothing was imported");
    // The tracks beside a record, and a file of a game.
    pipe(&folder.0.join("record.tracks"));
    let output = tumbletop(&folder.0, &["replay", "record.tumbletop", "--verify"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(names_no_file(&output, "record.tracks"), "{}", said(&output));
    let output = tumbletop(
        &folder.0,
        &["simulate", "skip-bo-dice", "--games", "1", "--set", "board=pipe"],
    );
    assert_eq!(output.status.code(), Some(2));
    let no_board = rules_words::board("pipe", rules_words::board_no_file(MOST_OF_BOARD));
    assert!(says(&output, &no_board), "{}", said(&output));
    pipe(&folder.0.join("out/stack-000000.match"));
    let output = tumbletop(&folder.0, &["simulate", "stack", "--games", "1", "--record", "out"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(says(&output, &FileFault::NoFile.message()), "{}", said(&output));
}

#[test]
fn a_server_reads_no_pipe_as_certificate() {
    let folder = folder("server");
    pipe(&folder.0.join("pipe"));
    let server = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        "data",
        "--tls-cert",
        "pipe",
        "--tls-key",
        "pipe",
    ];
    let output = tumbletop(&folder.0, &server);
    assert_eq!(output.status.code(), Some(1));
    let no_certificate = net::certificate("pipe", FileFault::NoFile.message());
    assert!(says(&output, &no_certificate), "{}", said(&output));
}
