//! How the built program starts.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::hands::{LOOK_EVERY, within};

use messages::texts::{machine, options};
use messages::{Message, ToMessage};
use rules::error::SetupError;

use crate::english::english;

/// The longest wait for a run of the program, far more than it needs.
const PATIENCE: Duration = Duration::from_mins(4);

#[test]
fn the_program_prints_its_version() {
    let status = Command::new(env!("CARGO_BIN_EXE_tumbletop")).arg("--version").status();
    assert!(status.is_ok_and(|status| status.success()));
}

#[test]
fn a_setting_that_is_not_allowed_is_refused_by_name() {
    let output = Command::new(env!("CARGO_BIN_EXE_tumbletop"))
        .args([
            "play",
            "stack",
            "--seats",
            "you,expert",
            "--set",
            "target=9",
            "--lang",
            "en",
        ])
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let why = SetupError::Option {
        option: "target".into(),
        value: "9".into(),
        allowed: options::values_range(10, 1000),
    };
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains(&english(&why.message())), "{said}");
}

#[test]
fn without_a_display_it_says_what_can_be_done_instead() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let output = Command::new(env!("CARGO_BIN_EXE_tumbletop"))
        .args(["play", "stack", "--lang", "en"])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.contains(&english(&machine::no_display(machine::DISPLAY_UNSET))),
        "{said}"
    );
}

/// A folder that exists for one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tumbletop-program-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program with an empty environment: no home of a player, no folder of the project, only what drawing needs.
fn alone(program: &Path, home: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_clear().env("HOME", home).current_dir(home);
    for name in [
        "DISPLAY",
        "VK_DRIVER_FILES",
        "VK_ICD_FILENAMES",
        "PATH",
        "LD_LIBRARY_PATH",
    ] {
        if let Some(value) = std::env::var_os(name) {
            command.env(name, value);
        }
    }
    command
}

/// Pictures, faces, shaders, fonts: everything that these scenes show is in the program itself.
#[test]
fn moved_alone_into_an_empty_folder_it_shows_every_picture() {
    let here = Folder::new("here");
    let there = Folder::new("there");
    let moved = there.0.join("moved");
    std::fs::copy(env!("CARGO_BIN_EXE_tumbletop"), &moved).expect("the program can be copied");
    for scene in [
        "title",
        "setup",
        "cards",
        "dice",
        "rules",
        "rules-skip-bo-mod",
        "skip-bo-dice-2",
    ] {
        let shot = |program: &Path, home: &Path| {
            let file = home.join(format!("{scene}.png"));
            let mut command = alone(program, home);
            let output = command
                .args(["shot", scene, "--size", "640x360", "--out"])
                .arg(&file)
                .output();
            let output = output.expect("the program runs");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.success(), "{scene}: {said}");
            assert!(
                !said.contains("ERROR") && !said.contains("not found"),
                "{scene}: {said}"
            );
            image::open(&file).expect("a picture").to_rgb8()
        };
        let in_place = shot(Path::new(env!("CARGO_BIN_EXE_tumbletop")), &here.0);
        assert!(shot(&moved, &there.0) == in_place, "{scene} looks different");
    }
}

#[test]
fn a_missing_display_and_a_missing_adapter_are_each_one_sentence() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let home = Folder::new("lacks");
    // The reason of the system comes last.
    let unreached = |variable, name| machine::display_unreached(variable, name, Message::empty());
    for (set, why) in [
        (("DISPLAY", ":63117"), unreached("DISPLAY", ":63117")),
        (
            ("WAYLAND_DISPLAY", "wayland-63117"),
            unreached("WAYLAND_DISPLAY", "wayland-63117"),
        ),
        (("VK_DRIVER_FILES", "/no/driver.json"), machine::NO_ADAPTER_LINUX),
    ] {
        let mut command = alone(Path::new(env!("CARGO_BIN_EXE_tumbletop")), &home.0);
        // An older loader knows only the older name.
        if set.0 == "VK_DRIVER_FILES" {
            command.env("VK_ICD_FILENAMES", set.1);
        }
        let output = command
            .args(["--lang", "en"])
            .env(set.0, set.1)
            .output()
            .expect("the program runs");
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(&english(&why)), "{said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    }
}

