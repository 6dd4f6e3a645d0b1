//! This server among those that share their rooms.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Mutex as Turn;
use tokio::time::Instant;
use tokio_rustls::rustls::crypto::ring::default_provider;

use crate::clustered::config::ClusterConfig;
use cluster::claim::{Claim, Claimed};
use cluster::directory::{Directory, Place};
use cluster::directory_entry::{RoomEntry, ServerEntry};
use cluster::engine::{Engine, Patience};
use cluster::error::ClusterError;
use cluster::lease::Lease;
use cluster::listing::Listing;
use cluster::objects::ObjectFolder;
use cluster::space::Space;
use cluster::tracks::TrackStore;
use net::protocol::client_message::TableListing;
use net::protocol::code::RoomCode;
use net::protocol::limits::VERSION;
use net::table_address::TableAddress;
use net::target::Target;

/// The folder of tracks, in that of the server.
const TRACKS: &str = "tracks";

/// How long a room is left to others that this server can't read. By then somebody may have helped.
const LEAVES: Duration = Duration::from_secs(600);

/// This server among those that share their rooms.
#[derive(Debug)]
pub(crate) struct Member {
    engine: Engine,
    pub(super) lease: Lease,
    pub(super) directory: Directory,
    pub(super) tracks: TrackStore,
    /// Where all servers put matches that are over; `None` for the disk of each.
    pub(super) objects: Option<ObjectFolder>,
    /// Where clients reach this server.
    pub(super) address: Target,
    quota: u64,
    /// The rooms that are open here.
    claims: Mutex<BTreeMap<RoomCode, Claim>>,
    /// Who takes a room over waits for whoever does so already.
    turns: Mutex<BTreeMap<RoomCode, Arc<Turn<()>>>>,
    /// The rooms that this server can't read, and since when: a newer server may be able to.
    left: Mutex<BTreeMap<RoomCode, Instant>>,
    /// Whether etcd has too little space for another match.
    short: AtomicBool,
    /// Its bytes, and those that it may have.
    space: [AtomicU64; 2],
}

impl Member {
    /// Joins the other servers. What is too big for etcd goes into this folder.
    ///
    /// # Errors
    /// [`ClusterError`]: why it can't.
    pub(crate) async fn join(config: &ClusterConfig, data: &Path, free: usize) -> Result<Arc<Self>, ClusterError> {
        let engine = Engine::open(&config.etcd, &config.tls, Patience::USUAL).await?;
        // What the store of objects is reached with; another part of the program may have named the same before.
        let _ = default_provider().install_default();
        let objects = config.objects.as_deref().map(ObjectFolder::open).transpose()?;
        let tracks = TrackStore::open(&data.join(TRACKS), objects.clone())?;
        let directory = Directory::follow(&engine).await?;
        // Only who can follow the others is found by them.
        let lease = Lease::take(&engine, ServerEntry::new(&config.advertise, free)).await?;
        Ok(Arc::new(Self {
            engine,
            lease,
            directory,
            tracks,
            objects,
            address: config.advertise.clone(),
            quota: config.quota,
            claims: Mutex::default(),
            turns: Mutex::default(),
            left: Mutex::default(),
            short: AtomicBool::new(false),
            space: Default::default(),
        }))
    }

    /// Leaves the others, after all rooms have ended here: they are free for the others in one step.
    pub(crate) async fn leave(&self) {
        if let Err(error) = self.lease.end().await {
            tracing::warn!(%error, "the rooms are free for other servers only in some seconds");
        }
    }

    fn claims(&self) -> MutexGuard<'_, BTreeMap<RoomCode, Claim>> {
        self.claims.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rooms that are open here.
    pub(super) fn owned(&self) -> Vec<Claim> {
        self.claims().values().cloned().collect()
    }

    /// Notes a room that is open here now.
    pub(super) fn owns(&self, claim: Claim) {
        self.claims().insert(claim.code(), claim);
    }

    /// Whether any server has a room of this code, as far as the directory knows.
    pub(crate) fn knows(&self, code: RoomCode) -> bool {
        self.directory.place(code) != Place::NoRoom
    }

    /// The other server at which clients find a room, as far as the directory knows.
    pub(crate) fn server_of(&self, code: RoomCode) -> Option<Target> {
        match self.directory.place(code) {
            Place::At(entry) => leads_to(&entry).filter(|server| *server != self.address),
            Place::Nobodys | Place::NoRoom => None,
        }
    }

    /// Leaves a room to others, for a while.
    pub(super) fn leaves(&self, code: RoomCode) {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        left.retain(|_, since| since.elapsed() < LEAVES);
        left.insert(code, Instant::now());
    }

    /// Whether a room is left to others.
    pub(super) fn has_left(&self, code: RoomCode) -> bool {
        let left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        left.get(&code).is_some_and(|since| since.elapsed() < LEAVES)
    }

    /// Whether a room is open here.
    pub(super) fn has(&self, code: RoomCode) -> bool {
        self.claims().contains_key(&code)
    }

