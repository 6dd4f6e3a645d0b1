//! The program with its window on the command line: commands that draw, and files in place of a command.

use std::io::Write;
use std::process::{Command, Stdio};
use std::{fs, io};

use messages::texts::{cli as words, daily, record};
use messages::{Message, ToMessage};
use system::files::FileFault;
use window_kit::settings::FOLDER_VARIABLE;

use crate::english::english;
use crate::{files, output};

/// The number of the system's error for a file that is not there.
const NO_SUCH_FILE: i32 = 2;

#[test]
fn a_closed_pipe_ends_every_command_that_draws_quietly_too() {
    output::hold_all(true);
}

#[test]
fn the_graphics_system_prints_nothing_into_the_output_of_the_program() {
    let folder = output::folder("graphics");
    let file = folder.0.join("said.txt");
    let record = folder.0.join("record.tumbletop");
    let record = record.to_str().expect("a path in Unicode");
    for arguments in [
        &["doctor"][..],
        &["doctor", "--json"],
        &["shot", "title", "--out", "/dev/null/a.png"],
        &[record],
    ] {
        let mut program = Command::new(crate::PROGRAM);
        for variable in [
            "XDG_RUNTIME_DIR",
            "NODEVICE_SELECT",
            "DISPLAY",
            "WAYLAND_DISPLAY",
            "WAYLAND_SOCKET",
        ] {
            program.env_remove(variable);
        }
        let program = program.args(arguments).args(["--lang", "en"]).stdout(Stdio::null());
        let program = program
            .stderr(output::To::File.open(&file))
            .spawn()
            .expect("it can be started");
        output::ended(program, &arguments.join(" "));
        let said = fs::read_to_string(&file).expect("what it said");
        let foreign: Vec<&str> = said.lines().filter(|line| !line.starts_with("tumbletop: ")).collect();
        assert!(foreign.is_empty(), "{arguments:?}: {foreign:?}");
    }
}

#[test]
fn the_program_has_the_settings_of_the_person_who_runs_it() {
    let folder = output::folder("settings of a person");
    let mut program = Command::new(crate::PROGRAM);
    program.env_remove(FOLDER_VARIABLE).env("XDG_CONFIG_HOME", &folder.0);
    let output = program.args(["doctor", "--json"]).output().expect("it ends");
    let found = String::from_utf8_lossy(&output.stdout);
    let settings = folder.0.join("tumbletop");
    assert!(found.contains(&*settings.to_string_lossy()), "{found}");
    // This test is not the program.
    let own = window_kit::settings::folder().expect("a folder");
    assert!(own.starts_with(std::env::temp_dir()), "{}", own.display());
}

#[test]
fn a_file_in_place_of_a_command_is_opened_and_other_files_are_named() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::path::PathBuf;

    let folder = files::folder("opened");
    let place = |name: &[u8], from: &str| -> PathBuf {
        let file = folder.0.join(OsStr::from_bytes(name));
        fs::copy(folder.0.join(from), &file).expect("a copy");
        file
    };
    let open = |argument: &OsStr| {
        let mut program = Command::new(crate::PROGRAM);
        for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            program.env_remove(display);
        }
        program.arg(argument).args(["--lang", "en"]).current_dir(&folder.0);
        program.output().expect("it ends")
    };
    place(b"a match.match", "over.match");
    place(b"gr\xfc\xdfe", "record.tumbletop");
    let address = |rest: &str| format!("file://{}/{rest}", files::words(&folder.0));
    // An error about the display means that the match was read.
    for argument in [
        OsStr::new("record.tumbletop"),
        OsStr::new("a match.match"),
        OsStr::from_bytes(b"gr\xfc\xdfe"),
        OsStr::new(&address("a%20match.match")),
        OsStr::new(&address("gr%FC%DFe")),
    ] {
        let output = open(argument);
        assert_eq!(output.status.code(), Some(1), "{argument:?}");
        assert!(
            files::said(&output).contains("DISPLAY"),
            "{argument:?}: {}",
            files::said(&output)
        );
    }
    fs::write(folder.0.join("letter"), "Dear Ana").expect("a letter");
    let missing = io::Error::from_raw_os_error(NO_SUCH_FILE).to_string();
    let missing = |file| words::cant_read(file, Message::verbatim(&missing));
    let away = "file://far/away.match";
    for (argument, why) in [
        ("letter", words::file("letter", record::FOREIGN)),
        ("none.match", missing("none.match")),
        (".", words::cant_read(".", FileFault::NoFile.message())),
        (away, missing(away)),
    ] {
        let output = open(OsStr::new(argument));
        assert_eq!(output.status.code(), Some(1), "{argument:?}");
        let said = files::said(&output);
        let why = english(&why);
        assert!(said.contains(&why) && said.lines().count() == 1, "{argument:?}: {said}");
    }
}

