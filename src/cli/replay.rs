//! `tumbletop replay`: shows a recorded match, or plays it again by the rules alone.

#[cfg(feature = "table")]
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
#[cfg(feature = "game")]
use std::sync::Arc;

use serde::Serialize;

use super::simulate::print_json;
#[cfg(feature = "game")]
use crate::app::{self, plugin::AppConfig};
#[cfg(not(feature = "game"))]
use crate::cli::error::UsageError;
use crate::cli::error::{CliError, Failure};
use crate::cli::voice::Voice;
#[cfg(feature = "table")]
use crate::host::tracks::{EXTENSION as TRACKS, MatchTracks};
#[cfg(feature = "table")]
use crate::host::view::SeatPlayer;
use crate::language::Tongue;
#[cfg(feature = "game")]
use crate::messages::Told;
use crate::messages::texts::cli as words;
use crate::record::Record;
use crate::rules::game::Turn;
#[cfg(feature = "game")]
use crate::screens::replay::watch;
use crate::store::error::StoreError;
use crate::store::log::MOST_BYTES;
use crate::store::story::Story;
use crate::system::files;
#[cfg(feature = "game")]
use crate::table::replay::state::StartReplay;
#[cfg(feature = "game")]
use crate::table::resume::replay_of;

/// The arguments of `replay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The record, or a saved match.
    pub file: PathBuf,
    /// Replays the record by the rules, without a window, and compares the state after every action.
    #[arg(long)]
    pub verify: bool,
    /// Prints one JSON object.
    #[arg(long, requires = "verify")]
    pub json: bool,
    /// Starts after this number of actions, and pauses there.
    #[cfg(feature = "game")]
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    pub at: Option<usize>,
    /// The settings of the window.
    #[cfg(feature = "game")]
    #[command(flatten)]
    pub window: super::play::WindowArgs,
}

/// What `--json` prints.
#[derive(Clone, Debug, Serialize)]
struct Report {
    game: &'static str,
    actions: usize,
    finished: bool,
    scores: Vec<i32>,
    winners: Vec<usize>,
    final_hash: String,
    /// How many throws are saved as tracks beside the record; left out if there is no such file.
    #[serde(skip_serializing_if = "Option::is_none")]
    tracks: Option<usize>,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Failed`] if the file can't be read or is damaged, the rules refuse one of its entries, a state
/// differs from the recorded one, or no window can be opened.
pub fn run(args: &Args, lang: Option<Tongue>, voice: &Voice) -> Result<(), CliError> {
    let file = read(&args.file)?;
    if args.verify {
        verify(args, &file, voice)
    } else {
        show(args, file, lang, voice)
    }
}

/// The contents of a file.
enum Read {
    /// A record, which may have its throws in a file beside it.
    Record(Record),
    /// A saved match, with its throws.
    Match(Box<Story>),
}

impl Read {
    const fn record(&self) -> &Record {
        match self {
            Self::Record(record) => record,
            Self::Match(story) => &story.record,
        }
    }
}

fn read(file: &Path) -> Result<Read, CliError> {
    let bytes = files::read(file, MOST_BYTES).map_err(Failure::read(file))?;
    match Story::read(&bytes) {
        // It does not begin like a saved match.
        Err(StoreError::Foreign) => Ok(Read::Record(Record::from_bytes(&bytes).map_err(Failure::file(file))?)),
        Err(error) => Err(Failure::file(file)(error).into()),
        Ok((story, _)) => Ok(Read::Match(Box::new(story))),
    }
}

/// Shows a match in the window, if need be without the tracks of its dice.
#[cfg(feature = "game")]
fn show(args: &Args, file: Read, lang: Option<Tongue>, voice: &Voice) -> Result<(), CliError> {
    // Report the error here rather than in the window.
    file.record().replay(|_, _| {}).map_err(Failure::file(&args.file))?;
    let start = match file {
        Read::Match(story) => replay_of(*story).map_err(Failure::file(&args.file))?,
        Read::Record(record) => {
            let (tracks, players) = kept_beside(&args.file, &record)
                .unwrap_or_else(|why| {
                    voice.complain(&words::replay_without_tracks(why.message()));
                    None
                })
                .unwrap_or_default();
            StartReplay {
                at: 0,
                playing: true,
                players: watch::players(&record, players),
                record: Arc::new(record),
                tracks: Arc::new(tracks),
            }
        }
    };
    let config = AppConfig {
        replay: Some(StartReplay {
            at: args.at.unwrap_or_default(),
            playing: args.at.is_none(),
            ..start
        }),
        ..args.window.config(lang)
    };
    Ok(app::plugin::run(config).map_err(Failure::Window)?)
}

/// Without a window nothing can be shown.
#[cfg(not(feature = "game"))]
fn show(_: &Args, _: Read, _: Option<Tongue>, _: &Voice) -> Result<(), CliError> {
    Err(UsageError::ShowingNeedsWindow.into())
}

/// Plays a record by the rules and reports the result.
fn verify(args: &Args, file: &Read, voice: &Voice) -> Result<(), CliError> {
    let record = file.record();
    let game = record.replay(|_, _| {}).map_err(Failure::file(&args.file))?;
    let scores = game.scores();
    let report = Report {
        game: game.name(),
        actions: record.entries.len(),
        finished: game.turn() == Turn::Over,
        scores: scores.points[..record.seats.count()].to_vec(),
        winners: scores.winners.iter().map(|seat| seat.index() + 1).collect(),
        final_hash: format!("{:016x}", game.state_hash()),
        tracks: match file {
            Read::Record(record) => tracks_beside(&args.file, record)?,
            Read::Match(story) => Some(story.throws().count()),
        },
    };
    if args.json {
        return print_json(&report);
    }
    voice.print(&if report.finished {
        words::replay_finished(report.game, report.actions)
    } else {
        words::replay_unfinished(report.game, report.actions)
    })?;
    let (scores, winners) = (format!("{:?}", report.scores), format!("{:?}", report.winners));
    voice.print(&words::replay_scores(scores, winners))?;
    voice.print(&words::replay_final(report.final_hash))?;
    if let Some(tracks) = report.tracks {
        voice.print(&words::replay_tracks(tracks))?;
    }
    Ok(())
}

/// How many throws are saved as tracks beside a record; `None` if there is no such file.
#[cfg(feature = "table")]
fn tracks_beside(file: &Path, record: &Record) -> Result<Option<usize>, CliError> {
    Ok(kept_beside(file, record)?.map(|(tracks, _)| tracks.all().len()))
}

/// The throws that are saved beside a record, and its players; `None` if there is no such file.
#[cfg(feature = "table")]
fn kept_beside(file: &Path, record: &Record) -> Result<Option<(MatchTracks, Vec<SeatPlayer>)>, CliError> {
    let file = file.with_extension(TRACKS);
    let bytes = match files::read(&file, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Failure::read(&file)(error).into()),
    };
    Ok(Some(
        MatchTracks::from_bytes(&bytes, record).map_err(Failure::file(&file))?,
    ))
}

/// Without the table no tracks are read.
#[cfg(not(feature = "table"))]
const fn tracks_beside(_: &Path, _: &Record) -> Result<Option<usize>, CliError> {
    Ok(None)
}
