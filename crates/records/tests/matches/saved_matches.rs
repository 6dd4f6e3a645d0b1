//! Saved matches for tests: played by computer players, and written as logs. Tests of the command line use it too.

use std::fs;
use std::path::PathBuf;

use games::catalog::{AnyGame, AnyOptions};
use records::record::{Entry, Record};
use records::store::frame_log;
use records::store::log_entry::{LogEntry, LogHeader, LogHeaderBody, SeatOccupant};
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, Viewer};
use rules::rng::{Stream, below, stream};
use rules::seats::Seats;

/// A separate folder, removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tumbletop-statistics-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("it can be made");
        Self(folder)
    }

    /// Saves a match in a file of this name.
    pub fn keep(&self, file: &str, bytes: &[u8]) -> PathBuf {
        let file = self.0.join(format!("{file}.match"));
        fs::write(&file, bytes).expect("it can be written");
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn person(name: &str) -> SeatOccupant {
    SeatOccupant {
        name: name.to_owned(),
        level: None,
    }
}

pub fn computer(level: Level) -> SeatOccupant {
    SeatOccupant {
        name: "Saga".to_owned(),
        level: Some(level),
    }
}

/// The options of short matches.
pub fn short(game: &str) -> AnyOptions {
    let mut options = AnyOptions::of_game(game).expect("a game");
    for (key, value) in [("target", "60"), ("stock", "5")] {
        // Not every game has both.
        let _ = options.set(key, value);
    }
    options
}

/// A match among these players, who all play in the same way.
pub fn played(game: &str, seed: u64, players: &[SeatOccupant]) -> (LogHeaderBody, Record) {
    let (options, seats) = (short(game), Seats::solo(players.len()).expect("they can play"));
    let mut record = Record::new(options.clone(), seats, seed.into());
    let mut game = AnyGame::new(&options, &seats, seed).expect("a match");
    let (mut chance, mut choices) = (stream(seed, Stream::Chance), stream(seed, Stream::Agents));
    loop {
        let (who, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance)),
            Turn::Players(due) => {
                let seat = due.lowest().expect("somebody is due");
                let mut legal = game.legal_actions(seat);
                let view = game.view(Viewer::Player(seat));
                let choice = if below(&mut choices, 4) == 0 {
                    below(&mut choices, legal.len() as u32) as usize
                } else {
                    view.choose(Level::Greedy, seat, &legal, &mut choices)
                };
                (Actor::Player(seat), legal.swap_remove(choice))
            }
        };
        game.apply(who, &action, &mut ()).expect("it is legal");
        record.push(who, action, game.state_hash());
    }
    let head = LogHeaderBody {
        options,
        seats,
        seed: seed.into(),
        draw: None,
        players: players.to_vec(),
        colours: [0, 1, 2, 3, 4, 5, 6, 7],
        began_s: 1_700_000_000 + seed,
    };
    (head, record)
}

pub fn happened(entry: &Entry) -> LogEntry {
    LogEntry::Happened {
        entry: entry.clone(),
        throw: None,
        gesture: None,
    }
}

pub fn log_of(record: &Record) -> Vec<LogEntry> {
    record.entries.iter().map(happened).collect()
}

/// The bytes of a log.
pub fn bytes(head: &LogHeaderBody, log: &[LogEntry]) -> Vec<u8> {
    let (mut bytes, link) = frame_log::begin();
    let head = postcard::to_stdvec(&LogHeader::new(head.clone())).expect("it can be written");
    let bodies = log
        .iter()
        .map(|kept| postcard::to_stdvec(kept).expect("it can be written"));
    let mut link = link;
    for body in std::iter::once(head).chain(bodies) {
        let (frame, next) = link.frame(&body).expect("it is short");
        bytes.extend(frame);
        link = next;
    }
    bytes
}
