//! What a server does by itself as others come and go.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::clustered::member::Member;
use crate::rooms::Rooms;
use crate::server_state::RoomInput;
use cluster::directory::Place;
use cluster::directory_entry::{RoomEntry, ServerEntry};
use cluster::error::ClusterError;
use cluster::lease::LeaseState;
use net::protocol::code::RoomCode;

/// How often it is looked, also if nothing has changed.
const LOOKS: Duration = Duration::from_millis(500);
/// Many changes come at once, as when a server ends; they are looked at together.
const TOGETHER: Duration = Duration::from_millis(20);
/// How long each heir of a room leaves it to those before it, which may be gone too.
const HEIR_WAITS: Duration = Duration::from_millis(1_500);
/// How many rooms are taken over at once.
const AT_ONCE: usize = 8;
/// How often it is looked how much space etcd has.
const SPACE_EVERY: Duration = Duration::from_secs(10);

impl Rooms {
    /// Takes over rooms of servers that are gone, and gives up what others have taken, until the server ends.
    pub(crate) async fn watch_others(self: Arc<Self>, member: Arc<Member>) {
        let mut changes = member.directory.changes();
        let mut lease = member.lease.now().ok();
        let mut since: BTreeMap<RoomCode, Instant> = BTreeMap::new();
        let mut space_at = Instant::now();
        while self.common.ending.borrow().is_none() {
            // Whichever comes first.
            let _ = timeout(LOOKS, changes.changed()).await;
            sleep(TOGETHER).await;
            changes.mark_unchanged();
            if let LeaseState::Holds(now) = member.lease.state()
                && lease.replace(now) != Some(now)
            {
                self.announce_all(&member, now).await;
            }
            let free = self.free();
            member.lease.say(ServerEntry::new(&member.address, free));
            self.give_up_what_is_taken(&member).await;
            if free > 0 {
                self.take_what_is_nobodys(&member, &mut since).await;
            }
            if Instant::now() >= space_at {
                space_at = Instant::now() + SPACE_EVERY;
                member.look_at_space().await;
            }
        }
    }

    /// Puts all rooms into the directory again, after the lease that they were bound to has run out.
    async fn announce_all(self: &Arc<Self>, member: &Arc<Member>, lease: i64) {
        for claim in member.owned() {
            // The right number follows when somebody sits down or gets up.
            let entry = RoomEntry::new(&member.address, 0);
            match claim.announce(lease, &entry).await {
                Ok(()) => {}
                Err(ClusterError::Deposed) => self.depose(claim.code()).await,
                Err(error) => tracing::debug!(code = %claim.code(), %error, "a room is not in the directory"),
            }
        }
    }

    /// Ends the rooms here that another server has taken over. Those in which somebody acts find out by themselves.
    async fn give_up_what_is_taken(self: &Arc<Self>, member: &Arc<Member>) {
        for claim in member.owned() {
            let place = member.directory.place(claim.code());
            if matches!(place, Place::At(entry) if entry.epoch > claim.epoch()) {
                self.depose(claim.code()).await;
            }
        }
    }

    async fn depose(&self, code: RoomCode) {
        if let Some(room) = self.find(code) {
            // A room that is stuck learns it when it writes.
            let _ = timeout(TOGETHER, room.send(RoomInput::Deposed)).await;
        }
    }

    /// Takes over the rooms that are nobody's, as far as it is this server's turn.
    async fn take_what_is_nobodys(self: &Arc<Self>, member: &Arc<Member>, since: &mut BTreeMap<RoomCode, Instant>) {
        let nobodys = member.directory.nobodys();
        since.retain(|code, _| nobodys.binary_search(code).is_ok());
        let mut taking = JoinSet::new();
        for code in nobodys {
            let known = *since.entry(code).or_insert_with(Instant::now);
            let heirs = member.directory.heirs(code);
            let place = heirs
                .iter()
                .position(|id| id == member.lease.id())
                .unwrap_or(heirs.len());
            // No server has it for long, however many there are.
            let waits = HEIR_WAITS * place.min(3) as u32;
            if known.elapsed() < waits || member.has(code) || member.has_left(code) || self.free() == 0 {
                continue;
            }
            if taking.len() >= AT_ONCE {
                let _ = taking.join_next().await;
            }
            let (rooms, member) = (self.clone(), member.clone());
            taking.spawn(async move {
                if let Err(error) = rooms.take(&member, code).await {
                    tracing::debug!(%code, %error, "a room was not taken over");
                }
            });
        }
        while taking.join_next().await.is_some() {}
    }
}
