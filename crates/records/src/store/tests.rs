//! Tests of matches that are saved, read and resumed, and of media that fail.

use std::fs::TryLockError;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use super::error::StoreError;
use super::library::{self, MatchLibrary, MatchSummary};
use super::lock::Lock;
use super::log::{FileLog, Log, MatchLog, Medium};
use super::log_entry::{LONGEST_NAME, LogEntry, LogHeaderBody, SeatOccupant};
use super::log_writer::LogWriter;
use super::saved_match::SavedMatch;
use crate::record::{Entry, Record};
use crate::store::log_entry::LogHeader;
use games::catalog::{AnyGame, AnyOptions, NAMES};
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, SeatId};
use rules::rng::{Seed, Stream, at_entry, below, stream};
use rules::seats::Seats;
use system::locks;

/// A temporary folder, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tumbletop-store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The head of a match of two: a person and a computer player.
fn head(game: &str) -> LogHeaderBody {
    let sits = |(name, level): (&str, _)| SeatOccupant {
        name: name.to_owned(),
        level,
    };
    LogHeaderBody {
        options: AnyOptions::of_game(game).expect("a game"),
        seats: Seats::solo(2).expect("two can play"),
        seed: Seed::Number(11),
        draw: None,
        players: [("Ana", None), ("Saga", Some(Level::Hard))].map(sits).to_vec(),
        colours: [0, 1, 2, 3, 4, 5, 6, 7],
        began_s: 1_800_000_000,
    }
}

/// The first entries of a match in which everybody makes random legal moves.
fn entries(head: &LogHeaderBody, count: usize) -> Vec<Entry> {
    let mut game = AnyGame::new(&head.options, &head.seats, head.seed.short()).expect("a match");
    let mut record = Record::new(head.options.clone(), head.seats, head.seed);
    while record.entries.len() < count {
        let mut chance = at_entry(head.seed.short(), Stream::Chance, record.entries.len());
        let (who, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance)),
            Turn::Players(due) => {
                let seat = due.lowest().expect("somebody is due");
                let legal = game.legal_actions(seat);
                let choice = rules::rng::below(&mut chance, legal.len() as u32);
                (Actor::Player(seat), legal[choice as usize].clone())
            }
        };
        game.apply(who, &action, &mut ()).expect("it is legal");
        record.push(who, action, game.state_hash());
    }
    record.entries
}

fn happened(entry: &Entry) -> LogEntry {
    LogEntry::Happened {
        entry: entry.clone(),
        throw: None,
        gesture: None,
    }
}

/// Saves these entries in a new file.
fn keep(folder: &Folder, head: &LogHeaderBody, entries: &[Entry]) -> PathBuf {
    let (log, file) = library::begin(&folder.0, head.clone()).expect("a log");
    let writer = LogWriter::start(log, file.clone()).expect("a thread");
    entries.iter().for_each(|entry| writer.append(happened(entry)));
    file
}

#[test]
fn a_match_of_every_game_is_read_as_it_was_kept_and_goes_on() {
    let folder = Folder::new("goes-on");
    for game in NAMES {
        let head = head(game);
        let all = entries(&head, 40);
        let file = keep(&folder, &head, &all[..25]);
        let (log, story, cut) = FileLog::resume(&file).expect("it was kept");
        assert_eq!((story.record.entries.as_slice(), cut), (&all[..25], 0), "{game}");
        assert_eq!((&story.head, &story.players), (&head, &head.players));
        let writer = LogWriter::start(log, file.clone()).expect("a thread");
        all[25..].iter().for_each(|entry| writer.append(happened(entry)));
        drop(writer);
        let (_, story, _) = FileLog::resume(&file).expect("it was kept");
        assert_eq!(story.record.entries, all, "{game}");
    }
    let library = MatchLibrary::read(&folder.0).expect("a folder");
    assert_eq!((library.matches.len(), library.unread.len()), (NAMES.len(), 0));
}

