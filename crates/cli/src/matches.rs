//! `tumbletop matches`: the saved matches, without a window.

use std::io::{self, BufRead, IsTerminal, stderr, stdin};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{fs, iter};

use serde::Serialize;

use super::simulate::print_json;
use crate::error::{CliError, Failure, UsageError};
use crate::home::Home;
use crate::localizer::CliLocalizer;
use games::catalog::AnyEvent;
use messages::Message;
use messages::names;
use messages::texts::cli as words;
use messages::texts::matches as texts;
use records::store::error::StoreError;
use records::store::library;
use records::store::saved_match::SavedMatch;
use rules::game::Turn;
use system::output::{self, Unprinted};

/// The arguments of `matches`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    #[command(subcommand)]
    act: Option<Act>,
    /// The folder of the saved matches; by default the one that the window uses.
    #[arg(long, value_name = "DIR", global = true)]
    folder: Option<PathBuf>,
    /// Prints one JSON object.
    #[arg(long, global = true)]
    json: bool,
}

/// What to do with the matches; by default they are listed.
#[derive(clap::Subcommand, Clone, Debug)]
enum Act {
    /// Lists the saved matches, the latest first.
    List,
    /// Shows how a match stands.
    Show {
        /// The match, as the list names it.
        id: String,
    },
    /// Copies a match to a file.
    Export {
        /// The match, as the list names it.
        id: String,
        /// The file to write; it must not exist yet.
        file: PathBuf,
    },
    /// Adds a copy of a match to the saved ones.
    Import {
        /// The file to import.
        file: PathBuf,
    },
    /// Deletes a match.
    Delete {
        /// The match, as the list names it.
        id: String,
        /// Deletes without asking.
        #[arg(long)]
        yes: bool,
    },
}

/// A saved match, as it is listed.
#[derive(Clone, Debug, Serialize)]
struct Listed {
    /// The name of its file without the extension.
    id: String,
    game: &'static str,
    /// The name that a player gave the match.
    name: Option<String>,
    seats: Vec<SeatReport>,
    /// Counted from 1.
    round: u16,
    scores: Vec<i32>,
    entries: usize,
    finished: bool,
    /// The seats that won, counted from 1.
    winners: Vec<usize>,
    /// When it began, in seconds since 1970.
    began: u64,
    /// When it last changed, in seconds since 1970.
    changed: u64,
    #[serde(skip)]
    title: &'static str,
}

/// The player of a seat.
#[derive(Clone, Debug, Serialize)]
struct SeatReport {
    name: String,
    /// `null` for a person.
    level: Option<&'static str>,
}