/// The files for a bug report, after a run in which none can be written and after one in which all can.
#[test]
fn it_plays_without_a_writable_folder_and_packs_its_log_if_there_is_one() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let home = Folder::new("folders");
    let program = Path::new(env!("CARGO_BIN_EXE_tumbletop"));
    let file = home.0.join("file");
    std::fs::write(&file, "").expect("a file");
    let play = [
        "play",
        "stack",
        "--seats",
        "random,random",
        "--mute",
        "--speed",
        "16",
        "--quit-after",
        "turn",
    ];
    let output = alone(program, &home.0).env("HOME", &file).args(play).output();
    let output = output.expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let logs = file.join(".local/state/tumbletop/logs").display().to_string();
    assert!(output.status.success() && said.contains(&logs), "{said}");

    let output = alone(program, &home.0).args(play).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let logs = std::fs::read_dir(home.0.join(".local/state/tumbletop/logs")).expect("a folder of logs");
    assert_eq!(logs.count(), 1);
    let bundle = home.0.join("report.tar.gz");
    let output = alone(program, &home.0)
        .args(["doctor", "--bundle"])
        .arg(&bundle)
        .output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(bundle.is_file());
}

/// A driver is updated, or a laptop changes adapters: the match continues. If it happens again and again, the program
/// reports it.
#[test]
fn a_lost_adapter_is_set_up_again_until_it_is_lost_too_often() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let home = Folder::new("adapter");
    let program = Path::new(env!("CARGO_BIN_EXE_tumbletop"));
    let pictures = home.0.join("pictures");
    let log = home.0.join("said");
    let start = |times: &str, pictures: &[&OsStr]| {
        let mut command = alone(program, &home.0);
        command.args(["play", "skip-bo", "--seats", "greedy,greedy", "--speed", "4"]);
        command.args(["--mute", "--lang", "en"]).args(pictures);
        command.env("TUMBLETOP_LOSE_ADAPTER", times);
        let said = std::fs::File::create(&log).expect("a file");
        command.stderr(said).spawn().expect("the program runs")
    };
    // With what the program wrote where it crashed.
    let said = || {
        let reports = std::fs::read_dir(home.0.join(".local/state/tumbletop/crashes"));
        let reports = reports.into_iter().flatten().flatten().map(|report| report.path());
        let texts = reports.filter_map(|report| std::fs::read_to_string(report).ok());
        let said = std::fs::read_to_string(&log).unwrap_or_default();
        texts.chain([said]).collect::<Vec<_>>().join("\n")
    };
    let taken = || std::fs::read_dir(&pictures).map_or(0, |files| files.count());

    let mut playing = start("1", &["--shots".as_ref(), pictures.as_ref()]);
    // The last picture taken since the loss may not be complete yet.
    let enough = |before: Option<usize>| before.is_some_and(|before| taken() >= before + 4);
    let (mut before, mut ended) = (None, None);
    within(PATIENCE, LOOK_EVERY, || {
        ended = playing.try_wait().expect("a status");
        if before.is_none() && said().contains("drawing is set up again") {
            before = Some(taken());
        }
        (enough(before) || ended.is_some()).then_some(())
    });
    let _ = playing.kill();
    let _ = playing.wait();
    assert!(enough(before), "{ended:?}, {} pictures\n{}", taken(), said());
    let last = pictures.join(format!("{:04}.png", before.unwrap_or_default() + 3));
    let last = image::open(last).expect("a picture").to_rgb8();
    let colours: HashSet<_> = last.pixels().collect();
    assert!(
        colours.len() > 5_000,
        "{} colours: the table is drawn again",
        colours.len()
    );

    // Without pictures: one that is taken while the adapter is lost never arrives, and the run would wait for it.
    let mut playing = start("100", &[]);
    let status = within(PATIENCE, LOOK_EVERY, || playing.try_wait().expect("a status"));
    let _ = playing.kill();
    let status = status.unwrap_or_else(|| panic!("it plays on\n{}", said()));
    let said = said();
    assert_eq!(status.code(), Some(1), "{said}");
    let last = said.trim_end().lines().last().unwrap_or_default();
    let logs = home.0.join(".local/state/tumbletop/logs");
    let failed = machine::drawing_failed(logs.display().to_string());
    assert!(last.contains(&english(&failed)), "{said}");
}
