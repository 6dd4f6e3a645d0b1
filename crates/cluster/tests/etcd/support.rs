//! What all tests of this program need.

use std::time::{Duration, Instant};

use cluster::address::EtcdAddress;
use cluster::claim::Claim;
use cluster::directory_entry::{RoomEntry, ServerEntry};
use cluster::engine::{Engine, EtcdTls, Patience};
use cluster::error::ClusterError;
use cluster::lease::Lease;
use net::protocol::code::RoomCode;
use records::store::frame_log;
use tokio::runtime::Runtime;

/// Enough for an election, and short enough for a test.
pub const PATIENCE: Patience = Patience {
    member: Duration::from_millis(700),
    request: Duration::from_secs(4),
};
/// etcd starts within this time, also on a busy machine.
const STARTS_IN: Duration = Duration::from_secs(30);

/// Threads for connections to etcd.
pub fn threads() -> Runtime {
    let threads = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    threads.expect("threads")
}

/// A connection that waits for etcd so long.
pub fn open(threads: &Runtime, address: &EtcdAddress, patience: Patience) -> Engine {
    threads
        .block_on(Engine::open(address, &EtcdTls::default(), patience))
        .expect("a connection")
}

/// A server as its rooms see it: a connection and a lease.
pub struct Server {
    pub engine: Engine,
    pub lease: Lease,
}

impl Server {
    /// A server at an etcd that may still be starting.
    pub fn start(threads: &Runtime, address: &EtcdAddress, name: &str) -> Self {
        Self::with(threads, address, name, PATIENCE)
    }

    pub fn with(threads: &Runtime, address: &EtcdAddress, name: &str, patience: Patience) -> Self {
        let engine = open(threads, address, patience);
        let entry = ServerEntry::new(&name.parse().expect("an address"), 100);
        let lease = eventually(STARTS_IN, || threads.block_on(Lease::take(&engine, entry.clone())));
        Self { engine, lease }
    }

    pub fn open(&self, threads: &Runtime, code: RoomCode) -> Claim {
        let lease = self.lease.now().expect("a lease");
        threads
            .block_on(Claim::open(&self.engine, lease, code, &entry()))
            .expect("etcd answers")
            .expect("the code is free")
    }
}

/// An entry of a room.
pub fn entry() -> RoomEntry {
    RoomEntry::new(&"127.0.0.1:7448".parse().expect("an address"), 2)
}

/// Tries until it succeeds.
pub fn eventually<T>(within: Duration, mut does: impl FnMut() -> Result<T, ClusterError>) -> T {
    let until = Instant::now() + within;
    loop {
        match does() {
            Ok(done) => return done,
            Err(error) if error.is_temporary() && Instant::now() < until => {
                std::thread::sleep(Duration::from_millis(100));
            }
            Err(error) => panic!("{error:?} after {within:?}"),
        }
    }
}

/// Waits until this holds.
pub fn until(what: &str, within: Duration, mut holds: impl FnMut() -> bool) -> Duration {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < within, "{what}: not within {within:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
    began.elapsed()
}

/// The code of a room.
pub fn code(number: u32) -> RoomCode {
    let bytes = blake3::hash(&number.to_le_bytes());
    RoomCode::of_random(*bytes.as_bytes().first_chunk().expect("enough bytes"))
}

/// The bodies in the bytes of a log.
pub fn bodies(bytes: &[u8]) -> Vec<Vec<u8>> {
    let log = frame_log::read(bytes).expect("a log");
    assert_eq!(log.length, bytes.len(), "all of it is whole");
    log.bodies.iter().map(|body| body.to_vec()).collect()
}
