//! Saved matches are resumed: they continue exactly as they would have, throws included.

use std::path::{Path, PathBuf};

use games::catalog::NAMES;
use host::view::{Players, SeatControl};
use records::store::error::StoreError;
use records::store::frame_log;
use records::store::library;
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;
use rules::ids::SeatId;
use window_kit::table::current_match::EndMatch;
use window_kit::table::phase::MatchPhase;
use window_kit::table::replay::state::Replaying;
use window_kit::table::resume::{ResumeMatch, ResumeRefused};
use window_kit::table::saving::{MatchFolder, SaveState};
use window_kit::table::seats::ChangeSeat;

use crate::support::{Table, options_of, setup_of};

/// A separate folder, removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tumbletop-resume-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    /// The only match in it.
    fn file(&self) -> PathBuf {
        let files = library::files(&self.0).expect("a folder");
        let [file] = files.as_slice() else {
            panic!("one match was saved: {files:?}")
        };
        file.clone()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The bodies of the frames of a file.
fn bodies(file: &Path) -> Vec<Vec<u8>> {
    let bytes = std::fs::read(file).expect("a file");
    let whole = frame_log::read(&bytes).expect("a log");
    assert_eq!(whole.length, bytes.len(), "nothing of it is torn");
    whole.bodies.iter().map(|body| body.to_vec()).collect()
}

/// A log of these frames.
pub fn log(bodies: &[Vec<u8>]) -> Vec<u8> {
    let (mut bytes, mut link) = frame_log::begin();
    for body in bodies {
        let (frame, next) = link.frame(body).expect("it is short");
        bytes.extend(frame);
        link = next;
    }
    bytes
}

/// Resumes the match of a file.
pub fn resumed(file: &Path) -> Table {
    let mut table = Table::new();
    table.app.world_mut().write_message(ResumeMatch(file.to_owned()));
    table.update();
    table.run_until("going on", 10, |table| {
        !table.app.world().contains_resource::<Replaying>()
    });
    table.assert_agrees();
    table
}

/// A match of computer players, saved from its beginning until it has this number of entries, as the frames of its
/// log.
fn kept(game: &str, seats: usize, entries: usize) -> Vec<Vec<u8>> {
    let folder = Folder::new(game);
    let mut table = Table::new();
    table.app.insert_resource(MatchFolder(folder.0.clone()));
    let options = options_of(game, &[]);
    table.start(setup_of(options, seats, &SeatControl::Agent(Level::Greedy), 5));
    table.run_until("enough of the match", 400_000, |table| {
        table.record().entries.len() >= entries || table.phase() == MatchPhase::Over
    });
    let played = table.record().entries.len();
    drop(table);
    let bodies = bodies(&folder.file());
    assert_eq!(bodies.len(), played + 1, "{game}: the head, and each entry");
    bodies
}

/// Resumes a match after each of its entries, and compares what follows, throws with all poses included.
fn goes_on_as_it_would_have(game: &str, seats: usize, entries: usize) {
    let all = kept(game, seats, entries);
    let folder = Folder::new(&format!("{game}-again"));
    let file = folder.0.join("again.match");
    for taken in 1..all.len() {
        std::fs::write(&file, log(&all[..taken])).expect("a file");
        let mut table = resumed(&file);
        let goal = (taken + 2).min(all.len() - 1);
        table.run_until("the next entries", 100_000, |table| {
            table.record().entries.len() >= goal || table.phase() == MatchPhase::Over
        });
        drop(table);
        let again = bodies(&file);
        let both = again.len().min(all.len());
        assert!(
            both > taken || taken == all.len() - 1,
            "{game}: it goes on after {taken}"
        );
        for index in 0..both {
            assert!(
                again[index] == all[index],
                "{game}: frame {index} differs after {} entries",
                taken - 1
            );
        }
    }
}

#[test]
fn stack_resumes_exactly_after_every_entry() {
    goes_on_as_it_would_have("stack", 2, 60);
}

#[test]
fn skip_bo_resumes_exactly_after_every_entry() {
    goes_on_as_it_would_have("skip-bo", 3, 60);
}

#[test]
fn skip_bo_mod_resumes_exactly_after_every_entry() {
    goes_on_as_it_would_have("skip-bo-mod", 2, 60);
}

#[test]
fn skip_bo_dice_resumes_exactly_after_every_entry() {
    goes_on_as_it_would_have("skip-bo-dice", 2, 60);
}

#[test]
fn a_person_who_left_a_seat_is_still_away_in_the_resumed_match() {
    let folder = Folder::new("seats");
    let mut table = Table::new();
    table.app.insert_resource(MatchFolder(folder.0.clone()));
    table.start(setup_of(options_of("skip-bo", &[]), 2, &SeatControl::Person, 5));
    table.run_until_due();
    let control = SeatControl::Agent(Level::Hard);
    table.app.world_mut().write_message(ChangeSeat {
        seat: SeatId(1),
        control,
    });
    table.update();
    drop(table);
    let table = resumed(&folder.file());
    let players = table.app.world().resource::<Players>();
    assert_eq!(players.0[1].control, control);
    assert_eq!(players.0[0].control, SeatControl::Person);
}

#[test]
fn a_match_that_another_program_plays_is_refused() {
    let folder = Folder::new("twice");
    let mut table = Table::new();
    table.app.insert_resource(MatchFolder(folder.0.clone()));
    let agent = SeatControl::Agent(Level::Greedy);
    table.start(setup_of(options_of("skip-bo", &[]), 2, &agent, 5));
    table.run_until("an entry", 1000, |table| table.record().entries.len() > 2);
    let mut other = Table::new();
    other.app.world_mut().write_message(ResumeMatch(folder.file()));
    other.app.update();
    let refused = other.app.world().resource::<bevy::prelude::Messages<ResumeRefused>>();
    let mut cursor = refused.get_cursor();
    let why: Vec<_> = cursor.read(refused).map(|ResumeRefused(error)| error.clone()).collect();
    assert_eq!(why, [StoreError::InUse]);
    // The first program continues with it, and may resume it itself.
    table.run_until("more entries", 1000, |table| table.record().entries.len() > 5);
    let file = folder.file();
    table.app.world_mut().write_message(ResumeMatch(file.clone()));
    table.update();
    table.run_until("still more", 1000, |table| table.record().entries.len() > 8);
    drop(table);
    let (story, _) = SavedMatch::read(&std::fs::read(&file).expect("a file")).expect("a match");
    story.status().expect("it follows the rules");
    assert!(story.record.entries.len() > 8);
}

#[test]
fn every_game_is_saved_from_its_first_entry() {
    for game in NAMES {
        let frames = kept(game, 2, 3);
        assert!(frames.len() > 3, "{game}");
    }
}

/// Plays on until the saving of the match has the wanted state.
fn until_keeping(table: &mut Table, what: &str, wanted: fn(&SaveState) -> bool) {
    for _ in 0..2_000 {
        if wanted(table.app.world().resource::<SaveState>()) {
            return;
        }
        table.update();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("{what} did not come about");
}

#[test]
fn a_match_continues_while_it_can_t_be_saved_and_is_saved_whole_afterwards() {
    let folder = Folder::new("trouble");
    // A file in place of the folder: no account can write there, whatever its rights.
    let matches = folder.0.join("matches");
    std::fs::write(&matches, "in the way").expect("a file");
    let mut table = Table::new();
    table.app.insert_resource(MatchFolder(matches.clone()));
    table.start(setup_of(
        options_of("stack", &[]),
        2,
        &SeatControl::Agent(Level::Greedy),
        5,
    ));
    until_keeping(&mut table, "trouble", |keeping| keeping.trouble().is_some());
    table.run_until("some of the match", 100_000, |table| table.record().entries.len() >= 12);
    std::fs::remove_file(&matches).expect("it can be removed");
    until_keeping(&mut table, "keeping again", |keeping| {
        keeping.trouble().is_none() && keeping.file().is_some()
    });
    let file = table.app.world().resource::<SaveState>().file().expect("a file");
    let entries = table.record().entries.clone();
    table.app.world_mut().write_message(EndMatch);
    table.update();
    let (story, _) = SavedMatch::read(&std::fs::read(&file).expect("a file")).expect("a match");
    assert_eq!(story.record.entries, entries);
    assert!(
        story.throws().all(|(_, thrown)| !thrown.lies.is_empty()) && story.throws().count() > 0,
        "the poses of dice were saved in the meantime"
    );
    resumed(&file);
}

#[test]
fn a_match_that_one_folder_can_t_hold_is_saved_whole_in_the_next_one() {
    let folder = Folder::new("elsewhere");
    let (matches, elsewhere) = (folder.0.join("matches"), folder.0.join("elsewhere"));
    std::fs::write(&matches, "in the way").expect("a file");
    let mut table = Table::new();
    table.app.insert_resource(MatchFolder(matches));
    table.start(setup_of(
        options_of("skip-bo", &[]),
        2,
        &SeatControl::Agent(Level::Greedy),
        5,
    ));
    until_keeping(&mut table, "trouble", |keeping| keeping.trouble().is_some());
    table.app.insert_resource(MatchFolder(elsewhere.clone()));
    until_keeping(&mut table, "keeping", |keeping| keeping.file().is_some());
    let file = table.app.world().resource::<SaveState>().file().expect("a file");
    assert!(file.starts_with(&elsewhere));
    let entries = table.record().entries.clone();
    table.app.world_mut().write_message(EndMatch);
    table.update();
    let (story, _) = SavedMatch::read(&std::fs::read(&file).expect("a file")).expect("a match");
    assert_eq!(story.record.entries, entries);
}

/// A small disk that fills up, if there is one: `TUMBLETOP_SMALL_DISK` names a folder on it with less than a megabyte.
#[test]
fn a_match_continues_when_the_disk_is_full_and_is_saved_once_there_is_space() {
    let Some(disk) = std::env::var_os("TUMBLETOP_SMALL_DISK").map(PathBuf::from) else {
        return;
    };
    let ballast = disk.join("ballast");
    let mut table = Table::new();
    table.app.insert_resource(MatchFolder(disk.join("matches")));
    table.start(setup_of(
        options_of("stack", &[]),
        4,
        &SeatControl::Agent(Level::Greedy),
        5,
    ));
    table.run_until("some of the match", 100_000, |table| table.record().entries.len() >= 6);
    until_keeping(&mut table, "keeping", |keeping| keeping.file().is_some());
    // Fills the disk, down to the last block.
    let _ = std::fs::write(&ballast, vec![0; 4 << 20]);
    let full = table.record().entries.len();
    until_keeping(&mut table, "trouble", |keeping| keeping.trouble().is_some());
    let more = table.record().entries.len() + 6;
    table.run_until("more of the match", 100_000, |table| {
        table.record().entries.len() >= more
    });
    assert!(more > full);
    std::fs::remove_file(&ballast).expect("it can be removed");
    until_keeping(&mut table, "keeping again", |keeping| keeping.trouble().is_none());
    let file = table.app.world().resource::<SaveState>().file().expect("a file");
    table.app.world_mut().write_message(EndMatch);
    table.update();
    let table = resumed(&file);
    assert!(table.record().entries.len() >= more, "all of it was saved");
}
