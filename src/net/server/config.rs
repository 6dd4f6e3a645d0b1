//! What a server is started with.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::net::protocol::limits::{
    CONNECTIONS_AN_ADDRESS, REQUESTS_A_SECOND, REQUESTS_BURST, ROOMS, ROOMS_AN_ADDRESS,
};

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder in which rooms and matches are kept.
    pub data: PathBuf,
    /// The files of the certificate and of its key; `None` for no encryption.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Where health and metrics are asked for.
    pub metrics: Option<SocketAddr>,
    /// How many threads work out throws and the thinking of computer players; 0 for one for each core.
    pub workers: usize,
    /// What one address and one connection may do.
    pub limits: Limits,
}

/// What one address and one connection may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most rooms.
    pub rooms: usize,
    /// The most rooms that one address opened.
    pub rooms_an_address: usize,
    /// The most connections of one address.
    pub connections_an_address: usize,
    /// How many requests of a connection may come at once.
    pub requests_burst: u32,
    /// How many requests of a connection may come a second in the long run.
    pub requests_a_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rooms: ROOMS,
            rooms_an_address: ROOMS_AN_ADDRESS,
            connections_an_address: CONNECTIONS_AN_ADDRESS,
            requests_burst: REQUESTS_BURST,
            requests_a_second: REQUESTS_A_SECOND,
        }
    }
}

impl Config {
    /// A server at this address with everything else as usual.
    pub fn at(listen: SocketAddr, data: PathBuf) -> Self {
        Self {
            listen,
            data,
            tls: None,
            metrics: None,
            workers: 0,
            limits: Limits::default(),
        }
    }
}