#[test]
fn what_was_undone_is_gone_and_who_sits_there_is_who_sat_down_last() {
    let folder = Folder::new("undone");
    let head = head("skip-bo");
    let all = entries(&head, 6);
    let file = keep(&folder, &head, &all);
    let (log, ..) = FileLog::resume(&file).expect("it was kept");
    let writer = LogWriter::start(log, file.clone()).expect("a thread");
    let who = SeatOccupant {
        name: "Ana".to_owned(),
        level: Some(Level::Normal),
    };
    writer.append(LogEntry::Undone);
    writer.append(LogEntry::Sits {
        seat: SeatId(0),
        who: who.clone(),
    });
    drop(writer);
    let (_, story, _) = FileLog::resume(&file).expect("it was kept");
    assert_eq!(story.record.entries, all[..5]);
    assert_eq!(story.players[0], who);
}

#[test]
fn a_file_that_is_being_written_is_refused_and_left_alone() {
    let folder = Folder::new("in-use");
    let (log, file) = library::begin(&folder.0, head("stack")).expect("a log");
    let before = std::fs::read(&file).expect("a file");
    assert_eq!(FileLog::resume(&file).err(), Some(StoreError::InUse));
    assert_eq!(std::fs::read(&file).expect("a file"), before);
    // Reading it for the list is allowed.
    assert_eq!(MatchLibrary::read(&folder.0).expect("a folder").matches.len(), 1);
    drop(log);
    assert!(FileLog::resume(&file).is_ok());
}

#[test]
fn a_match_begins_and_is_kept_where_the_file_system_has_no_locks() {
    let folder = Folder::new("no-locks");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder.0.join("a.match");
    let head = head("stack");
    let body = postcard::to_stdvec(&LogHeader::new(head.clone())).expect("bytes");
    // A network folder reports like this that it has no locks (ENOLCK).
    let says = || match cfg!(target_os = "linux") {
        true => io::Error::from_raw_os_error(37),
        false => io::ErrorKind::Unsupported.into(),
    };
    let refuses = |_: &std::fs::File| locks::read(Err(TryLockError::Error(says())));
    let lock = Lock::take_with(&file, refuses).expect("it works without locks");
    let log = FileLog::create_locked(&file, lock, &body).expect("a log");
    let all = entries(&head, 5);
    let writer = LogWriter::start(log.expect("the name is free"), file.clone()).expect("a thread");
    all.iter().for_each(|entry| writer.append(happened(entry)));
    drop(writer);
    let (_, story, _) = FileLog::resume(&file).expect("it was kept");
    assert_eq!(story.record.entries, all);
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_a_kept_match_and_one_that_all_could_is_closed_to_them() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new("modes");
    let mode = |path: &std::path::Path| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let file = keep(&folder, &head("stack"), &entries(&head("stack"), 5));
    assert_eq!((mode(&folder.0), mode(&file)), (0o700, 0o600));
    let copy = library::copy(&file, &folder.0.join("copies")).expect("a copy");
    assert_eq!((mode(&folder.0.join("copies")), mode(&copy)), (0o700, 0o600));
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("it can be opened to all");
    let (log, ..) = FileLog::resume(&file).expect("it was kept");
    assert_eq!(mode(&file), 0o600);
    assert_eq!(
        mode(
            &folder
                .0
                .join(format!("{}.lock", file.file_name().expect("a name").display()))
        ),
        0o600
    );
    drop(log);
    // The damaged copy is a match too.
    let bytes = std::fs::read(&file).expect("a file");
    std::fs::write(&file, [&bytes[..bytes.len() - 30], &[7; 90]].concat()).expect("it can be written");
    FileLog::resume(&file).expect("most of it was kept");
    let aside = folder.0.join("broken").join(file.file_name().expect("a name"));
    assert_eq!((mode(&folder.0.join("broken")), mode(&aside)), (0o700, 0o600));
}

#[test]
fn a_torn_end_is_cut_off_and_the_match_goes_on_before_it() {
    let folder = Folder::new("torn");
    let head = head("skip-bo-mod");
    let all = entries(&head, 12);
    let file = keep(&folder, &head, &all);
    let whole = std::fs::read(&file).expect("a file");
    std::fs::write(&file, &whole[..whole.len() - 3]).expect("it can be written");
    let (mut log, story, cut) = FileLog::resume(&file).expect("most of it was kept");
    assert_eq!(story.record.entries, all[..11]);
    assert!(cut > 3);
    let body = postcard::to_stdvec(&happened(&all[11])).expect("it can be written");
    log.append(&body).expect("it can be written");
    drop(log);
    assert_eq!(std::fs::read(&file).expect("a file"), whole);
}

