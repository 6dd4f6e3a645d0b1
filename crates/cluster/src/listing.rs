//! Tables in homes whose codes lead there from every server: bound to the lease of the server to which their host is
//! connected.
//!
//! A code is that of a room or of such a table, never of both: each is written only if there is none of the other kind.

use std::net::IpAddr;
use std::time::Duration;

use etcd_client::{Compare, CompareOp, GetOptions, PutOptions, Txn, TxnOp};
use net::protocol::code::RoomCode;
use net::table_address::TableAddress;
use serde::{Deserialize, Serialize};
use system::random;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::claim::value;
use crate::engine::Engine;
use crate::error::ClusterError;
use crate::keys;
use crate::lease::{Lease, LeaseState};

/// How often a change that finds another state than the last one is tried again.
const TRIES: u32 = 8;
/// The pause before a table is taken off again, after etcd has not answered.
const AGAIN: Duration = Duration::from_secs(1);

/// What etcd has of a table in a home, as JSON.
#[derive(Debug, Serialize, Deserialize)]
struct Entry {
    /// Where it is, as [`TableAddress`] writes it.
    address: String,
    /// The address from which its host lists it.
    by: IpAddr,
    /// Tells this listing from later ones of the same table.
    place: u64,
}

impl Entry {
    fn table(&self) -> Option<TableAddress> {
        self.address.parse().ok()
    }
}

/// A table in a home that this server lists at all servers. When it is dropped, the table is not listed any more.
#[derive(Debug)]
pub struct Listing {
    wanted: watch::Sender<TableAddress>,
}

impl Listing {
    /// Lists a table for a client of this address; `None` if the code is that of a room or of another table. The same
    /// table of the same address takes the place of an earlier one.
    ///
    /// # Errors
    /// [`ClusterError`]; then it is not listed.
    pub async fn add(
        engine: &Engine,
        lease: &Lease,
        code: RoomCode,
        by: IpAddr,
        table: TableAddress,
    ) -> Result<Option<Self>, ClusterError> {
        let mut place = [0; 8];
        random::fill(&mut place).map_err(|error| ClusterError::Refused(error.to_string()))?;
        let keeper = Keeper {
            engine: engine.clone(),
            code,
            by,
            place: u64::from_le_bytes(place),
        };
        let leases = lease.states();
        let added = keeper.put(lease.now()?, &table).await;
        if let Ok(false) = added {
            return Ok(None);
        }
        let (wanted, wants) = watch::channel(table);
        // Also if it is not known whether it was added: then it is taken off.
        engine.start(keeper.keep(wants, leases));
        added.map(|_| Some(Self { wanted }))
    }

    /// Notes another address of the table.
    pub fn change(&self, table: TableAddress) {
        self.wanted.send_replace(table);
    }

    /// Where the table of this code is, whichever server lists it.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn find(engine: &Engine, code: RoomCode) -> Result<Option<TableAddress>, ClusterError> {
        let found = engine.read(&keys::home(code), GetOptions::new()).await?;
        let entry = found.kvs().first().and_then(|pair| read(pair.value()));
        Ok(entry.and_then(|entry| entry.table()))
    }
}

/// Reads an entry. One that nobody understands is that of a newer server, which leads its own guests there.
fn read(bytes: &[u8]) -> Option<Entry> {
    serde_json::from_slice(bytes).ok()
}

/// Keeps a table listed.
struct Keeper {
    engine: Engine,
    code: RoomCode,
    by: IpAddr,
    place: u64,
}

impl Keeper {
    /// Keeps the table listed as it is wanted, also if the lease runs out and the server takes another one.
    async fn keep(self, mut wanted: watch::Receiver<TableAddress>, mut leases: watch::Receiver<LeaseState>) {
        loop {
            tokio::select! {
                changed = wanted.changed() => if changed.is_err() {
                    return self.take_off(leases).await;
                },
                // With its lease, the server gives everything back.
                changed = leases.changed() => if changed.is_err() { return },
            }
            let LeaseState::Holds(lease) = *leases.borrow_and_update() else {
                continue;
            };
            let table = wanted.borrow_and_update().clone();
            match self.put(lease, &table).await {
                Ok(true) => {}
                Ok(false) => tracing::warn!(code = %self.code, "the code of a listed table was given away"),
                Err(error) => tracing::debug!(code = %self.code, %error, "a listed table is not found everywhere"),
            }
        }
    }

    /// Writes where the table is, bound to this lease. Returns whether the code is free for it.
    async fn put(&self, lease: i64, table: &TableAddress) -> Result<bool, ClusterError> {
        let place = keys::home(self.code);
        let entry = Entry {
            address: table.to_string(),
            by: self.by,
            place: self.place,
        };
        // Text and numbers always become JSON.
        let written = serde_json::to_vec(&entry).unwrap_or_default();
        let mut revision = 0;
        for _ in 0..TRIES {
            let no_room = Compare::create_revision(keys::fence(self.code), CompareOp::Equal, 0);
            let is_last = Compare::mod_revision(place.clone(), CompareOp::Equal, revision);
            let bound = PutOptions::new().with_lease(lease);
            let transaction = Txn::new()
                .when(vec![no_room, is_last])
                .and_then(vec![TxnOp::put(place.clone(), written.clone(), Some(bound))])
                .or_else(vec![
                    TxnOp::get(keys::fence(self.code), None),
                    TxnOp::get(place.clone(), None),
                ]);
            let answer = self.engine.transact(transaction).await?;
            if answer.succeeded() {
                return Ok(true);
            }
            if value(&answer, 0).is_some() {
                return Ok(false);
            }
            revision = match value(&answer, 1) {
                // It was taken off in between.
                None => 0,
                // Its own from an earlier try may be there, bound to a lease that has run out by now.
                Some((found, revision)) if self.may_replace(&found, table) => revision,
                Some(_) => return Ok(false),
            };
        }
        Err(ClusterError::Unreachable("others change the same table".to_owned()))
    }

    /// Whether what was found is this listing or an earlier one of the same table: the connection of its host may be a
    /// new one.
    fn may_replace(&self, found: &[u8], table: &TableAddress) -> bool {
        read(found).is_some_and(|found| {
            let is_again = found.by == self.by && found.table().is_some_and(|other| other.key == table.key);
            found.place == self.place || is_again
        })
    }

    /// Takes the table off, unless a later listing is there; tries again until etcd answers or the lease is another one.
    async fn take_off(self, leases: watch::Receiver<LeaseState>) {
        let before = *leases.borrow();
        while let Err(error) = self.remove().await {
            let now = *leases.borrow();
            let is_same =
                matches!(now, LeaseState::Doubtful) || matches!(before, LeaseState::Doubtful) || now == before;
            if !error.is_temporary() || !is_same || leases.has_changed().is_err() {
                return;
            }
            sleep(AGAIN).await;
        }
    }

    async fn remove(&self) -> Result<(), ClusterError> {
        let place = keys::home(self.code);
        let found = self.engine.read(&place, GetOptions::new()).await?;
        let Some(pair) = found.kvs().first() else {
            return Ok(());
        };
        if read(pair.value()).is_none_or(|found| found.place != self.place) {
            return Ok(());
        }
        let is_same = Compare::mod_revision(place.clone(), CompareOp::Equal, pair.mod_revision());
        let transaction = Txn::new()
            .when(vec![is_same])
            .and_then(vec![TxnOp::delete(place, None)]);
        // If it is another one by now, that is a later listing.
        self.engine.transact(transaction).await.map(drop)
    }
}
