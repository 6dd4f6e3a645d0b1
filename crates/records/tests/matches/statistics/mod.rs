//! Statistics of saved matches, compared with counts straight from the records.

mod cache;
mod dice;
mod folder;
mod measures;
mod players;
mod results;

use crate::saved_matches::{Folder, bytes, log_of, person, played};
use games::catalog::{AnyEvent, NAMES};
use records::progress::Progress;
use records::record::Record;
use records::statistics::figures::{Figures, Player, Who};
use records::statistics::{Statistics, StatisticsQuery};
use records::store::log_entry::{LogHeaderBody, LoggedThrow};
use rules::die::{DieId, Face};

impl Folder {
    fn read(&self) -> Statistics {
        self.asked(&StatisticsQuery::default())
    }

    fn asked(&self, asked: &StatisticsQuery) -> Statistics {
        Statistics::read(&self.0, asked, &Progress::default()).expect("a folder")
    }
}

/// A throw that left these faces on top.
fn thrown(faces: &[(u8, u8)]) -> LoggedThrow {
    let faces: Vec<(DieId, Face)> = faces.iter().map(|(die, face)| (DieId(*die), Face(*face))).collect();
    // The rest of the data of the throw follows.
    let mut did = postcard::to_stdvec(&faces).expect("it can be written");
    did.extend([7, 7, 7]);
    LoggedThrow {
        track: (vec![1, 2, 3], did),
        lies: Vec::new(),
    }
}

fn named<'a>(statistics: &'a Statistics, name: &str) -> &'a Player {
    let is = |player: &&Player| player.who == Who::Named(name.to_owned());
    statistics.players.iter().find(is).expect("a player of this name")
}

fn of_game<'a>(player: &'a Player, game: &str) -> &'a Figures {
    let found = player.games.iter().find(|(name, _)| *name == game);
    &found.expect("a game that was played").1
}

fn value(figures: &Figures, key: &str) -> f64 {
    let measured = figures.measures.iter().find(|measured| measured.key == key);
    measured.expect("a measure").value().unwrap_or(0.0)
}

/// The events of a record, in one list.
fn events(record: &Record) -> Vec<AnyEvent> {
    let mut all = Vec::new();
    let played = record.replay_into(|_, _, events: Vec<AnyEvent>| all.extend(events));
    played.expect("it replays");
    all
}

/// A folder with some matches of all games.
fn some(name: &str) -> (Folder, Vec<(LogHeaderBody, Record)>) {
    let folder = Folder::new(name);
    let mut matches = Vec::new();
    for (at, game) in NAMES.iter().enumerate() {
        let (head, record) = played(game, at as u64, &[person("Zoe"), person("Kim")]);
        folder.keep(game, &bytes(&head, &log_of(&record)));
        matches.push((head, record));
    }
    (folder, matches)
}
