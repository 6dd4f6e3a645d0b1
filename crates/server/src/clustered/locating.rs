//! Where a room is, for a client that asks any server.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

use crate::clustered::member::{Member, leads_to};
use crate::clustered::shared_room::SharedRoom;
use crate::rooms::{Rooms, random};
use cluster::claim::Claimed;
use cluster::directory::Place;
use cluster::directory_entry::RoomEntry;
use cluster::error::ClusterError;
use net::protocol::code::RoomCode;
use net::protocol::refusal::RoomRefusal;
use net::target::Target;
use records::store::error::StoreError;

/// How long a client waits for the room of its code while that passes from one server to another. It gets an answer within
/// five seconds.
const PASSES: Duration = Duration::from_millis(4_500);
/// How often it is looked meanwhile.
const LOOKS: Duration = Duration::from_millis(50);

/// Where a room of a code is that exists.
#[derive(Debug)]
pub(crate) enum Located {
    /// It is open here.
    Here,
    /// Another server has it.
    At(Target),
}

/// What became of taking a room over.
pub(super) enum Taken {
    /// It is open here.
    Here,
    /// Another server was faster.
    Theirs(RoomEntry),
    /// There is no such room.
    NoRoom,
    /// This server can't read it, and leaves it to others.
    Unreadable,
}

impl Rooms {
    /// Whether any server has a room of this code, or could take it over.
    pub(crate) async fn is_anywhere(member: &Member, code: RoomCode) -> Result<bool, RoomRefusal> {
        // The directory may be a moment behind about a room that was just opened.
        let known = member.directory.place(code) != Place::NoRoom;
        match known {
            true => Ok(true),
            false => member.exists(code).await.map_err(|_| RoomRefusal::DiskFull),
        }
    }

    /// Says where the room of this code is. A room that is nobody's is taken over.
    pub(crate) async fn locate(self: &Arc<Self>, member: &Arc<Member>, code: RoomCode) -> Result<Located, RoomRefusal> {
        let until = Instant::now() + PASSES;
        let mut refusal = RoomRefusal::DiskFull;
        loop {
            if self.find(code).is_some() {
                return Ok(Located::Here);
            }
            let entry = match member.directory.place(code) {
                Place::At(entry) => Some(entry),
                // The directory may be a moment behind.
                Place::Nobodys | Place::NoRoom => match self.take(member, code).await {
                    Ok(Taken::Here) => return Ok(Located::Here),
                    Ok(Taken::Theirs(entry)) => Some(entry),
                    Ok(Taken::NoRoom) => return Err(RoomRefusal::NoRoom),
                    // A newer server may take it in a moment.
                    Ok(Taken::Unreadable) => {
                        refusal = RoomRefusal::NotOpen;
                        None
                    }
                    Err(error) => {
                        tracing::debug!(%code, %error, "a room was not taken over");
                        None
                    }
                },
            };
            if let Some(entry) = entry {
                match leads_to(&entry) {
                    Some(server) if server != member.address => return Ok(Located::At(server)),
                    // An earlier start of this server had it, or a server that speaks another version has it.
                    _ => {}
                }
            }
            if Instant::now() >= until || self.common.ending.borrow().is_some() {
                return Err(refusal);
            }
            sleep(LOOKS).await;
        }
    }

    /// Takes a room over if it is nobody's, and opens it here.
    pub(super) async fn take(self: &Arc<Self>, member: &Arc<Member>, code: RoomCode) -> Result<Taken, ClusterError> {
        let turn = member.turn(code);
        let _turn = turn.lock().await;
        if self.find(code).is_some() {
            return Ok(Taken::Here);
        }
        if member.has_left(code) {
            return Ok(Taken::Unreadable);
        }
        if self.common.ending.borrow().is_some() {
            return Err(ClusterError::Ended);
        }
        let claim = match member.take_over(code).await? {
            Claimed::Ours(claim) => claim,
            Claimed::Theirs(entry) => return Ok(Taken::Theirs(entry)),
            Claimed::NoRoom => return Ok(Taken::NoRoom),
        };
        let (taker, claimed, matches, now) = (member.clone(), claim.clone(), self.matches(), self.now());
        let taken = spawn_blocking(move || SharedRoom::take_up(taker, claimed, matches, random(), now)).await;
        match taken {
            Ok(Ok(Some((room, shared, saved)))) => {
                tracing::info!(%code, epoch = claim.epoch(), "a room was taken over");
                self.start_shared(room, shared, saved, None);
                member.owns(claim);
                Ok(Taken::Here)
            }
            Ok(Ok(None)) => {
                // Its server was gone before anybody had entered, so nobody knows of it.
                claim.close().await?;
                Ok(Taken::NoRoom)
            }
            Ok(Err(error)) if matches!(error, StoreError::System { .. }) => {
                // Etcd did not answer. Somebody takes it over later.
                let _ = claim.release().await;
                Err(ClusterError::Unreachable(error.to_string()))
            }
            Ok(Err(error)) => {
                if let StoreError::Newer { found, known } = error {
                    tracing::error!(%code, found, known, "a newer program has saved this room, and a newer server can take it up");
                } else {
                    tracing::error!(%code, %error, "this server can't take up a room, and leaves it to others");
                }
                member.leaves(code);
                let _ = claim.release().await;
                Ok(Taken::Unreadable)
            }
            Err(_) => {
                // A panic was reported.
                let _ = claim.release().await;
                Err(ClusterError::Ended)
            }
        }
    }
}
