//! `tumbletop doctor`: what this machine has, and what to do where it could not play.

use super::CliError;

/// What can be said after `doctor`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Failed`] with the remedy, where this machine could not play.
pub fn run(_args: &Args) -> Result<(), CliError> {
    Err(CliError::failed(
        "`doctor` needs the app, which is not put together yet",
    ))
}