/// What `--json` prints after a change.
#[derive(Clone, Debug, Serialize)]
struct Done {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Usage`] if no folder is known, there is no such match, or there is no terminal to ask at;
/// [`CliError::Failed`] if the match can't be read, written, or deleted.
pub fn run(args: &Args, home: &Home, localizer: &CliLocalizer) -> Result<(), CliError> {
    let folder = home.folder(args.folder.as_deref())?;
    match args.act.as_ref().unwrap_or(&Act::List) {
        Act::List => list(&folder, args.json, localizer),
        Act::Show { id } => show(&find(&folder, id)?, args.json, localizer),
        Act::Export { id, file } => {
            let kept = find(&folder, id)?;
            library::export(&kept, file).map_err(Failure::file(&kept))?;
            let copy = file.display().to_string();
            told(
                args.json,
                localizer,
                &words::matches_exported(&copy),
                id,
                Some(copy.clone()),
            )
        }
        Act::Import { file } => {
            let id = id_of(&library::import(file, &folder).map_err(Failure::file(file))?);
            told(args.json, localizer, &words::matches_imported(&id), &id, None)
        }
        Act::Delete { id, yes } => {
            let kept = find(&folder, id)?;
            if !*yes && !confirmed(id, localizer)? {
                localizer.complain(&words::MATCHES_NOT_DELETED);
                return Ok(());
            }
            library::delete(&kept).map_err(Failure::file(&kept))?;
            told(args.json, localizer, &words::matches_deleted(id), id, None)
        }
    }
}

/// Reports what was done.
fn told(
    json: bool,
    localizer: &CliLocalizer,
    message: &Message,
    id: &str,
    file: Option<String>,
) -> Result<(), CliError> {
    if json {
        return print_json(&Done {
            id: id.to_owned(),
            file,
        });
    }
    Ok(localizer.print(message)?)
}

/// The file of a match.
pub(crate) fn find(folder: &Path, id: &str) -> Result<PathBuf, CliError> {
    let files = library::files(folder).map_err(Failure::file(folder))?;
    let found = files.into_iter().find(|file| id_of(file) == id);
    found.ok_or_else(|| {
        let (id, folder) = (id.to_owned(), folder.display().to_string());
        UsageError::Match { id, folder }.into()
    })
}

fn id_of(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Asks whether a match is to be deleted.
fn confirmed(id: &str, localizer: &CliLocalizer) -> Result<bool, CliError> {
    if !stdin().is_terminal() || !stderr().is_terminal() {
        return Err(UsageError::Unasked.into());
    }
    localizer.complain(&words::matches_delete_ask(id));
    let mut answer = String::new();
    // An answer that can't be read is empty, and not a yes.
    let _: io::Result<usize> = stdin().lock().read_line(&mut answer);
    Ok(answer.trim().to_lowercase() == localizer.localize(&words::MATCHES_YES))
}

fn list(folder: &Path, json: bool, localizer: &CliLocalizer) -> Result<(), CliError> {
    let files = library::files(folder).map_err(Failure::file(folder))?;
    let mut matches = Vec::new();
    for file in &files {
        match Listed::read(file) {
            Ok(listed) => matches.push(listed),
            Err(error) => localizer.complain(&texts::unread(file.display().to_string(), error.why())),
        }
    }
    matches.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.id.cmp(&b.id)));
    if json {
        return print_json(&matches);
    }
    if matches.is_empty() {
        localizer.print(&words::matches_none(folder.display().to_string()))?;
    }
    for listed in &matches {
        listed.print(localizer)?;
    }
    Ok(())
}

fn show(file: &Path, json: bool, localizer: &CliLocalizer) -> Result<(), CliError> {
    let listed = Listed::read(file).map_err(Failure::file(file))?;
    if json {
        return print_json(&listed);
    }
    listed.print(localizer)?;
    for (seat, points) in iter::zip(&listed.seats, &listed.scores) {
        output::line(format_args!(
            "  {}",
            localizer.localize(&texts::points(&seat.name, *points))
        ))?;
    }
    Ok(())
}

impl Listed {
    /// Reads a match and leaves its file as it is.
    fn read(file: &Path) -> Result<Self, StoreError> {
        let system = |error: io::Error| StoreError::system(file, &error);
        let bytes = library::read(file)?;
        let changed = fs::metadata(file).and_then(|data| data.modified()).map_err(system)?;
        let (story, _) = SavedMatch::read(&bytes)?;
        let mut round = 1;
        let replayed = story.record.replay_into(|_, _, events: Vec<AnyEvent>| {
            round = events
                .iter()
                .filter_map(AnyEvent::begins_round)
                .next_back()
                .unwrap_or(round);
        });
        let game = replayed.map_err(StoreError::Unplayable)?;
        let scores = game.scores();
        let seats = story.players.iter().map(|sitting| SeatReport {
            name: sitting.name.clone(),
            level: sitting.level.map(rules::ai::level::Level::name),
        });
        Ok(Self {
            id: id_of(file),
            game: game.name(),
            name: story.name.clone(),
            seats: seats.collect(),
            round,
            scores: scores.points.iter().copied().take(story.head.seats.count()).collect(),
            entries: story.record.entries.len(),
            finished: game.turn() == Turn::Over,
            winners: scores.winners.iter().map(|seat| seat.index() + 1).collect(),
            began: story.head.began_s,
            changed: seconds(changed),
            title: story.head.options.title(),
        })
    }

    fn print(&self, localizer: &CliLocalizer) -> Result<(), Unprinted> {
        let players = self.seats.iter().map(|seat| Message::verbatim(seat.name.clone()));
        let points = self.scores.iter().map(|points| Message::verbatim(points.to_string()));
        let title = match &self.name {
            Some(name) => format!("{}, {}", names::isolated(name), self.title),
            None => self.title.to_owned(),
        };
        let told = if self.finished {
            words::matches_over(title, players, self.round, points, self.entries)
        } else {
            words::matches_on(title, players, self.round, points, self.entries)
        };
        localizer.print(&words::matches_line(&self.id, told))
    }
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
