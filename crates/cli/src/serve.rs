//! `tumbletop serve`: hosts rooms in which people play together over the network.

use std::net::SocketAddr;
use std::path::PathBuf;

use tracing_subscriber::filter::LevelFilter;

use crate::error::{CliError, Failure, UsageError, ValueError};
use crate::localizer::CliLocalizer;
use crate::numbers::{bytes, whole};
use messages::texts::cli as words;
use net::protocol::limits::ROOMS;
use server::config::{Config, Limits, Listen, Retention};
use server::origin::Origin;
use server::proxies::Network;
use server::run::Server;
use system::output;

/// The highest limit of rooms: each room takes memory and files.
const MOST_ROOMS: u64 = 1_000_000;
/// The most days for which finished matches can be kept: a hundred years.
const MOST_DAYS: u64 = 36_500;

/// The arguments of `serve`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The address to listen at; by default all addresses of this machine, at port 7448.
    #[arg(long, value_name = "A:P")]
    listen: Option<SocketAddr>,
    /// The folder in which rooms and matches are kept.
    #[arg(long, value_name = "DIR", default_value = "tumbletop-data")]
    data: PathBuf,
    /// The file with the certificate, for encrypted connections.
    #[arg(long, value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    /// The file with the certificate's key.
    #[arg(long, value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// The maximum number of rooms.
    #[arg(long, value_name = "N", default_value_t = ROOMS, value_parser = whole::<1, MOST_ROOMS, usize>)]
    max_rooms: usize,
    /// For how many days matches are kept that are over.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = whole::<1, MOST_DAYS, u32>)]
    keep_days: u32,
    /// How much of the disk matches may take, such as 500M or 4G; one address may take an eighth of it.
    #[arg(long, value_name = "SIZE", default_value = "4G", value_parser = bytes)]
    max_disk: u64,
    /// The origin of a web page that may connect, such as `https://play.example.org`; can be repeated.
    #[arg(long, value_name = "URL", value_parser = origin)]
    allow_origin: Vec<Origin>,
    /// The folder of the page in which people play in a browser; it is given out at the same address.
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,
    /// The address that serves health and metrics.
    #[arg(long, value_name = "A:P")]
    metrics: Option<SocketAddr>,
    /// A proxy, as an address or a network such as 10.0.0.0/8, that is believed when it says who has come; can be
    /// repeated.
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<Network>,
    /// Several servers together; not yet supported.
    #[arg(long, value_name = "etcd://A,B,C")]
    cluster: Option<String>,
    /// The address at which other servers reach this one; not yet supported.
    #[arg(long, value_name = "HOST:PORT")]
    advertise: Option<String>,
    /// Writes the log as JSON.
    #[arg(long)]
    json_log: bool,
}

fn origin(text: &str) -> Result<Origin, ValueError> {
    text.parse().map_err(|_| ValueError::Origin)
}

impl Args {
    fn config(&self) -> Result<Config, CliError> {
        if self.cluster.is_some() || self.advertise.is_some() {
            return Err(UsageError::NoCluster.into());
        }
        let tls = match (&self.tls_cert, &self.tls_key) {
            (Some(certificate), Some(key)) => Some((certificate.clone(), key.clone())),
            (None, None) => None,
            _ => return Err(UsageError::HalfCertificate.into()),
        };
        Ok(Config {
            tls,
            metrics: self.metrics,
            origins: self.allow_origin.clone(),
            page: self.web.clone(),
            trusted_proxies: self.trusted_proxy.clone(),
            keep: Some(Retention::new(self.keep_days, self.max_disk)),
            limits: Limits {
                rooms: self.max_rooms,
                ..Limits::default()
            },
            ..Config::new(self.listen.map_or(Listen::EVERYWHERE, Listen::At), self.data.clone())
        })
    }
}

/// Runs the server until the system or a person stops it.
///
/// # Errors
/// [`CliError`] if the server can't start.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let config = args.config()?;
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(output::log_has_colours())
        // A log that can't be written is no reason to end a match.
        .log_internal_errors(false)
        .with_target(false)
        .with_max_level(LevelFilter::INFO);
    // A log that is set up already stays.
    let _ = if args.json_log {
        log.json().try_init().is_ok()
    } else {
        log.try_init().is_ok()
    };
    let server = Server::start(config).map_err(Failure::Serve)?;
    localizer.print(&words::serve_listening(server.address().to_string(), server.taken_up()))?;
    server.wait_for_signal();
    server.end();
    Ok(())
}
