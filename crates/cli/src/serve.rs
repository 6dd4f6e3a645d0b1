//! `tumbletop serve`: hosts rooms in which people play together over the network.

use std::net::SocketAddr;
use std::path::PathBuf;
#[cfg(feature = "p2p")]
use std::thread::{Builder, sleep};
#[cfg(feature = "p2p")]
use std::time::{Duration, Instant};

use tracing_subscriber::filter::LevelFilter;

use crate::error::{CliError, Failure, UsageError, ValueError};
use crate::localizer::CliLocalizer;
use crate::notice_args::NoticeArgs;
use crate::numbers::{bytes, whole};
use messages::texts::cli as words;
use net::protocol::limits::ROOMS;
use net::protocol::person::HostName;
use net::shards::{ShardTable, Shards};
#[cfg(feature = "p2p")]
use net::table_address::RelayAddress;
use net::target::Target;
#[cfg(feature = "cluster")]
use server::clustered::config::{ClusterConfig, EtcdTls};
use server::config::{Config, Limits, Listen, Retention};
#[cfg(feature = "p2p")]
use server::error::ServeError;
#[cfg(feature = "p2p")]
use server::homes::relay::{RelayConfig, RelayServer};
#[cfg(feature = "p2p")]
use server::homes::{self, Reach, Relays};
use server::origin::Origin;
use server::proxies::Network;
use server::run::Server;
use system::files;
use system::output;

/// The highest limit of rooms: each room takes memory and files.
const MOST_ROOMS: u64 = 1_000_000;
/// The most days for which finished matches can be kept: a hundred years.
const MOST_DAYS: u64 = 36_500;
/// The most bytes of a file with shards.
const MOST_SHARDS: u64 = 1 << 20;
/// The file of the secret key by which other homes know the server.
#[cfg(feature = "p2p")]
const KEY_FILE: &str = "server.key";
/// How long the address waits for a relay before it is printed.
#[cfg(feature = "p2p")]
const FINDS_RELAY: Duration = Duration::from_secs(10);
/// How often it is looked whether one was found.
#[cfg(feature = "p2p")]
const LOOK_EVERY: Duration = Duration::from_millis(100);

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
    /// The name by which people reach the server, if its certificate does not have it; can be repeated.
    #[arg(long, value_name = "HOST", value_parser = host_name)]
    public_name: Vec<HostName>,
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
    #[command(flatten)]
    notices: NoticeArgs,
    /// The address that serves health and metrics.
    #[arg(long, value_name = "A:P")]
    metrics: Option<SocketAddr>,
    /// A proxy, as an address or a network such as 10.0.0.0/8, that is believed when it says who has come; can be
    /// repeated.
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<Network>,
    /// Lets people in from other homes too, without a certificate or any change to a router; prints the address.
    #[cfg(feature = "p2p")]
    #[arg(long)]
    homes: bool,
    /// A relay at which other homes find this server, instead of the public ones; can be repeated.
    #[cfg(feature = "p2p")]
    #[arg(long, value_name = "HOST", requires = "homes", value_parser = relay)]
    relay: Vec<RelayAddress>,
    /// Certificates that are trusted for relays, beside those of the public authorities.
    #[cfg(feature = "p2p")]
    #[arg(long, value_name = "FILE", requires = "homes")]
    relay_trust: Option<PathBuf>,
    /// Is also a relay for tables and guests in different homes, at this address.
    #[cfg(feature = "p2p")]
    #[arg(long, value_name = "A:P")]
    relay_listen: Option<SocketAddr>,
    /// Which letters the codes of which servers begin with: a file with a line for each, such as `ABCD one.example.org`.
    #[arg(long, value_name = "FILE", requires = "shard")]
    shards: Option<PathBuf>,
    /// Which of these servers this one is, or belongs to.
    #[arg(long, value_name = "HOST:PORT", requires = "shards")]
    shard: Option<Target>,
    /// Shares tables with other servers over this etcd, each member with or without a port; `etcds://` over TLS.
    #[arg(long, value_name = "etcd://A,B,C", requires = "advertise")]
    cluster: Option<String>,
    /// The address at which people reach this server and no other one.
    #[arg(long, value_name = "HOST:PORT", requires = "cluster")]
    advertise: Option<String>,
    /// The certificate of the authority that has signed those of etcd.
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "FILE", requires = "cluster")]
    etcd_ca: Option<PathBuf>,
    /// The certificate by which etcd knows this server.
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "FILE", requires = "etcd_key")]
    etcd_cert: Option<PathBuf>,
    /// The key of that certificate.
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "FILE", requires = "etcd_cert")]
    etcd_key: Option<PathBuf>,
    /// Where all servers keep matches that are over and the ways of dice: `file:///FOLDER` or `s3://BUCKET/FOLDER`.
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "URL", requires = "cluster")]
    objects: Option<String>,
    /// The quota of etcd (`--quota-backend-bytes`), such as 2G or 8G.
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "SIZE", default_value = "2G", value_parser = bytes)]
    etcd_quota: u64,
    /// Writes the log as JSON.
    #[arg(long)]
    json_log: bool,
}

fn host_name(text: &str) -> Result<HostName, ValueError> {
    text.parse().map_err(|_| ValueError::HostName)
}

fn origin(text: &str) -> Result<Origin, ValueError> {
    text.parse().map_err(|_| ValueError::Origin)
}

#[cfg(feature = "p2p")]
fn relay(text: &str) -> Result<RelayAddress, ValueError> {
    text.parse().map_err(|_| ValueError::Relay)
}

