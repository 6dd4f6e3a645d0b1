//! `tumbletop join`: opens the window at a table with people on other machines.

use super::play::{WindowArgs, opened};
use crate::app::plugin::AppConfig;
use crate::window::invited::Invited;
use cli::error::{CliError, Failure, UsageError};
use client::pem::fingerprints_of;
use language::Locale;
use net::fingerprint::Fingerprint;
use net::link::Invitation;
use net::protocol::code::RoomCode;
use net::target::Target;

/// The arguments of `join`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The address of the server, or a link.
    #[arg(value_name = "ADDRESS")]
    pub address: String,
    /// The code of the table; not needed with a link.
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
    /// The name you play under.
    #[arg(long)]
    pub name: Option<String>,
    /// Watches without taking a seat.
    #[arg(long)]
    pub watch: bool,
    /// Trusts the certificate with this SHA-256 fingerprint, or the first one in this file, for this server from now
    /// on.
    #[arg(long, value_name = "FILE|FINGERPRINT")]
    pub trust: Option<String>,
    /// The settings of the window.
    #[command(flatten)]
    pub window: WindowArgs,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Usage`] if the address, code or link is not valid; [`CliError::Failed`] if the certificate to trust
/// can't be read, or no window can be opened.
pub fn run(args: &Args, lang: Option<Locale>) -> Result<(), CliError> {
    let invited = Invited {
        invitation: invitation(args)?,
        name: args.name.clone(),
        watch: args.watch,
        trust: args.trust.as_deref().map(fingerprint).transpose()?,
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

fn invitation(args: &Args) -> Result<Invitation, UsageError> {
    let wrong = || UsageError::NoInvitation;
    match &args.code {
        None => args.address.parse().map_err(|_| wrong()),
        Some(code) => {
            let server: Target = args.address.parse().map_err(|_| wrong())?;
            let code: RoomCode = code.parse().map_err(|_| wrong())?;
            Ok(Invitation {
                server: Some(server),
                code,
            })
        }
    }
}
