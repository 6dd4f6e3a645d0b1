//! The program is killed at any moment while a match is saved: nothing that was acknowledged is lost, no file is torn,
//! and the match can be resumed.
//!
//! The killed program is this test itself, started again as a child. `TUMBLETOP_KILLS` sets the number of kills; the
//! default is 200.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use games::catalog::NAMES;
use host::view::SeatControl;
use rand::RngExt;
use records::store::library::MatchLibrary;
use records::store::log::FileLog;
use rules::ai::level::Level;
use rules::rng::{Stream, at_entry, below};
use window_kit::table::phase::MatchPhase;
use window_kit::table::resume::ResumeMatch;
use window_kit::table::saving::{MatchFolder, SaveState};

use crate::support::{Table, options_of, setup_of};

/// The variables with the folder and the game of the child.
const FOLDER: &str = "TUMBLETOP_KILLED_IN";
const GAME: &str = "TUMBLETOP_KILLED_GAME";
/// The longest life of a child, in milliseconds.
const LONGEST_MS: u32 = 160;

/// The child: plays, saves, and prints how many frames are written. It resumes the match in the folder, if there is
/// one.
#[test]
fn the_child_that_is_killed() {
    let (Some(folder), Ok(game)) = (std::env::var_os(FOLDER), std::env::var(GAME)) else {
        return;
    };
    let folder = PathBuf::from(folder);
    let mut table = Table::new();
    let kept = MatchLibrary::read(&folder).expect("the folder can be read");
    assert!(kept.unread.is_empty(), "{:?}", kept.unread);
    match kept.matches.iter().find(|kept| !kept.standing.over) {
        Some(kept) => {
            table.app.world_mut().write_message(ResumeMatch(kept.file.clone()));
            table.update();
        }
        None => {
            table.app.insert_resource(MatchFolder(folder));
            let seed = kept.matches.len() as u64;
            let agent = SeatControl::Agent(Level::Greedy);
            table.start(setup_of(options_of(&game, &[]), 2, &agent, seed));
        }
    }
    let mut told = 0;
    loop {
        table.update();
        if let SaveState::Kept { keeper, .. } = table.app.world().resource::<SaveState>() {
            let state = keeper.state();
            if let Some(file) = state.file.filter(|_| state.written > told) {
                told = state.written;
                println!("{} {told}", file.display());
            }
        }
        if table.phase() == MatchPhase::Over {
            return;
        }
    }
}

/// The number of actions in the record of a saved match.
fn frames(file: &Path) -> usize {
    let (_, story, _) = FileLog::resume(file).expect("it goes on");
    story.status().expect("it follows the rules");
    story.record.entries.len()
}

/// The moment from which the time to the kill runs: the start of the child, or its first report of a saved frame.
#[derive(Clone, Copy)]
enum Since {
    Start,
    FirstWord,
}

/// The longest wait for the child's first report: on a busy machine it starts slowly.
const SPEAKS_WITHIN: Duration = Duration::from_secs(20);

/// Starts the child and kills it after a while. Returns the file it reported, and the number of frames it had written.
fn killed(folder: &Path, game: &str, since: Since, after: Duration) -> Option<(PathBuf, usize)> {
    let mut child = Command::new(std::env::current_exe().expect("a program"))
        .args(["--exact", "killed::the_child_that_is_killed", "--nocapture"])
        .env(FOLDER, folder)
        .env(GAME, game)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let out = child.stdout.take().expect("it is piped");
    let (speaks, spoke) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        let lines = BufReader::new(out).lines().map_while(Result::ok);
        let told = lines.filter_map(|line| {
            let (file, written) = line.rsplit_once(' ')?;
            Some((PathBuf::from(file), written.parse().ok()?))
        });
        told.filter(|(file, _): &(PathBuf, usize)| file.is_absolute())
            .inspect(|_| {
                // After the first report no receiver is left.
                let _ = speaks.send(());
            })
            .last()
    });
    if matches!(since, Since::FirstWord) {
        // The child may end without a report: the match may have lacked only its last frame.
        let _ = spoke.recv_timeout(SPEAKS_WITHIN);
    }
    std::thread::sleep(after);
    // The child may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
    reader.join().expect("it reads to the end")
}

#[test]
fn whenever_the_program_is_killed_nothing_that_was_acknowledged_is_lost() {
    let kills: usize = std::env::var("TUMBLETOP_KILLS").map_or(200, |kills| kills.parse().expect("a number"));
    let folder = std::env::temp_dir().join(format!("tumbletop-killed-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut acknowledged = 0;
    let mut torn = 0;
    for kill in 0..kills {
        let game = NAMES[kill % NAMES.len()];
        let of_game = folder.join(game);
        std::fs::create_dir_all(&of_game).expect("a folder");
        let known = MatchLibrary::read(&of_game).expect("a folder").matches;
        let before: Vec<(PathBuf, usize)> = known.into_iter().map(|kept| (kept.file, kept.entries)).collect();
        let mut chance = at_entry(7, Stream::Agents, kill);
        let after = Duration::from_millis(below(&mut chance, LONGEST_MS).into());
        let since = if chance.random_bool(0.5) {
            Since::FirstWord
        } else {
            Since::Start
        };
        let told = killed(&of_game, game, since, after);
        let library = MatchLibrary::read(&of_game).expect("a folder");
        // A file that was just created may lack its first frame: the child has not reported it.
        torn += library.unread.len();
        if let Some((file, written)) = told {
            let entries = frames(&file);
            let had = before
                .iter()
                .find(|(known, _)| *known == file)
                .map_or(0, |(_, had)| *had);
            assert!(entries >= had + written, "{game}: {entries} of {had} and {written}");
            acknowledged += written;
        }
        for (file, had) in before {
            assert!(frames(&file) >= had, "{game}: what was there before is still there");
        }
    }
    println!("{kills} kills, {acknowledged} entries acknowledged, {torn} files without a first frame");
    assert!(acknowledged > kills, "they played: {acknowledged}");
    let _ = std::fs::remove_dir_all(&folder);
}
