//! `tumbletop relay`: a relay at which tables of different homes meet.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::error::{CliError, Failure, UsageError};
use crate::localizer::CliLocalizer;
use crate::numbers::whole;
use crate::serve::begin_log;
use messages::texts::cli as words;
use server::homes::relay::{CLIENTS, RelayConfig, RelayServer};

/// The highest limit of clients: each takes memory and a file.
const MOST_CLIENTS: u64 = 1_000_000;

/// The arguments of `relay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The address to listen at; 443 is the port that programs try by themselves.
    #[arg(long, value_name = "A:P")]
    listen: SocketAddr,
    /// The file with the certificate. Without it, fewer homes find a direct way.
    #[arg(long, value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    /// The file with the certificate's key.
    #[arg(long, value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// The maximum number of tables and guests.
    #[arg(long, value_name = "N", default_value_t = CLIENTS, value_parser = whole::<1, MOST_CLIENTS, usize>)]
    max_clients: usize,
}

/// Runs the relay until the system or a person stops it.
///
/// # Errors
/// [`CliError`] if the relay can't start.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let tls = match (&args.tls_cert, &args.tls_key) {
        (Some(certificate), Some(key)) => Some((certificate.clone(), key.clone())),
        (None, None) => None,
        _ => return Err(UsageError::HalfCertificate.into()),
    };
    begin_log(false);
    let relay = RelayServer::start(RelayConfig {
        tls,
        most_clients: args.max_clients,
        ..RelayConfig::at(args.listen)
    });
    let mut relay = relay.map_err(Failure::Serve)?;
    localizer.print(&words::relay_listening(relay.url()))?;
    match relay.wait_for_signal() {
        true => Ok(()),
        false => Err(Failure::Said(words::RELAY_ENDED).into()),
    }
}
