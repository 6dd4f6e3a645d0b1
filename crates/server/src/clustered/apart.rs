//! What a server does while it can't reach etcd: others may have its rooms by now, so it keeps nobody.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use crate::clustered::member::Member;
use crate::rooms::Rooms;
use cluster::lease::LeaseState;

/// How long the lease may be in doubt before people are sent on. Before that nobody else has their rooms, and etcd may
/// only have held an election.
const GRACE: Duration = Duration::from_secs(2);

impl Rooms {
    /// Notes for all connections whether this server is cut off from the others, until it ends.
    pub(crate) async fn watch_lease(self: Arc<Self>, member: Arc<Member>) {
        let mut states = member.lease.states();
        loop {
            let now = *states.borrow_and_update();
            if let LeaseState::Holds(_) = now {
                self.common.cut_off.send_if_modified(std::mem::take);
            } else {
                match timeout(GRACE, states.changed()).await {
                    Ok(Ok(())) => continue,
                    Ok(Err(_)) => return,
                    // The only server has nobody to whom it could send people.
                    Err(_) if member.is_alone() => {}
                    Err(_) => {
                        tracing::warn!("etcd does not answer this server: people are sent on to the others");
                        self.common.cut_off.send_replace(true);
                    }
                }
            }
            if states.changed().await.is_err() {
                return;
            }
        }
    }
}
