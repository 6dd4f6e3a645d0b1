//! The ownership of a room: one server writes of it, until another one has taken it over.
//!
//! Two keys say who owns a room. The entry in the directory is bound to the lease of its server: it is gone some seconds
//! after the server is, so others know that they may take the room over. That is all a lease is good for, as a server that
//! was paused finds out too late that its own is gone (Jepsen's report on etcd 3.4.3 shows how locks fail that way). The
//! other key, the fence, has the epoch and is compared in every transaction that writes: who is not named there writes
//! nothing, whatever they believe.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use etcd_client::{Compare, CompareOp, DeleteOptions, GetOptions, PutOptions, Txn, TxnOp, TxnOpResponse, TxnResponse};
use net::protocol::code::RoomCode;
use system::random;

use crate::directory_entry::RoomEntry;
use crate::engine::Engine;
use crate::error::ClusterError;
use crate::keys;

/// A room that this server owns, unless another one has taken it over meanwhile.
#[derive(Clone, Debug)]
pub struct Claim {
    engine: Engine,
    code: RoomCode,
    epoch: u64,
    fence: Vec<u8>,
    /// The revision of the saved room as far as is known; 0 if none is.
    saved_at: Arc<AtomicI64>,
}

/// How often a save that finds another state than the last one is tried again. Only late saves of this server can be in
/// between, of which one is enough.
const TRIES: u32 = 8;

/// What became of a claim.
#[derive(Clone, Debug)]
pub enum Claimed {
    /// The room belongs to this server now.
    Ours(Claim),
    /// It belongs to this server, which is alive as far as etcd knows.
    Theirs(RoomEntry),
    /// There is no such room.
    NoRoom,
}

impl Claim {
    /// Opens a room. `None` if there is one with this code already, or a table in a home. The entry is for the
    /// directory, and is bound to this lease; its epoch is set here.
    ///
    /// # Errors
    /// [`ClusterError`]; the room may be there all the same if etcd did not answer, and nobody knows of it.
    pub async fn open(
        engine: &Engine,
        lease: i64,
        code: RoomCode,
        entry: &RoomEntry,
    ) -> Result<Option<Self>, ClusterError> {
        let claim = Self::new(engine, code, 1)?;
        let is_free = Compare::create_revision(keys::fence(code), CompareOp::Equal, 0);
        let no_home = Compare::create_revision(keys::home(code), CompareOp::Equal, 0);
        let answer = engine
            .transact(claim.take(vec![is_free, no_home], lease, entry))
            .await?;
        Ok((answer.succeeded() || claim.is_in(&answer)).then_some(claim))
    }