#[test]
fn files_that_cant_be_read_hide_no_others_and_damaged_ones_are_set_aside() {
    let folder = Folder::new("broken");
    let head = head("stack");
    let good = keep(&folder, &head, &entries(&head, 3));
    let bytes = std::fs::read(&good).expect("a file");
    let mut newer = bytes.clone();
    newer[8] = 9;
    for (name, bytes) in [
        ("a.match", &b"TMBLLOG\n"[..]),
        ("b.match", b"hello"),
        ("c.match", &newer),
    ] {
        std::fs::write(folder.0.join(name), bytes).expect("it can be written");
    }
    let library = MatchLibrary::read(&folder.0).expect("a folder");
    assert_eq!(library.matches.len(), 1);
    let unread: Vec<&StoreError> = library.unread.iter().map(|(_, error)| error).collect();
    let newer = StoreError::Newer { found: 9, known: 2 };
    assert!(
        unread.contains(&&newer) && unread.contains(&&StoreError::Foreign) && unread.contains(&&StoreError::Damaged)
    );
    assert!(folder.0.join("c.match").exists(), "the file of a newer version stays");
    assert!(folder.0.join("broken").join("a.match").exists());
    assert!(folder.0.join("b.match").exists(), "the file of another program stays");
    // On the next reading, only the files that must stay are left.
    assert_eq!(MatchLibrary::read(&folder.0).expect("a folder").unread.len(), 2);
    std::fs::write(folder.0.join("empty.match"), "").expect("it can be written");
    assert_eq!(MatchLibrary::read(&folder.0).expect("a folder").unread.len(), 3);
    assert!(folder.0.join("broken").join("empty.match").exists());
}

