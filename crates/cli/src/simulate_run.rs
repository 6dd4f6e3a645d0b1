//! The `simulate` command: with real dice or by the rules alone.

use std::sync::Mutex;
use std::time::Instant;

use crate::cost::Costs;
use crate::error::{CliError, UsageError};
use crate::localizer::CliLocalizer;
use crate::simulate::{Args, Progress, Report, make_folder, print_json};
use crate::{physics, progress};
use messages::texts::cli as words;
use records::arena;

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or if a match can't be saved.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let plan = args.plan()?;
    if args.physics {
        return physics::run(args, localizer);
    }
    if let Some(folder) = &args.record {
        make_folder(folder)?;
    }
    let watch = Progress {
        plan: &plan,
        bar: progress::bar(plan.games, localizer.localize(&words::PROGRESS_MATCHES)),
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
        Ok(report.print_table(localizer)?)
    }
}
