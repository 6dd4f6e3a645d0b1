//! Reads the folder of saved matches in the background, and stores the result for the title and the page.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::screens::hosted::{HostFolder, SavedTable, saved_tables};
use games::catalog::AnyOptions;
use messages::texts::matches as words;
use messages::{Message, ToMessage};
use net::protocol::code::RoomCode;
use records::store::error::StoreError;
use records::store::library::{LibraryReading, MatchSummary};
use rules::ai::level::Level;
use system::clock::{self, SystemTime};
use window_kit::table::saving::MatchFolder;
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame};
use window_kit::window::state::{Overlay, Screen};

/// A saved match, as the title and the page show it. It has no secrets: no hand, no seed.
#[derive(Clone, Debug)]
pub(crate) struct ShownMatch {
    pub file: PathBuf,
    /// The game, by its name on the command line.
    pub game: &'static str,
    /// The user's name for the match if it has one, then the game and the players.
    pub title: Message,
    /// The user's name for the match; empty if it has none.
    pub name: String,
    /// The points of each player, in words.
    points: Vec<Message>,
    winners: Vec<Message>,
    pub over: bool,
    /// The seats: the player's name, the level of a computer player, and the colour.
    pub seats: Vec<(String, Option<Level>, u8)>,
    round: u16,
    changed: SystemTime,
    /// The code of its table, if it is a match with others at a table that this program can host again.
    pub table: Option<RoomCode>,
}

impl ShownMatch {
    pub(super) fn of(summary: &MatchSummary) -> Self {
        let names: Vec<&str> = summary.players.iter().map(|player| player.name.as_str()).collect();
        let game = summary.head.options.name();
        let title = AnyOptions::of_game(game).map_or(game, |options| options.title());
        let scores = &summary.standing.scores;
        let all = || names.iter().zip(scores.points);
        Self {
            file: summary.file.clone(),
            game,
            title: match &summary.name {
                Some(name) => words::named(name, title, names.iter().map(|name| Message::verbatim(*name))),
                None => words::of(title, names.iter().map(|name| Message::verbatim(*name))),
            },
            name: summary.name.clone().unwrap_or_default(),
            points: all().map(|(name, points)| words::points(*name, points)).collect(),
            winners: scores
                .winners
                .iter()
                .filter_map(|seat| names.get(seat.index()))
                .map(|name| Message::verbatim(*name))
                .collect(),
            over: summary.standing.over,
            seats: summary
                .players
                .iter()
                .zip(summary.head.colours)
                .map(|(player, colour)| (player.name.clone(), player.level, colour))
                .collect(),
            round: summary.standing.round,
            changed: summary.changed,
            table: None,
        }
    }

    /// The match of a table that can be hosted again; `None` if it can't be read or is over.
    fn of_table(table: &SavedTable) -> Option<Self> {
        let summary = MatchSummary::read(&table.played).ok()?;
        let code = Some(table.code).filter(|_| !summary.standing.over)?;
        Some(Self {
            table: Some(code),
            ..Self::of(&summary)
        })
    }

    /// The state of the match, and when something last happened in it.
    pub(crate) fn status_text(&self, now: SystemTime) -> Message {
        let ago = ago(self.changed, now);
        if self.winners.is_empty() {
            words::stands(self.round, self.points.iter().cloned(), ago)
        } else {
            words::won(self.points.iter().cloned(), self.winners.iter().cloned(), ago)
        }
    }
}

fn ago(then: SystemTime, now: SystemTime) -> Message {
    let minutes = now.duration_since(then).map_or(0, |since| since.as_secs() / 60);
    match minutes {
        0 => words::MOMENT_AGO,
        1..60 => words::minutes_ago(minutes),
        60..1440 => words::hours_ago(minutes / 60),
        _ => words::days_ago(minutes / 1440),
    }
}

/// The key of a match on the page: the name of its file without extension. It stays the same wherever the match moves
/// in the list.
pub(super) fn key(file: &Path) -> String {
    file.file_stem()
        .unwrap_or(file.as_os_str())
        .to_string_lossy()
        .into_owned()
}

