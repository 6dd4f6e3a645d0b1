//! `tumbletop-headless play`: a match as text.

use crate::error::{CliError, UsageError};
use crate::home::Home;
use crate::localizer::CliLocalizer;
use crate::match_args::MatchArgs;
use crate::text::local;

/// The arguments of `play` without a window.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    #[command(flatten)]
    of: MatchArgs,
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] without `--text`, for wrong arguments, or if the match to resume can't be read.
pub fn run(args: &Args, home: &Home, localizer: &CliLocalizer) -> Result<(), CliError> {
    if !args.of.text {
        return Err(UsageError::NeedsText("play").into());
    }
    local::run(&args.of, home, localizer)
}
