//! Where each room is, and which servers there are, as etcd tells of every change.
//!
//! What is known here is some milliseconds old, and older while etcd does not answer. So it only says where to look and
//! whom to ask; who owns a room is decided by a [`claim`](crate::claim).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::Duration;

use etcd_client::{EventType, WatchOptions, WatchStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{interval, sleep, timeout};

use crate::directory_entry::{RoomEntry, ServerEntry};
use crate::engine::Engine;
use crate::error::ClusterError;
use crate::keys;
use net::protocol::code::RoomCode;

/// How often the member that tells of changes is asked whether it is still there.
const ASK_EVERY: Duration = Duration::from_secs(1);
/// If it has told nothing for so long, another one is asked.
const SILENT: Duration = Duration::from_millis(2_500);
/// The pause before everything is read again.
const AGAIN: Duration = Duration::from_millis(100);

/// Where a room is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A server has it.
    At(RoomEntry),
    /// It belongs to nobody at the moment: its server has handed it over, or is gone.
    Nobodys,
    /// There is no such room.
    NoRoom,
}

#[derive(Debug, Default)]
struct Known {
    rooms: BTreeMap<RoomCode, RoomEntry>,
    servers: BTreeMap<String, ServerEntry>,
    /// All rooms, whether or not somebody has them.
    fences: BTreeSet<RoomCode>,
}

/// The directory, kept up to date until it is dropped.
#[derive(Debug)]
pub struct Directory {
    known: Arc<RwLock<Known>>,
    changes: watch::Receiver<u64>,
    task: JoinHandle<()>,
}

impl Directory {
    /// Reads the directory, and follows it.
    ///
    /// # Errors
    /// [`ClusterError`] if it can't be read now.
    pub async fn follow(engine: &Engine) -> Result<Self, ClusterError> {
        let known = Arc::<RwLock<Known>>::default();
        let (changed, changes) = watch::channel(0);
        let follower = Follower {
            engine: engine.clone(),
            known: known.clone(),
            changed,
        };
        let revisions = follower.read_all().await?;
        let task = engine.runtime().spawn(follower.run(revisions));
        Ok(Self { known, changes, task })
    }

    fn known(&self) -> RwLockReadGuard<'_, Known> {
        self.known.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where the room of this code is.
    pub fn place(&self, code: RoomCode) -> Place {
        let known = self.known();
        match known.rooms.get(&code) {
            Some(entry) => Place::At(entry.clone()),
            None if known.fences.contains(&code) => Place::Nobodys,
            None => Place::NoRoom,
        }
    }

    /// The rooms that belong to nobody at the moment.
    pub fn nobodys(&self) -> Vec<RoomCode> {
        let known = self.known();
        let mut codes = known.fences.iter().copied().collect::<Vec<_>>();
        codes.retain(|code| !known.rooms.contains_key(code));
        codes
    }

    /// All rooms.
    pub fn all(&self) -> Vec<RoomCode> {
        self.known().fences.iter().copied().collect()
    }

    /// How many rooms there are.
    pub fn rooms(&self) -> usize {
        self.known().fences.len()
    }

    /// The servers that are alive, by their names.
    pub fn servers(&self) -> BTreeMap<String, ServerEntry> {
        self.known().servers.clone()
    }

    /// The servers that are alive, by who should take a room over first: each room has an order of its own, so that the
    /// rooms of a dead server spread over all others. Servers without space come last.
    pub fn heirs(&self, code: RoomCode) -> Vec<String> {
        let known = self.known();
        let mut heirs: Vec<_> = known
            .servers
            .iter()
            .map(|(id, entry)| (entry.free == 0, weight(code, id), id))
            .collect();
        heirs.sort_unstable();
        heirs.into_iter().map(|(_, _, id)| id.clone()).collect()
    }

