//! `tumbletop simulate --physics`: matches with real throws, headless.

use super::CliError;
use super::simulate::Args;

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or where a match can't go on.
pub fn run(_args: &Args) -> Result<(), CliError> {
    Err(CliError::failed(
        "`simulate --physics` needs the referee, which is not put together yet",
    ))
}