/// What was found in the folders.
#[derive(Resource, Debug, Default)]
pub(crate) struct LibraryContents {
    /// The matches, the latest first.
    pub matches: Vec<ShownMatch>,
    /// The files that can't be read, and why.
    pub unread: Vec<Message>,
    reading: Option<Task<Result<LibraryResult, StoreError>>>,
}

type LibraryResult = (Vec<ShownMatch>, Vec<Message>);

impl LibraryContents {
    /// Whether the folder is being read.
    #[cfg(test)]
    pub(super) const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// The code of the table of this match, if it has one.
    pub(super) fn table(&self, file: &Path) -> Option<RoomCode> {
        self.matches.iter().find(|summary| summary.file == file)?.table
    }

    /// The match below this one, or else above it.
    pub(super) fn next_to(&self, file: &Path) -> Option<&ShownMatch> {
        let at = self.matches.iter().position(|summary| summary.file == file)?;
        self.matches
            .get(at + 1)
            .or_else(|| self.matches.get(at.checked_sub(1)?))
    }

    /// The latest match that is not over.
    pub fn last(&self) -> Option<&ShownMatch> {
        self.matches.iter().find(|summary| !summary.over)
    }
}

/// The folder was read.
#[derive(bevy::prelude::Message, Clone, Copy, Debug)]
pub(super) struct LibraryRead;

/// A request to read the folder again.
#[derive(bevy::prelude::Message, Clone, Copy, Debug)]
pub(crate) struct ReloadLibrary;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LibraryContents>()
        .add_message::<LibraryRead>()
        .add_message::<ReloadLibrary>()
        .add_systems(OnEnter(Screen::Title), begin)
        .add_systems(OnEnter(Overlay::Matches), begin)
        .add_systems(Update, (begin.run_if(on_message::<ReloadLibrary>), finish).chain());
}

/// The name of a file, without its folder.
pub(super) fn name_of(file: &Path) -> String {
    file.file_name()
        .unwrap_or(file.as_os_str())
        .to_string_lossy()
        .into_owned()
}

fn begin(folder: Option<Res<MatchFolder>>, tables: Option<Res<HostFolder>>, mut library: ResMut<LibraryContents>) {
    let Some(MatchFolder(folder)) = folder.as_deref().cloned() else {
        return;
    };
    let tables = tables.map(|tables| tables.folder.clone());
    let task = async move { read(&folder, tables.as_deref()).await };
    library.reading = Some(AsyncComputeTaskPool::get().spawn(task));
}

/// Reads the folders. In a page, frames are drawn between two matches.
async fn read(folder: &Path, tables: Option<&Path>) -> Result<LibraryResult, StoreError> {
    let mut reading = LibraryReading::begin(folder)?;
    while reading.step() {
        clock::others().await;
    }
    let library = reading.end();
    let unread = |(file, why): &(PathBuf, StoreError)| {
        let name = file.file_name().unwrap_or(file.as_os_str());
        words::unread(name.to_string_lossy(), why.why())
    };
    let mut matches: Vec<ShownMatch> = library.matches.iter().map(ShownMatch::of).collect();
    let tables = tables.map(saved_tables).unwrap_or_default();
    matches.extend(tables.iter().filter_map(ShownMatch::of_table));
    // The saved matches are in this order already, those of tables are not.
    matches.sort_by_key(|summary| Reverse(summary.changed));
    Ok((matches, library.unread.iter().map(unread).collect()))
}

fn finish(
    mut library: ResMut<LibraryContents>,
    mut told: MessageWriter<LibraryRead>,
    mut next_frame: ResMut<NextFrame>,
) {
    if library.reading.is_some() {
        next_frame.within(LOOK_AGAIN_S);
    }
    let Some(found) = library.bypass_change_detection().reading.as_mut().and_then(check_ready) else {
        return;
    };
    library.reading = None;
    match found {
        Ok((matches, unread)) => {
            library.matches = matches;
            library.unread = unread;
        }
        Err(error) => {
            library.matches.clear();
            library.unread = vec![error.message()];
        }
    }
    told.write(LibraryRead);
}