    /// Notes that a room is not open here any more. If it is neither closed nor taken over, another server may have it.
    pub(crate) fn forget(&self, code: RoomCode) {
        let Some(claim) = self.claims().remove(&code) else {
            return;
        };
        self.engine.clone().start(async move {
            match claim.release().await {
                Ok(()) | Err(ClusterError::Deposed) => {}
                Err(error) => tracing::debug!(%code, %error, "a room is free only in some seconds"),
            }
        });
    }

    /// Whether there is a room of this code.
    pub(super) async fn exists(&self, code: RoomCode) -> Result<bool, ClusterError> {
        Claim::exists(&self.engine, code).await
    }

    /// Where the table in a home with this code is, whichever server lists it.
    pub(crate) async fn home(&self, code: RoomCode) -> Result<Option<TableAddress>, ClusterError> {
        Listing::find(&self.engine, code).await
    }

    /// Lists a table in a home at all servers; `None` if there is a room or another table with this code.
    pub(crate) async fn list(&self, table: TableListing, by: IpAddr) -> Result<Option<Listing>, ClusterError> {
        Listing::add(&self.engine, &self.lease, table.code, by, table.address).await
    }

    /// Opens a room with this code; `None` if there is one.
    pub(super) async fn open(&self, code: RoomCode, free: usize) -> Result<Option<Claim>, ClusterError> {
        Claim::open(
            &self.engine,
            self.lease.now()?,
            code,
            &RoomEntry::new(&self.address, free),
        )
        .await
    }

    /// Takes a room over that is nobody's.
    pub(super) async fn take_over(&self, code: RoomCode) -> Result<Claimed, ClusterError> {
        // How many seats are free is known when it is taken up.
        Claim::take_over(&self.engine, self.lease.now()?, code, &RoomEntry::new(&self.address, 0)).await
    }

    /// The turn of whoever takes this room over.
    pub(super) fn turn(&self, code: RoomCode) -> Arc<Turn<()>> {
        let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        turns.retain(|_, turn| Arc::strong_count(turn) > 1);
        turns.entry(code).or_default().clone()
    }

    /// Says in the directory how many seats of a room are free. It may come late or not at all.
    pub(super) fn announce(&self, claim: &Claim, free: usize) {
        let Ok(lease) = self.lease.now() else { return };
        let (claim, entry) = (claim.clone(), RoomEntry::new(&self.address, free));
        self.engine.clone().start(async move {
            if let Err(error) = claim.announce(lease, &entry).await {
                tracing::debug!(code = %claim.code(), %error, "the directory is behind");
            }
        });
    }

    /// Whether etcd has too little space for another match.
    pub(crate) fn is_short(&self) -> bool {
        self.short.load(Relaxed)
    }

    /// Looks how much space etcd has.
    pub(super) async fn look_at_space(&self) {
        let Ok(space) = Space::of(&self.engine, self.quota).await else {
            return;
        };
        for (gauge, value) in self.space.iter().zip([space.bytes, space.quota]) {
            gauge.store(value, Relaxed);
        }
        if space.is_short() != self.short.swap(space.is_short(), Relaxed) {
            let (bytes, quota, alarm) = (space.bytes, space.quota, space.alarm);
            if space.is_short() {
                tracing::error!(bytes, quota, alarm, "etcd has too little space: no match begins");
            } else {
                tracing::info!(bytes, quota, "etcd has space again");
            }
        }
    }

    /// Whether etcd takes this server to be alive, as far as it knows.
    pub(crate) fn is_alive(&self) -> bool {
        self.lease.now().is_ok()
    }

    /// Whether there is no other server, as far as was known last.
    pub(super) fn is_alone(&self) -> bool {
        let servers = self.directory.servers();
        servers.keys().all(|id| id == self.lease.id())
    }

    /// The gauges of this server among the others, for Prometheus: each with its name, its help and its value.
    pub(crate) fn gauges(&self) -> [(&'static str, &'static str, u64); 6] {
        let [bytes, quota] = [&self.space[0], &self.space[1]].map(|gauge| gauge.load(Relaxed));
        let holds = u64::from(self.is_alive());
        [
            (
                "cluster_lease",
                "Whether etcd takes this server to be alive, as far as it knows.",
                holds,
            ),
            (
                "cluster_servers",
                "Servers that share their rooms.",
                self.directory.servers().len() as u64,
            ),
            ("cluster_rooms", "Rooms of all servers.", self.directory.rooms() as u64),
            (
                "cluster_rooms_of_nobody",
                "Rooms that no server has.",
                self.directory.nobodys().len() as u64,
            ),
            ("etcd_bytes", "Bytes of the largest file of etcd.", bytes),
            ("etcd_quota_bytes", "Bytes that it may have.", quota),
        ]
    }
}

/// The address to which an entry leads a client; `None` if the server there speaks another version.
pub(super) fn leads_to(entry: &RoomEntry) -> Option<Target> {
    entry.server.parse().ok().filter(|_| entry.version == VERSION)
}