impl Args {
    fn config(&self, localizer: &CliLocalizer) -> Result<Config, CliError> {
        #[cfg(not(feature = "cluster"))]
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
            public_names: self.public_name.clone(),
            metrics: self.metrics,
            origins: self.allow_origin.clone(),
            page: self.web.clone(),
            notices: self.notices.config(localizer),
            trusted_proxies: self.trusted_proxy.clone(),
            shards: self.shards()?,
            #[cfg(feature = "cluster")]
            cluster: self.shares()?,
            keep: Some(Retention::new(self.keep_days, self.max_disk)),
            limits: Limits {
                rooms: self.max_rooms,
                ..Limits::default()
            },
            ..Config::new(self.listen.map_or(Listen::EVERYWHERE, Listen::At), self.data.clone())
        })
    }
}

impl Args {
    /// Which codes this server has, if others have some too.
    fn shards(&self) -> Result<Option<Shards>, CliError> {
        let (Some(file), Some(entrance)) = (&self.shards, &self.shard) else {
            return Ok(None);
        };
        let text = files::read_text(file, MOST_SHARDS).map_err(|error| Failure::Read {
            file: file.clone(),
            error,
        })?;
        let shards = text
            .parse::<ShardTable>()
            .and_then(|table| table.seen_from(entrance.clone()));
        Ok(Some(shards.map_err(|error| UsageError::Shards(file.clone(), error))?))
    }
}

#[cfg(feature = "cluster")]
impl Args {
    /// How tables are shared with other servers, if they are.
    fn shares(&self) -> Result<Option<ClusterConfig>, CliError> {
        let (Some(etcd), Some(advertise)) = (&self.cluster, &self.advertise) else {
            return Ok(None);
        };
        let etcd = etcd.parse().map_err(UsageError::Etcd)?;
        let advertise = advertise.parse().map_err(|_| UsageError::Address(advertise.clone()))?;
        let tls = EtcdTls {
            authority: self.etcd_ca.clone(),
            identity: self.etcd_cert.clone().zip(self.etcd_key.clone()),
        };
        Ok(Some(ClusterConfig {
            tls,
            objects: self.objects.clone(),
            quota: self.etcd_quota,
            ..ClusterConfig::new(etcd, advertise)
        }))
    }
}

/// Starts a relay with the certificate of the server, which ends with the program, and prints its address.
#[cfg(feature = "p2p")]
fn start_relay(args: &Args, listen: SocketAddr, localizer: &CliLocalizer) -> Result<(), CliError> {
    let relay = RelayServer::start(RelayConfig {
        tls: args.tls_cert.clone().zip(args.tls_key.clone()),
        ..RelayConfig::at(listen)
    });
    let mut relay = relay.map_err(Failure::Serve)?;
    localizer.print(&words::relay_listening(relay.url()))?;
    let waits = move || {
        if !relay.wait_for_signal() {
            tracing::error!("the relay has ended by itself; tables go on, but homes do not meet here any more");
        }
    };
    let thread = Builder::new().name("relay".to_owned()).spawn(waits);
    thread.map_err(|error| Failure::Serve(ServeError::System(error.to_string())))?;
    Ok(())
}

/// Lets people in from other homes, and prints the address that they need.
#[cfg(feature = "p2p")]
fn open_to_homes(args: &Args, server: &Server, localizer: &CliLocalizer) -> Result<(), CliError> {
    let relays = match args.relay.as_slice() {
        [] => Relays::Public,
        own => Relays::Own(own.to_vec()),
    };
    let network = homes::network(relays, args.relay_trust.as_deref()).map_err(Failure::Serve)?;
    let port = server.address().port();
    let door = server.open_to_homes(&args.data.join(KEY_FILE), &network, port);
    let door = door.map_err(Failure::Serve)?;
    let until = Instant::now() + FINDS_RELAY;
    while !matches!(door.reach(), Reach::Everybody(_)) && Instant::now() < until {
        sleep(LOOK_EVERY);
    }
    let address = door.address().to_string();
    Ok(localizer.print(&match door.reach() {
        Reach::Everybody(_) => words::serve_homes(address),
        Reach::Looking => words::serve_no_relay(address, "none"),
        Reach::Near(why) => words::serve_no_relay(address, if why.is_empty() { "none" } else { &why }),
    })?)
}

/// Begins the log of a server on stderr.
pub(crate) fn begin_log(as_json: bool) {
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(output::log_has_colours())
        // A log that can't be written is no reason to end a match.
        .log_internal_errors(false)
        .with_target(false)
        .with_max_level(LevelFilter::INFO);
    // A log that is set up already stays.
    let _ = if as_json {
        log.json().try_init().is_ok()
    } else {
        log.try_init().is_ok()
    };
}

/// Runs the server until the system or a person stops it.
///
/// # Errors
/// [`CliError`] if the server can't start.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let config = args.config(localizer)?;
    begin_log(args.json_log);
    let server = Server::start(config).map_err(Failure::Serve)?;
    localizer.print(&words::serve_listening(server.address().to_string(), server.taken_up()))?;
    #[cfg(feature = "p2p")]
    if let Some(listen) = args.relay_listen {
        start_relay(args, listen, localizer)?;
    }
    #[cfg(feature = "p2p")]
    if args.homes {
        open_to_homes(args, &server, localizer)?;
    }
    server.wait_for_signal();
    server.end();
    Ok(())
}
