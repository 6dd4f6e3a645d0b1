//! `tumbletop join`: opens the window at a table with people on other machines, or plays there as text.

use super::play::{WindowArgs, opened};
use crate::app::plugin::AppConfig;
use cli::error::{CliError, Failure};
use cli::localizer::CliLocalizer;
use client::pem::fingerprints_of;
use language::Locale;
use net::fingerprint::Fingerprint;
use window_kit::window::invited::Invited;

/// The arguments of `join`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The table.
    #[command(flatten)]
    pub of: cli::join::JoinArgs,
    /// The settings of the window.
    #[command(flatten)]
    pub window: WindowArgs,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Usage`] if the address, code or link is not valid; [`CliError::Failed`] if the certificate to trust
/// can't be read, or no window can be opened.
pub fn run(args: &Args, lang: Option<Locale>, localizer: &CliLocalizer) -> Result<(), CliError> {
    if args.of.text {
        return cli::join::run(&args.of, localizer);
    }
    let invited = Invited {
        invitation: args.of.invitation()?,
        name: args.of.name.clone(),
        watch: args.of.watch,
        trust: args.of.trust.as_deref().map(fingerprint).transpose()?,
    };
    let config = AppConfig {
        invited: Some(invited),
        ..args.window.config(lang)
    };
    opened(config)
}

/// The certificate to trust, given by its fingerprint or as a file.
fn fingerprint(written: &str) -> Result<Fingerprint, CliError> {
    if let Ok(fingerprint) = written.parse() {
        return Ok(fingerprint);
    }
    let first = fingerprints_of(written.as_ref()).map(|all| all.first().copied());
    match first {
        Ok(Some(fingerprint)) => Ok(fingerprint),
        Ok(None) => Err(Failure::NoConnection(written.to_owned()).into()),
        Err(why) => Err(Failure::NoConnection(why).into()),
    }
}
