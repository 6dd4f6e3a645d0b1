//! The configuration of a server.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

#[cfg(feature = "cluster")]
use crate::clustered::config::ClusterConfig;
use crate::notices::config::NoticeConfig;
use crate::origin::Origin;
use crate::proxies::Network;
use net::protocol::code::RoomCode;
use net::protocol::limits::{
    ASLEEP_AN_ADDRESS, CONNECTIONS_AN_ADDRESS, IDLE, LISTED, LISTED_AN_ADDRESS, PORT, REQUESTS_A_SECOND,
    REQUESTS_BURST, ROOMS, ROOMS_AN_ADDRESS, SLOW_AN_ADDRESS, WAITING, WAITING_AN_ADDRESS, WRONG_CODE_EVERY,
};
use net::protocol::person::HostName;
use net::shards::Shards;

/// How many addresses together can fill the disk.
const ADDRESSES: u64 = 8;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: Listen,
    /// The folder of rooms and matches.
    pub data: PathBuf,
    /// The files of the certificate and of its key; `None` for no encryption.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// The names by which people reach it, besides those in the certificate: a proxy may have that.
    pub public_names: Vec<HostName>,
    /// The address for health and metrics requests.
    pub metrics: Option<SocketAddr>,
    /// The web pages that may connect, in addition to the server's own.
    pub origins: Vec<Origin>,
    /// The folder of the page in which people play in a browser; `None` to give out no page.
    pub page: Option<PathBuf>,
    /// Which notices it sends to people who are away; `None` for none.
    pub notices: Option<NoticeConfig>,
    /// The proxies that are trusted to name their clients.
    pub trusted_proxies: Vec<Network>,
    /// How many threads work out throws and the thinking of computer players; 0 for one for each core.
    pub workers: usize,
    /// The limits of each address and each connection.
    pub limits: Limits,
    /// The rooms of the folder that it opens.
    pub take_up: RoomsToOpen,
    /// How long matches stay, and how much space they may use; `None` to keep all of them forever.
    pub keep: Option<Retention>,
    /// Which codes are those of this server, if others have some too.
    pub shards: Option<Shards>,
    /// How rooms are shared with other servers; `None` for rooms of its own.
    #[cfg(feature = "cluster")]
    pub cluster: Option<ClusterConfig>,
}

/// How long matches stay that no room needs any more, and how much space on the disk all matches may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// How long a match stays.
    pub time: Duration,
    /// The most bytes of all matches.
    pub bytes: u64,
    /// The most bytes of matches in rooms that one address opened.
    pub an_address: u64,
}

impl Retention {
    /// This many days and bytes. One address may use only a part of the bytes.
    pub const fn new(days: u32, bytes: u64) -> Self {
        Self {
            time: Duration::from_secs(days as u64 * 86_400),
            bytes,
            an_address: bytes / ADDRESSES,
        }
    }
}

/// The rooms of its folder that a server opens when it starts. The others stay as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomsToOpen {
    /// All of them.
    All,
    /// The room with this code; the server does not start without it.
    Only(RoomCode),
    /// None.
    Nothing,
}

/// The address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// Only this address.
    At(SocketAddr),
    /// All addresses of the machine, with this port.
    Everywhere(u16),
}

impl Listen {
    /// All addresses of the machine, with the default port.
    pub const EVERYWHERE: Self = Self::Everywhere(PORT);

    /// The addresses to try; the server uses the first one that the system accepts. With several, the first one is
    /// for both IPv6 and IPv4, and a system without IPv6 refuses it.
    pub(super) fn addresses(self) -> Vec<SocketAddr> {
        match self {
            Self::At(address) => vec![address],
            Self::Everywhere(port) => vec![
                (Ipv6Addr::UNSPECIFIED, port).into(),
                (Ipv4Addr::UNSPECIFIED, port).into(),
            ],
        }
    }
}

/// The limits of each address and each connection.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most rooms.
    pub rooms: usize,
    /// The most rooms opened by one address that have a connected member.
    pub rooms_an_address: usize,
    /// The most rooms opened by one address in which nobody is connected, and no match is on that takes its time.
    pub asleep_an_address: usize,
    /// The most matches that take their time, in rooms opened by one address.
    pub slow_an_address: usize,
    /// The most connections of one address.
    pub connections_an_address: usize,
    /// The most tables in homes that it lists; 0 to list none.
    pub listed: usize,
    /// The most tables in homes that one address lists.
    pub listed_an_address: usize,
    /// The most people in no room who wait for invitations; 0 to let nobody wait.
    pub waiting: usize,
    /// The most of them from one address.
    pub waiting_an_address: usize,
    /// How long an address waits for each code after too many wrong ones.
    pub wrong_code_every: Duration,
    /// The burst limit of requests on a connection.
    pub requests_burst: u32,
    /// The limit of requests a second on a connection in the long run.
    pub requests_a_second: u32,
    /// How long a connection may send nothing, and how long it may read nothing.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rooms: ROOMS,
            rooms_an_address: ROOMS_AN_ADDRESS,
            asleep_an_address: ASLEEP_AN_ADDRESS,
            slow_an_address: SLOW_AN_ADDRESS,
            connections_an_address: CONNECTIONS_AN_ADDRESS,
            listed: LISTED,
            listed_an_address: LISTED_AN_ADDRESS,
            waiting: WAITING,
            waiting_an_address: WAITING_AN_ADDRESS,
            wrong_code_every: WRONG_CODE_EVERY,
            requests_burst: REQUESTS_BURST,
            requests_a_second: REQUESTS_A_SECOND,
            idle: IDLE,
        }
    }
}

impl Config {
    /// A server at this address, with default values for everything else.
    pub fn at(listen: SocketAddr, data: PathBuf) -> Self {
        Self::new(Listen::At(listen), data)
    }

    /// A server with this address, and default values for everything else.
    pub fn new(listen: Listen, data: PathBuf) -> Self {
        Self {
            listen,
            data,
            tls: None,
            public_names: Vec::new(),
            metrics: None,
            origins: Vec::new(),
            page: None,
            notices: None,
            trusted_proxies: Vec::new(),
            workers: 0,
            limits: Limits::default(),
            take_up: RoomsToOpen::All,
            keep: None,
            shards: None,
            #[cfg(feature = "cluster")]
            cluster: None,
        }
    }
}