/// The names of the files beside this one, without the folders.
fn names_beside(file: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(file.parent().expect("a folder")).expect("it can be read");
    let files = entries
        .map(|entry| entry.expect("it can be read"))
        .filter(|entry| entry.path().is_file());
    let mut names: Vec<String> = files
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn the_lock_lies_beside_the_match_and_a_leftover_lock_does_no_harm() {
    let folder = Folder::new("lock");
    let (log, file) = library::begin(&folder.0, head("stack")).expect("a log");
    // If the log itself were locked, nothing else could read it on Windows.
    let itself = std::fs::File::open(&file).expect("a file");
    itself.try_lock_shared().expect("the log itself is not locked");
    drop(itself);
    let lock = file.with_extension("match.lock");
    assert!(lock.exists());
    assert_eq!(library::delete(&file), Err(StoreError::InUse));
    assert!(file.exists());
    drop(log);
    assert_eq!(names_beside(&file).len(), 1, "the lock file is removed");
    std::fs::write(&lock, "").expect("it can be written");
    assert_eq!(library::files(&folder.0), Ok(vec![file.clone()]));
    drop(FileLog::resume(&file).expect("it is not locked"));
    assert!(!lock.exists());
    library::delete(&file).expect("it is not locked");
    assert_eq!(
        FileLog::resume(&file)
            .err()
            .map(|error| matches!(error, StoreError::System { .. })),
        Some(true)
    );
    assert!(!lock.exists());
}

#[test]
fn a_match_that_is_just_being_begun_is_neither_moved_nor_complained_about() {
    let folder = Folder::new("beginning");
    let (log, file) = library::begin(&folder.0, head("stack")).expect("a log");
    // The file is empty like this for a moment before the first write.
    std::fs::write(&file, "").expect("it can be written");
    let shelf = MatchLibrary::read(&folder.0).expect("a folder");
    assert_eq!((shelf.matches.len(), shelf.unread.len()), (0, 0));
    assert!(file.exists());
    drop(log);
    assert_eq!(MatchLibrary::read(&folder.0).expect("a folder").unread.len(), 1);
    assert!(!file.exists());
}

#[test]
fn a_damaged_log_is_cut_only_after_a_copy_and_never_to_rename() {
    let folder = Folder::new("bad-bit");
    let head = head("stack");
    let file = keep(&folder, &head, &entries(&head, 12));
    let mut bytes = std::fs::read(&file).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    std::fs::write(&file, &bytes).expect("it can be written");
    assert_eq!(library::rename(&file, "Sunday"), Err(StoreError::Torn));
    assert_eq!(std::fs::read(&file).ok(), Some(bytes.clone()));
    let (_, _, cut) = FileLog::resume(&file).expect("the beginning is whole");
    assert!(cut > 0);
    let copy = folder.0.join("broken").join(file.file_name().expect("a name"));
    assert_eq!(std::fs::read(&copy).ok(), Some(bytes.clone()));
    library::rename(&file, "Sunday").expect("it is whole again");
    // The same once more does not overwrite the copy, and an unfinished end needs no copy.
    std::fs::write(&file, &bytes[..bytes.len() - 5]).expect("it can be written");
    FileLog::resume(&file).expect("the beginning is whole");
    assert_eq!(std::fs::read(&copy).ok(), Some(bytes));
    assert_eq!(names_beside(&copy).len(), 2);
    let whole = std::fs::read(&file).expect("a file");
    std::fs::write(&file, &whole[..whole.len() - 1]).expect("it can be written");
    FileLog::resume(&file).expect("the beginning is whole");
    assert_eq!(names_beside(&copy).len(), 2);
}

#[cfg(unix)]
#[test]
fn only_a_taken_name_gets_the_next_number_and_other_errors_are_reported() {
    let folder = Folder::new("counts-up");
    let (_first, one) = library::begin(&folder.0, head("stack")).expect("a log");
    let (second, two) = library::begin(&folder.0, head("stack")).expect("the name of an open match is taken");
    drop(second);
    let (_third, three) = library::begin(&folder.0, head("stack")).expect("the name of a closed match is taken too");
    let number = |file: &std::path::Path| file.to_string_lossy().ends_with("-3.match");
    assert!(number(&three) && !number(&two) && one != two);
    // If the lock can't be taken, no match is left behind.
    let blocked = folder.0.join("blocked.match");
    std::fs::create_dir_all(folder.0.join("blocked.match.lock")).expect("a folder in its place");
    let error = FileLog::create(&blocked, b"head").expect_err("there is no lock");
    assert!(matches!(error, StoreError::System { .. }), "{error}");
    assert!(!blocked.exists());
}

#[test]
fn a_match_that_is_taken_in_twice_is_there_once() {
    let folder = Folder::new("taken-in");
    let elsewhere = Folder::new("taken-from");
    let head = head("skip-bo");
    let all = entries(&head, 10);
    let file = keep(&elsewhere, &head, &all);
    let kept = library::import(&file, &folder.0).expect("it is taken in");
    library::rename(&kept, "Sunday").expect("it can be written");
    assert_eq!(
        library::import(&file, &folder.0).as_ref(),
        Ok(&kept),
        "it differs only in its name"
    );
    assert_eq!(library::import(&kept, &folder.0.join(".")).ok(), Some(kept));
    let longer = keep(&elsewhere, &head, &all[..9]);
    library::import(&longer, &folder.0).expect("another match");
    assert_eq!(library::files(&folder.0).expect("a folder").len(), 2);
}

#[test]
fn a_match_that_was_only_begun_is_in_its_first_round() {
    for game in NAMES {
        let saved_match = SavedMatch::of_log(head(game), &[]).expect("a match");
        assert_eq!(saved_match.status().expect("it follows the rules").round, 1, "{game}");
    }
}

#[test]
fn a_match_that_breaks_the_rules_or_has_other_rules_is_refused() {
    let head = head("stack");
    let mut all = entries(&head, 5);
    all[2].state ^= 1;
    let folder = Folder::new("rules");
    let file = keep(&folder, &head, &all);
    let bytes = std::fs::read(&file).expect("a file");
    let (story, _) = SavedMatch::read(&bytes).expect("the frames are whole");
    assert!(matches!(story.status(), Err(StoreError::Unplayable(_))));
    let old = LogHeader {
        rules_version: 0,
        ..LogHeader::new(head)
    };
    let medium = Flaky::default();
    Log::begin(medium.clone(), &postcard::to_stdvec(&old).expect("it can be written")).expect("a log");
    let error = SavedMatch::read(&medium.bytes()).expect_err("the rules have changed");
    assert!(matches!(error, StoreError::OtherRules { found: 0, .. }), "{error:?}");
}

/// A medium in memory whose operations fail, tear or are lost at given numbers.
#[derive(Clone, Debug, Default)]
struct Flaky(Arc<Mutex<Memory>>);

#[derive(Debug, Default)]
struct Memory {
    bytes: Vec<u8>,
    /// How many of the bytes are synced.
    safe: usize,
    operations: usize,
    /// The numbers of the operations that fail, and how.
    wrong: Vec<(usize, Wrong)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrong {
    /// It fails, and nothing happens.
    Fails,
    /// Half of it happens, then it fails.
    Tears,
    /// All of it happens, then it fails, as if the power went before a sync.
    PowerFails,
}

impl Flaky {
    fn with(wrong: Vec<(usize, Wrong)>) -> Self {
        let flaky = Self::default();
        flaky.0.lock().expect("nobody panics").wrong = wrong;
        flaky
    }

    fn bytes(&self) -> Vec<u8> {
        self.0.lock().expect("nobody panics").bytes.clone()
    }

    /// The bytes that are left after a loss of power: the synced ones, and perhaps some of the rest.
    fn after_power(&self, rest: usize) -> Vec<u8> {
        let memory = self.0.lock().expect("nobody panics");
        let kept = (memory.safe + rest).min(memory.bytes.len());
        memory.bytes[..kept].to_vec()
    }

    fn now(&self) -> Option<Wrong> {
        let mut memory = self.0.lock().expect("nobody panics");
        memory.operations += 1;
        let at = memory.operations - 1;
        let wrong = memory.wrong.iter().find(|(wrong, _)| *wrong == at);
        wrong.map(|(_, how)| *how)
    }
}

impl Medium for Flaky {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let wrong = self.now();
        let mut memory = self.0.lock().expect("nobody panics");
        match wrong {
            Some(Wrong::Fails) => return Err(io::ErrorKind::StorageFull.into()),
            Some(Wrong::Tears) => memory.bytes.extend(&bytes[..bytes.len() / 2]),
            _ => memory.bytes.extend(bytes),
        }
        if wrong.is_some() {
            Err(io::ErrorKind::Other.into())
        } else {
            Ok(())
        }
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        if self.now().is_some() {
            return Err(io::ErrorKind::Other.into());
        }
        let mut memory = self.0.lock().expect("nobody panics");
        memory.bytes.truncate(length as usize);
        memory.safe = memory.safe.min(length as usize);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        if self.now().is_some() {
            return Err(io::ErrorKind::Other.into());
        }
        let mut memory = self.0.lock().expect("nobody panics");
        memory.safe = memory.bytes.len();
        Ok(())
    }
}

#[test]
fn no_failed_operation_loses_acknowledged_entries() {
    let head = head("skip-bo-dice");
    let all = entries(&head, 10);
    let begins = postcard::to_stdvec(&LogHeader::new(head)).expect("it can be written");
    for at in 0..40 {
        for how in [Wrong::Fails, Wrong::Tears, Wrong::PowerFails] {
            nothing_acknowledged_is_lost(&begins, &all, vec![(at, how)]);
        }
    }
}

#[test]
fn however_often_the_file_layer_fails_nothing_acknowledged_is_lost() {
    for (seed, game) in (0..200).zip(NAMES.iter().cycle()) {
        let head = head(game);
        let all = entries(&head, 12);
        let begins = postcard::to_stdvec(&LogHeader::new(head)).expect("it can be written");
        let mut rng = stream(seed, Stream::Chance);
        let kinds = [Wrong::Fails, Wrong::Tears, Wrong::PowerFails];
        let mut wrong = || {
            let at = below(&mut rng, 60) as usize;
            (at, kinds[below(&mut rng, 3) as usize])
        };
        let wrong = (0..1 + seed % 12).map(|_| wrong()).collect();
        nothing_acknowledged_is_lost(&begins, &all, wrong);
    }
}

/// Writes a match while operations fail, and checks each time what a loss of power would leave.
fn nothing_acknowledged_is_lost(begins: &[u8], all: &[Entry], wrong: Vec<(usize, Wrong)>) {
    let medium = Flaky::with(wrong.clone());
    let Ok(mut log) = Log::begin(medium.clone(), begins) else {
        // Nothing was acknowledged, so nothing can be lost.
        return;
    };
    for (index, entry) in all.iter().enumerate() {
        let body = postcard::to_stdvec(&happened(entry)).expect("it can be written");
        let mut tries = 0;
        while log.append(&body).is_err() {
            tries += 1;
            assert!(tries <= 2 * wrong.len(), "{wrong:?}: each fails once");
            for rest in [0, 1, 40, usize::MAX / 2] {
                let (story, _) = SavedMatch::read(&medium.after_power(rest)).expect("the head was acknowledged");
                assert!(story.record.entries.len() >= index, "{wrong:?}: {rest}");
                assert_eq!(story.record.entries, all[..story.record.entries.len()]);
            }
        }
    }
    let (story, _) = SavedMatch::read(&medium.after_power(0)).expect("all was acknowledged");
    assert_eq!(story.record.entries, all, "{wrong:?}");
}

#[test]
fn a_match_keeps_its_name_and_can_be_copied_out_and_in_again() {
    let own = Folder::new("names");
    let folder = &own.0;
    let head = head("skip-bo");
    let all = entries(&head, 10);
    let (mut log, file) = library::begin(&folder.join("matches"), head).expect("a log");
    for entry in &all {
        let body = postcard::to_stdvec(&happened(entry)).expect("it can be written");
        log.append(&body).expect("it is written");
    }
    assert_eq!(library::rename(&file, "in use"), Err(StoreError::InUse));
    drop(log);
    let name = |file: &std::path::Path| MatchSummary::read(file).expect("a match").name;
    assert_eq!(name(&file), None);
    library::rename(&file, "  Rainy\nSunday  ").expect("it can be written");
    assert_eq!(name(&file).as_deref(), Some("Rainy Sunday"));
    library::rename(&file, &"ä".repeat(200)).expect("it can be written");
    assert_eq!(name(&file), Some("ä".repeat(LONGEST_NAME)));
    library::rename(&file, " ").expect("it can be written");
    assert_eq!(name(&file), None);
    let changed = MatchSummary::read(&file).expect("a match").changed;
    library::rename(&file, "Sun/day").expect("it can be written");
    assert_eq!(
        MatchSummary::read(&file).expect("a match").changed,
        changed,
        "nothing happened in it"
    );

    let elsewhere = folder.join("elsewhere");
    let copy = library::copy(&file, &elsewhere).expect("a copy");
    let other = library::copy(&file, &elsewhere).expect("another copy");
    assert_ne!(copy, other);
    assert_eq!(copy.file_name(), Some(std::ffi::OsStr::new("Sun-day.match")));
    assert_eq!(std::fs::read(&copy).ok(), std::fs::read(&file).ok());
    std::fs::remove_file(&file).expect("it is deleted");
    let back = library::copy(&copy, &folder.join("matches")).expect("it is taken in");
    let (_, story, lost) = FileLog::resume(&back).expect("it goes on");
    assert_eq!(
        (story.record.entries, story.name.as_deref(), lost),
        (all, Some("Sun/day"), 0)
    );

    let foreign = folder.join("letter.match");
    std::fs::write(&foreign, "Dear Ana").expect("a file");
    assert_eq!(library::copy(&foreign, &elsewhere), Err(StoreError::Foreign));
    assert!(!elsewhere.join("letter.match").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_is_named_and_nothing_is_promised() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .expect("Linux has it");
    let begins = postcard::to_stdvec(&LogHeader::new(head("stack"))).expect("it can be written");
    let failed = Log::begin(full, &begins).expect_err("nothing can be written");
    let error = failed.of(std::path::Path::new("/dev/full"));
    assert!(
        matches!(&error, StoreError::System { .. }) && error.to_string().contains("/dev/full"),
        "{error}"
    );
}

#[test]
fn a_keeper_says_what_is_wrong_and_keeps_all_once_that_ends() {
    let head = head("stack");
    let all = entries(&head, 5);
    let begins = postcard::to_stdvec(&LogHeader::new(head)).expect("it can be written");
    // The head takes two operations.
    let medium = Flaky::with(vec![(4, Wrong::Fails)]);
    let log = Log::begin(medium.clone(), &begins).expect("a log");
    let writer = LogWriter::start(log, PathBuf::from("memory")).expect("a thread");
    all.iter().for_each(|entry| writer.append(happened(entry)));
    let troubled = (0..200).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        writer.state().trouble
    });
    assert!(matches!(troubled, Some(StoreError::System { .. })), "{troubled:?}");
    let done = (0..400).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        writer.state().written == all.len() && writer.state().trouble.is_none()
    });
    assert!(done, "{:?}", writer.state());
    drop(writer);
    let (story, _) = SavedMatch::read(&medium.bytes()).expect("a match");
    assert_eq!(story.record.entries, all);
}
