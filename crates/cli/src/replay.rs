//! `tumbletop replay`: shows a recorded match, or plays it again by the rules alone.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::simulate::print_json;
use crate::error::{CliError, Failure, FileError};
use crate::localizer::CliLocalizer;
use host::tracks::{EXTENSION as TRACKS, MatchTracks};
use host::view::SeatPlayer;
use messages::texts::cli as words;
use records::record::Record;
use records::store::error::StoreError;
use records::store::frame_log;
use records::store::log::MOST_BYTES;
use records::store::saved_match::SavedMatch;
use rules::game::Turn;
use system::files;

/// The arguments of `replay`.
// The program with a window adds more arguments to these: one group has to do.
#[derive(clap::Args, Clone, Debug)]
#[group(skip)]
pub struct Args {
    /// A saved match, or a record of an earlier version.
    pub file: PathBuf,
    /// Replays the match by the rules, without a window, and compares the state after every action.
    #[arg(long)]
    pub verify: bool,
    /// Prints one JSON object.
    #[arg(long, requires = "verify")]
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
    /// How many throws are saved with the match; left out for a record without a file of tracks beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    tracks: Option<usize>,
}

/// The contents of a file.
pub enum Read {
    /// A record of an earlier version, which may have its throws in a file beside it.
    Record(Box<Record>),
    /// A saved match, with its throws.
    Match(Box<SavedMatch>),
}

impl Read {
    /// The record of the match.
    pub const fn record(&self) -> &Record {
        match self {
            Self::Record(record) => record,
            Self::Match(story) => &story.record,
        }
    }
}

/// Reads a record or a saved match.
///
/// # Errors
/// [`CliError::Failed`] where the file can't be read or is damaged.
pub fn read(file: &Path) -> Result<Read, CliError> {
    Ok(read_all(file)?.0)
}

/// Reads a record or a saved match that is sound to its end.
///
/// # Errors
/// As [`read`], also if only a part of the file is damaged.
pub fn read_sound(file: &Path) -> Result<Read, CliError> {
    match read_all(file)? {
        (read, true) => Ok(read),
        (read, false) => Err(Failure::file(file)(FileError::DamagedAfter(read.record().entries.len())).into()),
    }
}

/// Reads a record or a saved match. Also returns whether it is sound: nothing after what was read is damaged.
fn read_all(file: &Path) -> Result<(Read, bool), CliError> {
    let bytes = files::read(file, MOST_BYTES).map_err(Failure::read(file))?;
    let whole = match frame_log::read(&bytes) {
        Ok(whole) => whole,
        // It does not begin like a saved match.
        Err(StoreError::Foreign) => {
            let record = Record::from_bytes(&bytes).map_err(Failure::file(file))?;
            return Ok((Read::Record(Box::new(record)), true));
        }
        Err(error) => return Err(Failure::file(file)(error).into()),
    };
    let saved_match = SavedMatch::of(&whole).map_err(Failure::file(file))?;
    // A program that still plays the match may be writing the last frame.
    let rest = bytes.get(whole.length..).unwrap_or_default();
    let is_sound = rest.is_empty() || frame_log::is_unfinished(rest, whole.link);
    Ok((Read::Match(Box::new(saved_match)), is_sound))
}

/// Plays a record by the rules and reports the result.
///
/// # Errors
/// [`CliError::Failed`] where the file can't be read or is damaged, the rules refuse one of its entries, or a state
/// differs from the recorded one.
pub fn verify(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let (file, is_sound) = &read_all(&args.file)?;
    let record = file.record();
    let game = record.replay(|_, _| {}).map_err(Failure::file(&args.file))?;
    if !is_sound {
        return Err(Failure::file(&args.file)(FileError::DamagedAfter(record.entries.len())).into());
    }
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
    localizer.print(&if report.finished {
        words::replay_finished(report.game, report.actions)
    } else {
        words::replay_unfinished(report.game, report.actions)
    })?;
    let (scores, winners) = (format!("{:?}", report.scores), format!("{:?}", report.winners));
    localizer.print(&words::replay_scores(scores, winners))?;
    localizer.print(&words::replay_final(report.final_hash))?;
    if let Some(tracks) = report.tracks {
        localizer.print(&words::replay_tracks(tracks))?;
    }
    Ok(())
}

/// How many throws are saved as tracks beside a record; `None` if there is no such file.
fn tracks_beside(file: &Path, record: &Record) -> Result<Option<usize>, CliError> {
    Ok(kept_beside(file, record)?.map(|(tracks, _)| tracks.all().len()))
}

/// The throws that are saved beside a record, and its players; `None` if there is no such file.
///
/// # Errors
/// [`CliError::Failed`] where the file can't be read or is damaged.
pub fn kept_beside(file: &Path, record: &Record) -> Result<Option<(MatchTracks, Vec<SeatPlayer>)>, CliError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The hash of the final state of a file, and how many throws it has.
    fn replayed(file: &Path) -> (String, Option<usize>) {
        let (read, is_sound) = read_all(file).expect("it can be read");
        assert!(is_sound);
        let game = read.record().replay(|_, _| {}).expect("it follows the rules");
        let throws = match &read {
            Read::Record(record) => tracks_beside(file, record).expect("tracks"),
            Read::Match(story) => Some(story.throws().count()),
        };
        (format!("{:016x}", game.state_hash()), throws)
    }

    #[test]
    fn files_of_earlier_versions_are_read_as_before() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/records");
        for (file, hash, throws) in [
            ("stack-000000.tumbletop", "803d4b805e8f004c", Some(15)),
            ("skip-bo-000000.tumbletop", "41e6e74d5f11a80d", None),
        ] {
            assert_eq!(replayed(&folder.join(file)), (hash.to_owned(), throws), "{file}");
        }
    }
}