#[test]
fn a_match_is_played_by_lines_of_text_where_no_display_is() {
    let folder = output::folder("lines of text");
    let [out, said] = ["out.txt", "said.txt"].map(|name| folder.0.join(name));
    let mut program = Command::new(crate::PROGRAM);
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        program.env_remove(display);
    }
    program.env(FOLDER_VARIABLE, &folder.0).stdin(Stdio::piped());
    program
        .stdout(output::To::File.open(&out))
        .stderr(output::To::File.open(&said));
    program.args(["play", "skip-bo", "--text", "--seats", "Ana,easy"]);
    let program = program.args(["--seed", "7", "--lang", "en"]);
    let mut program = program.spawn().expect("it can be started");
    let mut typed = program.stdin.take().expect("its input");
    // The first choice plays on, for several turns. It may have ended without reading.
    let lines = format!("{}table\nquit\n", "1\n".repeat(30));
    let _ = typed.write_all(lines.as_bytes());
    drop(typed);
    let status = output::ended(program, "a match by lines of text");
    let [out, said] = [out, said].map(|file| fs::read_to_string(file).expect("what it said"));
    assert!(status.success() && said.is_empty(), "{status}: {said}");
    let turns = out.matches("Ana, it's your turn.").count();
    // The last of these turns is told once more by `table`.
    assert!(turns > 2, "{turns} turns: {out}");
    // How many cards the others hold is told only by `table`.
    for words in [
        "Your hand: ",
        "Your stock: ",
        "Piles 1 to 4 need: ",
        ", hand: ",
        "--resume",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    let matches = fs::read_dir(folder.0.join("matches")).expect("a folder of matches");
    let is_match = |file: &fs::DirEntry| file.path().extension().is_some_and(|ends| ends == "match");
    assert_eq!(matches.flatten().filter(is_match).count(), 1, "it is saved");
}

#[test]
fn the_table_of_the_day_is_begun_continued_and_over_in_a_terminal() {
    let folder = output::folder("table of the day");
    let says = |line: &str| {
        let mut program = Command::new(crate::PROGRAM);
        program.env(FOLDER_VARIABLE, &folder.0).stdin(Stdio::piped());
        program.stdout(Stdio::piped()).stderr(Stdio::piped());
        let program = program.args(["daily", "--text", "--lang", "en"]);
        let mut program = program.spawn().expect("it can be started");
        let mut typed = program.stdin.take().expect("its input");
        // It may have ended without reading.
        let _ = writeln!(typed, "{line}");
        drop(typed);
        let output = program.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{}", files::said(&output));
        String::from_utf8(output.stdout).expect("text")
    };
    let kept = folder.0.join("days.toml");
    // In some games nothing has happened before the first choice, and then there is nothing to remember.
    let first = says("1\nquit");
    assert!(first.contains(&english(&daily::ABOUT_OPEN)), "{first}");
    let days = fs::read_to_string(&kept).expect("the try is remembered");
    assert!(days.contains("file = "), "{days}");
    let second = says("quit");
    assert!(second.contains(&english(&daily::ABOUT_BEGUN)), "{second}");
    let matches = fs::read_dir(folder.0.join("matches")).expect("a folder of matches");
    let is_match = |file: &fs::DirEntry| file.path().extension().is_some_and(|ends| ends == "match");
    assert_eq!(matches.flatten().filter(is_match).count(), 1, "it is the same match");
    fs::write(&kept, days.replace("gave_up = false", "gave_up = true")).expect("it can be written");
    let third = says("quit");
    for words in [daily::ABOUT_GIVEN_UP, words::DAILY_WINDOW] {
        assert!(third.contains(&english(&words)), "{third}");
    }
}
