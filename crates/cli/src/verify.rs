//! `tumbletop verify`: whether a match is what its seed, its rules and the physics make of it.

use std::path::PathBuf;

use serde::Serialize;

use crate::error::{CliError, Failure, FileError};
use crate::localizer::CliLocalizer;
use crate::replay::{Read, read_sound};
use crate::simulate::print_json;
use host::drawn_check::{DrawnOtherwise, check_drawn};
use host::thrown_again::{ThrowAgainError, ThrownAgain, throw_again};
use messages::texts::cli as words;
use records::draw::{Number, commitment};
use records::record::Record;
use records::seal::{Seal, Seals};
use rules::game::Turn;

/// The arguments of `verify`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// A saved match, or a record of an earlier version.
    pub file: PathBuf,
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
    /// The seed, in digits.
    seed: String,
    /// The commitments to the numbers that the seed was drawn from: that of the server, then those of the people. Left
    /// out if it was not drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    commitments: Option<Vec<String>>,
    /// The seal of the whole record; left out if the seed was not drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
    /// How many throws fell the same way again.
    thrown_again: usize,
    /// How many throws can't be thrown again.
    not_thrown_again: usize,
    final_hash: String,
}

/// Checks a file and reports the result.
///
/// # Errors
/// [`CliError::Failed`] where the file can't be read or is damaged, and with the first difference.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let wrong = |error: FileError| Failure::file(&args.file)(error);
    let file = read_sound(&args.file)?;
    let record = file.record();
    let game = record.replay(|_, _| {}).map_err(|error| wrong(error.into()))?;
    if record.draw.as_ref().is_some_and(|draw| draw.seed() != record.seed) {
        return Err(wrong(FileError::SeedDiffers).into());
    }
    check_drawn(record).map_err(|error| match error {
        DrawnOtherwise::Rules(error) => wrong(error.into()),
        DrawnOtherwise::Entry(entry) => wrong(FileError::ChanceDiffers(entry)),
    })?;
    let thrown = match &file {
        // Its throws, if there are any, lie in another file and are rounded.
        Read::Record(_) => ThrownAgain::default(),
        Read::Match(saved_match) => throw_again(saved_match).map_err(|error| match error {
            ThrowAgainError::Store(error) => wrong(error.into()),
            ThrowAgainError::Differs(entry) => wrong(FileError::ThrowDiffers(entry)),
        })?,
    };
    let report = Report {
        game: game.name(),
        actions: record.entries.len(),
        finished: game.turn() == Turn::Over,
        seed: record.seed.to_string(),
        commitments: commitments(record),
        seal: Seals::of(record).map(|seals| seal_digits(&seals.last())),
        thrown_again: thrown.same,
        not_thrown_again: thrown.unknown,
        final_hash: format!("{:016x}", game.state_hash()),
    };
    if args.json {
        return print_json(&report);
    }
    print(&report, localizer)
}

fn print(report: &Report, localizer: &CliLocalizer) -> Result<(), CliError> {
    localizer.print(&if report.finished {
        words::replay_finished(report.game, report.actions)
    } else {
        words::replay_unfinished(report.game, report.actions)
    })?;
    match &report.commitments {
        Some(commitments) => {
            localizer.print(&words::verify_drawn(commitments.len() - 1))?;
            for (at, commitment) in commitments.iter().enumerate() {
                localizer.print(&words::verify_commitment(at, commitment))?;
            }
        }
        None => localizer.print(&words::verify_not_drawn(&report.seed))?,
    }
    localizer.print(&words::VERIFY_CHANCE)?;
    if report.thrown_again > 0 {
        localizer.print(&words::verify_throws(report.thrown_again))?;
    }
    if report.not_thrown_again > 0 {
        localizer.print(&words::verify_unknown(report.not_thrown_again))?;
    }
    if let Some(seal) = &report.seal {
        localizer.print(&words::verify_seal(seal))?;
    }
    Ok(localizer.print(&words::replay_final(&report.final_hash))?)
}

/// The commitments of all who drew the seed.
fn commitments(record: &Record) -> Option<Vec<String>> {
    let draw = record.draw.as_ref()?;
    let all = std::iter::once(&draw.secret).chain(&draw.numbers);
    Some(all.map(|number: &Number| digits(&commitment(number))).collect())
}

fn seal_digits(seal: &Seal) -> String {
    digits(&seal.hash)
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
