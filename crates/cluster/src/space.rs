//! How much space etcd has left. When its quota is used up it refuses all writes until a person helps (`NOSPACE`), so
//! servers stop opening matches well before.

use crate::engine::Engine;
use crate::error::ClusterError;

/// The quota of etcd if its configuration names none (`--quota-backend-bytes`).
pub const USUAL_QUOTA: u64 = 2 << 30;
/// The part of the quota, in percent, from which on no new match begins. What goes on needs the rest.
pub const FULL_FROM: u64 = 80;

/// The space of an etcd, as its fullest member has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// The bytes of its file.
    pub bytes: u64,
    /// The most bytes that it may have.
    pub quota: u64,
    /// Whether a member has raised the alarm already.
    pub alarm: bool,
}

impl Space {
    /// Whether no new match is to begin.
    pub const fn is_short(&self) -> bool {
        self.alarm || self.bytes >= self.quota / 100 * FULL_FROM
    }

    /// Asks all members that answer. `quota` is that of their configuration; members from etcd 3.6 on name it
    /// themselves.
    ///
    /// # Errors
    /// [`ClusterError::Unreachable`] if none answers.
    pub async fn of(engine: &Engine, quota: u64) -> Result<Self, ClusterError> {
        let mut space: Option<Self> = None;
        let mut why = String::new();
        for client in engine.members() {
            let mut asks = client.maintenance_client();
            let answer = tokio::time::timeout(engine.patience().member, asks.status()).await;
            match answer {
                Ok(Ok(status)) => {
                    let known = space.get_or_insert_default();
                    let bytes = u64::try_from(status.db_size()).unwrap_or(0);
                    let own = u64::try_from(status.db_size_quota()).unwrap_or(0);
                    known.bytes = known.bytes.max(bytes);
                    known.quota = if own > 0 { own } else { quota };
                    known.alarm |= status.errors().iter().any(|error| error.contains("NOSPACE"));
                }
                Ok(Err(error)) => why = error.to_string(),
                Err(_) => "no answer in time".clone_into(&mut why),
            }
        }
        space.ok_or(ClusterError::Unreachable(why))
    }
}
