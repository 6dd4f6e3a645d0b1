//! The `simulate` command: with real dice or by the rules alone.

use std::sync::Mutex;
use std::time::Instant;

use crate::arena;
use crate::cli::cost::Costs;
use crate::cli::error::{CliError, UsageError};
use crate::cli::progress;
use crate::cli::simulate::{Args, Progress, Report, make_folder, print_json};
use crate::cli::voice::Voice;
use crate::messages::texts::cli as words;

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or if a record can't be written.
pub fn run(args: &Args, voice: &Voice) -> Result<(), CliError> {
    let plan = args.plan()?;
    if args.physics {
        if args.cost {
            return Err(UsageError::CostOfThrows.into());
        }
        return physics(args, voice);
    }
    if let Some(folder) = &args.record {
        make_folder(folder)?;
    }
    let watch = Progress {
        bar: progress::bar(plan.games, voice.say(&words::PROGRESS_MATCHES)),
        folder: args.record.as_deref(),
        failed: Mutex::new(None),
        costs: args.cost.then(Costs::default),
    };
    let began = Instant::now();
    let tally = arena::run(&plan, &watch).map_err(UsageError::Setup)?;
    let seconds = began.elapsed().as_secs_f64();
    watch.bar.finish_and_clear();
    if let Some(failed) = watch
        .failed
        .into_inner()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
    {
        return Err(failed);
    }
    let report = Report::new(&plan, &tally, watch.costs.as_ref(), seconds);
    if args.json {
        print_json(&report)
    } else {
        Ok(report.print_table(voice)?)
    }
}

#[cfg(feature = "table")]
pub(crate) fn physics(args: &Args, voice: &Voice) -> Result<(), CliError> {
    crate::cli::physics::run(args, voice)
}

#[cfg(not(feature = "table"))]
pub(crate) fn physics(_: &Args, _: &Voice) -> Result<(), CliError> {
    Err(UsageError::BuiltWithoutTable.into())
}
