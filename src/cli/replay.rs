//! `tumbletop replay`: plays a recorded match again by the rules.

#[cfg(feature = "table")]
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::{CliError, simulate::print_json};
use crate::record::Record;
use crate::rules::game::Turn;
#[cfg(feature = "table")]
use crate::table::tracks::MatchTracks;

/// What can be said after `replay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The record.
    pub file: PathBuf,
    /// Plays the record by the rules, without a window, and compares the state after every action.
    #[arg(long)]
    pub verify: bool,
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
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
    /// How many throws lie beside the record as tracks; nothing where none do.
    #[serde(skip_serializing_if = "Option::is_none")]
    tracks: Option<usize>,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Failed`] where the file can't be read, is damaged, the rules refuse what it says, or a state is not the
/// recorded one.
pub fn run(args: &Args) -> Result<(), CliError> {
    if !args.verify {
        return Err(CliError::usage(
            "only `replay FILE --verify` is there: matches can't be watched again yet",
        ));
    }
    let path = args.file.display();
    let bytes = std::fs::read(&args.file).map_err(|error| CliError::failed(format!("can't read {path}: {error}")))?;
    let record = Record::from_bytes(&bytes).map_err(|error| CliError::failed(format!("{path}: {error}")))?;
    let game = record
        .replay(|_, _| {})
        .map_err(|error| CliError::failed(format!("{path}: {error}")))?;
    let scores = game.scores();
    let report = Report {
        game: game.name(),
        actions: record.entries.len(),
        finished: game.turn() == Turn::Over,
        scores: scores.points[..record.seats.count()].to_vec(),
        winners: scores.winners.iter().map(|seat| seat.index() + 1).collect(),
        final_hash: format!("{:016x}", game.state_hash()),
        tracks: tracks_beside(&args.file, &record)?,
    };
    if args.json {
        return print_json(&report);
    }
    let state = if report.finished { "finished" } else { "not finished" };
    println!(
        "{}: {} actions, {state}, every state as recorded",
        report.game, report.actions
    );
    println!("scores: {:?}, winners: seats {:?}", report.scores, report.winners);
    println!("final state: {}", report.final_hash);
    if let Some(tracks) = report.tracks {
        println!("throws to be seen again: {tracks}");
    }
    Ok(())
}

/// How many tracks of throws lie beside a record; `None` where there is no such file.
#[cfg(feature = "table")]
fn tracks_beside(file: &Path, record: &Record) -> Result<Option<usize>, CliError> {
    let file = file.with_extension(super::physics::TRACKS);
    let path = file.display();
    let bytes = match std::fs::read(&file) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(CliError::failed(format!("can't read {path}: {error}"))),
    };
    let tracks =
        MatchTracks::from_bytes(&bytes, record).map_err(|error| CliError::failed(format!("{path}: {error}")))?;
    Ok(Some(tracks.all().len()))
}

/// Without the table there is nothing to be thrown.
#[cfg(not(feature = "table"))]
const fn tracks_beside(_: &Path, _: &Record) -> Result<Option<usize>, CliError> {
    Ok(None)
}
