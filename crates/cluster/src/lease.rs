//! The lease of a server: as long as it is renewed, etcd keeps what is bound to it in the directory.

use std::time::Duration;

use etcd_client::{LeaseGrantOptions, PutOptions, TxnOp};
use system::random;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::directory_entry::ServerEntry;
use crate::engine::Engine;
use crate::error::ClusterError;
use crate::keys;

/// How long a server is taken to be alive after it was heard of. The rooms of a dead one belong to nobody after this time
/// and that of an election, in which etcd renews all leases; both have to fit into ten seconds.
pub const LEASE: Duration = Duration::from_secs(5);
/// How often it is renewed: one that is lost is tried again twice.
const EVERY: Duration = Duration::from_millis(1_500);

/// Whether the lease of a server holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaseState {
    /// It holds, as far as is known. What is bound to an earlier one is gone.
    Holds(i64),
    /// It may have run out: etcd was not reached since so long. Others may take the rooms over.
    Doubtful,
}

/// The lease of this server and its entry in the directory; both are kept until this is dropped or ended.
#[derive(Debug)]
pub struct Lease {
    engine: Engine,
    id: String,
    state: watch::Receiver<LeaseState>,
    entry: watch::Sender<ServerEntry>,
    task: JoinHandle<()>,
}

impl Lease {
    /// Takes a lease, and enters the server into the directory.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn take(engine: &Engine, entry: ServerEntry) -> Result<Self, ClusterError> {
        let id = format!("{:016x}", number()?);
        let (entry, entries) = watch::channel(entry);
        let now = entries.borrow().clone();
        let first = renewed(engine, None, &id, &now, true).await?;
        let (states, state) = watch::channel(LeaseState::Holds(first));
        let keeper = Keeper {
            engine: engine.clone(),
            id: id.clone(),
            entries,
            states,
        };
        let task = engine.runtime().spawn(keeper.keep(first));
        Ok(Self {
            engine: engine.clone(),
            id,
            state,
            entry,
            task,
        })
    }

    /// The name of this server in the directory; another one at each start.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether it holds now.
    pub fn state(&self) -> LeaseState {
        *self.state.borrow()
    }

    /// Whether it holds, as it changes.
    pub fn states(&self) -> watch::Receiver<LeaseState> {
        self.state.clone()
    }

    /// The lease to bind something to.
    ///
    /// # Errors
    /// [`ClusterError::Unreachable`] while it is in doubt.
    pub fn now(&self) -> Result<i64, ClusterError> {
        match self.state() {
            LeaseState::Holds(lease) => Ok(lease),
            LeaseState::Doubtful => Err(ClusterError::Unreachable("the lease was not renewed".to_owned())),
        }
    }

    /// Changes the entry of the server; it is written with the next renewal.
    pub fn say(&self, entry: ServerEntry) {
        self.entry
            .send_if_modified(|old| std::mem::replace(old, entry.clone()) != entry);
    }

    /// Gives the lease back: what is bound to it is gone at once.
    ///
    /// # Errors
    /// [`ClusterError`]; it then runs out by itself.
    pub async fn end(&self) -> Result<(), ClusterError> {
        self.task.abort();
        let LeaseState::Holds(lease) = self.state() else {
            return Ok(());
        };
        let revoke = |client: etcd_client::Client| async move { client.lease_client().revoke(lease).await };
        match self.engine.ask(revoke).await {
            // It had run out, or was given back by a request whose answer was lost.
            Ok(_) | Err(ClusterError::Refused(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Renews a lease.
struct Keeper {
    engine: Engine,
    id: String,
    entries: watch::Receiver<ServerEntry>,
    states: watch::Sender<LeaseState>,
}

impl Keeper {
    async fn keep(mut self, mut lease: i64) {
        let mut heard = Instant::now();
        let mut written = Some(self.entries.borrow_and_update().clone());
        loop {
            tokio::select! {
                () = sleep(EVERY) => {}
                // A server that is full should not be sent more people meanwhile.
                changed = self.entries.changed() => if changed.is_err() { return },
            }
            let asked = Instant::now();
            let entry = self.entries.borrow_and_update().clone();
            let is_new = written.as_ref() != Some(&entry);
            let renewed = tokio::select! {
                renewed = renewed(&self.engine, Some(lease), &self.id, &entry, is_new) => renewed,
                // Others may take the rooms over from this moment on, whether or not an answer still comes.
                () = tokio::time::sleep_until(heard + LEASE) => Err(ClusterError::Unreachable(String::new())),
            };
            match renewed {
                Ok(now) => {
                    // It holds from when etcd was asked, not from when the answer came.
                    (heard, lease) = (asked, now);
                    written = Some(entry);
                    self.say(LeaseState::Holds(lease));
                }
                Err(error) if heard.elapsed() >= LEASE => {
                    tracing::warn!(%error, "the lease of this server was not renewed in time");
                    self.say(LeaseState::Doubtful);
                    // Until etcd answers, there is nothing to be late for.
                    heard = Instant::now();
                }
                Err(error) => tracing::debug!(%error, "the lease was not renewed"),
            }
        }
    }

    fn say(&self, state: LeaseState) {
        self.states
            .send_if_modified(|old| std::mem::replace(old, state) != state);
    }
}

/// Renews this lease, or takes a new one if it has run out, and writes the entry of the server if it is new. Returns the
/// lease.
async fn renewed(
    engine: &Engine,
    lease: Option<i64>,
    id: &str,
    entry: &ServerEntry,
    is_new: bool,
) -> Result<i64, ClusterError> {
    if let Some(lease) = lease {
        let keep = |client: etcd_client::Client| async move { client.lease_client().keep_alive(lease).await.map(drop) };
        match engine.ask(keep).await {
            Ok(()) if !is_new => return Ok(lease),
            Ok(()) => match enter(engine, lease, id, entry).await {
                // It ran out in between.
                Err(ClusterError::Refused(_)) => {}
                done => return done.map(|()| lease),
            },
            // There is no such lease.
            Err(ClusterError::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    let new = i64::try_from(number()? >> 1).unwrap_or(1).max(1);
    let seconds = LEASE.as_secs() as i64;
    let grant = |client: etcd_client::Client| async move {
        let named = LeaseGrantOptions::new().with_id(new);
        client.lease_client().grant(seconds, Some(named)).await
    };
    match engine.ask(grant).await {
        // Granted by a request whose answer was lost: no other server has this number.
        Ok(_) | Err(ClusterError::Refused(_)) => {}
        Err(error) => return Err(error),
    }
    enter(engine, new, id, entry).await?;
    Ok(new)
}

/// Writes the entry of the server.
async fn enter(engine: &Engine, lease: i64, id: &str, entry: &ServerEntry) -> Result<(), ClusterError> {
    let bound = PutOptions::new().with_lease(lease);
    let put = TxnOp::put(keys::server(id), entry.written(), Some(bound));
    engine
        .transact(etcd_client::Txn::new().and_then(vec![put]))
        .await
        .map(drop)
}

fn number() -> Result<u64, ClusterError> {
    let mut bytes = [0; 8];
    random::fill(&mut bytes).map_err(|error| ClusterError::Refused(error.to_string()))?;
    Ok(u64::from_le_bytes(bytes))
}