    /// Takes over a room that belongs to nobody, or finds out whose it is.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn take_over(
        engine: &Engine,
        lease: i64,
        code: RoomCode,
        entry: &RoomEntry,
    ) -> Result<Claimed, ClusterError> {
        loop {
            let found = engine.transact(Txn::new().and_then(look(code))).await?;
            let Some((fence, _)) = value(&found, 0) else {
                return Ok(Claimed::NoRoom);
            };
            if let Some((theirs, _)) = value(&found, 1) {
                return Ok(Claimed::Theirs(RoomEntry::read(&theirs)?));
            }
            let claim = Self::new(engine, code, epoch_of(&fence)? + 1)?;
            let is_nobodys = vec![
                Compare::value(keys::fence(code), CompareOp::Equal, fence),
                Compare::create_revision(keys::room(code), CompareOp::Equal, 0),
            ];
            let answer = engine.transact(claim.take(is_nobodys, lease, entry)).await?;
            if answer.succeeded() || claim.is_in(&answer) {
                return Ok(Claimed::Ours(claim));
            }
            // Somebody was faster: the next look says who.
        }
    }

    /// Whether there is a room with this code, whoever has it.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn exists(engine: &Engine, code: RoomCode) -> Result<bool, ClusterError> {
        let found = engine
            .read(&keys::fence(code), GetOptions::new().with_keys_only())
            .await?;
        Ok(!found.kvs().is_empty())
    }

    fn new(engine: &Engine, code: RoomCode, epoch: u64) -> Result<Self, ClusterError> {
        // Two claims never have the same fence, not even those of a room that was closed and opened again.
        let mut nonce = [0; 16];
        random::fill(&mut nonce).map_err(|error| ClusterError::Refused(error.to_string()))?;
        Ok(Self {
            engine: engine.clone(),
            code,
            epoch,
            fence: format!("{epoch}:{:032x}", u128::from_be_bytes(nonce)).into_bytes(),
            saved_at: Arc::default(),
        })
    }

    fn take(&self, when: Vec<Compare>, lease: i64, entry: &RoomEntry) -> Txn {
        let puts = vec![
            TxnOp::put(keys::fence(self.code), self.fence.clone(), None),
            self.put_entry(lease, entry),
        ];
        Txn::new().when(when).and_then(puts).or_else(look(self.code))
    }

    fn put_entry(&self, lease: i64, entry: &RoomEntry) -> TxnOp {
        let entry = RoomEntry {
            epoch: self.epoch,
            ..entry.clone()
        };
        let bound = PutOptions::new().with_lease(lease);
        TxnOp::put(keys::room(self.code), entry.written(), Some(bound))
    }

    /// Whether an answer that looked after it had failed has found this claim: it was done before, and that answer was
    /// lost.
    fn is_in(&self, answer: &TxnResponse) -> bool {
        value(answer, 0).is_some_and(|(fence, _)| fence == self.fence)
    }

    /// The code of the room.
    pub const fn code(&self) -> RoomCode {
        self.code
    }

    /// The number of this ownership: each has a higher one than those before.
    pub const fn epoch(&self) -> u64 {
        self.epoch
    }

    /// The connection.
    pub const fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The same ownership over another connection.
    #[must_use]
    pub fn over(&self, engine: &Engine) -> Self {
        Self {
            engine: engine.clone(),
            ..self.clone()
        }
    }

    /// The condition of everything that this server writes of the room.
    pub(crate) fn holds(&self) -> Compare {
        Compare::value(keys::fence(self.code), CompareOp::Equal, self.fence.clone())
    }

    /// The condition as a step that reads what it compares.
    pub(crate) fn look(&self) -> TxnOp {
        TxnOp::get(keys::fence(self.code), None)
    }

    /// Whether this step of an answer has found the condition to hold.
    pub(crate) fn held(&self, answer: &TxnResponse, step: usize) -> bool {
        value(answer, step).is_some_and(|(fence, _)| fence == self.fence)
    }

    /// Does what may be done twice, as long as this server owns the room.
    async fn as_owner(&self, steps: Vec<TxnOp>) -> Result<(), ClusterError> {
        let transaction = Txn::new().when(vec![self.holds()]).and_then(steps);
        let answer = self.engine.transact(transaction).await?;
        if answer.succeeded() {
            Ok(())
        } else {
            Err(ClusterError::Deposed)
        }
    }

    /// Puts the room into the directory as it is now, bound to this lease: that of the claim, or a later one of the same
    /// server.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn announce(&self, lease: i64, entry: &RoomEntry) -> Result<(), ClusterError> {
        self.as_owner(vec![self.put_entry(lease, entry)]).await
    }

    /// Saves the room in place of its last saved state.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn save(&self, room: Vec<u8>) -> Result<(), ClusterError> {
        if room.len() > crate::engine::MOST_REQUEST {
            return Err(ClusterError::TooLarge);
        }
        let place = keys::saved(self.code);
        for _ in 0..TRIES {
            // A save that was given up and comes late must not replace a later one.
            let is_last = Compare::mod_revision(place.clone(), CompareOp::Equal, self.saved_at.load(Ordering::Relaxed));
            let transaction = Txn::new()
                .when(vec![self.holds(), is_last])
                .and_then(vec![TxnOp::put(place.clone(), room.clone(), None)])
                .or_else(vec![self.look(), TxnOp::get(place.clone(), None)]);
            let answer = self.engine.transact(transaction).await?;
            if answer.succeeded() {
                let revision = answer.header().map_or(0, |header| header.revision());
                self.saved_at.store(revision, Ordering::Relaxed);
                return Ok(());
            }
            if !self.held(&answer, 0) {
                return Err(ClusterError::Deposed);
            }
            let found = value(&answer, 1);
            let revision = found.as_ref().map_or(0, |(_, revision)| *revision);
            self.saved_at.store(revision, Ordering::Relaxed);
            if found.is_some_and(|(saved, _)| saved == room) {
                return Ok(());
            }
        }
        Err(ClusterError::Damaged("the room is saved by somebody else".to_owned()))
    }

    /// The room as it was saved last; `None` if it was opened and nobody has entered.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn saved(&self) -> Result<Option<Vec<u8>>, ClusterError> {
        let mut found = self.engine.read(&keys::saved(self.code), GetOptions::new()).await?;
        let saved = found.take_kvs().pop();
        let revision = saved.as_ref().map_or(0, |pair| pair.mod_revision());
        self.saved_at.store(revision, Ordering::Relaxed);
        Ok(saved.map(|pair| pair.into_key_value().1))
    }

    /// Whether this server still owns the room.
    ///
    /// # Errors
    /// [`ClusterError`], but not [`ClusterError::Deposed`].
    pub async fn is_held(&self) -> Result<bool, ClusterError> {
        let found = self.engine.read(&keys::fence(self.code), GetOptions::new()).await?;
        Ok(found.kvs().first().is_some_and(|pair| pair.value() == self.fence))
    }

    /// Hands the room over: whoever is first takes it. Everything that was written is there for them.
    ///
    /// # Errors
    /// [`ClusterError`]; the room is then free when the lease has run out.
    pub async fn release(&self) -> Result<(), ClusterError> {
        self.as_owner(vec![TxnOp::delete(keys::room(self.code), None)]).await
    }

    /// Removes the log of a match.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn forget_log(&self, number: u32) -> Result<(), ClusterError> {
        let log = keys::log(self.code, number);
        // A second time, perhaps late, must not remove a log that was begun anew: so its first frame has to be the same.
        let first = keys::frames(&log, 0);
        let found = self.engine.read(&first, GetOptions::new()).await?;
        let Some(revision) = found.kvs().first().map(|pair| pair.mod_revision()) else {
            return Ok(());
        };
        let is_same = Compare::mod_revision(first, CompareOp::Equal, revision);
        let all = DeleteOptions::new().with_prefix();
        let transaction = Txn::new()
            .when(vec![self.holds(), is_same])
            .and_then(vec![TxnOp::delete(log, Some(all))])
            .or_else(vec![self.look()]);
        let answer = self.engine.transact(transaction).await?;
        // If only the first frame is another one or gone, it was done before.
        if answer.succeeded() || self.held(&answer, 0) {
            Ok(())
        } else {
            Err(ClusterError::Deposed)
        }
    }

    /// Removes the room and all its logs.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub async fn close(&self) -> Result<(), ClusterError> {
        let all = DeleteOptions::new().with_prefix();
        let steps = vec![
            TxnOp::delete(keys::logs(self.code), Some(all)),
            TxnOp::delete(keys::saved(self.code), None),
            TxnOp::delete(keys::room(self.code), None),
            TxnOp::delete(keys::fence(self.code), None),
        ];
        let transaction = Txn::new()
            .when(vec![self.holds()])
            .and_then(steps)
            .or_else(vec![self.look()]);
        let answer = self.engine.transact(transaction).await?;
        // Without a fence there is no room any more.
        if answer.succeeded() || value(&answer, 0).is_none() {
            Ok(())
        } else {
            Err(ClusterError::Deposed)
        }
    }
}

/// Reads who owns a room.
fn look(code: RoomCode) -> Vec<TxnOp> {
    vec![TxnOp::get(keys::fence(code), None), TxnOp::get(keys::room(code), None)]
}

/// The first value that this step of a transaction has read, and the revision that it is of.
pub(crate) fn value(answer: &TxnResponse, step: usize) -> Option<(Vec<u8>, i64)> {
    match answer.op_responses().into_iter().nth(step)? {
        TxnOpResponse::Get(mut found) => {
            let pair = found.take_kvs().into_iter().next()?;
            let revision = pair.mod_revision();
            Some((pair.into_key_value().1, revision))
        }
        _ => None,
    }
}

/// The epoch of a fence.
fn epoch_of(fence: &[u8]) -> Result<u64, ClusterError> {
    let text = str::from_utf8(fence).ok().and_then(|text| text.split_once(':'));
    let epoch = text.and_then(|(epoch, _)| epoch.parse().ok());
    epoch.ok_or_else(|| ClusterError::Damaged("a fence without an epoch".to_owned()))
}
