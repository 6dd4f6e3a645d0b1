//! What a server is started with.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::net::protocol::code::RoomCode;
use crate::net::protocol::limits::{
    ASLEEP_AN_ADDRESS, CONNECTIONS_AN_ADDRESS, IDLE, PORT, REQUESTS_A_SECOND, REQUESTS_BURST, ROOMS, ROOMS_AN_ADDRESS,
    WRONG_CODE_EVERY,
};
use crate::net::server::origin::Origin;
use crate::net::server::proxies::Network;

/// How many addresses can fill the disk together.
const ADDRESSES: u64 = 8;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: Listen,
    /// The folder in which rooms and matches are kept.
    pub data: PathBuf,
    /// The files of the certificate and of its key; `None` for no encryption.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Where health and metrics are asked for.
    pub metrics: Option<SocketAddr>,
    /// The web pages that may speak to it, beside its own.
    pub origins: Vec<Origin>,
    /// The proxies that are believed when they say for whom a connection is.
    pub trusted_proxies: Vec<Network>,
    /// How many threads work out throws and the thinking of computer players; 0 for one for each core.
    pub workers: usize,
    /// What one address and one connection may do.
    pub limits: Limits,
    /// Which of the rooms in the folder it opens.
    pub take_up: TakeUp,
    /// How much of what was played is kept; `None` for all of it, for ever.
    pub keep: Option<Keep>,
}

/// How long matches are kept that no room needs any more, and how much of the disk all matches may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// How long.
    pub time: Duration,
    /// The most bytes.
    pub bytes: u64,
    /// The most bytes of matches in rooms that one address opened.
    pub an_address: u64,
}

impl Keep {
    /// So many days and bytes; one address may take a part of them.
    pub const fn new(days: u32, bytes: u64) -> Self {
        Self {
            time: Duration::from_secs(days as u64 * 86_400),
            bytes,
            an_address: bytes / ADDRESSES,
        }
    }
}

/// Which of the rooms that lie in its folder a server opens when it starts. The others stay as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeUp {
    /// All of them.
    All,
    /// The one of this code; the server does not start without it.
    Only(RoomCode),
    /// None.
    Nothing,
}

/// Where a server listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// At this address, and nowhere else.
    At(SocketAddr),
    /// At all addresses of the machine, with this port.
    Everywhere(u16),
}

impl Listen {
    /// At all addresses of the machine, with the usual port.
    pub const EVERYWHERE: Self = Self::Everywhere(PORT);

    /// The addresses to listen at: the first one that the system takes. The first one of several is for both kinds of
    /// addresses, and a system without the newer kind refuses it.
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

/// What one address and one connection may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most rooms.
    pub rooms: usize,
    /// The most rooms that one address opened and in which somebody is.
    pub rooms_an_address: usize,
    /// The most rooms that one address opened and in which nobody is.
    pub asleep_an_address: usize,
    /// The most connections of one address.
    pub connections_an_address: usize,
    /// How long an address waits for each code after too many wrong ones.
    pub wrong_code_every: Duration,
    /// How many requests of a connection may come at once.
    pub requests_burst: u32,
    /// How many requests of a connection may come a second in the long run.
    pub requests_a_second: u32,
    /// How long nothing may come from a connection, and how long it may take nothing.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rooms: ROOMS,
            rooms_an_address: ROOMS_AN_ADDRESS,
            asleep_an_address: ASLEEP_AN_ADDRESS,
            connections_an_address: CONNECTIONS_AN_ADDRESS,
            wrong_code_every: WRONG_CODE_EVERY,
            requests_burst: REQUESTS_BURST,
            requests_a_second: REQUESTS_A_SECOND,
            idle: IDLE,
        }
    }
}

impl Config {
    /// A server at this address with everything else as usual.
    pub fn at(listen: SocketAddr, data: PathBuf) -> Self {
        Self::new(Listen::At(listen), data)
    }

    /// A server that listens there with everything else as usual.
    pub fn new(listen: Listen, data: PathBuf) -> Self {
        Self {
            listen,
            data,
            tls: None,
            metrics: None,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            workers: 0,
            limits: Limits::default(),
            take_up: TakeUp::All,
            keep: None,
        }
    }
}