    /// Counts the changes of the directory.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.clone()
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The place of a server among the heirs of a room: the same for everybody who asks (rendezvous hashing: Thaler and
/// Ravishankar, 1998).
fn weight(code: RoomCode, id: &str) -> [u8; 32] {
    *blake3::hash(format!("{code} {id}").as_bytes()).as_bytes()
}

/// Keeps the directory up to date.
struct Follower {
    engine: Engine,
    known: Arc<RwLock<Known>>,
    changed: watch::Sender<u64>,
}

/// The keys that are followed, each with the revision up to which they are known.
type Revisions = [(&'static str, i64); 3];

impl Follower {
    fn known(&self) -> RwLockWriteGuard<'_, Known> {
        self.known.write().unwrap_or_else(PoisonError::into_inner)
    }

    async fn run(self, mut revisions: Revisions) {
        loop {
            let (at, _) = self.engine.member();
            if let Err(error) = self.watch(revisions).await {
                tracing::debug!(%error, "the directory is read anew");
            }
            self.engine.skip(at);
            revisions = loop {
                sleep(AGAIN).await;
                if let Ok(revisions) = self.read_all().await {
                    break revisions;
                }
            };
        }
    }

    /// Reads everything.
    async fn read_all(&self) -> Result<Revisions, ClusterError> {
        let (rooms, rooms_at) = self.engine.read_all(keys::ROOMS).await?;
        let (servers, servers_at) = self.engine.read_all(keys::SERVERS).await?;
        let (fences, fences_at) = self.engine.read_all(keys::FENCES).await?;
        let mut now = Known::default();
        for pair in rooms.into_iter().chain(servers).chain(fences) {
            now.take(pair.key(), Some(pair.value()));
        }
        *self.known() = now;
        self.changed.send_modify(|count| *count += 1);
        Ok([
            (keys::ROOMS, rooms_at),
            (keys::SERVERS, servers_at),
            (keys::FENCES, fences_at),
        ])
    }

    /// Takes what changes after these revisions, until the member that tells of it is gone.
    async fn watch(&self, revisions: Revisions) -> Result<(), ClusterError> {
        let lost = |error: etcd_client::Error| ClusterError::Unreachable(error.to_string());
        let late = || ClusterError::Unreachable("no answer in time".to_owned());
        let mut stream: Option<WatchStream> = None;
        for (beginning, revision) in revisions {
            let options = WatchOptions::new().with_prefix().with_start_revision(revision + 1);
            match &mut stream {
                Some(stream) => stream.watch(beginning, Some(options)).await.map_err(lost)?,
                None => {
                    let (_, client) = self.engine.member();
                    let mut watcher = client.watch_client();
                    let opens = watcher.watch(beginning, Some(options));
                    stream = Some(
                        timeout(self.engine.patience().member, opens)
                            .await
                            .map_err(|_| late())?
                            .map_err(lost)?,
                    );
                }
            }
        }
        let Some(mut stream) = stream else { return Ok(()) };
        let mut asks = interval(ASK_EVERY);
        let mut heard = tokio::time::Instant::now();
        loop {
            let message = tokio::select! {
                message = stream.message() => message,
                _ = asks.tick() => {
                    stream.request_progress().await.map_err(lost)?;
                    continue;
                }
                () = tokio::time::sleep_until(heard + SILENT) => return Err(late()),
            };
            let Some(told) = message.map_err(lost)?.filter(|told| !told.canceled()) else {
                return Err(ClusterError::Unreachable("the watch has ended".to_owned()));
            };
            heard = tokio::time::Instant::now();
            if told.events().is_empty() {
                continue;
            }
            let mut known = self.known();
            for event in told.events() {
                if let Some(pair) = event.kv() {
                    let value = (event.event_type() == EventType::Put).then(|| pair.value());
                    known.take(pair.key(), value);
                }
            }
            drop(known);
            self.changed.send_modify(|count| *count += 1);
        }
    }
}

impl Known {
    /// Takes a key with its value; `None` if it was deleted.
    fn take(&mut self, key: &[u8], value: Option<&[u8]>) {
        if let Some(code) = keys::code(key, keys::ROOMS) {
            // An entry that nobody understands is that of a newer server: the room is somebody's, but nobody is sent
            // there.
            match value.map(RoomEntry::read) {
                Some(Ok(entry)) => drop(self.rooms.insert(code, entry)),
                Some(Err(error)) => tracing::warn!(%code, %error, "an entry of the directory can't be read"),
                None => drop(self.rooms.remove(&code)),
            }
        } else if let Some(code) = keys::code(key, keys::FENCES) {
            match value {
                Some(_) => drop(self.fences.insert(code)),
                None => drop(self.fences.remove(&code)),
            }
        } else if let Some(id) = key
            .strip_prefix(keys::SERVERS.as_bytes())
            .and_then(|id| str::from_utf8(id).ok())
        {
            match value.and_then(|value| ServerEntry::read(value).ok()) {
                Some(entry) => drop(self.servers.insert(id.to_owned(), entry)),
                None => drop(self.servers.remove(id)),
            }
        }
    }
}
