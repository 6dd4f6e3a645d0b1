//! `tumbletop-headless join`: a table with people on other computers, as text. The program with a window has the same
//! arguments.

use std::path::PathBuf;

use crate::error::{CliError, UsageError};
use crate::localizer::CliLocalizer;
use crate::text::room::{self, Joined};
use net::destination::Destination;
use net::link::Invitation;
use net::protocol::code::RoomCode;

/// The arguments of `join`.
#[derive(clap::Args, Clone, Debug)]
pub struct JoinArgs {
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
    /// The folder with your key, the people you know, and your seats at tables that take their time; by default your
    /// key is shown to nobody.
    #[arg(long, value_name = "DIR", requires = "text")]
    pub people: Option<PathBuf>,
    /// Plays in this terminal, by lines of text.
    #[arg(long)]
    pub text: bool,
}

impl JoinArgs {
    /// The invitation that the arguments name.
    ///
    /// # Errors
    /// [`UsageError::NoInvitation`] if the address, code or link is not valid.
    pub fn invitation(&self) -> Result<Invitation, UsageError> {
        let wrong = || UsageError::NoInvitation;
        match &self.code {
            None => self.address.parse().map_err(|_| wrong()),
            Some(code) => {
                let server: Destination = self.address.parse().map_err(|_| wrong())?;
                let code: RoomCode = code.parse().map_err(|_| wrong())?;
                Ok(Invitation {
                    server: Some(server),
                    code,
                })
            }
        }
    }
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] without `--text`, for wrong arguments, or if the server refuses the person or ends the connection.
pub fn run(args: &JoinArgs, localizer: &CliLocalizer) -> Result<(), CliError> {
    if !args.text {
        return Err(UsageError::NeedsText("join").into());
    }
    let table = Joined {
        address: &args.address,
        invitation: args.invitation()?,
        name: args.name.as_deref(),
        watches: args.watch,
        trust: args.trust.as_deref(),
        people: args.people.as_deref(),
    };
    room::run(table, localizer)
}
